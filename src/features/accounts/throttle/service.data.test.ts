import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createBackoff } from '../../../platform/backoff.ts'
import { createLimits } from '../../../platform/limits.ts'
import { LIMITS } from '../../../product/limits.ts'
import { ACCOUNT_BACKOFF, ADDRESS_BACKOFF } from './rules.ts'
import { createGuard, TooManyAttempts } from './service.server.ts'

const { pool } = await testDatabase()
const secret = 's'.repeat(40)
/** A separate process: it shares state only through the database. */
const openGuard = () =>
  createGuard(createLimits(pool, LIMITS, { secret }), {
    account: createBackoff(pool, 'signInAccount', ACCOUNT_BACKOFF, { secret }),
    address: createBackoff(pool, 'signInOrigin', ADDRESS_BACKOFF, { secret }),
  })
type Guard = ReturnType<typeof openGuard>
const [one, other] = [openGuard(), openGuard()]

/** Tries a wrong password. @returns whether the password was checked */
async function wrong(guard: Guard, attempt: { email: string; address: string; device: string | null }) {
  try {
    await guard.signInFailed(await guard.signIn(attempt))
    return true
  } catch (error) {
    if (error instanceof TooManyAttempts) return false
    throw error
  }
}

async function countLookedAt(tries: number, attempt: (index: number) => Parameters<typeof wrong>[1]) {
  let looked = 0
  for (let index = 0; index < tries; index++) if (await wrong(index % 2 ? one : other, attempt(index))) looked += 1
  return looked
}

describe('guessing', () => {
  it('1,000 passwords of one account from one address: ten are looked at, and the owner gets in from elsewhere', async () => {
    const email = 'alvo@exemplo.com.br'
    expect(await countLookedAt(1000, () => ({ email, address: '203.0.113.5', device: null }))).toBeLessThanOrEqual(10)
    await one.signIn({ email, address: '198.51.100.7', device: null })
  })

  it('1,000 accounts from one address: its wait grows, and a browser of the same address that is known gets in', async () => {
    const address = '203.0.113.9'
    const looked = await countLookedAt(1000, () => ({ email: `${randomUUID()}@exemplo.com.br`, address, device: null }))
    expect(looked).toBeLessThanOrEqual(100)
    expect(looked).toBeGreaterThanOrEqual(ADDRESS_BACKOFF.freeFailures)
    await one.signIn({ email: 'colega@exemplo.com.br', address, device: 'browser of a colleague' })
  })

  it('one account with 100 collected proofs: they share thirty tries a day, then count as strangers', async () => {
    const email = 'colhida@exemplo.com.br'
    const address = '203.0.113.77'
    const proofs = Array.from({ length: 100 }, () => randomUUID())
    const looked = await countLookedAt(1000, (index) => ({ email, address, device: proofs[index % 100] ?? null }))
    expect(looked).toBeGreaterThanOrEqual(30)
    expect(looked).toBeLessThanOrEqual(30 + 10)
  })

  it('one account from 1,000 addresses: the wait grows for strangers, and its owner still gets in', async () => {
    const email = 'famosa@exemplo.com.br'
    const looked = await countLookedAt(1000, () => ({ email, address: randomUUID(), device: null }))
    expect(looked).toBeLessThan(50)
    await expect(one.signIn({ email, address: randomUUID(), device: null })).rejects.toThrow(TooManyAttempts)
    await one.signIn({ email, address: randomUUID(), device: 'browser of the owner' })
    // The mailed link works in any browser.
    await one.forgive(email)
    await other.signIn({ email, address: randomUUID(), device: null })
  })

  it('a known browser has its ten tries, and takes nobody else’s', async () => {
    const device = randomUUID()
    const attempt = () => ({ email: 'eu@exemplo.com.br', address: randomUUID(), device })
    expect(await countLookedAt(15, attempt)).toBe(10)
    await one.signIn({ email: 'eu@exemplo.com.br', address: randomUUID(), device: null })
  })
})
