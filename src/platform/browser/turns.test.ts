import { afterEach, expect, it, vi } from 'vitest'
import { REQUEST_LIMITS } from './limits.ts'
import { createRequestGate } from './request-gate.ts'
import { createTurns, databaseTurn } from './turns.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('comes at once when nobody is before it, then gap by gap', async () => {
  vi.useFakeTimers()
  const turn = createTurns(100)
  const came: number[] = []
  const start = performance.now()
  for (let i = 0; i < 4; i++) void turn().then(() => came.push(performance.now() - start))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(came).toEqual([0, 100, 200, 300])
  await turn()
  expect(performance.now() - start).toBe(1_000)
})

it('forty requests pass the limiter of the database, with others of the page among them', async () => {
  vi.useFakeTimers()
  const gate = createRequestGate(() => performance.now())
  let passed = 0
  for (let i = 0; i < 40; i++)
    void databaseTurn().then(() => {
      gate.pass('database')
      passed++
    })
  for (let second = 0; second < 10; second++) {
    for (let other = 0; other < 3; other++) gate.pass('database')
    await vi.advanceTimersByTimeAsync(REQUEST_LIMITS.database.windowMs)
  }
  expect(passed).toBe(40)
})
