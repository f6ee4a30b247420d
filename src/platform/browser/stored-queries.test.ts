import { describe, expect, it } from 'vitest'
import { createQueries } from './queries.ts'
import { createStoredQueries, type StoredQueriesOptions } from './stored-queries.ts'

const NOW = 10_000_000
const MINUTE = 60_000

/** A storage in memory with a limited number of characters. */
function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(name, value)
    },
  }
}

/** A cache over a storage. */
function open(storage: Storage | (() => Storage), change: Partial<StoredQueriesOptions> = {}) {
  const client = createQueries()
  client.setQueryDefaults(['stored'], { staleTime: 60 * MINUTE })
  const stored = createStoredQueries(client, {
    storage: typeof storage === 'function' ? storage : () => storage,
    name: 'cache',
    version: '1',
    holds: (key) => key[0] === 'stored',
    isValid: (_key, data) => typeof data === 'string',
    now: () => NOW,
    ...change,
  })
  return { client, ...stored }
}

/** A storage that holds three entries of 5, 61 and 89 minutes, and what must not be stored. */
function filled(room?: number) {
  const storage = memoryStorage(room)
  const { client, write } = open(storage)
  for (const minutes of [5, 61, 89])
    client.setQueryData(['stored', minutes], `data ${minutes}`, { updatedAt: NOW - minutes * MINUTE })
  client.setQueryData(['person'], 'secret', { updatedAt: NOW })
  write()
  return storage
}

const keysOf = (client: ReturnType<typeof createQueries>) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(' '))

describe('storing', () => {
  it('brings back what was stored with its age, and nothing personal', () => {
    const storage = filled()
    expect(storage.getItem('cache')).not.toContain('secret')
    const { client, restore } = open(storage)
    restore()
    expect(keysOf(client)).toEqual(['stored 5', 'stored 61', 'stored 89'])
    expect(client.getQueryState(['stored', 61])?.dataUpdatedAt).toBe(NOW - 61 * MINUTE)
  })

  it.each([
    ['another version', { version: '2' }, []],
    ['entries that are too old by now', { now: () => NOW + 2 * MINUTE }, ['stored 5', 'stored 61']],
    ['entries from the future', { now: () => NOW - 30 * MINUTE }, ['stored 61', 'stored 89']],
    ['data of another shape', { isValid: () => false }, []],
  ])('does not bring back %s', (_name, change, expected) => {
    const { client, restore } = open(filled(), change)
    restore()
    expect(keysOf(client)).toEqual(expected)
  })

  it('does not replace what is newer', () => {
    const { client, restore } = open(filled())
    client.setQueryData(['stored', 5], 'newer', { updatedAt: NOW })
    restore()
    expect(client.getQueryData(['stored', 5])).toBe('newer')
  })

  it('keeps the newest where there is room for few', () => {
    const { client, restore } = open(filled(90))
    restore()
    expect(keysOf(client)).toEqual(['stored 5'])
  })

  it('keeps nothing where there is no room', () => {
    expect(filled(10).getItem('cache')).toBeNull()
  })

  it.each([
    ['no JSON', '{"version":"1","entries":[{'],
    ['null', 'null'],
    ['a text', '"1"'],
    ['no entries', '{"version":"1"}'],
    [
      'entries of nonsense',
      '{"version":"1","entries":[null,1,{"key":"stored"},{"key":["stored"],"readAt":"x","data":1}]}',
    ],
  ])('survives %s', (_name, text) => {
    const storage = memoryStorage()
    storage.setItem('cache', text)
    const { client, restore } = open(storage)
    restore()
    expect(keysOf(client)).toEqual([])
  })

  it('survives a storage that is switched off', () => {
    const { client, restore, write } = open(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    restore()
    client.setQueryData(['stored', 1], 'x')
    write()
    expect(client.getQueryData(['stored', 1])).toBe('x')
  })
})
