/** Pages of one account that are worked on at once, and that wait for their turn: what a browser asks for at a time. */
const AT_ONCE = 3
const WAITING_MAX = 60
/** Pages of all members worked on at once: fewer than the strangers' pages that an overloaded process still takes. */
const AT_ONCE_IN_ALL = 8
/** Pages of all members that wait. Beyond it only accounts without any page in their queue get a place. */
const WAITING_IN_ALL = 512

interface Turn {
  readonly start: () => void
  state: 'waiting' | 'running' | 'over'
}

/** The turns of one account in the order in which they came, and how many of them run. */
interface Queue {
  readonly turns: Set<Turn>
  running: number
}

/**
 * Queues of pages requested with a session, one for each account, whatever the number of its sessions: a member who
 * requests hundreds at a time delays only their own pages (docs/adr/0023-overload.md). Accounts take turns.
 */
export function createMemberRenderings(
  options: { atOnce?: number; waitingMax?: number; atOnceInAll?: number; waitingInAll?: number } = {},
) {
  const {
    atOnce = AT_ONCE,
    waitingMax = WAITING_MAX,
    atOnceInAll = AT_ONCE_IN_ALL,
    waitingInAll = WAITING_IN_ALL,
  } = options
  /** An entry is removed with its last turn. The account whose turn began last is the last. */
  const accounts = new Map<string, Queue>()
  let running = 0
  let waiting = 0

  /** The account with the fewest pages at work among those with one that waits; of several, the one that began longest ago. */
  function nextAccount(): [string, Queue] | null {
    let next: [string, Queue] | null = null
    for (const [account, queue] of accounts) {
      const isWaiting = queue.running < queue.turns.size && queue.running < atOnce
      if (isWaiting && queue.running < (next?.[1].running ?? atOnce)) next = [account, queue]
      if (next?.[1].running === 0) break
    }
    return next
  }

  function startOne([account, queue]: [string, Queue]): void {
    const turn = queue.turns.values().find(({ state }) => state === 'waiting')
    if (!turn) return
    accounts.delete(account)
    accounts.set(account, queue)
    turn.state = 'running'
    queue.running += 1
    running += 1
    waiting -= 1
    turn.start()
  }

  function startNext(): void {
    for (let next = nextAccount(); next && running < atOnceInAll; next = nextAccount()) startOne(next)
  }

  function leave(account: string, queue: Queue, turn: Turn): void {
    if (turn.state === 'over') return
    if (turn.state === 'running') {
      queue.running -= 1
      running -= 1
    } else waiting -= 1
    turn.state = 'over'
    queue.turns.delete(turn)
    if (queue.turns.size === 0) accounts.delete(account)
    startNext()
  }

  return {
    /**
     * Takes a place in the queue of an account; `start` is called when its turn comes, perhaps at once.
     * @returns the reason of a refusal, or a function that gives the place back, waiting or not
     */
    enter(account: string, start: () => void): 'overloaded' | (() => void) {
      const queue = accounts.get(account) ?? { turns: new Set<Turn>(), running: 0 }
      const own = queue.turns.size
      if (own >= atOnce + waitingMax || (own > 0 && waiting >= waitingInAll)) return 'overloaded'
      const turn: Turn = { start, state: 'waiting' }
      queue.turns.add(turn)
      accounts.set(account, queue)
      waiting += 1
      startNext()
      return () => leave(account, queue, turn)
    },

    /** Sizes in memory, for tests. */
    size: () => ({ accounts: accounts.size, running, waiting }),
  }
}

export type MemberRenderings = ReturnType<typeof createMemberRenderings>
