/** Messages from a worker to the leader. */
export type FromWorker =
  /** The worker runs, and has opened no resource yet. */
  | { readonly type: 'started' }
  /** The port is open; requests are answered 503 until the site begins. */
  | { readonly type: 'opened' }
  /** It cannot start. The lines are for the operator. */
  | { readonly type: 'failed'; readonly lines: readonly string[] }
  /** The site is served from here. */
  | { readonly type: 'serving' }
  /** A request for the metrics of all processes. */
  | { readonly type: 'metricsWanted'; readonly id: number }
  | { readonly type: 'metrics'; readonly id: number; readonly text: string }

/** Messages from the leader to a worker. `facts` describes the infrastructure. */
export type FromLeader<Facts> =
  /** The site is being prepared: take the port, so that a taken one is known, and wait. */
  | { readonly type: 'open' }
  | { readonly type: 'begin'; readonly facts: Facts }
  | { readonly type: 'metricsWanted'; readonly id: number }
  | { readonly type: 'metrics'; readonly id: number; readonly text: string }

/** Timeout for the metrics of the other processes (ms); late ones are left out. */
export const METRICS_TIMEOUT_MS = 5_000
