import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from '../../../ui/button.tsx'

interface PagerProps {
  /** Accessible name. */
  label: string
  /** Addresses and words of the two ways; a way without an address is not shown. */
  back: { to: string | null; label: string }
  forth: { to: string | null; label: string }
}

/** The ways to the pages beside this one: real links, which can be bookmarked and opened again. */
export function Pager({ label, back, forth }: PagerProps) {
  if (back.to === null && forth.to === null) return null
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap justify-between gap-3">
      {back.to === null ? (
        <span />
      ) : (
        <LinkButton to={back.to} variant="secondary" size="sm" icon={<ChevronLeft aria-hidden size={18} />}>
          {back.label}
        </LinkButton>
      )}
      {forth.to === null ? null : (
        <LinkButton to={forth.to} variant="secondary" size="sm" iconEnd={<ChevronRight aria-hidden size={18} />}>
          {forth.label}
        </LinkButton>
      )}
    </nav>
  )
}
