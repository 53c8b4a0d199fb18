// CCallSite
