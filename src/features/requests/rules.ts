import { keyOf, plainWords } from '../catalogue/search/reading/words.rules.ts'

/** Kinds of requests: a sheet, or an improvement of the site (rule: requests). */
export const REQUEST_KINDS = ['sheet', 'improvement'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const REQUEST_STATES = ['received', 'in_progress', 'done', 'declined'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Requests of one person that may be open at the same time. */
export const MAX_OPEN = 10
/** Requests of one page of a list. */
export const PAGE_SIZE = 50

/** Lists of the administrators: what waits for an answer, what has its last one, or both. */
export const REQUEST_LISTS = ['open', 'closed', 'all'] as const
/** `votes`: most votes first, of equal ones the oldest first. */
export const REQUEST_ORDERS = ['votes', 'oldest', 'newest'] as const
export type RequestOrder = (typeof REQUEST_ORDERS)[number]

/** Open requests that are looked through for those that ask for the same, the most wanted ones. */
export const MAX_CANDIDATES = 500
/** Requests that are offered to merge one into. */
export const CANDIDATES_SHOWN = 30

/** Characters. */
export const THEME_MIN = 3
export const THEME_MAX = 80
export const GOAL_MAX = 600
export const WORDS_MAX = 300
export const ANSWER_MAX = 600

/** True while an answer is still expected. */
export const isOpen = (state: RequestState): boolean => state === 'received' || state === 'in_progress'

/** True if a user may vote for a request: it is shown to others, still open, and not their own. */
export function mayVote(request: { isPublic: boolean; state: RequestState; isOwn: boolean }): boolean {
  return request.isPublic && isOpen(request.state) && !request.isOwn
}

interface Mergeable {
  readonly id: string
  readonly kind: RequestKind
  readonly state: RequestState
  /** The request that it was merged into, or null. */
  readonly mergedInto: string | null
}

/** True if a request may be answered together with another one: of one kind, both open and not merged yet. */
export function mayMerge(request: Mergeable, into: Mergeable): boolean {
  if (request.id === into.id || request.kind !== into.kind) return false
  return [request, into].every(({ state, mergedInto }) => isOpen(state) && mergedInto === null)
}

interface Themed {
  readonly theme: string
}

/** The others by how many words their theme shares with this one's; of equally near ones the order stays. */
export function nearestFirst<Other extends Themed>({ theme }: Themed, others: readonly Other[]): readonly Other[] {
  const wordsOf = (text: string) => keyOf(plainWords(text)).split(' ')
  const words = new Set(wordsOf(theme))
  const shared = (other: Themed) => wordsOf(other.theme).filter((word) => words.has(word)).length
  return others
    .map((other) => ({ other, shared: shared(other) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ other }) => other)
}

interface Answer {
  readonly state: RequestState
  readonly answer: string | null
}

/** True if the asking user gets a mail: for a new state or a new answer, but not for «recebido» alone. */
export function isNews(before: Answer, after: Answer): boolean {
  if (before.state !== after.state) return after.state !== 'received'
  return after.answer !== null && after.answer !== before.answer
}

/** The page to show of a list of `total` requests: 1 at least, the last one for a page past the end. */
export function pageWithin(page: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, Math.ceil(total / PAGE_SIZE)))
}
