import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useRevalidator } from 'react-router'
import { catalogueHref } from '../../features/catalogue/address/rules.ts'
import { loadActivityDialog } from '../../features/catalogue/components/load-activity-dialog.ts'
import { savedStore } from '../../features/favourites/components/saved-store.ts'
import { FAVOURITES } from '../../features/favourites/texts.ts'
import { REFETCH_DEBOUNCE_MS, REFETCH_GAP_MS } from '../../platform/browser/limits.ts'
import { createRefetch } from '../../platform/browser/refetch.ts'
import { savesData } from '../../platform/browser/saves-data.ts'
import { PrefetchOnIntent } from '../client/prefetch-on-intent.tsx'
import { whenIdle } from '../client/when-idle.ts'

/** Background work of an open page. Reading again runs the loaders: current data still comes from the cache. */
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

/** Reads the code of the catalogue's screens and dialogs ahead: without a network they show what this browser stored. */
function ReadAhead() {
  const { pathname } = useLocation()
  const [idle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
        if (!savesData()) loadActivityDialog().catch(() => undefined)
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
