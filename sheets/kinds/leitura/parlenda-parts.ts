/** Parts that all pages of a parlenda have: the measures of the page, the picture of its verse. */
import { childAt } from '../../studio/cast/people.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { VERSE, verseLand } from '../../studio/places/verse-land.ts'
import type { Parlenda } from './parlenda-facts.ts'

export interface ParlendaTask {
  readonly verse: Parlenda
  /** Words of the rhyme as they are read. */
  readonly words: readonly string[]
  /** Strips as they are cut: indices of the text, without the first. */
  readonly cut: readonly number[]
}

export const [LEFT, RIGHT, TOP] = [16, 194, 57]
export const ROOM = RIGHT - LEFT
/** The place and the picture of a verse on the front of its ground. */
export const placed = (pen: Pen, { verse }: ParlendaTask, top: number, feet: number, look: number): Drawing => {
  const scale = Math.min(1.03, (feet - top) / VERSE.height)
  return [
    verseLand(pen, verse.place, feet - VERSE.horizon * scale, look),
    pen.at(105, feet, scale, (own) => verse.scene(own, (i) => childAt(look * 3 + i))),
  ]
}
