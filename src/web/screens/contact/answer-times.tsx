import { answerTime, TOPICS } from '../../../features/contact/rules.ts'
import { CONTACT, TOPIC_NAMES } from '../../../features/contact/texts.ts'

/** The promised times, by subject. */
export function AnswerTimes() {
  return (
    <>
      <dl className="max-w-[36rem] divide-y divide-line border-line border-y">
        {TOPICS.map((topic) => (
          <div key={topic} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt>{TOPIC_NAMES[topic]}</dt>
            <dd className="font-semibold">{CONTACT.timeOf(answerTime(topic, false))}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-2">{CONTACT.premiumTime(answerTime('duvida', true))}</p>
    </>
  )
}
