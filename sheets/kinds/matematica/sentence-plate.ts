/** A sentence beside the things that it counts. */
import type { Box } from '../../lettering/bounds.ts'
import { middleY } from '../../page/cells.ts'
import type { PageMark } from '../../scene/answers.ts'
import { plate } from './counted-rows.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

/** A smaller sentence leaves the things beside it more room; its boxes are 14.5 mm. */
const SCALE = 0.85
/** Between the things and the plate, and around the sentence on it, mm. */
const [GAP, ROOM] = [3, 3]
const HEIGHT = 21
/** From the upper edge of the plate to the foot of its row, mm. */
export const PLATE_ABOVE = HEIGHT + 4

/** A sentence on a plate at the right of a row; `beside` is the width that it leaves, `cy` the plate's middle. */
export function sentencePlate(terms: readonly Term[], row: Box, color: boolean) {
  const width = sentenceWidth(terms) * SCALE + 2 * ROOM
  const beside = row.width - width - GAP
  const y = row.y + row.height - PLATE_ABOVE
  const board = { x: row.x + beside + GAP, y, width, height: HEIGHT }
  const marks: PageMark[] = [plate(board, color), ...drawSentence(terms, { ...board, width: width - ROOM }, SCALE)]
  return { beside, cy: middleY(board), board, marks }
}
