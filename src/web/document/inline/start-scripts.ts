import { savesData } from '../../../platform/browser/saves-data.ts'
import { SAVING_ATTRIBUTE, WAITING_TYPE } from '../waiting-module.ts'

/** The first of these is the first sign of use. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'input', 'click']
/** Longest delay of the scripts by pictures of the first view, after it was painted (ms). */
const LONGEST_WAIT_FOR_PICTURES_MS = 1_000
/** The same for a processor that finds no quiet moment (ms). */
const LONGEST_WAIT_FOR_IDLE_MS = 500

/**
 * Runs the waiting module of the page once the first view is painted and the processor is idle, or at the first use if
 * that comes earlier. Where data is saved only at the first use, unless the page shows a message by script. Until then
 * the page is `still`: content out of view is neither laid out nor loaded (ui/design.css).
 */
export function startScripts(): void {
  const { dataset } = document.documentElement
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void wakeModule())
    else void wakeModule()
  }
  const onSign = (event: Event) => {
    if (isStill(event)) return
    for (const sign of SIGNS) removeEventListener(sign, onSign, true)
    begin()
    const layOut = () => {
      removeEventListener('scroll', layOut, true)
      whatIsSeenStays(() => delete dataset.still)
    }
    // The frame after a scroll lays out what came into view, and keeps an empty box in place rather than the text below.
    if (event.type === 'scroll') layOut()
    else {
      addEventListener('scroll', layOut, true)
      // The frame that shows what was pressed comes first: laying out all of the page takes longer than a frame.
      requestAnimationFrame(() => setTimeout(layOut))
    }
  }
  dataset.still = ''
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
  afterFirstView(() => {
    if (!savesData() || waitingModule()?.getAttribute(SAVING_ATTRIBUTE) === 'all-the-same') whenIdle(begin)
  })
}

/** Parts of the window's height at which visible elements are looked for. */
const LOOKED_AT = [0.5, 0.25, 0.75, 0.9]

/**
 * Lays out the page again without moving the visible part: after a jump to the end of a page, sections above it are
 * laid out for the first time and change their height. A press would hit another element. A visible box that changes its
 * own height was empty so far: what keeps its height counts first.
 */
function whatIsSeenStays(change: () => void): void {
  const seen = LOOKED_AT.flatMap((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part) ?? [])
    .map((element) => ({ element, before: element.getBoundingClientRect() }))
    .filter(({ before }) => before.top >= 0)
  change()
  const moves = seen.map(({ element, before }) => {
    const { top, height } = element.getBoundingClientRect()
    return { by: top - before.top, isSame: height === before.height }
  })
  const { by } = moves.find(({ isSame }) => isSame) ?? moves[0] ?? { by: 0 }
  if (by) scrollBy({ top: by, behavior: 'instant' })
}

/**
 * Browsers send a pointer event at its supposed position, as soon as an element is under it: the pointer did not move.
 */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

const waitingModule = () => document.querySelector<HTMLScriptElement>(`script[type="${WAITING_TYPE}"]`)

/** Once the first view is painted, with its pictures if they come soon. */
function afterFirstView(run: () => void): void {
  const onPaint = () => {
    if (document.readyState === 'complete') {
      run()
      return
    }
    let ran = false
    const once = () => {
      if (!ran) run()
      ran = true
    }
    addEventListener('load', once)
    setTimeout(once, LONGEST_WAIT_FOR_PICTURES_MS)
  }
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    onPaint()
    return
  }
  // Reads the observer's entries: a replaced `performance`, as in a page with a mocked clock, has no entries.
  const observer = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    onPaint()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LONGEST_WAIT_FOR_IDLE_MS })
  else setTimeout(run, LONGEST_WAIT_FOR_IDLE_MS)
}

/**
 * The files of the module are asked for together, so that they do not wait for one another, and run one after the other
 * with room for the browser's own work and a person's input in between; the module itself comes last.
 */
async function wakeModule(): Promise<void> {
  const waiting = waitingModule()
  if (!waiting) return
  const files = waiting.dataset.files?.split(' ').filter(Boolean) ?? []
  document.head.append(...files.map(preloadOf))
  // The first is the application's entry, which starts it.
  for (const file of files.slice(1)) {
    // A missing file fails again in the module, which reports it.
    await import(/* @vite-ignore */ file).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = waiting.nonce
  script.text = waiting.text
  document.body.append(script)
}

function preloadOf(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  return link
}
