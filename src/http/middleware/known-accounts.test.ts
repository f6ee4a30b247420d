import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createKnownAccounts } from './known-accounts.ts'

function setUp(sessions: Record<string, string>, max?: number) {
  const asked: string[] = []
  const accounts = createKnownAccounts({
    signedToken: ({ headers }) => headers.cookie ?? null,
    async readAccount({ headers }) {
      asked.push(headers.cookie ?? '')
      if (headers.cookie === 'away') throw new Error('the database is away')
      return sessions[headers.cookie ?? ''] ?? null
    },
    max,
  })
  const request = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage
  return { accounts, asked, request }
}

it('a session is read once, whatever asks at the same time', async () => {
  const { accounts, asked, request } = setUp({ a1: 'ana', a2: 'ana' })
  expect(accounts.accountOf(request('a1'))).toBeUndefined()
  expect(accounts.sessionOf(request('a1'))).toBe('a1')
  const found = await Promise.all(['a1', 'a1', 'a2'].map((token) => accounts.find(request(token))))
  expect(found).toEqual(['ana', 'ana', 'ana'])
  expect([accounts.accountOf(request('a1')), accounts.accountOf(request('a2'))]).toEqual(['ana', 'ana'])
  expect(asked).toEqual(['a1', 'a2'])
})

it('one that is over is no session from then on', async () => {
  const { accounts, asked, request } = setUp({})
  expect(await accounts.find(request('over'))).toBeNull()
  expect([accounts.sessionOf(request('over')), accounts.accountOf(request('over'))]).toEqual([null, undefined])
  expect(await accounts.find(request())).toBeNull()
  expect(asked).toEqual(['over'])
})

it('stands for itself while the database is away, and is read again', async () => {
  const { accounts, asked, request } = setUp({})
  expect(await accounts.find(request('away'))).toBe('away')
  expect(accounts.accountOf(request('away'))).toBeUndefined()
  await accounts.find(request('away'))
  expect(asked).toEqual(['away', 'away'])
})

it('forgets the oldest sessions', async () => {
  const { accounts, request } = setUp({}, 10)
  for (let n = 0; n < 50; n++) await accounts.find(request(`${n}`))
  expect(accounts.size()).toBe(10)
})
