// A C target has at least one source; all there is to it is the header.
#include "CVitrineSQLite.h"
