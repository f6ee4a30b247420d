import { isPopoverOpen } from './popovers.ts'

const PRESSABLE = 'button,a,summary'
/** Two taps this close in time and place are a double one; browsers count the clicks of a mouse, and few count taps. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 24

interface Press {
  readonly pressed: Element | null
  readonly state: string
  readonly event: PointerEvent
}

/**
 * A double press does what a single one does: its second half neither presses what came under it, nor takes back what the
 * first half opened, nor answers the question that followed in the same button. Quick presses of one button, as for the
 * next page, count each.
 */
export function makeDoublePressesSingle(): void {
  let last: Press | null = null
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null
      const press = { pressed, state: stateOf(pressed), event: event as PointerEvent }
      if (last && isDouble(last.event, press.event)) {
        if (last.pressed && (last.pressed !== pressed || last.state !== press.state)) {
          event.preventDefault()
          event.stopImmediatePropagation()
        }
        return
      }
      last = press
    },
    true,
  )
}

function isDouble(before: PointerEvent, now: PointerEvent): boolean {
  if (now.detail > 1) return true
  if (now.detail === 0 || now.pointerType !== 'touch' || now.timeStamp - before.timeStamp > DOUBLE_TAP_MS) return false
  return Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < DOUBLE_TAP_PX
}

/** Open or not, and in a dialog its words: one button may carry the next step. */
function stateOf(pressed: Element | null): string {
  const panel = document.getElementById(pressed?.getAttribute('popovertarget') ?? '')
  const isOpen = panel ? isPopoverOpen(panel) : pressed?.matches('[aria-expanded=true],[open]>summary')
  const words = pressed?.closest('dialog,[data-dialog]') ? pressed.textContent : ''
  return `${isOpen} ${words}`
}
