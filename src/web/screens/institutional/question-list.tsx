import { Minus, Plus } from 'lucide-react'
import type { Question } from './document.ts'
import { RichLine } from './line.tsx'

/** The browser closes the others of the same name, on every tab. */
const GROUP = 'perguntas'

/** Collapsible questions, one open at a time; the browser's own, so that they work without JavaScript. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="overflow-clip rounded-panel border border-line bg-paper">
      {questions.map(({ question, answer }) => (
        <details key={question} name={GROUP} className="group border-line border-b last:border-b-0">
          <summary className="flex min-h-16 list-none items-center gap-4 px-5 py-3 outline-offset-[-3px]! hover:bg-well md:px-6 [&::-webkit-details-marker]:hidden">
            <h3 className="flex-1 text-[1.0625rem]/6">{question}</h3>
            <Plus aria-hidden size={22} className="shrink-0 text-brand group-open:hidden" />
            <Minus aria-hidden size={22} className="hidden shrink-0 text-brand group-open:block" />
          </summary>
          <p className="max-w-text px-5 pt-1 pb-5 text-ink-2 md:px-6">
            <RichLine line={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
