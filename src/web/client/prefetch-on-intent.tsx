import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { savesData } from '../../platform/browser/saves-data.ts'
import { useRootData } from '../root-data.ts'

/** Rest of the pointer on a link that counts as intent (ms). */
const REST_MS = 80
/** Prefetch links in the page at most; older ones are in the HTTP cache already. */
const REMEMBERED = 4

/**
 * Loads the files of a page that is about to be opened: the pointer rests on a link, a finger touches it or the
 * focus is on it. Only for links of this site that lead to another page, and never where data is dear. Not for members:
 * their data is never cached, so it would be read twice.
 */
export function PrefetchOnIntent() {
  const [pages, setPages] = useState<readonly string[]>([])
  const isMember = useRootData()?.session != null
  useEffect(() => {
    if (isMember || savesData()) return
    let resting: ReturnType<typeof setTimeout> | undefined
    const wish = (event: Event, delay: number) => {
      clearTimeout(resting)
      const page = pageBehind(event.target)
      if (page)
        resting = setTimeout(
          () => setPages((known) => (known.includes(page) ? known : [page, ...known].slice(0, REMEMBERED))),
          delay,
        )
    }
    const onOver = (event: PointerEvent) => event.pointerType === 'mouse' && wish(event, REST_MS)
    const atOnce = (event: Event) => wish(event, 0)
    document.addEventListener('pointerover', onOver, { passive: true })
    document.addEventListener('touchstart', atOnce, { passive: true })
    document.addEventListener('focusin', atOnce)
    return () => {
      clearTimeout(resting)
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('touchstart', atOnce)
      document.removeEventListener('focusin', atOnce)
    }
  }, [isMember])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

/** The page a press on this element would lead to within the site; null for anything else. */
function pageBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  // A card opens its dialog over this page, and the files of other windows are their own.
  if (!link || link.target || link.role === 'button' || link.hasAttribute('download')) return null
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return null
  return `${link.pathname}${link.search}`
}
