// For RTLD_NEXT.
#define _GNU_SOURCE

#include "internal.h"

#include <netdb.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <unistd.h>

enum { most_files = 4096 };

/// The sockets on which a question was sent and no answer has come yet. Answers come in the machine's time, and are waited
/// for: a program that loads something shows it.
static _Atomic bool awaits[most_files];
static _Atomic int32_t awaited;
/// Names that are being looked up.
static _Atomic int32_t lookups;
/// When the last bytes came: more may follow at once.
static _Atomic nanoseconds last_answer;
static const nanoseconds pause_between_bytes = 30 * 1000000LL;

static void set_awaits(int file, bool value) {
    if (file < 0 || file >= most_files) return;
    if (atomic_exchange(&awaits[file], value) != value) atomic_fetch_add(&awaited, value ? 1 : -1);
}

static bool is_network(const struct sockaddr *address) {
    return address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
}

static bool is_awaited(int file) { return file >= 0 && file < most_files && atomic_load(&awaits[file]); }

int connect(int file, const struct sockaddr *address, socklen_t length) {
    int answer = REAL(connect)(file, address, length);
    if (is_network(address)) {
        int type = 0;
        socklen_t size = sizeof type;
        // A datagram's connect asks nobody.
        if (getsockopt(file, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_STREAM) set_awaits(file, true);
    }
    return answer;
}

static ssize_t came(int file, ssize_t count) {
    if (is_awaited(file) && count >= 0) {
        set_awaits(file, false);
        atomic_store(&last_answer, clock_real(CLOCK_MONOTONIC));
    }
    return count;
}

static bool is_stream_of_network(int file) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    return getpeername(file, (struct sockaddr *)&address, &length) == 0
        && is_network((const struct sockaddr *)&address);
}

static ssize_t went(int file, ssize_t count) {
    if (count > 0 && !is_awaited(file) && is_stream_of_network(file)) set_awaits(file, true);
    return count;
}

ssize_t recv(int file, void *bytes, size_t count, int flags) {
    return came(file, REAL(recv)(file, bytes, count, flags));
}

ssize_t send(int file, const void *bytes, size_t count, int flags) {
    return went(file, REAL(send)(file, bytes, count, flags));
}

int getaddrinfo(
    const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
    atomic_fetch_add(&lookups, 1);
    int answer = REAL(getaddrinfo)(node, service, hints, result);
    atomic_fetch_sub(&lookups, 1);
    return answer;
}

int close(int file) {
    set_awaits(file, false);
    return REAL(close)(file);
}

int32_t vitrine_time_awaited_answers(void) {
    int32_t answer = atomic_load(&awaited) + atomic_load(&lookups);
    nanoseconds last = atomic_load(&last_answer);
    if (answer == 0 && last != 0 && clock_real(CLOCK_MONOTONIC) - last < pause_between_bytes) return 1;
    return answer;
}
