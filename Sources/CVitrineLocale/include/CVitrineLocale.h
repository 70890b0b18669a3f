// Nothing to call: this target has symbols of Foundation's.
