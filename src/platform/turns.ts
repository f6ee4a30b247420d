/** Limits how many tasks run at once; the others wait for their turn, in order. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // The one that ends hands its turn on, so that a later caller cannot jump the queue.
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
