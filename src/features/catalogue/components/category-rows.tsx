import { ArrowRight } from 'lucide-react'
import { CategoryMark } from '../../../brand/category-glyph.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { catalogueHref } from '../address/rules.ts'
import { ROW_INTERVAL_MS } from '../carousel/rules.ts'
import type { CategoryRow } from '../service.server.ts'
import { CATEGORY_KEYS } from '../taxonomy/rules.ts'
import { LIST } from '../texts.ts'
import { ActivityCarousel } from './activity-carousel.tsx'

/** As wide as the window, because a row runs off the page. */
const LATE_ROW = 'late mx-[calc(50%-50vw)] mt-5 px-[calc(50vw-50%)] pt-2 [--late-size:24.5rem] md:[--late-size:27rem]'

/** One moving row per category, each with its 'Ver tudo'. */
export function CategoryRows({ rows }: { rows: readonly CategoryRow[] }) {
  return rows.map(({ category, activities }, i) => (
    <section key={category} data-pictures={i < 2 ? undefined : 'below'} className={i === 0 ? undefined : LATE_ROW}>
      <div className="mb-4 flex items-center gap-3">
        <CategoryMark slug={CATEGORY_KEYS[category]} />
        <h2 className="min-w-0 text-base min-[22.5rem]:text-xl">{category}</h2>
        <LinkButton
          variant="quiet"
          size="sm"
          className="-mr-2 ml-auto shrink-0 px-2! whitespace-nowrap md:-mr-4 md:px-4!"
          to={catalogueHref({ category })}
          replace
          aria-label={LIST.seeAllOf(category)}
          iconEnd={<ArrowRight aria-hidden size={20} />}
        >
          {LIST.seeAll}
        </LinkButton>
      </div>
      <ActivityCarousel
        label={category}
        activities={activities}
        intervalMs={ROW_INTERVAL_MS}
        priorityCount={i === 0 ? 3 : 0}
      />
    </section>
  ))
}
