/** A white box to write in, about its middle. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'

export interface WrittenSlot {
  readonly width: number
  readonly height: number
  /** Size of the answer's letters. */
  readonly letters: number
  readonly outline?: number
}

export const writtenSlot = (pen: Pen, cx: number, cy: number, slot: WrittenSlot, shown: string): PageMark[] => {
  const { width, height, letters, outline = 0.9 } = slot
  return [
    ...marksOf(pen.shape(box(cx - width / 2, cy - height / 2, width, height, 2), 'white', outline)),
    writtenAnswer(cx, cy, shown, letters),
  ]
}
