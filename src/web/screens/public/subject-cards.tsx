import { Link } from 'react-router'

export interface Subject {
  readonly id: string
  readonly to: string
  readonly name: string
  readonly about: string
  /** Number of its sheets, in words. */
  readonly sheets: string
}

/** An index of subjects, each leading to its page of sheets. */
export function SubjectCards({
  title,
  intro,
  subjects,
}: {
  title: string
  intro: string
  subjects: readonly Subject[]
}) {
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{title}</h1>
      <p className="mt-3 max-w-text text-ink-2">{intro}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map(({ id, to, name, about, sheets }) => (
          <li key={id} className="rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
            <h2 className="text-lg">
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </h2>
            <p className="text-ink-2">{about}</p>
            <p className="mt-2 font-semibold">{sheets}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
