import { useEffect, useRef } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { useCameWithPage } from '../../../ui/use-came-with-page.ts'
import { type CatalogueAddress, catalogueHref } from '../address/rules.ts'
import type { ActivityList } from '../search/service.server.ts'
import { LIST } from '../texts.ts'

/**
 * Announces the result of a search or a filter, except on a page that came as a document, and new rows after their
 * page's title.
 */
export function useSpokenList(address: CatalogueAddress, list: ActivityList | null): void {
  const href = catalogueHref(address)
  const cameWithPage = useCameWithPage()
  const spoken = useRef(list && !cameWithPage ? null : href)
  const words = list ? spokenList(list) : LIST.everyActivity
  useEffect(() => {
    if (spoken.current === href) return
    spoken.current = href
    announce(words)
  }, [href, words])
}

function spokenList({ activities, total, near }: ActivityList): string {
  if (total === 0) return `${LIST.emptyTitle}. ${LIST.emptyDescription}`
  const shown = LIST.showing(activities.length, total)
  if (near?.meant) return `${LIST.meantBefore} ${near.meant}. ${shown}`
  return near?.from === 0 ? `${LIST.near}. ${shown}` : shown
}
