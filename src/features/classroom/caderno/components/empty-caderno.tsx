import { Plus, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { PillLink } from '../../../../ui/pill-link.tsx'
import { READY } from '../../ready/texts.ts'
import { SCHOOL_YEARS, type Year } from '../../store/rules.ts'
import { YEAR_NAMES } from '../../store/years.texts.ts'
import { ChildMark } from '../../turma/components/marks.tsx'
import { keepYear } from '../../turma/components/names-draft.ts'
import { catalogueFor } from '../../turma/rules.ts'
import { CHOOSE } from '../../turma/texts.ts'
import { BASKET, CADERNO } from '../texts.ts'

const well = 'relative grid h-29 w-33 shrink-0 place-items-center overflow-hidden rounded-2xl bg-well max-[22rem]:w-24'
const paper = 'rounded-sheet bg-sheet shadow-sheet'

/** A picture of each step: a sheet goes in, children are named, one pile comes out. */
const PICTURES: readonly ReactNode[] = [
  <span key="in" aria-hidden className={well}>
    <Sheet id="labirinto-retangular" className="w-15 self-start mt-2" />
    {/* The button under each card of the catalogue. */}
    <span className="absolute inset-x-2 bottom-2 inline-flex h-7 items-center justify-center gap-1 whitespace-nowrap rounded-tag border border-outline bg-paper font-display font-semibold text-[0.6875rem] text-ink max-[22rem]:inset-x-1 max-[22rem]:text-[0.625rem]">
      <Plus size={14} className="max-[22rem]:hidden" />
      {BASKET.put}
    </span>
  </span>,
  <span key="whom" aria-hidden className={`${well} content-center gap-1.5`}>
    {['Alice', 'Davi', 'Noah'].map((name, mark) => (
      <span
        key={name}
        className="inline-flex w-24 items-center gap-2 rounded-full bg-paper pr-3 text-sm max-[22rem]:w-20"
      >
        <ChildMark mark={mark} small />
        {name}
      </span>
    ))}
  </span>,
  <span key="out" aria-hidden className={well}>
    <span className={`${paper} absolute h-23 w-16 translate-x-2 translate-y-1.5 border border-line`} />
    <span className={`${paper} absolute h-23 w-16 translate-x-1 translate-y-0.5 border border-line`} />
    <Sheet id="juntar-silabas-proprias" className="w-16" />
    <span className="absolute right-5 bottom-3 grid size-9 place-items-center rounded-full bg-brand text-on-brand max-[22rem]:right-2">
      <Printer size={20} />
    </span>
  </span>,
]

function Sheet({ id, className }: { id: string; className: string }) {
  return (
    <img
      src={`/criar/${id}.webp`}
      alt=""
      width={320}
      height={453}
      loading="lazy"
      className={`${paper} ${className} relative`}
    />
  )
}

/** The screen before the first sheet: a week of sheets for the class, where there is one, and pictures that teach it. */
export function EmptyCaderno({ year }: { year: Year | null }) {
  const week = READY.week(year)
  return (
    <>
      <h1 className="text-[1.75rem]/9 md:text-3xl">{CADERNO.emptyTitle}</h1>
      <p className="mt-2 max-w-text text-balance text-ink-2 text-lg">{CADERNO.lead}</p>
      {year ? null : <Years />}
      <p className="mt-6 flex flex-wrap gap-3">
        {week ? (
          <LinkButton to={READY.href(week.id)} size="lg">
            {week.label}
          </LinkButton>
        ) : null}
        {year ? (
          <LinkButton to={catalogueFor(year)} variant={week ? 'secondary' : 'primary'} size="lg">
            {CHOOSE.activities(year)}
          </LinkButton>
        ) : null}
        <LinkButton to={READY.path} variant="secondary" size="lg">
          {CADERNO.ready}
        </LinkButton>
      </p>
      <ol className="mt-8 grid gap-6 lg:grid-cols-3">
        {CADERNO.teach.map(([title, text], i) => (
          <li key={title} className="flex items-center gap-4">
            {PICTURES[i]}
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

/** The catalogue of each school year, before there is a class that has one. */
function Years() {
  return (
    <nav aria-labelledby="years" className="mt-6">
      <h2 id="years" className="text-base/6">
        {CHOOSE.ofWhichYear}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {SCHOOL_YEARS.map((year) => (
          <li key={year}>
            <PillLink to={catalogueFor(year)} current={false} onClick={() => keepYear(year)}>
              {YEAR_NAMES[year]}
            </PillLink>
          </li>
        ))}
        <li>
          <PillLink to={catalogueFor(null)} current={false}>
            {CHOOSE.everyYear}
          </PillLink>
        </li>
      </ul>
    </nav>
  )
}
