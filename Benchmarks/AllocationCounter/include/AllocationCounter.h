#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What was asked of the allocator between a start and a stop.
typedef struct {
  /// Calls that gave memory: malloc, calloc, realloc, posix_memalign, aligned_alloc.
  int64_t count;
  /// The bytes they asked for.
  int64_t bytes;
  /// The most bytes that were in use at one time, without those in use at the start.
  int64_t peak;
} AllocationCount;

/// Whether allocations can be counted: not in a build with a sanitizer, which brings its own allocator, and with glibc alone.
bool allocation_counter_is_available(void);

/// Counts from zero what this thread allocates; other threads are not counted.
void allocation_counter_start(void);

/// Ends counting, and says what was counted. Without a start all numbers are 0.
AllocationCount allocation_counter_stop(void);

/// All calls that gave memory to this thread so far, whether between a start and a stop or not: two readings subtract.
int64_t allocation_counter_total(void);

/// The bytes in use in the whole process, with the allocator's own overhead.
int64_t allocation_counter_live_bytes(void);

#endif
