import { useEffect, useSyncExternalStore } from 'react'
import { mergeCopy } from '../copy.rules.ts'
import { EMPTY_ROOM, MOST_CLASSES, type Room } from '../rules.ts'
import { roomSchema } from '../schema.ts'
import { createKept, type Kept } from './kept.ts'

/** Classes and children of the signed-in person. They leave this device by no call (rule: names stay). */
export const roomStore = createKept<Room>({
  shelf: 'rooms',
  empty: EMPTY_ROOM,
  read: (stored) => roomSchema.safeParse(stored).data ?? null,
  visitor: null,
  keepsAtOnce: false,
  join(kept, own) {
    const { room } = mergeCopy(kept, own)
    // One class more, and the device could not read any.
    return { ...room, classes: room.classes.slice(0, MOST_CLASSES) }
  },
})

/** Steps that «Desfazer» takes back. */
const MOST_STEPS = 30
let steps: readonly Room['classes'][] = []
const listeners = new Set<() => void>()
const setSteps = (next: typeof steps) => {
  steps = next
  for (const listener of listeners) listener()
}
// Taking back a step would take back the other tab's, too.
roomStore.onStranger(() => setSteps([]))

/** Changes classes so that «Desfazer» can take it back. */
export async function changeRoom(change: (room: Room) => Room): Promise<void> {
  setSteps([...steps.slice(1 - MOST_STEPS), roomStore.current().value.classes])
  await roomStore.change(change)
}

/** Takes back the last change. */
export async function undo(): Promise<void> {
  const classes = steps.at(-1)
  if (!classes) return
  setSteps(steps.slice(0, -1))
  await roomStore.change((room) => ({ ...room, classes }))
}

const subscribeToSteps = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** True if there is a step to take back. */
export const useCanUndo = (): boolean =>
  useSyncExternalStore(
    subscribeToSteps,
    () => steps.length > 0,
    () => false,
  )

const UNREAD: Kept<Room> = { owner: null, value: EMPTY_ROOM, isRead: false, keeping: 'visit' }

/** The room of this person, once the device was asked. */
export function useRoom(userId: string | null): Kept<Room> {
  useEffect(() => {
    setSteps([])
    void roomStore.open(userId)
  }, [userId])
  const kept = useSyncExternalStore(roomStore.subscribe, roomStore.current, () => UNREAD)
  return kept.owner === userId ? kept : UNREAD
}

/** Asks the browser not to empty the device's storage by itself. */
export async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
