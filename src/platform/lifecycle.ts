import type { Logger } from './log.ts'

/** What stops, in this order: nobody is cut off, and nothing is pulled away from under what still uses it. */
const STAGES = [
  'http',
  'catalogue',
  'jobs',
  'listeners',
  'mail',
  'google',
  'payments',
  'database',
  'postgres',
  'reports',
] as const
type Stage = (typeof STAGES)[number]

/** After this long the process ends whatever still hangs (ms). */
const STOP_DEADLINE_MS = 20_000

/** Starts and stops the process in order. */
export function createLifecycle(log: Logger) {
  const steps = new Map<Stage, () => Promise<unknown>>()
  let stopping: Promise<void> | null = null

  async function stopAll(): Promise<void> {
    for (const stage of STAGES) {
      try {
        await steps.get(stage)?.()
      } catch (err) {
        log.error({ err, stage }, 'could not stop cleanly')
      }
    }
  }

  function stop(): Promise<void> {
    stopping ??= stopAll()
    return stopping
  }

  function exitAfterStop(code: number): void {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    void stop().then(() => process.exit(code))
  }

  return {
    /** Registers how a stage stops; registering again replaces it. */
    at(stage: Stage, stop: () => Promise<unknown>) {
      steps.set(stage, stop)
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
