/// What the standard library asks of a platform, answered by the page.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number);
