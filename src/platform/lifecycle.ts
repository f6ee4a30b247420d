import type { Logger } from './log.ts'

/** After this long the process ends, even if something still hangs (ms). */
const STOP_DEADLINE_MS = 20_000

/** Stops what the process opened, in order. */
export function createLifecycle(log: Logger) {
  const opened = new AsyncDisposableStack()
  let stopping: Promise<void> | null = null

  function stop(): Promise<void> {
    stopping ??= opened.disposeAsync()
    return stopping
  }

  function exitAfterStop(code: number): void {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    void stop().then(() => process.exit(code))
  }

  return {
    /**
     * Registers the stop of an opened resource. Resources stop in the reverse order of opening, so that each outlives
     * its users; a failure is logged and the rest still stops.
     */
    defer(name: string, stop: () => Promise<unknown>): void {
      const stopLogged = async () => {
        try {
          await stop()
        } catch (err) {
          log.error({ err, name }, 'could not stop cleanly')
        }
      }
      // Opened while the process was stopping already.
      if (opened.disposed) void stopLogged()
      else opened.defer(stopLogged)
    },
    isStopping: () => stopping !== null,
    stop,
    /** From now on SIGINT, SIGTERM and SIGHUP, or the end of the parent process, stop the process in order. */
    handleSignals() {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => exitAfterStop(0))
      process.on('disconnect', () => exitAfterStop(0))
      process.on('uncaughtException', (err) => {
        log.fatal({ err }, 'uncaught exception')
        exitAfterStop(1)
      })
      process.on('unhandledRejection', (err) => {
        log.fatal({ err }, 'unhandled rejection')
        exitAfterStop(1)
      })
    },
  }
}

export type Lifecycle = ReturnType<typeof createLifecycle>
