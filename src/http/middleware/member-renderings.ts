/** Pages of one session that are worked on at once, and that wait for their turn: what a browser asks for at a time. */
const AT_ONCE = 3
const WAITING_MAX = 60

interface Turn {
  readonly start: () => void
  state: 'waiting' | 'running' | 'over'
}

/**
 * The queues of pages that are asked for with a session, one a session: a member who asks for hundreds at a time waits
 * for their own pages, and nobody else does (docs/adr/0023-overload.md). More sessions take more sign-ins, which are
 * limited.
 */
export function createMemberRenderings({ atOnce = AT_ONCE, waitingMax = WAITING_MAX } = {}) {
  /** Turns in the order in which they came, by session: an entry is removed with its last turn. */
  const sessions = new Map<string, Set<Turn>>()

  function startNext(turns: ReadonlySet<Turn>): void {
    let running = 0
    for (const turn of turns) {
      if (turn.state === 'running') running += 1
      else if (running < atOnce) {
        turn.state = 'running'
        turn.start()
        running += 1
      }
    }
  }

  function leave(session: string, turns: Set<Turn>, turn: Turn): void {
    if (turn.state === 'over') return
    turn.state = 'over'
    turns.delete(turn)
    if (turns.size === 0) sessions.delete(session)
    else startNext(turns)
  }

  return {
    /**
     * Takes a place in the queue of a session; `start` is called when its turn comes, perhaps at once.
     * @returns why there is none, or a function that gives the place back, waiting or not
     */
    enter(session: string, start: () => void): 'overloaded' | (() => void) {
      const turns = sessions.get(session) ?? new Set<Turn>()
      if (turns.size >= atOnce + waitingMax) return 'overloaded'
      const turn: Turn = { start, state: 'waiting' }
      turns.add(turn)
      sessions.set(session, turns)
      startNext(turns)
      return () => leave(session, turns, turn)
    },

    /** Sessions in memory, for tests. */
    size: () => sessions.size,
  }
}

export type MemberRenderings = ReturnType<typeof createMemberRenderings>
