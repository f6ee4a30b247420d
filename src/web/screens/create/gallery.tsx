import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import type { Group } from '../../../features/creations/kind.rules.ts'
import { CREATION_KINDS, creationHref } from '../../../features/creations/kinds.rules.ts'
import { CREATE } from '../../../features/creations/texts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/gallery'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = CREATE.meta
  return pageMeta(matches, (site) => ({
    title,
    description,
    path: CREATE.path,
    things: [
      webPage(site, { name: title, description, path: CREATE.path }),
      breadcrumbs(site, [{ name: CREATE.title, path: CREATE.path }]),
    ],
  }))
}

/** Kinds of sheets to make, by picture (rule: creations). */
export default function CreateGallery() {
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{CREATE.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{CREATE.intro}</p>
      <p className="mt-1 flex items-center gap-2 text-ink-2">
        <Lock aria-hidden size={18} className="shrink-0" />
        {CREATE.onDevice}
      </p>
      {Object.entries(CREATE.groups).map(([group, name]) => (
        <Kinds key={group} group={group as Group} name={name} />
      ))}
    </div>
  )
}

function Kinds({ group, name }: { group: Group; name: string }) {
  return (
    <section aria-labelledby={`grupo-${group}`} className="mt-7">
      <h2 id={`grupo-${group}`} className="text-xl">
        {name}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5">
        {CREATION_KINDS.filter((kind) => kind.group === group).map(({ id, title, hint }) => (
          <li
            key={id}
            className="relative flex flex-col rounded-panel bg-paper p-3 shadow-sheet focus-within:outline-3 focus-within:outline-focus hover:shadow-float forced-colors:border"
          >
            <img
              src={`/criar/${id}.webp`}
              alt=""
              width={320}
              height={453}
              loading="lazy"
              decoding="async"
              className="w-full rounded-tag bg-sheet shadow-sheet"
            />
            <h3 className="mt-2.5 text-base/6">
              <Link
                to={creationHref(id)}
                className="no-underline after:absolute after:inset-0 after:rounded-panel hover:underline focus-visible:outline-none"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-2 text-sm">{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
