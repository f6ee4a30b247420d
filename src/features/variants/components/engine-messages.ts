import type { PrintedLook } from '../../../../sheets/booklet/as-printed.ts'
import type { VariantChoices } from '../../../../sheets/variants/choices.ts'
import type { VariantSource } from '../../../../sheets/variants/draw-variant.ts'

/** Order of a drawing. */
export interface VariantOrder {
  readonly kind: string
  /** Folder of the kind's category, as a hint. */
  readonly category: string
  readonly source: VariantSource
  readonly choices: VariantChoices
}

/**
 * Output of an order: pictures of its pages, or a PDF of pages and answers as chosen, or of the answers alone. `ready`
 * comes before an order: it loads the parts that every sheet of a category needs.
 */
export type EngineRequest = { readonly id: number } & (
  | { readonly make: 'ready'; readonly category: string }
  /** With a `look`, as a booklet prints them. */
  | { readonly make: 'pictures'; readonly order: VariantOrder; readonly look?: PrintedLook | undefined }
  | { readonly make: 'board'; readonly order: VariantOrder; readonly place: number; readonly step: number }
  | {
      readonly make: 'sheets' | 'answers'
      readonly order: VariantOrder
      readonly metadata: { title: string; author: string; subject: string }
    }
)

/** Pictures are SVG documents, one a page; the last `answers` of them are the answer key. */
export interface Pictures {
  readonly pages: readonly string[]
  readonly answers: number
  /** Words of the task, to be read aloud; empty without any. */
  readonly words: string
}

/** One page for a board, as an SVG document (rule: board). */
export interface BoardPicture {
  readonly svg: string
  readonly slides: number
  readonly steps: number
}

/** A part could not be fetched, or the sheet cannot be drawn like this. */
export type EngineFailure = 'unreachable' | 'undrawable'

export type EngineReply = { readonly id: number } & (
  | { readonly isReady: true }
  | { readonly pictures: Pictures }
  | { readonly board: BoardPicture }
  /** Null for a sheet without answers. */
  | { readonly pdf: Uint8Array<ArrayBuffer> | null }
  | { readonly error: string; readonly why: EngineFailure }
)
