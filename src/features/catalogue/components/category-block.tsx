import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { CategoryTile } from '../../../brand/category-tile.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { catalogueHref, TOPICS } from '../address/rules.ts'
import { CATEGORIES, CATEGORY_KEYS } from '../taxonomy/rules.ts'
import { HOME } from '../texts.ts'

/** 'Qual tipo de atividade você procura hoje?': a tile for each category. */
export function CategoryBlock() {
  return (
    <section className="late page-width pt-10 pb-6 [--late-size:45rem] md:[--late-size:26rem] xl:[--late-size:28rem]">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.375rem]/7.25 md:text-2xl">{HOME.categories}</h2>
        <LinkButton variant="secondary" size="sm" to={catalogueHref()} iconEnd={<ArrowRight aria-hidden size={20} />}>
          {HOME.allCategories}
        </LinkButton>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryTile slug={CATEGORY_KEYS[category]} name={category} to={catalogueHref({ category })} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-5">
        <span className="text-ink-2">{HOME.topics}</span>
        {TOPICS.map((topic) => (
          <Link
            key={topic}
            to={`/activities?category=${topic}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {HOME.topicNames[topic]}
          </Link>
        ))}
      </p>
    </section>
  )
}
