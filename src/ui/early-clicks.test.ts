import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { EARLY_CLICKS_SCRIPT } from './early-clicks.ts'

type Listener = (event: object) => void

interface Early {
  kept: { type: string; key?: string; target: object }[]
  inUse: boolean
  stop(): void
}

/** An element as the script looks at it. */
const element = (selectors: readonly string[]) => ({
  closest: (selector: string) => (selectors.includes(selector) ? {} : null),
  matches: (selector: string) => selectors.includes(selector),
})

const button = () => element(['button[type=button]', 'button,[role]'])
const combobox = () => element(['button,[role]'])
const paragraph = () => element([])

/** The inline script in a window of its own. */
function start() {
  const listeners = new Map<string, Listener>()
  const window: { earlyClicks?: Early } = {}
  runInNewContext(EARLY_CLICKS_SCRIPT, {
    window,
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    removeEventListener: (kind: string) => listeners.delete(kind),
  })
  const early = window.earlyClicks
  if (!early) throw new Error('the script left nothing')
  const happens = (type: string, target: object, more: object = {}) => listeners.get(type)?.({ type, target, ...more })
  const kept = () => early.kept.map(({ type, key }) => key ?? type)
  return {
    early,
    happens,
    kept,
    press: (key: string, target: object, more = {}) => happens('keydown', target, { key, ...more }),
  }
}

describe('what is pressed before the scripts are there', () => {
  it('keeps clicks and keys in their order', () => {
    const { happens, press, kept, early } = start()
    const tab = button()
    expect(early.inUse).toBe(false)
    happens('click', tab)
    press('ArrowRight', tab)
    press('End', tab)
    expect(kept()).toEqual(['click', 'ArrowRight', 'End'])
    expect(early.inUse).toBe(true)
  })

  it('keeps the last click only', () => {
    const { happens, press, early } = start()
    const [first, second] = [button(), button()]
    happens('click', first)
    press('ArrowDown', first)
    happens('click', second)
    expect(early.kept.map(({ type, target }) => [type, target === second])).toEqual([
      ['keydown', false],
      ['click', true],
    ])
  })

  it.each(['a', ' ', 'Tab', 'Enter', 'Shift', 'F5', 'Delete'])('leaves the key %j to the browser', (key) => {
    const { press, kept } = start()
    press(key, button())
    expect(kept()).toEqual([])
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', (modifier) => {
    const { press, kept } = start()
    press('ArrowLeft', button(), { [modifier]: true })
    expect(kept()).toEqual([])
  })

  it('keeps no key and no click on what answers nothing, nor on the document', () => {
    const { happens, press, kept } = start()
    press('ArrowDown', paragraph())
    press('ArrowDown', {})
    happens('click', paragraph())
    happens('click', combobox())
    happens('wheel', paragraph())
    expect(kept()).toEqual([])
  })

  it('forgets keys of another place', () => {
    const { press, kept } = start()
    const tab = button()
    press('ArrowRight', tab)
    press('ArrowDown', combobox())
    expect(kept()).toEqual(['ArrowDown'])
  })

  it('takes everything back with Escape', () => {
    const { happens, press, kept } = start()
    const tab = button()
    happens('click', tab)
    press('ArrowRight', tab)
    press('Escape', paragraph())
    expect(kept()).toEqual([])
  })

  it('keeps no more than twenty', () => {
    const { press, early } = start()
    const tab = button()
    for (let i = 0; i < 100; i += 1) press(i === 99 ? 'End' : 'ArrowRight', tab)
    expect(early.kept).toHaveLength(20)
    expect(early.kept.at(-1)?.key).toBe('End')
  })

  it('hears nothing more once it was stopped', () => {
    const { early, happens, kept } = start()
    early.stop()
    happens('click', button())
    expect(kept()).toEqual([])
  })
})
