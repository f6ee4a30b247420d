import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ACTIVITIES_FRESH_MS, STALE_TTL_MS } from './limits.ts'
import { createQueries, isUnanswered, readThrough, sweep } from './queries.ts'

const KEY = ['activities', 'x']
const HOUR = 3_600_000

function queries() {
  const client = createQueries()
  client.setQueryDefaults(['activities'], { staleTime: ACTIVITIES_FRESH_MS })
  return client
}

const failing = (error: unknown) => (): Promise<string> => Promise.reject(error)

describe('readThrough', () => {
  let now = 0
  beforeEach(() => {
    now = 1_000_000
    vi.spyOn(Date, 'now').mockImplementation(() => now)
  })

  it('asks once in 60 minutes', async () => {
    const client = queries()
    const read = vi.fn(async () => now)
    expect(await readThrough(client, KEY, read)).toBe(1_000_000)
    now += HOUR - 1
    expect(await readThrough(client, KEY, read)).toBe(1_000_000)
    now += 1
    expect(await readThrough(client, KEY, read)).toBe(1_000_000 + HOUR)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a server in trouble', { status: 503 }],
  ])('serves what is stale after %s', async (_name, error) => {
    const client = queries()
    client.setQueryData(KEY, 'old', { updatedAt: now - 2 * HOUR })
    expect(await readThrough(client, KEY, failing(error), (known) => `${known}, stored`)).toBe('old, stored')
    expect(client.getQueryData(KEY)).toBe('old')
  })

  it('marks current data as stored while the browser is offline', async () => {
    const client = queries()
    client.setQueryDefaults(KEY, { staleTime: HOUR })
    client.setQueryData(KEY, 'known')
    const asStored = (known: string) => `${known}, stored`
    expect(await readThrough(client, KEY, async () => 'new', asStored)).toBe('known')
    vi.stubGlobal('window', { navigator: { onLine: false } })
    expect(await readThrough(client, KEY, async () => 'new', asStored)).toBe('known, stored')
    vi.unstubAllGlobals()
  })

  it('fails when there is nothing to show', async () => {
    await expect(readThrough(queries(), KEY, failing(new TypeError('gone')))).rejects.toThrow('gone')
  })

  it('reads again when the reading it joined was called off by its asker', async () => {
    const client = queries()
    const first = new AbortController()
    const callOff = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const left = readThrough(client, KEY, () => callOff(first.signal))
    const waiting = [1, 2].map(() => readThrough(client, KEY, async () => 'the list'))
    first.abort()
    await expect(left).rejects.toThrow('aborted')
    expect(await Promise.all(waiting)).toEqual(['the list', 'the list'])
  })

  it('passes on an answer that is no success', async () => {
    const client = queries()
    client.setQueryData(KEY, 'old', { updatedAt: now - 2 * HOUR })
    await expect(readThrough(client, KEY, failing({ status: 404 }))).rejects.toEqual({ status: 404 })
  })
})

it.each([
  [new TypeError('Failed to fetch'), true],
  [{ status: 500 }, true],
  [{ status: 404 }, false],
  [{ status: 302 }, false],
  [undefined, true],
  [new DOMException('left', 'AbortError'), false],
])('isUnanswered(%o) is %s', (error, expected) => {
  expect(isUnanswered(error)).toBe(expected)
})

it('sweeps what has been stale for more than 30 minutes', () => {
  const client = queries()
  const now = 10 * HOUR
  const lifetime = ACTIVITIES_FRESH_MS + STALE_TTL_MS
  for (const age of [0, lifetime, lifetime + 1]) client.setQueryData(['activities', age], 'x', { updatedAt: now - age })
  sweep(client, now)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.queryKey[1]),
  ).toEqual([0, lifetime])
})
