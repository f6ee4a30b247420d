import type { BookletSheet } from '../../../../../sheets/booklet/adult.ts'
import type { FileFault } from '../../../variants/uploaded/components/arrange-pdf.ts'
import type { SheetOrder } from '../plan.rules.ts'
import type { BookletOptions } from '../rules.ts'

/** One copy; `orders` has a place for each sheet, null where the child does not get it. */
export interface CopyOrder {
  readonly number: number
  /** Printed on the line; empty for a copy without a name. */
  readonly name: string
  /** Id of the picture of the child's mark; null without a child. */
  readonly mark: string | null
  /** Id of what the child likes, for the cover. */
  readonly interest: string | null
  /** False: its own pages are in black, as the sheets of this copy. */
  readonly color: boolean
  readonly orders: readonly (SheetOrder | null)[]
  /** Addresses of the keys, printed in the corners; empty without them. */
  readonly codes: readonly (string | null)[]
}

/** A whole booklet. It goes to a thread of this browser, and no further. */
export interface BookletOrder {
  readonly sheets: readonly (BookletSheet & { readonly id: string; readonly isFile: boolean })[]
  readonly copies: readonly CopyOrder[]
  readonly options: BookletOptions
  /** Printed on its line; empty without a class, and where our letters lack some of it. */
  readonly className: string
  readonly metadata: { title: string; author: string; subject: string }
  /** Uploaded files by the ids of their activities; one that is gone is not among them. */
  readonly files: ReadonlyMap<string, Blob>
}

/** A sheet whose file could not go in: the rest is made. */
export interface LeftOut {
  readonly id: string
  readonly why: FileFault | 'gone'
}

/** The files of a booklet; `answers` if they are a separate file. */
export interface MadeBooklet {
  readonly file: Blob
  readonly isZip: boolean
  readonly answers: Blob | null
  /** Pages of all files, white backs included. */
  readonly papers: number
  readonly leftOut: readonly LeftOut[]
}

/** `unreadable`: none of its files can go in. */
export type BookletFault = 'unreachable' | 'undrawable' | 'unreadable' | 'too_long'

export type BookletReply =
  | { readonly done: number; readonly total: number; readonly copy: number }
  | { readonly made: MadeBooklet }
  | { readonly error: string; readonly why: BookletFault }
