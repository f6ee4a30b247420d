import { z } from 'zod'
import { ONE_LINE, SEVERAL_LINES } from '../../platform/control-characters.ts'
import {
  ANSWER_MAX,
  GOAL_MAX,
  REQUEST_KINDS,
  REQUEST_LISTS,
  REQUEST_ORDERS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
  THEME_MAX,
  THEME_MIN,
  WORDS_MAX,
} from './rules.ts'
import { REQUEST_ERRORS } from './texts.ts'

const text = (max: number) =>
  z.string().trim().max(max, REQUEST_ERRORS.tooLong(max)).regex(SEVERAL_LINES, REQUEST_ERRORS.unreadable)

/** A text that may be left empty; null then. */
const optional = (max: number) =>
  text(max)
    .default('')
    .transform((text) => text || null)

/** A user's request: of an improvement, `theme` is its subject. */
export const requestSchema = z.object({
  kind: z.enum(REQUEST_KINDS),
  theme: text(THEME_MAX).min(THEME_MIN, REQUEST_ERRORS.theme).regex(ONE_LINE, REQUEST_ERRORS.unreadable),
  ageRange: optional(40),
  goal: text(GOAL_MAX).min(1, REQUEST_ERRORS.goal),
  words: optional(WORDS_MAX),
})
export type RequestInput = z.infer<typeof requestSchema>

/** An administrator's answer. A refusal gives its reason. */
export const answerSchema = z
  .object({
    state: z.enum(REQUEST_STATES),
    answer: optional(ANSWER_MAX),
    /** Slug of the sheet that was made, or null. */
    slug: optional(200),
    isPublic: z.boolean(),
  })
  .refine(({ state, answer }) => state !== 'declined' || answer !== null, {
    path: ['answer'],
    message: REQUEST_ERRORS.reason,
  })
export type RequestAnswer = z.infer<typeof answerSchema>

export const mergeSchema = z.object({ into: z.uuid(REQUEST_ERRORS.into) })

/** A request as people see it: never who asked. */
export interface SheetRequest {
  readonly id: string
  readonly kind: RequestKind
  readonly theme: string
  readonly ageRange: string | null
  readonly goal: string
  readonly words: string | null
  readonly state: RequestState
  readonly answer: string | null
  /** The sheet that was made, if it is public. */
  readonly sheet: { readonly slug: string; readonly title: string } | null
  readonly isPublic: boolean
  readonly votes: number
  /** True if the viewing user voted for it. */
  readonly voted: boolean
  /** True if it is the viewing user's, or one of theirs was merged into it. */
  readonly isOwn: boolean
  /** True if it is answered together with another one. */
  readonly isMerged: boolean
  /** ISO 8601. */
  readonly createdAt: string
}

/** A request as an administrator sees it. */
export interface AdminRequest extends SheetRequest {
  /** Requests that were merged into it, oldest first. */
  readonly merged: readonly Pick<SheetRequest, 'id' | 'theme' | 'goal' | 'words'>[]
  /** Open requests that it may be merged into, the nearest themes first: {@link CANDIDATES_SHOWN} at most. */
  readonly candidates: readonly Pick<SheetRequest, 'id' | 'theme'>[]
}

/** A page of a list. */
export interface RequestPage<Listed extends SheetRequest = SheetRequest> {
  readonly requests: readonly Listed[]
  /** Of the whole list. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pages: number
}

const page = z.coerce.number().int().min(1).max(1_000_000).catch(1)

/** The address of the administrators' list; a value that is not known is the first of its kind. */
export const requestListSchema = z.object({
  list: z.enum(REQUEST_LISTS).catch('open'),
  order: z.enum(REQUEST_ORDERS).catch('votes'),
  page,
})
export type RequestListQuery = z.infer<typeof requestListSchema>

/** Page numbers in the address of the members' page: `own` of the member's requests, `page` of other people's. */
export const requestPagesSchema = z.object({ own: page, page })
export type RequestPages = z.infer<typeof requestPagesSchema>
