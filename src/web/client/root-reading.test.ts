import { describe, expect, it } from 'vitest'
import type { RootReading } from '../root-data.ts'
import { createRootReading } from './root-reading.ts'

const MINUTE = 60_000
const HERE = new URL('https://a.example/activities?category=Colorir')
const DIALOG = new URL('https://a.example/activities?category=Colorir&activity=urso')
const HOME = new URL('https://a.example/')
const DATA: RootReading = {
  session: null,
  isPremiumUser: false,
  subscription: null,
  site: {
    name: 'x',
    origin: 'https://a.example',
    demo: false,
    links: { suggestionForm: null, supportChat: null },
    seller: null,
    privacyOfficer: null,
  },
}

function open() {
  const clock = { now: 0 }
  const reading = createRootReading(() => clock.now)
  reading.shown(DATA)
  return { clock, ...reading }
}

describe('the root is read', () => {
  it.each([
    ['opening a dialog', HERE, DIALOG, undefined, 0, false],
    ['closing it', DIALOG, HERE, undefined, 0, false],
    ['another page', HERE, HOME, undefined, 5 * MINUTE, false],
    ['another page after 5 minutes', HERE, HOME, undefined, 5 * MINUTE + 1, true],
    ['reading the page again', HERE, HERE, undefined, 0, true],
    ['a search form', HERE, DIALOG, 'GET', 0, false],
    ['a form that was sent', HERE, HOME, 'POST', 0, true],
  ] as const)('%s', (_name, currentUrl, nextUrl, formMethod, age, expected) => {
    const { clock, mustRead } = open()
    clock.now = age
    expect(mustRead({ currentUrl, nextUrl, formMethod })).toBe(expected)
  })

  it('on every step until what was due is shown', () => {
    const { mustRead, shown } = open()
    mustRead({ currentUrl: HERE, nextUrl: HERE })
    expect(mustRead({ currentUrl: HERE, nextUrl: HOME })).toBe(true)
    shown({ ...DATA })
    expect(mustRead({ currentUrl: HERE, nextUrl: HOME })).toBe(false)
  })
})

it('is read on every step while the catalogue is being drawn', () => {
  const { mustRead, shown } = open()
  shown({ ...DATA, drawing: { drawn: 48, total: 100 } })
  expect(mustRead({ currentUrl: HERE, nextUrl: HOME })).toBe(true)
  shown({ ...DATA, drawing: { drawn: 60, total: 100 } })
  expect(mustRead({ currentUrl: HOME, nextUrl: HERE })).toBe(true)
})

it('is read on the next step once it is in doubt', () => {
  const { mustRead, doubt } = open()
  doubt()
  expect(mustRead({ currentUrl: HERE, nextUrl: HOME })).toBe(true)
})

describe('a reading that fails', () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))

  it('fails when nothing was ever known', async () => {
    await expect(createRootReading(() => 0).read(failing)).rejects.toThrow('Failed to fetch')
  })

  it('falls back on what is shown, but not when the server answered', async () => {
    const { read } = open()
    expect(await read(failing)).toBe(DATA)
    await expect(read(() => Promise.reject({ status: 403 }))).rejects.toEqual({ status: 403 })
  })

  it('shows nobody half an hour after the last answer, and asks on every step until there is one', async () => {
    const { clock, read, shown, mustRead } = open()
    const known: RootReading = { ...DATA, session: { userId: 'a', name: 'Ana', email: 'a@a.example', isAdmin: false } }
    shown(known)
    clock.now = 30 * MINUTE
    expect(await read(failing)).toBe(known)
    clock.now += 1
    const nobody = await read(failing)
    expect(nobody).toEqual({ ...DATA, unconfirmed: true })
    shown(nobody)
    expect(mustRead({ currentUrl: HERE, nextUrl: HOME })).toBe(true)
    expect(await read(() => Promise.resolve(known))).toBe(known)
    shown(known)
    expect(mustRead({ currentUrl: HERE, nextUrl: HOME })).toBe(false)
  })
})
