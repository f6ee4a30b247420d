import type { LucideIcon } from 'lucide-react'

export interface StatTile {
  label: string
  /** Written with the thousands of Brazil: 12.345. */
  value: number
  Icon: LucideIcon
  /** Classes of the soft disc behind the icon. */
  disc: string
}

/** Numbers side by side, each with its icon and label: two in a row, four where there is room. */
export function StatTileGrid({ label, tiles }: { label: string; tiles: readonly StatTile[] }) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {tiles.map(({ label, value, Icon, disc }) => (
        <div key={label} className="flex flex-col rounded-2xl border border-line bg-paper p-4">
          <dt className="flex items-center gap-2 text-[0.875rem]/4.75 text-ink-2 max-[22rem]:flex-col max-[22rem]:items-start">
            <span aria-hidden="true" className={`grid size-8 shrink-0 place-items-center rounded-tag ${disc}`}>
              <Icon size={18} />
            </span>
            {label}
          </dt>
          <dd className="mt-auto pt-2 font-display font-semibold text-[1.75rem]/9 tabular-nums md:text-3xl">
            {value.toLocaleString('pt-BR')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
