import type { BookletSheet } from '../../../../../sheets/booklet/front.ts'
import type { PageOrder } from '../plan.rules.ts'
import type { BookletOptions } from '../rules.ts'

/** One copy; `orders` has a place for each sheet, null where the child does not get it. */
export interface CopyOrder {
  readonly number: number
  /** Printed on the line; empty for a copy without a name. */
  readonly name: string
  /** A picture for the cover. */
  readonly picture: string | null
  readonly orders: readonly (PageOrder | null)[]
  /** Addresses of the keys, printed in the corners; empty without them. */
  readonly codes: readonly (string | null)[]
}

/** A whole booklet. It goes to a thread of this browser, and no further. */
export interface BookletOrder {
  readonly sheets: readonly BookletSheet[]
  readonly copies: readonly CopyOrder[]
  readonly options: BookletOptions
  readonly metadata: { title: string; author: string; subject: string }
}

/** The files of a booklet; `answers` if they are a separate file. */
export interface MadeBooklet {
  readonly file: Blob
  readonly isZip: boolean
  readonly answers: Blob | null
  /** Pages of the file, white backs included. */
  readonly papers: number
}

export type BookletReply =
  | { readonly done: number; readonly total: number; readonly copy: number }
  | { readonly made: MadeBooklet }
  | { readonly error: string; readonly why: 'unreachable' | 'undrawable' }
