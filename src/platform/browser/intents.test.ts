import { describe, expect, it } from 'vitest'
import { createIntents } from './intents.ts'

function world() {
  const held = new Map<string, string>()
  const storage = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  } as Storage
  const clock = { now: 1_000_000 }
  return {
    held,
    clock,
    intents: createIntents(
      () => storage,
      () => clock.now,
    ),
  }
}
const SHEET = { key: 'labirinto-do-coelho', label: 'Labirinto do Coelho' }

describe('intents', () => {
  it('are taken once', () => {
    const { intents } = world()
    intents.keep('download', SHEET)
    expect(intents.read('download', 60_000)).toEqual(SHEET)
    expect(intents.take('download', 60_000)).toEqual(SHEET)
    expect(intents.take('download', 60_000)).toBeNull()
  })

  it.each([
    ['just in time', 59_999, SHEET],
    ['too late', 60_000, null],
    ['from the future: the clock was set back', -1, null],
  ])('count %s', (_, later, expected) => {
    const { intents, clock } = world()
    intents.keep('download', SHEET)
    clock.now += later
    expect(intents.take('download', 60_000)).toEqual(expected)
  })

  it('of one name say nothing about another, and can be forgotten', () => {
    const { intents } = world()
    intents.keep('download', SHEET)
    expect(intents.read('pay', 60_000)).toBeNull()
    intents.forget('download')
    expect(intents.read('download', 60_000)).toBeNull()
  })

  it.each(['', 'null', '7', '{}', '{"key":1,"label":"x","at":1000000}', '{"key":"x","label":"y"}'])(
    'read nonsense %j as nothing',
    (text) => {
      const { intents, held } = world()
      held.set('intent:download', text)
      expect(intents.take('download', 60_000)).toBeNull()
    },
  )

  it('are nothing where there is no storage', () => {
    const intents = createIntents(
      () => {
        throw new Error('denied')
      },
      () => 0,
    )
    intents.keep('download', SHEET)
    expect(intents.take('download', 1)).toBeNull()
  })
})
