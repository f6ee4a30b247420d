import { CategoryLine } from '../../../brand/badge.tsx'
import { CATEGORY_KEYS } from '../../catalogue/taxonomy/rules.ts'
import type { Dashboard } from '../schema.ts'
import { REPORTING_TEXTS as texts } from '../texts.ts'

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** Downloads by category: name, number and share in words, with a bar beside them; most first. */
export function CategoryChart({ categories }: { categories: Dashboard['perCategory'] }) {
  const total = categories.reduce((sum, { downloads }) => sum + downloads, 0)
  const most = Math.max(1, ...categories.map(({ downloads }) => downloads))
  return (
    <ul className="grid gap-3">
      {categories
        .toSorted((a, b) => b.downloads - a.downloads)
        .map(({ category, downloads }) => {
          const slug = CATEGORY_KEYS[category]
          return (
            <li key={category} data-cat={slug}>
              <div className="flex items-baseline justify-between gap-3">
                <CategoryLine slug={slug} className="text-sm!">
                  {category}
                </CategoryLine>
                <span className="text-ink-2 text-sm tabular-nums">
                  <b className="font-semibold text-ink">{downloads.toLocaleString('pt-BR')}</b>
                  {total > 0 ? (
                    <>
                      {' '}
                      <span aria-hidden="true">({percent.format(downloads / total)})</span>
                      <span className="sr-only">, {texts.share(percent.format(downloads / total))}</span>
                    </>
                  ) : null}
                </span>
              </div>
              <div aria-hidden="true" className="mt-1 h-2.5 rounded-pill bg-well">
                <div
                  className="h-full rounded-pill bg-(--c-mark) forced-colors:bg-[CanvasText]"
                  style={{ width: `${(downloads / most) * 100}%` }}
                />
              </div>
            </li>
          )
        })}
    </ul>
  )
}
