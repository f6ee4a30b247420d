import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from './button.tsx'

interface PagerProps {
  /** Accessible name. */
  label: string
  /** The two links; one without an address is not shown. */
  back: { to: string | null; label: string }
  forth: { to: string | null; label: string }
}

/** Links to the previous and the next page of a list. */
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
