/** Reason of a refused save. `kind` is for the route; the browser gets `error` (rule: activity results). */
export interface Failure {
  readonly success: false
  readonly error: string
  readonly kind: 'invalid' | 'missing' | 'conflict' | 'failed'
}

/** Rolls back a transaction with a reason. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(kind: Failure['kind'], error: string) {
    super(error)
    this.failure = { success: false, error, kind }
  }
}
