import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMailboxServer } from '../../../tests/factories/mailbox-server.ts'
import { readMailbox } from './return-box.ts'

const server = await startMailboxServer({ user: 'devolvidos@exemplo.com.br', password: 'h u%sh' })
afterAll(server.stop)
beforeEach(() => {
  server.cutAfter(null)
  server.empty()
})

const timeouts = { connect: 5_000, greeting: 5_000, silence: 5_000 }
const read = (take: (source: string) => Promise<boolean>, url = server.url) => readMailbox({ url, take, timeouts })

test('what is taken goes, what is left stays as read', async () => {
  for (const text of ['first', 'second', 'third']) server.deliver(text)
  const seen: string[] = []
  expect(await read(async (source) => seen.push(source) !== 2)).toBe(3)
  expect(seen).toEqual(['first', 'second', 'third'])
  expect(server.contents()).toEqual([{ source: 'second', seen: true }])
  expect(await read(async () => true)).toBe(0)
})

test('an empty mailbox is no error', async () => {
  expect(await read(() => Promise.reject(new Error('nothing to take')))).toBe(0)
})

test('a huge message is read by its beginning', async () => {
  server.deliver('x'.repeat(1_000_000))
  const lengths: number[] = []
  await read(async (source) => lengths.push(source.length) > 0)
  expect(lengths).toEqual([64 * 1024])
})

test('a flood is read in portions', async () => {
  for (let index = 0; index < 250; index += 1) server.deliver('report')
  expect(await read(async () => true)).toBe(200)
  expect(await read(async () => true)).toBe(50)
  expect(server.contents()).toEqual([])
})

test('a message that could not be handled comes again', async () => {
  server.deliver('report')
  await expect(read(() => Promise.reject(new Error('the database is away')))).rejects.toThrow('the database is away')
  expect(server.contents()).toEqual([{ source: 'report', seen: false }])
  await expect.poll(server.openConnections).toBe(0)
})

test.each(['LOGIN', 'SELECT', 'UID SEARCH', 'UID FETCH', 'UID STORE'])(
  'a server that hangs up after %s is an error and loses no message',
  async (command) => {
    server.deliver('report')
    server.cutAfter(command)
    await expect(read(async () => true)).rejects.toThrow()
    server.cutAfter(null)
    expect(server.contents()).toHaveLength(1)
  },
)

test('a refused password and a server that is away are errors', async () => {
  await expect(read(async () => true, server.url.replace('sh@', 'x@'))).rejects.toThrow()
  await expect(read(async () => true, 'imap://a%40b.c:d@127.0.0.1:1')).rejects.toThrow()
})

test('a reading that is called off ends', async () => {
  for (let index = 0; index < 3; index += 1) server.deliver('report')
  const caller = new AbortController()
  const reading = readMailbox({
    url: server.url,
    signal: caller.signal,
    timeouts,
    take: async () => {
      caller.abort()
      return true
    },
  })
  await expect(reading).rejects.toThrow()
  await expect.poll(server.openConnections).toBe(0)
})
