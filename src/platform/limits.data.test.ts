import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/database.ts'
import { createLimits } from './limits.ts'

const secret = 'a secret of this test, long enough'
const limits = { signIn: { points: 3, seconds: 600 }, signUp: { points: 1, seconds: 600 } }
const refused = { allowed: false, retryAfterSeconds: expect.any(Number) }

const database = await testDatabase()
const open = () => createLimits(database.pool, limits, { secret })

describe('limits', () => {
  test('allow their number, then say when to come back', async () => {
    const one = open()
    for (let n = 0; n < 3; n++) expect(await one.consume('signIn', 'a')).toEqual({ allowed: true })
    const verdict = await one.consume('signIn', 'a')
    expect(verdict).toEqual(refused)
    if (!verdict.allowed) {
      expect(Number.isInteger(verdict.retryAfterSeconds)).toBe(true)
      expect(verdict.retryAfterSeconds).toBeGreaterThan(0)
      expect(verdict.retryAfterSeconds).toBeLessThanOrEqual(600)
    }
  })

  test('tell of each call they turn away', async () => {
    const refusals: string[] = []
    const one = createLimits(database.pool, limits, { secret, onRefused: (name) => refusals.push(name) })
    for (let n = 0; n < 5; n++) await one.consume('signIn', 'told')
    expect(refusals).toEqual(['signIn', 'signIn'])
  })

  test('hold across processes', async () => {
    const [one, two] = [open(), open()]
    expect(await one.consume('signIn', 'shared')).toEqual({ allowed: true })
    expect(await two.consume('signIn', 'shared')).toEqual({ allowed: true })
    expect(await one.consume('signIn', 'shared')).toEqual({ allowed: true })
    expect(await two.consume('signIn', 'shared')).toEqual(refused)
    expect(await open().consume('signIn', 'shared')).toEqual(refused)
  })

  test('grant exactly the points to parallel calls of several processes', async () => {
    const processes = [open(), open()]
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => processes[n % 2]?.consume('signIn', 'parallel')),
    )
    expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(3)
  })

  test('keep keys and names apart', async () => {
    const one = open()
    expect(await one.consume('signUp', 'apart')).toEqual({ allowed: true })
    expect(await one.consume('signUp', 'apart')).toEqual(refused)
    expect(await one.consume('signUp', 'other')).toEqual({ allowed: true })
    expect(await one.consume('signIn', 'apart')).toEqual({ allowed: true })
  })

  test('hold for the /48 around an IPv6 network, eight times as wide', async () => {
    const one = open()
    const network = (n: number) => `2001:db8:7:${n.toString(16)}::/64`
    for (let n = 0; n < 8; n++) expect(await one.consume('signUp', network(n))).toEqual({ allowed: true })
    expect(await one.consume('signUp', network(9))).toEqual(refused)
    expect(await one.consume('signUp', '2001:db8:8:1::/64')).toEqual({ allowed: true })
  })

  test('give points back when the time is over', async () => {
    const key = 'over'
    await open().consume('signUp', key)
    await database.pool.query('update rate_limits set expire = $1', [Date.now() - 1])
    expect(await open().consume('signUp', key)).toEqual({ allowed: true })
  })

  test('keep neither e-mail nor address, and hashes nobody can guess without the secret', async () => {
    await open().consume('signIn', 'ana@exemplo.com.br 203.0.113.7')
    const keysOf = async () => (await database.pool.query('select key from rate_limits')).rows.map(({ key }) => key)
    const stored = await keysOf()
    expect(stored.join()).not.toMatch(/ana|exemplo|203/)
    await createLimits(database.pool, limits, { secret: 'another secret' }).consume(
      'signIn',
      'ana@exemplo.com.br 203.0.113.7',
    )
    expect(await keysOf()).toHaveLength(stored.length + 1)
  })

  test('count in memory while the database fails', async () => {
    const nowhere = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
    const alone = createLimits(nowhere, limits, { secret })
    for (let n = 0; n < 3; n++) expect(await alone.consume('signIn', 'a')).toEqual({ allowed: true })
    expect(await alone.consume('signIn', 'a')).toEqual(refused)
    await nowhere.end()
  })

  test('remember a bounded number of callers, in an outage and without one', async () => {
    const nowhere = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
    const alone = createLimits(nowhere, limits, { secret, rememberedMax: 20 })
    for (let n = 0; n < 100; n++) expect(await alone.consume('signIn', `outage ${n}`)).toEqual({ allowed: true })
    expect(alone.size()).toBe(20)
    await nowhere.end()
    // Each of these used up its only point.
    const one = createLimits(database.pool, limits, { secret, rememberedMax: 20 })
    for (let n = 0; n < 60; n++) await one.consume('signUp', `crowd ${n}`)
    expect(one.size()).toBe(20)
    // The database refuses evicted keys too.
    expect(await one.consume('signUp', 'crowd 0')).toEqual(refused)
  })
})
