import { LinkButton } from '../../../../ui/button.tsx'
import { READY } from '../../ready/texts.ts'
import type { Year } from '../../store/rules.ts'
import { catalogueFor } from '../../turma/rules.ts'
import { CHOOSE } from '../../turma/texts.ts'
import { CADERNO } from '../texts.ts'

const PICTURES = ['labirinto-retangular', 'juntar-silabas-proprias', 'contas-proprias']

/** The screen before the first sheet: a week of sheets for the class, where there is one, and pictures that teach it. */
export function EmptyCaderno({ year }: { year: Year | null }) {
  const week = year && READY.week(year)
  return (
    <>
      <h1 className="text-[1.75rem]/9 md:text-3xl">{CADERNO.emptyTitle}</h1>
      <p className="mt-2 max-w-text text-ink-2 text-lg">{CADERNO.lead}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {week ? (
          <LinkButton to={READY.href(week.id)} size="lg">
            {week.label}
          </LinkButton>
        ) : null}
        <LinkButton to={catalogueFor(year)} variant={week ? 'secondary' : 'primary'} size="lg">
          {CHOOSE.activities(year)}
        </LinkButton>
        <LinkButton to={READY.path} variant="secondary" size="lg">
          {CADERNO.ready}
        </LinkButton>
      </p>
      <ol className="mt-8 grid gap-6 lg:grid-cols-3">
        {CADERNO.teach.map(([title, text], i) => (
          <li key={title} className="flex items-center gap-4">
            <span
              aria-hidden
              className="grid h-29 w-33 shrink-0 place-items-center overflow-hidden rounded-2xl bg-well"
            >
              <img
                src={`/criar/${PICTURES[i]}.webp`}
                alt=""
                width={320}
                height={453}
                loading="lazy"
                className="w-17 rounded-sheet bg-sheet shadow-sheet"
              />
            </span>
            <div className="min-w-0">
              <h2 className="text-base/6">{title}</h2>
              <p className="mt-0.5 text-ink-2 text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
