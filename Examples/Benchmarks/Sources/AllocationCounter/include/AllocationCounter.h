#pragma once

/// How often this program has asked for memory, or -1 where that cannot be counted.
long allocation_count(void);
