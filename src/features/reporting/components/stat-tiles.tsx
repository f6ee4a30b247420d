import { CalendarCheck, Download, FileText, Users } from 'lucide-react'
import { StatTileGrid } from '../../../ui/stat-tiles.tsx'
import type { Dashboard } from '../schema.ts'
import { REPORTING_TEXTS as texts } from '../texts.ts'

/** Label, icon and its soft colour, in the order of the dashboard (rule: dashboard). */
const TILES = [
  { key: 'totalActivities', Icon: FileText, disc: 'bg-brand-soft text-brand' },
  { key: 'totalUsers', Icon: Users, disc: 'bg-info-soft text-info' },
  { key: 'totalDownloads', Icon: Download, disc: 'bg-ok-soft text-ok' },
  { key: 'todayDownloads', Icon: CalendarCheck, disc: 'bg-well text-ink-2' },
] as const

/** The four counters. */
export function StatTiles({ stats }: { stats: Dashboard['stats'] }) {
  const tiles = TILES.map(({ key, ...look }) => ({ ...look, label: texts[key], value: stats[key] }))
  return <StatTileGrid label={texts.stats} tiles={tiles} />
}
