/// Hashing begins with the same numbers each time: nothing that shows follows a hash's order.
void arc4random_buf(void *bytes, __SIZE_TYPE__ count) { __builtin_memset(bytes, 0, count); }
