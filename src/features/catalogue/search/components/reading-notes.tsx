import { ArrowRight, CalendarDays, MessageSquarePlus, PencilRuler, Search, Target, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { type CatalogueAddress, catalogueHref } from '../../address/rules.ts'
import { LIST } from '../../texts.ts'
import { READING } from '../reading/texts.ts'
import type { Way } from '../reading/ways.rules.ts'
import type { ActivityList, ReadAs } from '../service.server.ts'

/** The notes about a search: filters that were read, another spelling, what no sheet has (rule: sentences). */
export function ReadingNotes({
  address,
  list: { near, reading, total },
}: {
  address: CatalogueAddress
  list: Pick<ActivityList, 'near' | 'reading' | 'total'>
}) {
  const hrefOf = (search: string) => catalogueHref({ ...address, search, page: 1 })
  // An empty list has a heading that names it.
  const Missing = total > 0 ? 'h2' : 'p'
  return (
    <div className="not-empty:mb-4 space-y-2">
      {reading && reading.filters.length > 0 ? <ReadFilters reading={reading} hrefOf={hrefOf} /> : null}
      {near?.meant ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            {LIST.meantBefore} <strong className="font-semibold">{near.meant}</strong>
          </span>
          <Link to={hrefOf(`"${address.search}"`)} replace className="text-link inline-flex min-h-11 items-center">
            {READING.anyway(address.search)}
          </Link>
        </p>
      ) : null}
      {reading?.guess ? (
        <p>
          {READING.meant}{' '}
          <Link
            to={hrefOf(reading.guess)}
            replace
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {reading.guess}
          </Link>
          ?
        </p>
      ) : null}
      {reading && reading.missing.length > 0 ? (
        <Missing className={total > 0 ? 'text-xl wrap-anywhere' : undefined}>
          {READING.missing(reading.missing)}
        </Missing>
      ) : null}
    </div>
  )
}

/** Filters out of the text, each with a link that takes its words out of it. */
function ReadFilters({ reading, hrefOf }: { reading: ReadAs; hrefOf: (search: string) => string }) {
  const names = reading.filters.map(({ label }) => label).join(', ')
  return (
    <>
      <ul aria-label={READING.filters} className="flex flex-wrap gap-2">
        {reading.filters.map(({ label, rest }) => (
          <li key={label}>
            <Link
              to={hrefOf(rest)}
              replace
              aria-label={READING.without(label)}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-brand bg-brand-soft px-3.5 font-display font-medium text-ink no-underline hover:bg-well"
            >
              {label}
              <X aria-hidden size={18} />
            </Link>
          </li>
        ))}
      </ul>
      {reading.fits ? null : <p>{READING.none(names)}</p>}
    </>
  )
}

const ICONS = {
  create: PencilRuler,
  request: MessageSquarePlus,
  date: CalendarDays,
  goal: Target,
  search: Search,
} as const

/** Ways on from a search, as pills (rule: ways on). */
export function WaysOn({ ways, className }: { ways: readonly Way[]; className?: string }) {
  const id = useId()
  if (ways.length === 0) return null
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="font-sans font-semibold text-ink-2 text-sm">
        {READING.ways}
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {ways.map(({ kind, label, href }) => {
          const Icon = ICONS[kind] ?? ArrowRight
          return (
            <li key={href} className="max-w-full">
              <Link
                to={href}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border-[1.5px] border-outline bg-paper px-3.5 py-1 font-display font-medium text-ink no-underline wrap-anywhere hover:bg-well"
              >
                <Icon aria-hidden size={18} className="shrink-0 text-brand" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
