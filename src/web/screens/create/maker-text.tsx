import { Link } from 'react-router'
import type { CreationKind } from '../../../features/creations/kind.rules.ts'
import { CREATION_KINDS, creationHref } from '../../../features/creations/kinds.rules.ts'
import { QuestionList } from '../institutional/question-list.tsx'
import { MAKER_TEXTS, makerOf, makerQuestions } from './makers.ts'

/** Under the form: use of the sheet, an example, questions, and the makers nearby. */
export function MakerText({ kind }: { kind: CreationKind }) {
  const { name, use, ladder } = makerOf(kind)
  const others = CREATION_KINDS.filter(({ id, group }) => group === kind.group && id !== kind.id)
  return (
    <>
      <section className="mt-14 grid items-start gap-8 border-line border-t pt-10 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12 print:hidden">
        <img
          src={`/criar/${kind.id}.webp`}
          width={320}
          height={453}
          alt={MAKER_TEXTS.example(name)}
          loading="lazy"
          decoding="async"
          className="mx-auto w-full max-w-56 rounded-sheet bg-sheet shadow-sheet"
        />
        <div className="max-w-text">
          <h2 className="text-xl md:text-2xl">{MAKER_TEXTS.how}</h2>
          <p className="mt-2">{use}</p>
          {ladder ? (
            <>
              <h2 className="mt-8 text-xl md:text-2xl">{MAKER_TEXTS.ladder}</h2>
              <p className="mt-2">{ladder}</p>
            </>
          ) : null}
        </div>
      </section>
      <section className="mt-12 max-w-narrow print:hidden">
        <h2 className="mb-5 text-xl md:text-2xl">{MAKER_TEXTS.questions}</h2>
        <QuestionList questions={makerQuestions(kind)} />
      </section>
      <section className="mt-12 print:hidden">
        <h2 className="text-xl md:text-2xl">{MAKER_TEXTS.others}</h2>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {others.map((other) => (
            <li key={other.id}>
              <Link to={creationHref(other.id)} className="text-link inline-flex min-h-11 items-center">
                {makerOf(other).name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
