import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useRevalidator } from 'react-router'
import { catalogueHref } from '../../features/catalogue/address/rules.ts'
import { loadActivityDialog } from '../../features/catalogue/components/load-activity-dialog.ts'
import { savedStore } from '../../features/favourites/components/saved-store.ts'
import { FAVOURITES } from '../../features/favourites/texts.ts'
import { REFETCH_DEBOUNCE_MS, REFETCH_GAP_MS } from '../../platform/browser/limits.ts'
import { createRefetch } from '../../platform/browser/refetch.ts'
import { PrefetchOnIntent } from '../client/prefetch-on-intent.tsx'
import { readAhead } from '../client/queries.ts'
import { savesData } from '../client/saves-data.ts'
import { whenIdle } from '../client/when-idle.ts'

/**
 * What the page does by itself while it is open. Reading again means that loaders run: what is current still comes from
 * the cache.
 */
export function Upkeep() {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    // Back on the network, or back on this tab.
    const refetch = createRefetch(() => void revalidate(), { debounceMs: REFETCH_DEBOUNCE_MS, gapMs: REFETCH_GAP_MS })
    const onVisible = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    window.addEventListener('online', refetch)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', refetch)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [revalidate])

  return (
    <>
      <ReadAhead />
      <PrefetchOnIntent />
    </>
  )
}

const SCREENS = ['/', catalogueHref()]

/** The screens of the catalogue, with what was saved if anything was, their activities and the dialogs, before anybody asks: they must be there should the network go. */
function ReadAhead() {
  const { pathname } = useLocation()
  const [idle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
        if (!savesData())
          void loadActivityDialog()
            .catch(() => undefined)
            .then(readAhead)
      }),
    [],
  )
  if (!idle) return null
  // Not for the screen that is shown: it is here, and asking would look like reading it again.
  const screens = savedStore.ids().length > 0 ? [...SCREENS, FAVOURITES.path] : SCREENS
  return screens
    .filter((screen) => screen !== pathname)
    .map((screen) => <PrefetchPageLinks key={screen} page={screen} />)
}
