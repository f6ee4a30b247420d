import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/setup/database.ts'
import { createBackoff, waitAfter } from './backoff.ts'

const plan = { freeFailures: 3, longestWaitSeconds: 900, memorySeconds: 86_400 }

it.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [5, 2],
  [6, 4],
  [13, 512],
  [14, 900],
  [1_000_000, 900],
])('%i failures mean %i seconds', (failures, seconds) => {
  expect(waitAfter(failures, plan)).toBe(seconds)
})

describe('the wait after failures', async () => {
  const { pool } = await testDatabase()
  const options = { secret: 's'.repeat(32) }
  const [one, other] = [createBackoff(pool, 'test', plan, options), createBackoff(pool, 'test', plan, options)]

  it('grows across processes, for its own key only, and ends when it is forgiven', async () => {
    const waits: number[] = []
    for (let failure = 0; failure < 6; failure++) waits.push(await (failure % 2 ? one : other).failed('ana'))
    expect(waits).toEqual([0, 0, 0, 1, 2, 4])
    expect(await other.waitOf('ana')).toBeGreaterThan(0)
    expect(await other.waitOf('ana')).toBeLessThanOrEqual(4)
    expect(await one.waitOf('bia')).toBe(0)
    await other.forgive('ana')
    expect(await one.waitOf('ana')).toBe(0)
    expect(await one.failed('ana')).toBe(0)
  })

  it('is over when its time has passed', async () => {
    for (let failure = 0; failure < 4; failure++) await one.failed('caio')
    await pool.query(`update rate_limits set expire = 1 where key like 'testWait%'`)
    expect(await one.waitOf('caio')).toBe(0)
  })

  it('counts failures at the same time one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => one.failed('duda')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(plan.freeFailures)
    expect(Math.max(...waits)).toBe(900)
  })

  it('keeps no key that could be read', async () => {
    await one.failed('eva@exemplo.com.br')
    const { rows } = await pool.query(`select key from rate_limits where key like '%eva%'`)
    expect(rows).toEqual([])
  })
})
