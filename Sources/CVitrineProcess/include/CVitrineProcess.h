#ifndef C_VITRINE_PROCESS_H
#define C_VITRINE_PROCESS_H

#include <stdint.h>
#include <sys/types.h>

// Starts a program under a guard: a process of ours between this one and the program.
//
// posix_spawn cannot do it: code of ours has to run between fork and exec, and Swift promises nothing there.
//
// The guard lives as long as the program, and is tied to this process by a socket. When this process ends, however it
// ends, or closes the socket, the guard kills the program and everything that the program started. When the guard is
// killed, the kernel kills the program.

typedef struct {
    const char *executable;
    char *const *arguments;
    char *const *environment;
    // What the program gets as standard output and standard error, and as descriptor 3; -1 for this process's own,
    // or for none.
    int standard_output;
    int standard_error;
    int third;
} VitrineProgram;

// How the program ended.
typedef struct {
    // The reason why it could not be started, or 0.
    int32_t failure;
    // As waitpid tells it.
    int32_t status;
} VitrineEnding;

// Starts the program. Returns 0, or the reason why there is no guard; a program that cannot be executed is told by
// its ending.
//
// `guard` is the guard's process, to be waited for with waitpid; `socket` is this end of the socket. A byte that is
// sent through it is the number of a signal for the program. A `VitrineEnding` comes when the program has ended.
int vitrine_process_start(const VitrineProgram *program, pid_t *guard, int *socket);

// The memory of a new file that has no name anywhere, or -1: what a program writes its picture to.
int vitrine_process_file_without_name(void);

#endif
