import { Minus, Plus } from 'lucide-react'
import { PLAN_QUESTIONS } from '../texts.ts'

/** The three questions; the browser's own folding, so that they open without JavaScript. */
export function PlanQuestions() {
  const { title, questions } = PLAN_QUESTIONS
  return (
    <section aria-labelledby="duvidas" className="mx-auto mt-14 max-w-narrow md:mt-16">
      <h2 id="duvidas" className="mb-6 text-center text-[1.375rem]/7.25 md:text-2xl">
        {title}
      </h2>
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name="duvidas-dos-planos"
          open={index === 0}
          className="group border-line border-t last:border-b"
        >
          <summary className="flex min-h-16 list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <h3 className="flex-1 text-[1.0625rem]/6">{question}</h3>
            <Plus aria-hidden size={22} className="shrink-0 group-open:hidden" />
            <Minus aria-hidden size={22} className="hidden shrink-0 group-open:block" />
          </summary>
          <p className="max-w-text pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </section>
  )
}
