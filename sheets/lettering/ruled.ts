/** The pauta: the handwriting lines of a Brazilian school notebook. */
import { RULE_BLUE } from '../scene/inks.ts'
import { line } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { LETTER_BOX } from './letters.ts'

export interface RuledRow {
  readonly x: number
  readonly width: number
  /** Baseline, mm. */
  readonly y: number
  /** Height of capitals, mm. */
  readonly size: number
}

/** Height from the capital line to the tail line for capitals `size` mm high. */
export function ruledHeight(size: number): number {
  return (size * LETTER_BOX.tail) / LETTER_BOX.baseline
}

/** Capital line, dashed line of the small letters, baseline and tail line. */
export function drawRuled({ x, width, y, size }: RuledRow): Mark[] {
  const unit = size / LETTER_BOX.baseline
  const at = (level: number) => y + (level - LETTER_BOX.baseline) * unit
  const solid = { stroke: RULE_BLUE, width: 0.4, cap: 'butt' } as const
  const faint = { ...solid, dash: [2, 1.5] }
  return [
    line(x, at(LETTER_BOX.capTop), x + width, at(LETTER_BOX.capTop), solid),
    line(x, at(LETTER_BOX.smallTop), x + width, at(LETTER_BOX.smallTop), faint),
    line(x, at(LETTER_BOX.baseline), x + width, at(LETTER_BOX.baseline), { ...solid, width: 0.6 }),
    line(x, at(LETTER_BOX.tail), x + width, at(LETTER_BOX.tail), { ...faint, dash: [0.6, 1.6] }),
  ]
}
