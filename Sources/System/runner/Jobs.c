#define _GNU_SOURCE
#include "Runner.h"

#include <dlfcn.h>

// Swift's concurrency runtime asks these hooks where a job goes. Every job becomes an event of the
// engine, on the one thread there is, so that tasks wait in virtual time and in a fixed order.

/// A reference to an executor is two words.
typedef struct {
  void *identity;
  void *implementation;
} executor;

typedef void (*run_job)(void *job, executor on);
typedef executor (*main_executor)(void);

int main_waits;

static run_job swift_run;
static main_executor swift_main;

static void run_on_main(void *job) { swift_run(job, swift_main()); }

static void run_anywhere(void *job) { swift_run(job, (executor){0, 0}); }

// The hooks have Swift's calling convention, which for these parameters is C's.

static void enqueue_global(void *job, void *original) {
  (void)original;
  engine->enqueue(0, run_anywhere, job);
}

static void enqueue_main(void *job, void *original) {
  (void)original;
  engine->enqueue(0, run_on_main, job);
}

static void wait_for_main(void *original) {
  (void)original;
  main_waits = 1;
  engine->drain();
  etude_runner_finish(ended_sealed);
}

static void set(const char *hook, void *function) {
  void **place = dlsym(RTLD_DEFAULT, hook);
  if (place != NULL) *place = function;
}

void redirect_jobs(void) {
  swift_run = (run_job)dlsym(RTLD_DEFAULT, "swift_job_run");
  swift_main = (main_executor)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
  if (swift_run == 0 || swift_main == 0) return;
  set("swift_task_enqueueGlobal_hook", (void *)enqueue_global);
  set("swift_task_enqueueMainExecutor_hook", (void *)enqueue_main);
  set("swift_task_asyncMainDrainQueue_hook", (void *)wait_for_main);
}
