/** Why nothing was saved. `kind` is for the route; the browser gets `error` (rule: activity results). */
export interface Failure {
  readonly success: false
  readonly error: string
  readonly kind: 'invalid' | 'missing' | 'conflict' | 'failed'
}

/** Ends a transaction with nothing done, and says why. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(kind: Failure['kind'], error: string) {
    super(error)
    this.failure = { success: false, error, kind }
  }
}
