import { z } from 'zod'
import { MINUTE_MS } from './time.ts'

/** Quiet time: repetitions of a reported error are counted, then reported together (ms). */
const QUIET_MS = 10 * MINUTE_MS

/** Different errors remembered; more at once than this is one incident, and the log has them all. */
const KINDS_MAX = 50

/** Timeout of the receiver (ms), and number of attempts. */
const POST_TIMEOUT_MS = 5_000
const ATTEMPTS = 3
const RETRY_MS = 2_000

const LINE = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(''),
  requestId: z.string().optional(),
  job: z.string().optional(),
  err: z
    .object({ type: z.string(), message: z.string(), code: z.string().optional(), stack: z.string().optional() })
    .optional(),
})
type Line = z.infer<typeof LINE>

interface Options {
  /** Target of the reports (setting ERROR_WEBHOOK_URL). */
  readonly url: string
  /** The address of the site they are about. */
  readonly site: string
  readonly now: () => number
  /** Called when a report did not arrive. It must not log an error: that would be reported again. */
  readonly onLost: (error: unknown) => void
  readonly retryMs?: number
}

const FATAL = 60

/**
 * Reports errors to an outside address: one JSON report for each new kind of error, at once; those like it are counted
 * and reported when the quiet time is over. Takes finished lines of the log, which hold no personal data.
 */
export function createErrorReporter({ url, site, now, onLost, retryMs = RETRY_MS }: Options) {
  const known = new Map<string, { since: number; more: number; last: Line }>()
  const underWay = new Set<Promise<void>>()

  async function post(line: Line, occurrences: number): Promise<void> {
    const { level, msg, requestId, job, err, time } = line
    const severity = level >= FATAL ? 'fatal' : 'error'
    const report = {
      // The line that chat systems show.
      text: `[${severity}] ${site}: ${msg}${err ? ` (${err.type}: ${err.message})` : ''}${occurrences > 1 ? ` × ${occurrences}` : ''}`,
      site,
      severity,
      message: msg,
      error: err,
      requestId,
      job,
      at: new Date(time).toISOString(),
      occurrences,
    }
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) }
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(POST_TIMEOUT_MS) })
        await answer.body?.cancel()
        if (answer.ok) return
        throw new Error(`the receiver of reports answered ${answer.status}`)
      } catch (error) {
        if (attempt === ATTEMPTS) return onLost(error)
        await new Promise((resolve) => setTimeout(resolve, retryMs * attempt))
      }
    }
  }

  function send(line: Line, occurrences: number): void {
    const sending = post(line, occurrences).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  /** Reports occurrences that were only counted, once their quiet time is over. */
  function review(all: boolean): void {
    for (const [kind, { since, more, last }] of known) {
      if (!all && now() - since < QUIET_MS) continue
      known.delete(kind)
      if (more > 0) send(last, more)
    }
  }
  const timer = setInterval(() => review(false), QUIET_MS)
  timer.unref()

  return {
    /** @param json a line of the log, of level error or above */
    take(json: string): void {
      const parsed = LINE.safeParse(JSON.parse(json))
      if (!parsed.success) return
      const { msg, err } = parsed.data
      const kind = [msg, err?.type, err?.code, err?.stack?.split('\n', 1)[0]].join('\n')
      review(false)
      const before = known.get(kind)
      if (before) {
        before.more += 1
        before.last = parsed.data
      } else if (known.size < KINDS_MAX) {
        known.set(kind, { since: now(), more: 0, last: parsed.data })
        send(parsed.data, 1)
      }
    },
    /** Sends the remaining reports, and waits for those in progress. */
    async stop(): Promise<void> {
      clearInterval(timer)
      review(true)
      await Promise.allSettled(underWay)
    },
  }
}
