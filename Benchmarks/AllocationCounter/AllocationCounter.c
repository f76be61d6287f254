// Takes the place of the C library's allocator in the program it is linked into, and hands every call on to it.

#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(HAS_SANITIZER) || !defined(__GLIBC__)
#define CANNOT_COUNT 1
#endif

static _Thread_local bool is_counting;
static _Thread_local AllocationCount counted;
/// What is in use, without what was in use at the start: below 0 when more of that was given back.
static _Thread_local int64_t in_use;
/// All calls of this thread.
static _Thread_local int64_t total;

bool allocation_counter_is_available(void) {
#ifdef CANNOT_COUNT
  return false;
#else
  return true;
#endif
}

void allocation_counter_start(void) {
  counted = (AllocationCount){0, 0, 0};
  in_use = 0;
  is_counting = true;
}

AllocationCount allocation_counter_stop(void) {
  AllocationCount result = is_counting ? counted : (AllocationCount){0, 0, 0};
  is_counting = false;
  return result;
}

int64_t allocation_counter_total(void) { return total; }

int64_t allocation_counter_live_bytes(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return 0;
#endif
}

#ifndef CANNOT_COUNT

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static inline void note(size_t bytes) {
  total += 1;
  if (!is_counting) return;
  counted.count += 1;
  counted.bytes += (int64_t)bytes;
}

static inline void *taken(void *memory) {
  if (is_counting && memory != NULL) {
    in_use += (int64_t)malloc_usable_size(memory);
    if (in_use > counted.peak) counted.peak = in_use;
  }
  return memory;
}

static inline void given_back(void *memory) {
  if (is_counting && memory != NULL) in_use -= (int64_t)malloc_usable_size(memory);
}

void *malloc(size_t size) {
  note(size);
  return taken(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return taken(__libc_calloc(count, size));
}

void *realloc(void *old, size_t size) {
  note(size);
  given_back(old);
  return taken(__libc_realloc(old, size));
}

void free(void *memory) {
  given_back(memory);
  __libc_free(memory);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note(size);
  void *memory = taken(__libc_memalign(alignment, size));
  if (memory == NULL && size > 0) return ENOMEM;
  *result = memory;
  return 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return taken(__libc_memalign(alignment, size));
}

/// There when CollectionViewAudits is in the same program: its growth checks count allocations then.
extern void virtual_collection_audits_count_allocations(int64_t (*total)(void)) __attribute__((weak));

__attribute__((constructor)) static void announce(void) {
  if (virtual_collection_audits_count_allocations != NULL) {
    virtual_collection_audits_count_allocations(allocation_counter_total);
  }
}

#endif
