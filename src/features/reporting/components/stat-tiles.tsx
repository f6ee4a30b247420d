import { CalendarCheck, Download, FileText, Users } from 'lucide-react'
import type { Dashboard } from '../schema.ts'
import { REPORTING_TEXTS as texts } from '../texts.ts'

/** Label, icon and its soft colour, in the order of the specification. */
const TILES = [
  { key: 'totalActivities', Icon: FileText, disc: 'bg-brand-soft text-brand' },
  { key: 'totalUsers', Icon: Users, disc: 'bg-info-soft text-info' },
  { key: 'totalDownloads', Icon: Download, disc: 'bg-ok-soft text-ok' },
  { key: 'todayDownloads', Icon: CalendarCheck, disc: 'bg-well text-ink-2' },
] as const

/** The four counters (spec part 2 §2 /admin dashboard). */
export function StatTiles({ stats }: { stats: Dashboard['stats'] }) {
  return (
    <dl aria-label={texts.stats} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {TILES.map(({ key, Icon, disc }) => (
        <div key={key} className="flex flex-col rounded-2xl border border-line bg-paper p-4">
          <dt className="flex items-center gap-2 text-[0.875rem]/4.75 text-ink-2">
            <span aria-hidden="true" className={`grid size-8 shrink-0 place-items-center rounded-tag ${disc}`}>
              <Icon size={18} />
            </span>
            {texts[key]}
          </dt>
          <dd className="mt-auto pt-2 font-display font-semibold text-[1.75rem]/9 tabular-nums md:text-3xl">
            {stats[key].toLocaleString('pt-BR')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
