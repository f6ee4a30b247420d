/** Marks the entry of the history that an open menu or sheet is. */
const MARK = 'openDialog'

/** The entry of the page below an open dialog, as the router wrote it. */
interface Step {
  readonly dialog: HTMLDialogElement
  readonly key: unknown
  readonly index: unknown
}

/** The browser goes back to the page; `top` is what its entry has to hold then. */
interface Landing {
  readonly step: Step
  readonly top: { readonly state: unknown; readonly href: string }
}

let step: Step | null = null
let landing: Landing | null = null
/** True between a press of Back, which left the entry of the dialog, and the return to it. */
let returning = false
let waiting: (() => void)[] = []

const state = (): Record<string, unknown> => history.state ?? {}
const isPageBelow = ({ key }: Step) => state().key === key && !state()[MARK]

/**
 * Back closes a menu or a sheet in place of leaving the page: opening one is a step of the history, which the router does
 * not see, and closing takes it back. The router replaces addresses meanwhile, as a choice of filters does, so the page
 * ends at the newest. Call it before the router listens: it must not hear of these steps.
 */
export function closeDialogsOnBack(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[command="show-modal"]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    // The browser opens it after the listeners.
    if (dialog instanceof HTMLDialogElement) setTimeout(() => enter(dialog))
  })
  addEventListener('popstate', (event) => {
    if (landing) {
      event.stopImmediatePropagation()
      land(landing)
    } else if (returning) {
      event.stopImmediatePropagation()
      returning = false
      step?.dialog.close()
    } else if (step) {
      if (isPageBelow(step)) {
        event.stopImmediatePropagation()
        // The newest address is in the entry above.
        returning = true
        history.forward()
      } else forget(step)
    }
  })
}

/** Runs it when no dialog has a step, after the one that was closed has taken its own back. */
export function afterDialogs(run: () => void): void {
  if (step || landing) waiting.push(run)
  else run()
}

function enter(dialog: HTMLDialogElement): void {
  if (!dialog.open || step || landing) return
  const { key, idx: index } = state()
  step = { dialog, key, index }
  history.pushState({ ...state(), [MARK]: true }, '')
  dialog.addEventListener('close', leave, { once: true })
}

function leave(): void {
  const left = step
  step = null
  // The entry of a page that was opened on top stays.
  if (!left || returning || state().idx !== left.index) {
    runWaiting()
    return
  }
  const { [MARK]: _, ...own } = state()
  landing = { step: left, top: { state: own, href: location.href } }
  history.back()
}

function land({ step: left, top }: Landing): void {
  landing = null
  // A page was opened on top before the browser had gone back.
  if (isPageBelow(left)) history.replaceState(top.state, '', top.href)
  else history.forward()
  runWaiting()
}

/** The person went somewhere else in the history. */
function forget({ dialog }: Step): void {
  step = null
  dialog.close()
}

function runWaiting(): void {
  const runs = waiting
  waiting = []
  for (const run of runs) run()
}
