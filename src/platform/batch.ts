/**
 * Runs simultaneous requests together: while one batch runs, the next one gathers. Under load many callers share a
 * transaction and its write to disk; a single caller does not wait. A failed batch is tried again one by one, so that
 * only the faulty item fails: `run` must leave no trace when it throws.
 * @param run runs a batch and gives a result for each item, in their order
 * @param max items in a batch at most
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  max: number,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item
    readonly resolve: (result: Result) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  let isWorking = false

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      // `run` gives as many results as it was given items.
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      const [only] = batch
      if (only && batch.length === 1) only.reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  async function work(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) await settle(waiting.splice(0, max))
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWorking) void work()
    })
}
