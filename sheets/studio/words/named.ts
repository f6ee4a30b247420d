/** A thing that a word of the vocabulary names, in the hand of the studio. */
import type { Thing } from '../fit.ts'

export interface WordThing {
  readonly draw: Thing
  /** Its longer side beside the largest things of a page, from 0 to 1. */
  readonly share: number
  /** It flies a little above the ground. */
  readonly flies?: true
}

export type WordThings = Readonly<Record<string, WordThing>>

export const thing = (draw: Thing, share = 0.86): WordThing => ({ draw, share })
export const flying = (draw: Thing, share = 0.72): WordThing => ({ draw, share, flies: true })
