import { describe, expect, it } from 'vitest'
import { type EarlyInput, recordEarlyInput } from './early-input.ts'

type Listener = (event: object) => void

/** An element as the recorder looks at it. */
function element(selectors: readonly string[]) {
  const it = {
    dataset: {} as Record<string, string>,
    closest: (selector: string) => (selector.split(',').some((part) => selectors.includes(part)) ? it : null),
    matches: (selector: string) => selectors.includes(selector),
  }
  return it
}

const button = () => element(['button', 'button[type=button]:not([command],[popovertarget])', 'button,[role]'])
const scriptedButton = () => Object.assign(element(['button']), { form: { hasAttribute: () => true } })
const sendButton = () => element(['button'])
const link = () => element(['a[href]'])
const combobox = () => element(['button,[role]'])
const paragraph = () => element([])

/** The recorder in a new window. */
function start() {
  const listeners = new Map<string, Listener>()
  const target = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    removeEventListener: (kind: string) => listeners.delete(kind),
  } as unknown as Window & { earlyInput?: EarlyInput }
  recordEarlyInput(target)
  const early = target.earlyInput
  if (!early) throw new Error('nothing is recorded')
  const happens = (type: string, on: object, more: object = {}) => listeners.get(type)?.({ type, target: on, ...more })
  return {
    early,
    happens,
    presses: () => early.presses.map((event) => ('key' in event ? event.key : event.type)),
    press: (key: string, on: object, more = {}) => happens('keydown', on, { key, ...more }),
  }
}

describe('what is pressed before the application is there', () => {
  it('keeps clicks and keys in their order', () => {
    const { happens, press, presses, early } = start()
    const tab = button()
    expect(early.inUse).toBe(false)
    happens('click', tab)
    press('ArrowRight', tab)
    press('End', tab)
    expect(presses()).toEqual(['click', 'ArrowRight', 'End'])
    expect(early.inUse).toBe(true)
  })

  it('keeps each button that was clicked, and one that was clicked again once', () => {
    const { happens, early } = start()
    const [first, second] = [button(), button()]
    for (const pressed of [first, first, second, first, first]) happens('click', pressed)
    expect(early.presses.map(({ target }) => Object.is(target, first))).toEqual([false, true])
  })

  it('shows on buttons and links that they were heard', () => {
    const { happens } = start()
    const pressed = [button(), sendButton(), link()]
    const other = paragraph()
    for (const control of [...pressed, other]) happens('click', control)
    expect(pressed.map(({ dataset }) => 'pressed' in dataset)).toEqual([true, true, true])
    expect(other.dataset).toEqual({})
  })

  it.each(['a', ' ', 'Tab', 'Enter', 'Shift', 'F5', 'Delete'])('leaves the key %j to the browser', (key) => {
    const { press, presses } = start()
    press(key, button())
    expect(presses()).toEqual([])
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', (modifier) => {
    const { press, presses } = start()
    press('ArrowLeft', button(), { [modifier]: true })
    expect(presses()).toEqual([])
  })

  it('keeps no key and no click on what works by itself or answers nothing, nor on the document', () => {
    const { happens, press, presses } = start()
    press('ArrowDown', paragraph())
    press('ArrowDown', {})
    for (const control of [paragraph(), combobox(), link(), sendButton()]) happens('click', control)
    happens('wheel', paragraph())
    expect(presses()).toEqual([])
  })

  it('keeps no click on what is switched off', () => {
    const { happens, presses } = start()
    happens(
      'click',
      element(['button', 'button[type=button]:not([command],[popovertarget])', ':disabled,[aria-disabled=true]']),
    )
    expect(presses()).toEqual([])
  })

  it('stores a press on a button whose form is for browsers without scripts, and the form does not go', () => {
    const { happens, early } = start()
    const heart = scriptedButton()
    happens('click', heart)
    let stopped = false
    happens('submit', heart.form, { preventDefault: () => (stopped = true) })
    expect(early.presses.map(({ target }) => Object.is(target, heart))).toEqual([true])
    expect(stopped).toBe(true)
  })

  it('forgets keys of another place', () => {
    const { press, presses } = start()
    const tab = button()
    press('ArrowRight', tab)
    press('ArrowDown', combobox())
    expect(presses()).toEqual(['ArrowDown'])
  })

  it('takes everything back with Escape', () => {
    const { happens, press, presses } = start()
    const tab = button()
    happens('click', tab)
    press('ArrowRight', tab)
    press('Escape', paragraph())
    expect(presses()).toEqual([])
  })

  it('keeps no more than twenty', () => {
    const { press, early } = start()
    const tab = button()
    for (let i = 0; i < 100; i += 1) press(i === 99 ? 'End' : 'ArrowRight', tab)
    expect(early.presses).toHaveLength(20)
    expect(early.presses.at(-1)).toMatchObject({ key: 'End' })
  })

  it('hears nothing more once it was stopped', () => {
    const { early, happens, presses } = start()
    early.stop()
    happens('click', button())
    expect(presses()).toEqual([])
  })
})
