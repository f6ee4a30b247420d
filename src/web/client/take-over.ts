import { type SyntheticEvent, useEffect, useLayoutEffect } from 'react'
import { pressedBy, unmark } from '../document/inline/early-input.ts'
import { isTab } from '../document/inline/early-tabs.ts'
import { heldInputs, tellReact } from './live-controls.ts'

/** A press that waited longer than this is no longer what the person wants now (ms). */
const MEMORY_MS = 15_000

/** Controls whose change React already reported during hydration. */
const told = new WeakSet<EventTarget>()

/** For the outermost element's capture of clicks, keys and changes: what React has seen itself must not come again. */
export const alreadyHeard = {
  onClickCapture: forgetPress,
  onKeyDownCapture: forgetPress,
  onChangeCapture: ({ target }: SyntheticEvent) => {
    if (window.earlyInput) told.add(target)
  },
}

function forgetPress({ nativeEvent }: SyntheticEvent): void {
  const early = window.earlyInput
  if (early) early.presses = early.presses.filter((event) => event !== nativeEvent)
}

/** True while the application hydrates a document, false on a later navigation. Call it in an effect. */
export function isTakingOver(): boolean {
  return window.earlyInput !== undefined
}

/**
 * The application takes over what the page already holds: first what was typed and chosen, while React has not yet drawn
 * anything over it, then what was pressed, once.
 */
export function useTakeOver(): void {
  useLayoutEffect(() => {
    if (!window.earlyInput) return
    window.earlyInput.stop()
    const held = heldInputs(document)
    // After React's own work on the page, before anybody else's. A press that made the application hurry makes it draw
    // a second time in that work, and write what it knows over what was typed.
    queueMicrotask(() => {
      for (const { control, putBack } of held) {
        if (told.has(control)) continue
        putBack()
        tellReact(control)
      }
    })
  }, [])
  useEffect(() => {
    const early = window.earlyInput
    if (!early) return
    delete window.earlyInput
    void repeat(early.presses.filter(isStillMeant))
  }, [])
}

/** A tab shows its panel already: whatever its age, the application has to know. */
function isStillMeant(event: Event): boolean {
  const pressed = pressedBy(event)
  return performance.now() - event.timeStamp < MEMORY_MS || (pressed !== null && isTab(pressed))
}

/**
 * Repeats events one after the other, each in a separate task: menus open in between, rows of tabs move the focus in a
 * timeout, and an event within React's own work would make it write old values into the controls.
 */
async function repeat(events: readonly Event[]): Promise<void> {
  const firstKey = events.find((event) => event instanceof KeyboardEvent)
  const keysHold = firstKey?.target === document.activeElement
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  for (const event of events) {
    await nextTask()
    if (event instanceof KeyboardEvent) {
      if (keysHold) pressKey(event)
    } else if (event.target instanceof Element) pressButton(event.target)
  }
  await nextTask()
  unmark()
}

function pressKey({ key, code, shiftKey }: KeyboardEvent): void {
  const init = { key, code, shiftKey, bubbles: true, cancelable: true, composed: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
}

/** Some buttons answer already when they are pressed down, before the click. */
function pressButton(target: Element): void {
  const button = target.closest('button')
  if (!button?.isConnected) return
  const init = { bubbles: true, cancelable: true, composed: true }
  button.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse', isPrimary: true }))
  button.dispatchEvent(new MouseEvent('mousedown', init))
  button.click()
}
