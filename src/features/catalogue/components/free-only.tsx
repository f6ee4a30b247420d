import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { type CatalogueAddress, catalogueHref, hasFilters } from '../address/rules.ts'
import { FILTERS } from '../texts.ts'
import { choice } from './choice.ts'
import type { AskedAddress } from './use-asked-address.ts'

/** The record in local storage; /cookies names it. */
const STORAGE_NAME = 'catalogo.gratuitas'

/** Storage may be disabled: then no choice is remembered. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

/**
 * The address of a user who asked for free activities last time: the same place of the catalogue with that filter. Null
 * if the address has its own filters, or no parameter at all, which resets them.
 */
export function rememberedHref({ search, category, filters }: CatalogueAddress): string | null {
  const saysEverything = hasFilters(filters) || (search === '' && category === null)
  if (saysEverything || withStorage((storage) => storage.getItem(STORAGE_NAME)) === null) return null
  return catalogueHref({ search, category, filters: { plan: 'free' } })
}

/** Remembers whether the person wants free activities only. */
function remember(isFree: boolean): void {
  withStorage((storage) => (isFree ? storage.setItem(STORAGE_NAME, '1') : storage.removeItem(STORAGE_NAME)))
}

/** Remembers a change by the filter of plans. */
function useRemembered(isFree: boolean): void {
  const before = useRef(isFree)
  useEffect(() => {
    if (before.current === isFree) return
    before.current = isFree
    remember(isFree)
  }, [isFree])
}

/** A document arrives once. */
let hasArrived = false

/**
 * The page of the press that opened this document of the catalogue; null for an address that was typed, shared or
 * reloaded.
 */
function pressedOn(): URL | null {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'navigate') return null
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  const isOurs = from?.origin === window.location.origin && new URL(navigation.name).pathname === '/activities'
  return isOurs ? from : null
}

/**
 * Links that are pressed before the application is there are followed by the browser, past every loader: what is
 * remembered applies once the page that they lead to is there.
 */
function useArrival(address: CatalogueAddress): void {
  const navigate = useNavigate()
  useEffect(() => {
    const from = hasArrived ? null : pressedOn()
    hasArrived = true
    const href = from && from.pathname !== '/activities' ? rememberedHref(address) : null
    if (href) void navigate(href, { replace: true, preventScrollReset: true })
  }, [address, navigate])
}

/** The plan filter as one press beside the others: free activities only, or all of them again. */
export function FreeOnly({ asked }: { asked: AskedAddress }) {
  const { address } = asked
  const isFree = address.filters.plan === 'free'
  const plan = isFree ? null : 'free'
  useArrival(address)
  useRemembered(isFree)
  return (
    <Link
      {...choice(asked, (newest) => ({ ...newest, filters: { ...newest.filters, plan } }))}
      // Stored at the press, by the page itself: a person may leave before the list, or the application, is there.
      data-stores={`${STORAGE_NAME}=${isFree ? '' : '1'}`}
      aria-current={isFree ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border-[1.5px] px-3.5 font-display text-[0.875rem]/5 font-medium whitespace-nowrap no-underline print:hidden',
        isFree ? 'border-brand bg-brand text-on-brand' : 'border-outline bg-paper text-ink hover:bg-well',
      )}
    >
      {isFree ? <Check aria-hidden size={18} /> : null}
      {FILTERS.freeOnly}
    </Link>
  )
}
