#include "CCallSite.h"
