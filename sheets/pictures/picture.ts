/** A picture: its word, its outline and the facts of the library. */
import type { Ink } from '../scene/scene.ts'
import type { PictureCategory, PictureFacts } from './records/read.ts'

export interface Picture {
  readonly id: string
  /** The word, lower case, with accents: 'maçã'. */
  readonly name: string
  readonly article: PictureFacts['article']
  /** 'ma','çã'. */
  readonly syllables: readonly string[]
  readonly category: PictureCategory
  /** Closed outline in a box of `PICTURE_BOX`: fill, silhouette and contour. */
  readonly outline: string
  /** Strokes inside or beside the outline; a step of 0.1 draws a dot. Empty for pictures of the library. */
  readonly detail: string
  /** The colour that covers most of it. */
  readonly color: Ink
  /** Parts filled in another colour, above the fill and below the strokes. */
  readonly accents?: readonly { readonly d: string; readonly ink: Ink }[]
  /** Closed parts that hide those behind them: filled and outlined last. */
  readonly front?: readonly { readonly d: string; readonly ink: Ink }[]
  /** Facts of the library. Absent in figures made for one sheet (letters, faces). */
  readonly facts?: PictureFacts
  /** As in a mirror. */
  readonly mirrored?: boolean
}
