import { z } from 'zod'
import { ONE_LINE } from '../../platform/control-characters.ts'
import { LIST_NAME_MAX, MAX_ITEMS } from './rules.ts'
import { LIST_ERRORS } from './texts.ts'

export const changeSchema = z.object({ activityId: z.uuid(), saved: z.boolean() })
export type Change = z.infer<typeof changeSchema>

/** Presses in one request. Repeating an id has no effect. */
export const batchSchema = z.object({ id: z.uuid(), changes: z.array(changeSchema).min(1).max(MAX_ITEMS) })
export type Batch = z.infer<typeof batchSchema>

export const savedSchema = z.object({ saved: z.array(z.uuid()) })

export const listNameSchema = z
  .string()
  .trim()
  .min(1, LIST_ERRORS.nameMissing)
  .max(LIST_NAME_MAX, LIST_ERRORS.nameTooLong)
  .regex(ONE_LINE, LIST_ERRORS.nameUnreadable)

export interface OwnList {
  readonly id: string
  readonly name: string
  /** The hearts: cannot be renamed or deleted. */
  readonly isDefault: boolean
  /** Public activities in it. */
  readonly count: number
  /** Token of the shared address; null if not shared. */
  readonly shareToken: string | null
}

/** Token of a shared list: 128 bits, base64url. */
export const SHARE_TOKEN = /^[A-Za-z0-9_-]{22}$/
