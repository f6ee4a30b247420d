/** What may be asked for: a sheet, or an improvement of the site (rule: requests). */
export const REQUEST_KINDS = ['sheet', 'improvement'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const REQUEST_STATES = ['received', 'in_progress', 'done', 'declined'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Requests of one person that may be open at the same time. */
export const MAX_OPEN = 10
/** Requests one reading shows at most. */
export const SHOWN_MAX = 100

/** Characters. */
export const THEME_MIN = 3
export const THEME_MAX = 80
export const GOAL_MAX = 600
export const WORDS_MAX = 300
export const ANSWER_MAX = 600

/** Whether work on a request can still be expected. */
export const isOpen = (state: RequestState): boolean => state === 'received' || state === 'in_progress'

/** Whether a person may vote for a request: it is shown to others, still open, and not their own. */
export function mayVote(request: { isPublic: boolean; state: RequestState; isOwn: boolean }): boolean {
  return request.isPublic && isOpen(request.state) && !request.isOwn
}

interface Answer {
  readonly state: RequestState
  readonly answer: string | null
}

/** Whether the person who asked gets a mail: for a new state or a new answer, but not for «recebido» alone. */
export function isNews(before: Answer, after: Answer): boolean {
  if (before.state !== after.state) return after.state !== 'received'
  return after.answer !== null && after.answer !== before.answer
}
