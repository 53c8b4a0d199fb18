// Workspaces
