import type { Ink } from '../scene/scene.ts'

export type PictureCategory = 'animal' | 'comida' | 'objeto' | 'natureza' | 'brinquedo' | 'transporte'

export interface Picture {
  readonly id: string
  /** The word, lower case, with accents: 'maçã'. */
  readonly name: string
  readonly article: 'o' | 'a'
  /** 'ma','çã'. */
  readonly syllables: readonly string[]
  readonly category: PictureCategory
  /** Closed outline in the 40x40 box: fill, silhouette and contour. */
  readonly outline: string
  /** Strokes inside or beside the outline; a step of 0.1 draws a dot. */
  readonly detail: string
  readonly color: Ink
  /** Parts filled in another colour, above the fill and below the strokes. */
  readonly accents?: readonly { readonly d: string; readonly ink: Ink }[]
  /** Closed parts that hide what lies behind them: filled and outlined last. */
  readonly front?: readonly { readonly d: string; readonly ink: Ink }[]
}
