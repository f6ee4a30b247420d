import type { FaultName, State } from './state.ts'

interface FaultKind {
  /** Unit of the fault's number; null without one. */
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
  /** The call has no effect and answers 400, as a search with a refused parameter does. */
  error_400: { value: null, usual: null },
  /** The call has no effect and answers 500. */
  error_500: { value: null, usual: null },
  /** The call has its effect, and answers 500 all the same. */
  lost_answer: { value: null, usual: null },
  /** Seconds of refusal (`Retry-After`). */
  error_429: { value: 'seconds', usual: 1 },
  slow: { value: 'ms', usual: 12_000 },
  wrong_body: { value: null, usual: null },
  /** The call has its effect, and the answer is 204 without a body. */
  no_content: { value: null, usual: null },
  /** Cancelling a subscription answers 200 without effect. */
  ignored_cancel: { value: null, usual: null },
  /** A refund is taken as `in_process`; the money goes back later, by hand (`refund`), or never. */
  pending_refund: { value: null, usual: null },
  /** A repeated call is done again, though its idempotency key was used. */
  forgets_key: { value: null, usual: null },
  /** No fault: a charge whose tries are over leaves its subscription authorised, as the documentation has it. */
  goes_on_unpaid: { value: null, usual: null },
  /** No fault: a charge of a subscription carries the reference of its order, as an integration saw it in 2026-08. */
  names_reference: { value: null, usual: null },
  /** A search of charges finds none, as an integration in Chile saw it. */
  empty_charges: { value: null, usual: null },
  /** The application was made for Orders: it makes no payments, and subscriptions go on. */
  orders_application: { value: null, usual: null },
  /** The credentials were never activated, so every creation is refused. */
  not_activated: { value: null, usual: null },
  /** A subscription has a test user on one side and a real one on the other. */
  mixed_users: { value: null, usual: null },
  /** The account is of Argentina. */
  other_country: { value: null, usual: null },
  revoked_token: { value: null, usual: null },
  /** No fault: the account is a real one; without this it is a test seller's. */
  real_account: { value: null, usual: null },
}

/** The fault's value if it strikes now, else null. Counts the strike. */
export function strikes(state: State, name: FaultName, path = ''): { value: number } | null {
  const fault = state.faults[name]
  if (!fault || (fault.path !== null && !path.includes(fault.path))) return null
  if (fault.times !== null) {
    fault.times -= 1
    if (fault.times <= 0) delete state.faults[name]
  }
  return { value: fault.value ?? FAULTS[name].usual ?? 0 }
}
