declare const payload: unique symbol

/** Retries and timeouts of a kind of job. */
export interface JobPolicy {
  /** Tries after the first one. */
  readonly retryLimit: number
  /** Seconds until the next try. */
  readonly retryDelaySeconds: number
  /** Doubles the delay with every try. */
  readonly retryBackoff?: boolean
  /** Longest delay with back-off, in seconds. */
  readonly retryDelayMaxSeconds?: number
  /** A longer try counts as failed. Default: 15 minutes. */
  readonly expireInSeconds?: number
  /**
   * For a job whose data names a deleted user: its rows leave the queue's tables once it has ended, successful or
   * failed for good.
   */
  readonly forgets?: boolean
}

/** A kind of job: its name in the queue, and the shape of its data. Declared separately from its handler. */
export interface Job<Data extends object> {
  readonly name: string
  readonly policy: JobPolicy
  /** Only a type: ties the data of `send` to the data of `work`. */
  readonly [payload]?: (data: Data) => Data
}

/** Names are stored in the database: letters, digits, `-`. */
const NAME = /^[a-z][a-z0-9-]{1,60}$/

/**
 * Declares a kind of job, in the feature that owns it (`jobs.server.ts`):
 * `export const confirmationMail = defineJob<{ userId: string }>('confirmation-mail', { retryLimit: 5, … })`.
 * Data is stored as JSON and stays for a week after the job ended; keep it to ids, and let the handler read the rest.
 * @throws when the name is not `kebab-case`
 */
export function defineJob<Data extends object>(name: string, policy: JobPolicy): Job<Data> {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name for a job`)
  return { name, policy }
}
