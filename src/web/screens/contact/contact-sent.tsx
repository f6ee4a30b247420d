import { CircleCheck } from 'lucide-react'
import type { AnswerTime } from '../../../features/contact/rules.ts'
import { CONTACT } from '../../../features/contact/texts.ts'
import { LinkButton } from '../../../ui/button.tsx'

/** The receipt on the page. */
export function ContactSent({ number, time }: { number: string; time: AnswerTime }) {
  return (
    <div role="status" className="self-start rounded-panel bg-ok-soft p-6 md:p-8">
      <h2 className="flex items-center gap-3 text-xl text-ok md:text-2xl">
        <CircleCheck aria-hidden size={28} className="shrink-0" />
        {CONTACT.sentTitle}
      </h2>
      <p className="mt-3 font-semibold text-lg tabular-nums">{CONTACT.sentNumber(number)}</p>
      <p className="mt-2">{CONTACT.sentText(time)}</p>
      <LinkButton to={CONTACT.path} variant="secondary" size="sm" className="mt-5">
        {CONTACT.another}
      </LinkButton>
    </div>
  )
}
