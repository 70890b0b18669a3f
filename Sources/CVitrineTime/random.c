// For syscall.
#define _GNU_SOURCE

#include "internal.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

/// SplitMix64 (Steele, Lea and Flood 2014), from a seed that is the same in every run, or from VITRINE_SEED.
static uint64_t next_number(void) {
    static uint64_t state;
    static bool is_seeded;
    if (!is_seeded) {
        const char *seed = getenv("VITRINE_SEED");
        state = seed ? strtoull(seed, NULL, 10) : 1;
        is_seeded = true;
    }
    state += 0x9e3779b97f4a7c15;
    uint64_t bits = state;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
}

static void fill(void *bytes, size_t count) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    uint8_t *byte = bytes;
    while (count > 0) {
        uint64_t number = next_number();
        for (int i = 0; i < 8 && count > 0; i++, count--) *byte++ = (uint8_t)(number >> (8 * i));
    }
    pthread_mutex_unlock(&lock);
}

/// Swift's own generator asks the kernel. Keys are not made of these numbers: other libraries get the kernel's own.
long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long values[6];
    for (int i = 0; i < 6; i++) values[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && is_code_of(__builtin_return_address(0), "libswiftCore")) {
        fill((void *)values[0], (size_t)values[1]);
        return values[1];
    }
    return REAL(syscall)(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

/// What the system's libraries draw, as a reader of XML for its tables, depends on the machine's files: it must not move
/// what the program draws.
static void fill_for(const void *caller, void *bytes, size_t count) {
    if (!is_code_of_system(caller)) return fill(bytes, count);
    for (size_t done = 0; done < count;) {
        long got = REAL(syscall)(SYS_getrandom, (uint8_t *)bytes + done, count - done, 0);
        if (got > 0) done += (size_t)got;
    }
}

uint32_t arc4random(void) {
    uint32_t number;
    fill_for(__builtin_return_address(0), &number, sizeof number);
    return number;
}

void arc4random_buf(void *bytes, size_t count) { fill_for(__builtin_return_address(0), bytes, count); }

uint32_t arc4random_uniform(uint32_t bound) {
    uint32_t number;
    fill_for(__builtin_return_address(0), &number, sizeof number);
    return bound < 2 ? 0 : number % bound;
}

static void fill_uuid(unsigned char uuid[16]) {
    fill(uuid, 16);
    // Version 4, variant 1 (RFC 4122).
    uuid[6] = (uuid[6] & 0x0f) | 0x40;
    uuid[8] = (uuid[8] & 0x3f) | 0x80;
}

// The names that Foundation's parts have for it.
void _foundation_uuid_generate(unsigned char uuid[16]) { fill_uuid(uuid); }
void _foundation_uuid_generate_random(unsigned char uuid[16]) { fill_uuid(uuid); }
void _cf_uuid_generate(unsigned char uuid[16]) { fill_uuid(uuid); }
void _cf_uuid_generate_random(unsigned char uuid[16]) { fill_uuid(uuid); }
void uuid_generate(unsigned char uuid[16]) { fill_uuid(uuid); }
void uuid_generate_random(unsigned char uuid[16]) { fill_uuid(uuid); }
