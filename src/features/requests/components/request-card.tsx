import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { RequestState } from '../rules.ts'
import type { SheetRequest } from '../schema.ts'
import { KIND_NAMES, REQUESTS, STATE_NAMES } from '../texts.ts'

interface RequestCardProps {
  request: SheetRequest
  /** Of its heading. */
  level: 2 | 3
  /** Actions of the user. */
  children?: ReactNode
}

const STATE_LOOK: Readonly<Record<RequestState, string>> = {
  received: 'bg-well text-ink',
  in_progress: 'bg-brand-soft text-brand',
  done: 'bg-ok-soft text-ok',
  declined: 'bg-well text-ink-2',
}

/** One request: what is asked for, its state, the answer. */
export function RequestCard({ request, level, children }: RequestCardProps) {
  const Heading = `h${level}` as const
  const { kind, theme, ageRange, goal, words, state, answer, sheet, votes, isMerged } = request
  return (
    <article className="rounded-panel border border-line bg-paper p-5 shadow-sheet">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <strong className={`rounded-tag px-2 py-0.5 ${STATE_LOOK[state]}`}>{STATE_NAMES[state]}</strong>
        <span>{KIND_NAMES[kind]}</span>
        {ageRange ? <span>{ageRange}</span> : null}
        {votes > 0 ? <span>{REQUESTS.votes(votes)}</span> : null}
      </p>
      <Heading className="mt-1 text-lg wrap-anywhere">{theme}</Heading>
      <p className="mt-1 max-w-text whitespace-pre-line text-ink-2 wrap-anywhere">{goal}</p>
      {words ? <p className="mt-1 text-ink-2 wrap-anywhere">{REQUESTS.wordsOf(words)}</p> : null}
      {isMerged ? <p className="mt-3 text-ink-2">{REQUESTS.merged}</p> : null}
      {answer ? (
        <p className="mt-3 max-w-text whitespace-pre-line border-margin border-l-2 pl-4 wrap-anywhere">
          <strong className="block text-sm">{REQUESTS.answer}</strong>
          {answer}
        </p>
      ) : null}
      {sheet ? (
        <p className="mt-2">
          <Link
            to={href('/activities/:slug', { slug: sheet.slug })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {REQUESTS.sheet(sheet.title)}
          </Link>
        </p>
      ) : null}
      {children}
    </article>
  )
}
