#pragma once

/// How often this program has asked for memory, or -1 where that cannot be counted.
long allocation_count(void);

/// How many bytes this program holds from its allocator, or -1 where that cannot be asked.
long allocated_bytes(void);

/// Ends a part of what valgrind counts, by being entered.
void counting_mark(void);
