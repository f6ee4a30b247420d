import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '../../../../ui/button-style.ts'
import { ADMIN_LIST } from '../texts.ts'

/** Links to the previous and the next page of a list whose page is in the address. Empty for a list of one page. */
export function ListPages({ page, pages }: { page: number; pages: number }) {
  const { search } = useLocation()
  const addressOf = (wanted: number) => {
    const parameters = new URLSearchParams(search)
    parameters.set('page', String(wanted))
    return `?${parameters}`
  }
  if (pages <= 1) return null
  const look = buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <nav aria-label={ADMIN_LIST.pages} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-28">
        {page > 1 ? (
          <Link to={addressOf(page - 1)} rel="prev" className={look}>
            <ChevronLeft aria-hidden size={18} />
            {ADMIN_LIST.previous}
          </Link>
        ) : null}
      </span>
      <span className="text-sm text-ink-2 tabular-nums">{ADMIN_LIST.page(page, pages)}</span>
      <span className="flex min-w-28 justify-end">
        {page < pages ? (
          <Link to={addressOf(page + 1)} rel="next" className={look}>
            {ADMIN_LIST.next}
            <ChevronRight aria-hidden size={18} />
          </Link>
        ) : null}
      </span>
    </nav>
  )
}
