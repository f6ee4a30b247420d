import { messageOf } from '../../../features/reporting/rules.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AdminReading } from './cached-reading.ts'

/**
 * Reads for a screen of the admin area. A failure becomes its message and is logged; an answer
 * that was thrown (a 404, a redirect) goes on.
 */
export async function attempt<T>(log: Logger, read: () => Promise<T>): Promise<AdminReading<T>> {
  try {
    return { data: await read(), error: null }
  } catch (error) {
    // Values thrown by RouterContext's data() and redirect() are no failures.
    if (error instanceof Response || !(error instanceof Error)) throw error
    log.error({ err: error }, 'a screen of the admin area could not be read')
    return { data: null, error: messageOf(error) }
  }
}
