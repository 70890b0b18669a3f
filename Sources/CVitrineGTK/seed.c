const char *vitrine_seed = "";
