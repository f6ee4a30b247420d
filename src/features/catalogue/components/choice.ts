import type { MouseEvent } from 'react'
import { catalogueHref, NO_FILTERS } from '../address/rules.ts'
import type { AskedAddress, Change } from './use-asked-address.ts'

/** Spread on a link: its address, which works without the application, and its press, which adds to the last choice. */
export function choice(asked: AskedAddress, change: Change) {
  return {
    to: catalogueHref(change(asked.address)),
    replace: true,
    preventScrollReset: true,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event
      // Another tab gets the address that the link shows.
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      event.preventDefault()
      asked.ask(change)
    },
  }
}

export const withoutFilters: Change = ({ search, category }) => ({ search, category, filters: NO_FILTERS })
