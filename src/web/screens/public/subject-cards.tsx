import { Link } from 'react-router'
import { SamplePicture } from './sample-picture.tsx'

export interface Subject {
  readonly id: string
  readonly to: string
  readonly name: string
  readonly about: string
  /** Number of its sheets, in words. */
  readonly sheets: string
  /** Addresses of pictures of some of them. */
  readonly pictures: readonly string[]
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
      <p className="mt-2 max-w-text text-ink-2">{intro}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map(({ id, to, name, about, sheets, pictures }) => (
          <li
            key={id}
            className="relative flex flex-col overflow-clip rounded-panel bg-paper shadow-sheet focus-within:outline-3 focus-within:outline-focus hover:shadow-float forced-colors:border"
          >
            <span aria-hidden="true" className="flex justify-center gap-2 bg-well p-4">
              {pictures.map((url) => (
                <SamplePicture key={url} url={url} className="w-[31%] max-w-32" />
              ))}
            </span>
            <div className="p-5">
              <h2 className="text-lg">
                <Link
                  to={to}
                  className="no-underline after:absolute after:inset-0 after:rounded-panel hover:underline focus-visible:outline-none"
                >
                  {name}
                </Link>
              </h2>
              <p className="mt-1 text-ink-2">{about}</p>
              <p className="mt-2 font-semibold">{sheets}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
