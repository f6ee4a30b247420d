import { LinkButton } from '../../../ui/button.tsx'
import { faqPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/proofs'
import { plainText } from './document.ts'
import { documentMeta } from './document-meta.ts'
import { PROOF_PICTURE, PROOF_QUESTIONS, PROOFS } from './proofs-texts.ts'
import { QuestionList } from './question-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, PROOFS, () => [
    faqPage(PROOF_QUESTIONS.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
  ])

/** The proof of the answers: a maze with its proof, and what a proof leaves open. */
export default function Proofs() {
  const { maze, checks, many, limits } = PROOFS
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{PROOFS.title}</h1>
      <p className="mt-4 max-w-text text-ink-2 text-lg">{PROOFS.intro}</p>
      <section className="mt-10 grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 className="text-xl md:text-2xl">{maze.title}</h2>
          <p className="mt-2 max-w-text">{maze.text}</p>
        </div>
        <div className="rounded-panel bg-well p-2.5 sm:p-5">
          <img
            src="/planos/conferir.webp"
            width={PROOF_PICTURE.width}
            height={PROOF_PICTURE.height}
            alt={maze.alt}
            decoding="async"
            className="mx-auto h-auto w-full max-w-140"
          />
        </div>
      </section>
      <section className="mt-12">
        <h2 className="text-xl md:text-2xl">{checks.title}</h2>
        <dl className="mt-4 grid gap-x-10 md:grid-cols-2">
          {checks.list.map(([name, text]) => (
            <div key={name} className="border-line border-t py-3">
              <dt className="font-display font-semibold">{name}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="mt-12 max-w-text">
        <h2 className="text-xl md:text-2xl">{many.title}</h2>
        <p className="mt-2">{many.text}</p>
        <h2 className="mt-10 text-xl md:text-2xl">{limits.title}</h2>
        <p className="mt-2">{limits.text}</p>
        <LinkButton to="/contato?assunto=erro" variant="secondary" className="mt-5">
          {limits.action}
        </LinkButton>
      </section>
      <section className="mt-12 max-w-narrow">
        <h2 className="mb-5 text-xl md:text-2xl">{PROOFS.questionsTitle}</h2>
        <QuestionList questions={PROOF_QUESTIONS} />
      </section>
    </div>
  )
}
