// CSandbox
