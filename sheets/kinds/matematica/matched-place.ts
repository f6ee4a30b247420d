/** Two columns to join, in one place: things are on the ground of their row, words on paper. */
import type { Box } from '../../lettering/bounds.ts'
import { drawMatching, type MatchItem, type MatchPair } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { backdrop, type Place, plate, rowsOf } from './counted-rows.ts'

interface PlacedLook {
  /** Width of the boxes of each column, mm. */
  readonly leftWidth: number
  readonly rightWidth: number
  /** Left free below the rows, mm. */
  readonly foot?: number
}

/** From the edge of a paper to its letters, and of a row to its paper, mm. */
const [PAPER_INSET, PAPER_GAP] = [2, 3]
const LARGEST_PAPER = 42

/** Papers hang in the middle of their row. */
function onPaperAt(item: MatchItem, box: Box, color: boolean): Mark[] {
  const height = Math.min(LARGEST_PAPER, box.height - PAPER_GAP)
  const paper = { ...box, y: box.y + (box.height - height) / 2, height }
  const inside = {
    x: paper.x + PAPER_INSET,
    y: paper.y + PAPER_INSET,
    width: paper.width - 2 * PAPER_INSET,
    height: height - 2 * PAPER_INSET,
  }
  return [plate(paper, color), ...item.draw(inside)]
}

export function drawPlacedMatching(
  options: SheetOptions,
  place: Place,
  random: Random,
  pairs: readonly MatchPair[],
  look: PlacedLook,
) {
  const rows = rowsOf(pairs.length, look.foot)
  const { marks, facts } = drawMatching(random, pairs, {
    ...look,
    rows,
    place: (item, box) => (item.onPaper ? onPaperAt(item, box, options.color) : item.draw(box)),
  })
  const highest = rows.map(({ y, height }) => y + height * 0.72)
  return {
    marks: [...backdrop(options, place, rows, highest, random.fork('people').integer(0, 99)), ...marks],
    facts,
    whole: true as const,
  }
}
