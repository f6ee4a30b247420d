import { applyStoredAppearance } from '../../../ui/stored-appearance.ts'
import { scrollOnArrival } from './arrival.ts'
import { supportDialogCommands } from './dialog-commands.ts'
import { makeDoublePressesSingle } from './double-press.ts'
import { recordEarlyInput } from './early-input.ts'
import { focusFirstFault } from './first-fault.ts'
import { supportPopovers } from './popovers.ts'
import { startScripts } from './start-scripts.ts'
import { storePresses } from './stored-presses.ts'

declare global {
  interface Window {
    /** Read by zod when a form brings it along: the page's policy forbids the code it would write itself, and logs the try. */
    __zod_globalConfig?: { jitless: boolean }
  }
}

/** Runs inline in the head of every page, before anything is painted. */
applyStoredAppearance()
makeDoublePressesSingle()
recordEarlyInput(window)
supportDialogCommands()
supportPopovers()
storePresses()
scrollOnArrival(window.earlyInput)
focusFirstFault()
startScripts()
window.__zod_globalConfig = { jitless: true }
