/// What the standard library asks of a platform, without a C library.
int posix_memalign(void **result, __SIZE_TYPE__ alignment, __SIZE_TYPE__ size);
