// SQLite as a module that clients of the runtime find beside it, as they find the other C modules.
#include <sqlite3.h>
