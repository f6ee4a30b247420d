import { QuestionList } from '../institutional/question-list.tsx'
import { PLANS_SHOWN } from './shown.ts'

/** Questions of people who hesitate, beside the three about how it works. */
export function MoreQuestions() {
  const { title, list } = PLANS_SHOWN.questions
  return (
    <section aria-labelledby="mais-perguntas" className="mx-auto mt-14 max-w-narrow">
      <h2 id="mais-perguntas" className="mb-6 text-center text-[1.375rem]/7.25 md:text-2xl">
        {title}
      </h2>
      <QuestionList questions={list} />
    </section>
  )
}
