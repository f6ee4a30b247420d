import { useSyncExternalStore } from 'react'

/**
 * Messages of one step (a page's title, then how many were found) are announced together; this is the wait for them
 * (ms).
 */
const GATHER_MS = 150

function createAnnouncements() {
  let said = ''
  let coming: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const say = () => {
    const words = coming.join('. ')
    coming = []
    // Repeated words are announced only if they change: by a space that is not spoken.
    said = words === said ? `${words}\u00a0` : words
    for (const listener of listeners) listener()
  }
  return {
    add(message: string, place: 'first' | 'last') {
      if (place === 'first') coming.unshift(message)
      else coming.push(message)
      clearTimeout(timer)
      timer = setTimeout(say, GATHER_MS)
    },
    said: () => said,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const announcements = createAnnouncements()
const nothing = () => ''

/**
 * Announces a change of the page to assistive technology, after it has finished speaking. Only in a browser. Of
 * messages at the same time, `first` comes before the others.
 */
export function announce(message: string, place: 'first' | 'last' = 'last'): void {
  announcements.add(message, place)
}

/** The one region through which {@link announce} speaks. It is on every page from the start and is never replaced. */
export function Announcer() {
  const said = useSyncExternalStore(announcements.subscribe, announcements.said, nothing)
  return (
    <p data-announcer="" aria-live="polite" aria-atomic="true" className="sr-only">
      {said}
    </p>
  )
}
