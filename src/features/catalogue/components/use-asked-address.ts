import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { type CatalogueAddress, catalogueHref, parseCatalogueAddress } from '../address/rules.ts'
import { type Choices, newest, whenAsked, whenDrawn } from './choices.ts'

/** The parts of an address that a choice may change; every choice begins the list again. */
export type Place = Pick<CatalogueAddress, 'search' | 'category' | 'filters'>
export type Change = (newest: Place) => Place

export interface AskedAddress {
  /** The address of the loading list, else of the visible one: controls show the new choice at once. */
  readonly address: CatalogueAddress
  /** The address that a change leads to from the last choice, which may not be drawn yet. */
  readonly hrefAfter: (change: Change) => string
  /** Goes there. */
  readonly ask: (change: Change) => void
  /** Goes there, unless that is the last choice: a control may report one twice. */
  readonly askOnce: (change: Change) => void
}

const placeOf = (href: string): CatalogueAddress =>
  parseCatalogueAddress(new URL(href, window.location.origin).searchParams)

/**
 * The last choice on the catalogue's page. It is known from the press on, not from the next drawing on: two presses
 * within some milliseconds would otherwise both begin at the same address, and the second would undo the first.
 */
export function useAskedAddress(shown: CatalogueAddress): AskedAddress {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const address =
    location?.pathname === '/activities' ? parseCatalogueAddress(new URLSearchParams(location.search)) : shown
  const drawn = catalogueHref(address)
  const choices = useRef<Choices>({ drawn, waiting: [] })
  useEffect(() => {
    choices.current = whenDrawn(choices.current, drawn)
  }, [drawn])
  const hrefAfter = useCallback((change: Change) => catalogueHref(change(placeOf(newest(choices.current)))), [])
  const ask = useCallback(
    (change: Change) => {
      const href = hrefAfter(change)
      choices.current = whenAsked(choices.current, href)
      void navigate(href, { replace: true, preventScrollReset: true })
    },
    [hrefAfter, navigate],
  )
  const askOnce = useCallback(
    (change: Change) => {
      if (hrefAfter(change) !== newest(choices.current)) ask(change)
    },
    [ask, hrefAfter],
  )
  return { address, hrefAfter, ask, askOnce }
}
