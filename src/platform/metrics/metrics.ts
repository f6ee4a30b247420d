import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const PREFIX = 'atividario_'

/** Seconds: from an answer out of memory to the longest wait we allow. */
const LATENCY_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Timeout for a metric read from elsewhere (ms): a scrape has ten seconds, a dependency two. */
const READ_TIMEOUT_MS = 4_000

type Labels = Readonly<Record<string, string>>

/** A metric that is read with each scrape. */
export interface Watched {
  /** Without the prefix; with its unit (`_seconds`, `_bytes`), and `_total` for what only grows. */
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  readonly read: () => Values | Promise<Values>
}
type Values = readonly { readonly labels?: Labels; readonly value: number }[]

/**
 * The numbers of this process for Prometheus (docs/observability). Every process has its own; the sum is made there.
 * @param process its name, where several share a port
 */
export function createMetrics(process: string | null = null) {
  const registry = new Registry()
  if (process !== null) registry.setDefaultLabels({ process })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Answers, by kind of route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'From the first byte of the request to the last of the answer',
    labelNames: ['route'],
    buckets: LATENCY_BUCKETS,
    registers,
  })
  let underWay = 0
  const waiting: Gauge = new Gauge({
    name: `${PREFIX}http_requests_under_way`,
    help: 'Requests that wait for the end of their answer',
    registers,
    collect: () => waiting.set(underWay),
  })
  const aborted = new Counter({
    name: `${PREFIX}http_requests_aborted_total`,
    help: 'Requests whose reader left before the end of the answer',
    labelNames: ['route'],
    registers,
  })
  const refusals = new Counter({
    name: `${PREFIX}limit_refusals_total`,
    help: 'Calls turned away by a request limit',
    labelNames: ['limit'],
    registers,
  })
  const logLines = new Counter({
    name: `${PREFIX}log_lines_total`,
    help: 'Lines of the log that say something is wrong',
    labelNames: ['level'],
    registers,
  })
  const unread = new Counter({
    name: `${PREFIX}metrics_unread_total`,
    help: 'Metrics that could not be read in time, and are missing from that answer',
    labelNames: ['metric'],
    registers,
  })

  return {
    requestBegan() {
      underWay += 1
    },
    requestEnded({
      route,
      method,
      status,
      seconds,
    }: {
      route: string
      method: string
      status: number
      seconds: number
    }) {
      underWay -= 1
      requests.inc({ route, method, status })
      durations.observe({ route }, seconds)
    },
    requestAborted(route: string) {
      underWay -= 1
      aborted.inc({ route })
    },
    limitRefused: (limit: string) => refusals.inc({ limit }),
    logged: (level: string) => logLines.inc({ level }),

    /** A counter by one label: what it returns counts a value of it. `name` is without the prefix. */
    counter({ name, help, label }: { name: string; help: string; label: string }): (value: string) => void {
      const counter = new Counter({ name: PREFIX + name, help, labelNames: [label], registers })
      return (value) => counter.inc({ [label]: value })
    },

    /** Adds a metric that is read with each scrape; one that cannot be read is left out and counted. */
    watch({ name, help, labels = [], read }: Watched): void {
      const options = { name: `${PREFIX}${name}`, help, labelNames: [...labels], registers }
      // Emptied and filled in one step: two who ask at the same time must not add up. Emptying leaves a bare metric at
      // 0, which would be a lie while it cannot be read, so that one is removed.
      const fill = async (metric: Counter | Gauge, put: (labels: Labels, value: number) => void) => {
        const values = await inTime(read).catch(() => null)
        metric.reset()
        if (labels.length === 0) metric.remove()
        if (values === null) unread.inc({ metric: name })
        else for (const { labels: own = {}, value } of values) put(own, value)
      }
      if (name.endsWith('_total')) {
        const metric: Counter = new Counter({
          ...options,
          collect: () => fill(metric, (own, value) => metric.inc(own, value)),
        })
      } else {
        const metric: Gauge = new Gauge({
          ...options,
          collect: () => fill(metric, (own, value) => metric.set(own, value)),
        })
      }
    },

    /** Everything, in Prometheus' text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

async function inTime(read: Watched['read']): Promise<Values> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), READ_TIMEOUT_MS)
  })
  try {
    return await Promise.race([Promise.resolve().then(read), late])
  } finally {
    clearTimeout(timer)
  }
}
