/** What a process that answers HTTP tells the one that started it. */
export type FromWorker =
  /** It runs, and has opened nothing yet. */
  | { readonly type: 'started' }
  /** The port is open; requests are answered 503 until the site begins. */
  | { readonly type: 'opened' }
  /** It cannot start. The lines are for the operator. */
  | { readonly type: 'failed'; readonly lines: readonly string[] }
  /** The site is served from here. */
  | { readonly type: 'serving' }
  /** A request for the metrics of all processes. */
  | { readonly type: 'figuresWanted'; readonly id: number }
  | { readonly type: 'figures'; readonly id: number; readonly text: string }

/** And what it is told. `facts` is what the site stands on. */
export type FromLeader<Facts> =
  /** The site is being prepared: take the port, so that a taken one is known, and wait. */
  | { readonly type: 'open' }
  | { readonly type: 'begin'; readonly facts: Facts }
  | { readonly type: 'figuresWanted'; readonly id: number }
  | { readonly type: 'figures'; readonly id: number; readonly text: string }

/** How long one process waits for the figures of the others (ms): what has not come by then is left out. */
export const FIGURES_WITHIN_MS = 5_000
