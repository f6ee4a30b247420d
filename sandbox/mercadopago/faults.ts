import type { FaultName, State } from './state.ts'

interface FaultKind {
  /** What the fault's number counts; null = it has none. */
  readonly value: 'copies' | 'ms' | 'seconds' | null
  readonly usual: number | null
}

/** Everything that can be made to go wrong, and what its value means. */
export const FAULTS: Record<FaultName, FaultKind> = {
  duplicate: { value: 'copies', usual: 1 },
  delay: { value: 'ms', usual: 10_000 },
  reorder: { value: null, usual: null },
  /** With a path: only topics that contain it. */
  drop: { value: null, usual: null },
  bad_signature: { value: null, usual: null },
  /** The call has no effect and answers 500. */
  error_500: { value: null, usual: null },
  /** The call has its effect, and answers 500 all the same. */
  lost_answer: { value: null, usual: null },
  /** Seconds of refusal (`Retry-After`). */
  error_429: { value: 'seconds', usual: 1 },
  slow: { value: 'ms', usual: 12_000 },
  wrong_body: { value: null, usual: null },
  /** Cancelling a subscription answers 200 and changes nothing. */
  ignored_cancel: { value: null, usual: null },
  /** A repeated call is done again, though its idempotency key was used. */
  forgets_key: { value: null, usual: null },
}

/** Whether the fault strikes now, and its value. Counts the strike. */
export function strikes(state: State, name: FaultName, path = ''): { value: number } | null {
  const fault = state.faults[name]
  if (!fault || (fault.path !== null && !path.includes(fault.path))) return null
  if (fault.times !== null) {
    fault.times -= 1
    if (fault.times <= 0) delete state.faults[name]
  }
  return { value: fault.value ?? FAULTS[name].usual ?? 0 }
}
