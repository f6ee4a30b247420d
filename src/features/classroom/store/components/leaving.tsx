import { useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LEAVING } from '../texts.ts'

type Answer = 'keep' | 'erase' | 'stay'

let asked: ((answer: Answer) => void) | null = null
const listeners = new Set<() => void>()
const setAsked = (next: typeof asked) => {
  asked = next
  for (const listener of listeners) listener()
}

const loadRoom = () => import('./room-store.ts')

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
    // A menu of the browser's own lies over every other dialog.
    for (const menu of document.querySelectorAll('dialog[open]')) if (menu instanceof HTMLDialogElement) menu.close()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    setAsked(resolve)
    const answer = await promise
    if (answer === 'erase') await roomStore.erase()
    return answer !== 'stay'
  } catch {
    return true
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
  const answer = useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
  if (!answer) return null
  const give = (given: Answer) => {
    setAsked(null)
    answer(given)
  }
  return (
    <Dialog
      open
      onOpenChange={() => give('stay')}
      title={LEAVING.title}
      focusTitle
      footer={
        <>
          <Button variant="secondary" onClick={() => give('erase')}>
            {LEAVING.erase}
          </Button>
          <Button onClick={() => give('keep')}>{LEAVING.keep}</Button>
        </>
      }
    >
      <p>{LEAVING.text}</p>
    </Dialog>
  )
}
