/** Pages rendered at once. More would only make each of them, and everybody else, wait longer. */
const AT_ONCE = 4
/** Pages that may wait for their turn: some four seconds of work. */
const WAITING_MAX = 128
/** Of these, rendered or waiting, from one address. */
const PER_ADDRESS = 24
/** Pages one address may ask for in a row, and pages added each second: enough for a school behind it, not for a robot. */
const BURST = 240
const PER_SECOND = 2
/** Addresses whose pages are counted; the one that asked longest ago is forgotten first. */
const ADDRESSES_MAX = 10_000

/** Why a page is not rendered: too many wait already, or this address had its share. */
export type ColdRefusal = 'overloaded' | 'rate_limited'

export interface ColdOptions {
  /** Monotonic clock (ms). */
  readonly now: () => number
  readonly atOnce?: number
  readonly waitingMax?: number
  readonly perAddress?: number
  readonly burst?: number
}

interface Turn {
  readonly address: string
  readonly start: () => void
  state: 'waiting' | 'running' | 'over'
}

/**
 * The queue of visitors' pages that are not cached. Rendering one is the most expensive thing a stranger can ask for, so a
 * few run at once, the others wait in order, and no address gets more than its share (docs/adr/0023-overload.md).
 */
export function createColdRenderings(options: ColdOptions) {
  const { now, atOnce = AT_ONCE, waitingMax = WAITING_MAX, perAddress = PER_ADDRESS, burst = BURST } = options
  const waiting = new Set<Turn>()
  /** Turns, waiting and running, by address. An entry is removed with its last turn. */
  const turns = new Map<string, number>()
  const allowances = new Map<string, { left: number; at: number }>()
  let running = 0

  function takeAllowance(address: string): boolean {
    const at = now()
    const known = allowances.get(address) ?? { left: burst, at }
    const left = Math.min(burst, known.left + ((at - known.at) / 1000) * PER_SECOND)
    const allowed = left >= 1
    // The last in the map is the last that asked.
    allowances.delete(address)
    allowances.set(address, { left: allowed ? left - 1 : left, at })
    const [oldest] = allowances.keys()
    if (allowances.size > ADDRESSES_MAX && oldest !== undefined) allowances.delete(oldest)
    return allowed
  }

  function run(turn: Turn): void {
    waiting.delete(turn)
    turn.state = 'running'
    running += 1
    turn.start()
  }

  function leave(turn: Turn): void {
    if (turn.state === 'over') return
    if (turn.state === 'running') running -= 1
    turn.state = 'over'
    waiting.delete(turn)
    const others = (turns.get(turn.address) ?? 1) - 1
    if (others > 0) turns.set(turn.address, others)
    else turns.delete(turn.address)
    const [next] = waiting
    if (next && running < atOnce) run(next)
  }

  return {
    /**
     * Takes a place in the queue; `start` is called when its turn comes, perhaps at once.
     * @returns the reason of a refusal, or a function that gives the place back, waiting or not
     */
    enter(address: string, start: () => void): ColdRefusal | (() => void) {
      const own = turns.get(address) ?? 0
      if (own >= perAddress || waiting.size >= waitingMax) return 'overloaded'
      if (!takeAllowance(address)) return 'rate_limited'
      const turn: Turn = { address, start, state: 'waiting' }
      turns.set(address, own + 1)
      waiting.add(turn)
      if (running < atOnce) run(turn)
      return () => leave(turn)
    },

    /** Entries in memory, for tests. */
    size: () => ({ waiting: waiting.size, running, addresses: turns.size, allowances: allowances.size }),
  }
}

export type ColdRenderings = ReturnType<typeof createColdRenderings>
