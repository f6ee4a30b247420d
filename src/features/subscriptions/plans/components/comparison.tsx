import { Check, Minus } from 'lucide-react'
import { COMPARISON, type ComparisonCell, PLANS_TEXTS } from '../texts.ts'
import { SoonTag } from './plan-features.tsx'

/** Benefits of each plan, side by side; one card per row on small screens. */
export function Comparison() {
  const { title, feature, rows } = COMPARISON
  const { free, premium } = PLANS_TEXTS
  return (
    <section aria-labelledby="comparacao" className="mx-auto mt-14 max-w-narrow md:mt-18">
      <h2 id="comparacao" className="mb-6 text-center text-[1.375rem]/7.25 md:text-2xl">
        {title}
      </h2>
      <table className="hidden w-full border-separate border-spacing-0 overflow-hidden rounded-panel border border-line bg-paper md:table">
        <thead className="text-left font-display">
          <tr>
            <th scope="col" className="w-1/2 bg-well px-6 py-4">
              <span className="sr-only">{feature}</span>
            </th>
            <th scope="col" className="bg-well px-6 py-4 font-semibold">
              {free.name}
            </th>
            <th scope="col" className="w-1/4 bg-brand-soft px-6 py-4 font-semibold">
              {premium.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="h-16 border-line border-t px-6 py-3 text-left font-normal">
                {row.name}
              </th>
              <td className="border-line border-t px-6 py-3">
                <Cell cell={row.free} />
              </td>
              <td className="border-line border-t bg-brand-soft/60 px-6 py-3">
                <Cell cell={row.premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-3 md:hidden">
        {rows.map((row) => (
          <li key={row.name} className="overflow-hidden rounded-2xl border border-line bg-paper">
            <h3 className="px-4 py-3 text-base/6">{row.name}</h3>
            <dl className="grid grid-cols-2">
              <div className="px-4 py-3">
                <dt className="text-ink-2 text-xs">{free.name}</dt>
                <dd>
                  <Cell cell={row.free} />
                </dd>
              </div>
              <div className="bg-brand-soft/60 px-4 py-3">
                <dt className="text-ink-2 text-xs">{premium.name}</dt>
                <dd>
                  <Cell cell={row.premium} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (typeof cell === 'object') return <span className="font-semibold">{cell.words}</span>
  if (cell === 'soon') return <SoonTag />
  return cell === 'yes' ? (
    <span className="inline-flex items-center gap-2 font-semibold text-ok">
      <Check aria-hidden size={20} />
      {COMPARISON.yes}
    </span>
  ) : (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <Minus aria-hidden size={20} />
      {COMPARISON.no}
    </span>
  )
}
