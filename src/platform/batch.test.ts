import { describe, expect, it } from 'vitest'
import { batched } from './batch.ts'

/** Doubles numbers; notes the batches it was given, and waits until it is let go on. */
function doubling(max = 10) {
  const batches: number[][] = []
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const double = batched(async (items: readonly number[]) => {
    batches.push([...items])
    await gate
    if (items.includes(13)) throw new Error('13')
    return items.map((item) => item * 2)
  }, max)
  return { batches, double, go }
}

describe('batched', () => {
  it('does at once what is asked for alone', async () => {
    const { batches, double, go } = doubling()
    const first = double(1)
    expect(batches).toEqual([[1]])
    go()
    expect(await first).toBe(2)
    expect(await double(2)).toBe(4)
  })

  it('gathers what comes while it works, in order and in no larger batches than allowed', async () => {
    const { batches, double, go } = doubling(3)
    const all = Promise.all([1, 2, 3, 4, 5, 6].map(double))
    go()
    expect(await all).toEqual([2, 4, 6, 8, 10, 12])
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]])
  })

  it('fails only those that fail alone', async () => {
    const { batches, double, go } = doubling()
    const all = Promise.allSettled([1, 2, 13, 4].map(double))
    go()
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual([[1], [2, 13, 4], [2], [13], [4]])
    expect(await double(5)).toBe(10)
  })
})
