import { Link } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import { type CatalogueAddress, catalogueHref } from '../../address/rules.ts'
import { ActivityThumb } from '../../components/activity-thumb.tsx'
import { useActivityLink } from '../../components/open-activity.ts'
import type { Activity } from '../../schema.ts'
import { rowWithoutFree } from '../rules.ts'
import { FREE_FIRST } from '../texts.ts'

interface FreeFirstProps {
  readonly address: CatalogueAddress
  /** The list below. */
  readonly activities: readonly Activity[]
  /** The first free one of the list. */
  readonly free: Activity
}

/** A free sheet above a list without one in its first row (rule: free sheets). The list keeps its order. */
export function FreeFirst({ address, activities, free }: FreeFirstProps) {
  const rows = rowWithoutFree(activities)
  const link = useActivityLink(free)
  if (rows === null) return null
  const { search, category, filters } = address
  return (
    <section
      aria-label={FREE_FIRST.label}
      className={classNames(
        'mt-4 flex items-center gap-4 rounded-panel bg-brand-soft p-3 print:hidden',
        rows === 'phone' && 'md:hidden',
        rows === 'tablet' && 'lg:hidden',
      )}
    >
      <ActivityThumb activity={free} sizes="60px" className="w-15 shrink-0" />
      <div className="min-w-0 grow md:flex md:items-center md:justify-between md:gap-4">
        <div>
          <p className="text-ink-2 text-sm">{FREE_FIRST.label}</p>
          <Link
            {...link}
            aria-haspopup="dialog"
            className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {free.title}
          </Link>
        </div>
        <Link
          to={catalogueHref({ search, category, filters: { ...filters, plan: 'free' } })}
          className="text-link inline-flex min-h-11 shrink-0 items-center text-sm"
        >
          {FREE_FIRST.all}
        </Link>
      </div>
    </section>
  )
}
