#define _GNU_SOURCE
#include "CVitrineProcess.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// What a terminal or a polite `kill` sends to the whole group: the guard stays, to see the program's end.
static const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};
enum { ignored_count = sizeof ignored / sizeof *ignored };

// The program's side: takes its descriptors and becomes the program, or tells why not.
static void become(const VitrineProgram *program, pid_t guard, int failed, const struct sigaction *dispositions) {
    int error = 0;
    // Out of the way of descriptor 3.
    failed = fcntl(failed, F_DUPFD_CLOEXEC, 64);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The guard may have gone before that.
    if (getppid() != guard) _exit(127);
    for (int index = 0; index < ignored_count; index++) sigaction(ignored[index], &dispositions[index], NULL);
    // Not the caller's mask: threads of libdispatch block nearly everything, and the program would inherit that.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if ((program->standard_output >= 0 && dup2(program->standard_output, STDOUT_FILENO) < 0)
        || (program->standard_error >= 0 && dup2(program->standard_error, STDERR_FILENO) < 0)
        || (program->third >= 0 && (program->third == 3 ? fcntl(3, F_SETFD, 0) : dup2(program->third, 3)) < 0)) {
        error = errno;
    } else {
        // Whatever else is open here is nothing to the program, and may be something that it must not reach.
        for (int number = program->third >= 0 ? 4 : 3; number < 1024; number++) fcntl(number, F_SETFD, FD_CLOEXEC);
        execve(program->executable, program->arguments, program->environment);
        error = errno;
    }
    if (write(failed, &error, sizeof error) < 0) { /* Then the exit code has to tell. */ }
    _exit(127);
}

// The parent of a process; 0 if it has gone.
static pid_t parent_of(const char *name) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%.20s/stat", name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return 0;
    text[count] = 0;
    // The name of the program, in parentheses, may hold anything.
    const char *rest = strrchr(text, ')');
    int parent = 0;
    return rest && sscanf(rest, ") %*c %d", &parent) == 1 ? parent : 0;
}

// Kills every process whose parent is this one.
static void kill_children(pid_t program) {
    if (program > 0) kill(program, SIGKILL);
    DIR *folder = opendir("/proc");
    if (!folder) return;
    struct dirent *entry;
    while ((entry = readdir(folder))) {
        if (isdigit((unsigned char)entry->d_name[0]) && parent_of(entry->d_name) == getpid())
            kill((pid_t)atoi(entry->d_name), SIGKILL);
    }
    closedir(folder);
}

// Waits until the program has ended, hands signals on to it, and ends everything when the socket closes.
static void guard(pid_t program, int socket, int failed, int signals) {
    VitrineEnding ending = {0, SIGKILL};
    bool is_asked = false, is_ending = false, has_ended = false;
    while (true) {
        struct pollfd polled[] = {{socket, POLLIN, 0}, {signals, POLLIN, 0}};
        // While it ends: what a killed process leaves behind becomes a child of this one, and is killed next.
        poll(polled + is_ending, 2 - is_ending, is_ending ? 20 : -1);
        if (!is_ending && polled[0].revents) {
            unsigned char number;
            ssize_t count = recv(socket, &number, 1, MSG_DONTWAIT);
            if (count == 1) {
                is_asked = true;
                if (!has_ended) kill(program, number);
            }
            if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) is_ending = true;
        }
        struct signalfd_siginfo discarded;
        while (read(signals, &discarded, sizeof discarded) > 0) {}
        int status;
        pid_t child;
        while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
            if (child != program) continue;
            ending.status = status;
            has_ended = true;
        }
        // A program that ends by itself may leave others behind; one that was asked to end is to end with all of its own.
        if (has_ended && is_asked) is_ending = true;
        if (is_ending) {
            if (child < 0 && errno == ECHILD) break;
            kill_children(has_ended ? 0 : program);
        } else if (has_ended) {
            break;
        }
    }
    int error;
    if (read(failed, &error, sizeof error) == sizeof error) ending.failure = error;
    send(socket, &ending, sizeof ending, MSG_NOSIGNAL);
}

int vitrine_process_start(const VitrineProgram *program, pid_t *process, int *end) {
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return errno;
    pid_t child = fork();
    if (child < 0) {
        int error = errno;
        close(sockets[0]);
        close(sockets[1]);
        return error;
    }
    if (child > 0) {
        close(sockets[1]);
        *process = child;
        *end = sockets[0];
        return 0;
    }

    // The other end must be this process's alone, or its end would go unnoticed.
    close(sockets[0]);
    prctl(PR_SET_NAME, "vitrine-guard");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    struct sigaction dispositions[ignored_count], ignore = {0};
    ignore.sa_handler = SIG_IGN;
    for (int index = 0; index < ignored_count; index++) sigaction(ignored[index], &ignore, &dispositions[index]);
    struct sigaction usual = {0};
    usual.sa_handler = SIG_DFL;
    sigaction(SIGCHLD, &usual, NULL);
    sigset_t children;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_BLOCK, &children, NULL);
    int signals = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
    int failed[2];
    VitrineEnding ending = {0, 0};
    pid_t guarded = -1;
    if (signals >= 0 && pipe2(failed, O_CLOEXEC) == 0) {
        pid_t self = getpid();
        guarded = fork();
        if (guarded == 0) become(program, self, failed[1], dispositions);
    }
    if (guarded < 0) {
        ending.failure = errno;
        send(sockets[1], &ending, sizeof ending, MSG_NOSIGNAL);
        _exit(0);
    }
    close(failed[1]);
    // Pipes that others read to their end, and other guards' sockets, are not this process's to hold open.
    int kept[] = {sockets[1], failed[0], signals};
    for (int index = 0; index < 3; index++) {
        int copy = fcntl(kept[index], F_DUPFD_CLOEXEC, 64);
        if (copy >= 0) kept[index] = copy;
    }
    for (int number = 0; number < 1024; number++) {
        if (number != kept[0] && number != kept[1] && number != kept[2]) close(number);
    }
    guard(guarded, kept[0], kept[1], kept[2]);
    _exit(0);
}

int vitrine_process_file_without_name(void) {
    return memfd_create("picture", MFD_CLOEXEC);
}
