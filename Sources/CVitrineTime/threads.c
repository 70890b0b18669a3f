// For gettid.
#define _GNU_SOURCE

#include "internal.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool is_main_thread(void) {
    static _Thread_local int8_t answer;
    if (answer == 0) answer = gettid() == getpid() ? 1 : 2;
    return answer == 1;
}

bool is_code_of(const void *address, const char *library) {
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fname) return false;
    const char *name = strrchr(info.dli_fname, '/');
    name = name ? name + 1 : info.dli_fname;
    size_t length = strlen(library);
    // "libFoundation" is not "libFoundationNetworking".
    return strncmp(name, library, length) == 0 && (name[length] == '.' || name[length] == '-');
}

bool is_code_of_system(const void *address) {
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fname) return false;
    const char *path = info.dli_fname;
    bool is_of_system = strncmp(path, "/usr/lib", 8) == 0 || strncmp(path, "/lib", 4) == 0;
    return is_of_system && !strstr(path, "swift") && !strstr(path, "Foundation");
}

enum { most_ignored = 16 };
static _Atomic int32_t ignored[most_ignored];
static _Atomic int ignored_count;

void threads_ignore(int32_t thread) {
    int place = atomic_fetch_add(&ignored_count, 1);
    if (place < most_ignored) atomic_store(&ignored[place], thread);
}

static bool is_ignored(int32_t thread) {
    for (int i = 0; i < most_ignored; i++) {
        if (atomic_load(&ignored[i]) == thread) return true;
    }
    return false;
}

bool thread_is_busy(int32_t thread) {
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    // It has ended.
    if (file < 0) return false;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return false;
    text[count] = 0;
    // The name, in parentheses, may hold any letters.
    const char *state = strrchr(text, ')');
    return state && state[1] == ' ' && strchr("RD", state[2]);
}

bool threads_are_busy(void) {
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return false;
    bool answer = false;
    struct dirent *entry;
    while (!answer && (entry = readdir(folder))) {
        int32_t thread = atoi(entry->d_name);
        if (thread > 0 && thread != getpid() && !is_ignored(thread)) answer = thread_is_busy(thread);
    }
    closedir(folder);
    return answer;
}
