import { showTab } from './early-tabs.ts'

/** Limit of stored presses; a user who presses more often has noticed that the page does not react. */
const MOST_PRESSES = 20
/** A form with the same contents that is sent again this soon is an impatient second press (ms). */
const SAME_FORM_MS = 10_000
/** A press that led nowhere stops looking heard after this (ms). */
const LONGEST_MARK_MS = 10_000

/** Input before the application started. */
export interface EarlyInput {
  /** Unanswered presses in their order: clicks on buttons, and keys that only scripts handle. */
  presses: Event[]
  /** The person has begun to use the page: pressed, scrolled or typed something. */
  inUse: boolean
  /** Records no more; what is marked as heard stays so until {@link unmark}. */
  stop(): void
}

declare global {
  interface Window {
    /** There until the application has taken over. */
    earlyInput?: EarlyInput
  }
}

type Target = Pick<Window, 'addEventListener' | 'removeEventListener'> & { earlyInput?: EarlyInput }

/**
 * Stores presses before the application starts: on a cheap phone that takes seconds, and the press would have no
 * effect. A pressed element looks pressed at once (`data-pressed`, ui/base.css). Links and forms work by themselves and
 * are only marked; a form that is sent twice goes once. Typed and chosen values need no storage: the page holds them
 * (client/live-controls.ts). Keys belong to the focused element, so moving the focus discards them; Esc discards
 * everything.
 */
export function recordEarlyInput(target: Target): void {
  const early: EarlyInput = { presses: [], inUse: false, stop }
  let sent: { form: object; contents: string; at: number } | null = null

  const keep = (event: Event, replaces: (other: Event) => boolean) => {
    early.presses = [...early.presses.filter((other) => !replaces(other)), event].slice(-MOST_PRESSES)
  }
  const onClick = (event: Event) => {
    const pressed = pressedBy(event)
    if (!pressed) return
    if (!showTab(pressed)) mark(pressed)
    // A repeated press without an answer in between counts once.
    if (isAnsweredByScript(pressed)) keep(event, (other) => other.type === 'click' && pressedBy(other) === pressed)
  }
  const onKey = (event: Event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent
    if (key === 'Escape') early.presses = []
    if (!/^(Arrow|Home|End)/.test(key) || altKey || ctrlKey || metaKey) return
    if (!isElement(event.target) || !event.target.matches('button,[role]')) return
    keep(event, (other) => other.type === 'keydown' && other.target !== event.target)
  }
  const onSubmit = (event: Event) => {
    const { submitter, timeStamp } = event as SubmitEvent
    const form = event.target as HTMLFormElement
    if (isScripted(form)) {
      event.preventDefault()
      return
    }
    const contents = contentsOf(form, submitter)
    if (sent && sent.form === form && sent.contents === contents && timeStamp - sent.at < SAME_FORM_MS) {
      event.preventDefault()
    } else if (target.earlyInput) {
      sent = { form, contents, at: timeStamp }
      if (submitter) mark(submitter)
    }
  }
  const note = (event: Event) => {
    early.inUse = true
    if (event.type === 'click') onClick(event)
    else if (event.type === 'keydown') onKey(event)
  }
  const kinds = ['pointerdown', 'wheel', 'keydown', 'click']
  function stop() {
    for (const kind of kinds) target.removeEventListener(kind, note, true)
  }

  target.earlyInput = early
  for (const kind of kinds) target.addEventListener(kind, note, { capture: true, passive: true })
  // Never removed: a form sent before the application started may still be in progress afterwards.
  target.addEventListener('submit', onSubmit, { capture: true })
  // The same page out of the browser's memory: what led away from it is done.
  target.addEventListener('pageshow', () => {
    sent = null
    unmark()
  })
}

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && 'closest' in value

/** The link or button that a click pressed, unless it cannot be pressed. */
export function pressedBy({ target }: Event): HTMLElement | null {
  const pressed = isElement(target) ? target.closest<HTMLElement>('button,a[href]') : null
  return pressed?.matches(':disabled,[aria-disabled=true]') ? null : pressed
}

/** Forms of browsers without scripts: here the application answers their buttons (`data-scripted`). */
const isScripted = (form: Element | null | undefined) => form?.hasAttribute('data-scripted') === true

/** Buttons that neither send a form nor name what they do (`command`, `popovertarget`), and those of scripted forms. */
const isAnsweredByScript = (pressed: Element) =>
  pressed.matches('button[type=button]:not([command],[popovertarget])') ||
  isScripted((pressed as HTMLButtonElement).form)

function mark(pressed: HTMLElement): void {
  // Opening another window or a place in this page needs no scripts.
  if (pressed.matches('a[target],a[href^="#"],[command],[popovertarget]')) return
  pressed.dataset.pressed = ''
  setTimeout(() => delete pressed.dataset.pressed, LONGEST_MARK_MS)
}

/** Takes back that presses were heard: they are answered. */
export function unmark(): void {
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete pressed.dataset.pressed
}

function contentsOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  return JSON.stringify([form.action, fields])
}
