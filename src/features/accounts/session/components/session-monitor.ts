import { SESSION_CHECK_GAP_MS } from '../../../../platform/browser/limits.ts'
import { createRefetch, type Timers } from '../../../../platform/browser/refetch.ts'
import { HIDDEN_LONG_MS, MONITOR_EVERY_MS, MONITOR_STARTS_AFTER_MS } from '../rules.ts'
import type { SessionState } from './session-calls.ts'

/** Reason of a check; `routine` is the clock. */
export type Reason = 'routine' | 'refused_call' | 'other_tab'

interface MonitorOptions {
  ask(): Promise<SessionState>
  /** Receives the server's answer, never `unknown`, with the gravest reason since the last answer. */
  onState(state: Exclude<SessionState, { kind: 'unknown' }>, reason: Reason): void
  readonly timers?: Timers
}

const windowTimers: Timers = {
  now: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
}

/**
 * Checks the session of a signed-in user's page: 1 s after the start, then every 30 s, and at once when the page is
 * visible again after more than 5 minutes (rule: session monitor). At most one check in 5 s, except for messages of other
 * tabs.
 */
export function createSessionMonitor({ ask, onState, timers = windowTimers }: MonitorOptions) {
  let stopped = false
  let hiddenSince: number | null = null
  let reason: Reason = 'routine'

  async function look(): Promise<void> {
    if (stopped) return
    const state = await ask()
    if (stopped || state.kind === 'unknown') return
    const why = reason
    reason = 'routine'
    onState(state, why)
  }
  const check = createRefetch(() => void look(), { debounceMs: 0, gapMs: SESSION_CHECK_GAP_MS, timers })
  const tick = () => {
    if (stopped) return
    check()
    timers.setTimeout(tick, MONITOR_EVERY_MS)
  }
  timers.setTimeout(tick, MONITOR_STARTS_AFTER_MS)

  return {
    /** Requests a check outside the rounds. */
    doubt(why: Exclude<Reason, 'routine'>): void {
      reason = why
      if (why === 'other_tab') void look()
      else check()
    },

    seen(visible: boolean): void {
      if (!visible) {
        hiddenSince ??= timers.now()
        return
      }
      if (hiddenSince !== null && timers.now() - hiddenSince > HIDDEN_LONG_MS) check()
      hiddenSince = null
    },

    stop(): void {
      stopped = true
    },
  }
}
