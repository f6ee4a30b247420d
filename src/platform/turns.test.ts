import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('a limited number runs at once, the others in order, also after one that fails', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) =>
    inTurn(async () => {
      begun.push(n)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (n === 1) throw new Error('failed')
      return n
    })
  const ends = await Promise.allSettled(Array.from({ length: 7 }, (_, n) => work(n)))
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(most).toBe(2)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(5).fill('fulfilled')])
  await expect(work(8)).resolves.toBe(8)
})
