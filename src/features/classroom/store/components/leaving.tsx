import { type ComponentType, useSyncExternalStore } from 'react'
import type { Leaving } from './leave-dialog.tsx'

/** The question on the page: its dialog, which no page carries before, and the receiver of the answer. */
interface Asked {
  readonly Dialog: ComponentType<{ answer: (given: Leaving) => void }>
  readonly answer: (given: Leaving) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()
const setAsked = (next: typeof asked) => {
  asked = next
  for (const listener of listeners) listener()
}

const loadRoom = () => import('./room-store.ts')
const loadDialog = () => import('./leave-dialog.tsx')

/**
 * Asks at signing out about a class that this device keeps, and erases it if that is the answer. False if the person
 * stays. A failure holds no person back.
 */
export async function askBeforeLeaving(userId: string | undefined): Promise<boolean> {
  if (userId === undefined) return true
  try {
    const { roomStore } = await loadRoom()
    await roomStore.open(userId)
    const { keeping, value } = roomStore.current()
    if (keeping !== 'device' || value.classes.length === 0) return true
    // An open menu is a native modal dialog and covers every other one.
    for (const menu of document.querySelectorAll('dialog[open]')) if (menu instanceof HTMLDialogElement) menu.close()
    const { LeaveDialog } = await loadDialog()
    const { promise, resolve } = Promise.withResolvers<Leaving>()
    setAsked({ Dialog: LeaveDialog, answer: resolve })
    const answer = await promise
    if (answer === 'erase') await roomStore.erase()
    return answer !== 'stay'
  } catch {
    return true
  }
}

/** Erases the class and the booklet of an account that was deleted. A failure holds no person back. */
export async function eraseAfterDeletion(userId: string): Promise<void> {
  try {
    const { roomStore } = await loadRoom()
    await roomStore.open(userId)
    await roomStore.erase()
  } catch {
    // The code of this part did not come. No account opens what is left on the device.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The place of the question, once on every page. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
  if (!question) return null
  const { Dialog, answer } = question
  const give = (given: Leaving) => {
    setAsked(null)
    answer(given)
  }
  return <Dialog answer={give} />
}
