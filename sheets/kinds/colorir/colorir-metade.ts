/** Half a picture to complete like in a mirror, then to colour: dotted, on squares, or on empty paper. */
import { boundsOf } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawSymmetric, type Side } from '../../pictures/symmetric.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, PALE_GREY } from '../../scene/inks.ts'
import { line, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { SYMMETRIC_FIGURES, symmetricFigureAt } from './symmetric-figures.ts'

const SIZE = 168
const CENTRE = { x: CONTENT.x + CONTENT.width / 2, y: CONTENT.y + CONTENT.height / 2 }
/** Side of the squares that help to copy, mm: finer ones ask for more care. */
const SQUARE = 12

export interface HalfFacts {
  readonly picture: string
  /** The half that is drawn. */
  readonly side: 'left' | 'right'
}

/** Squares in the height of the picture, the mirror on a line. */
function drawGrid(top: number, bottom: number): Mark[] {
  const style = { stroke: PALE_GREY, width: 0.3 }
  const rows = Math.ceil((bottom - top) / SQUARE)
  const first = (top + bottom - rows * SQUARE) / 2
  const half = Math.floor(CONTENT.width / 2 / SQUARE) * SQUARE
  const columns = (2 * half) / SQUARE
  return [
    ...Array.from({ length: rows + 1 }, (_, i) =>
      line(CENTRE.x - half, first + i * SQUARE, CENTRE.x + half, first + i * SQUARE, style),
    ),
    ...Array.from({ length: columns + 1 }, (_, i) =>
      line(CENTRE.x - half + i * SQUARE, first, CENTRE.x - half + i * SQUARE, first + rows * SQUARE, style),
    ),
  ]
}

/** The half as one group; `look` decides about its lines. */
function drawHalf(id: string, side: Side, look: 'drawn' | 'dotted' | 'answer', color: boolean): Mark {
  const place = { cx: CENTRE.x, cy: CENTRE.y, size: SIZE, stroke: 1.2, side, color }
  if (look === 'drawn') return drawSymmetric(id, place)
  const pen = look === 'dotted' ? { stroke: GREY, width: 1.2, dash: [0.01, 2.8] } : { stroke: ANSWER_RED, width: 1.2 }
  return drawSymmetric(id, { ...place, pen })
}

function drawPage(picture: string, level: Level, color: boolean, random: Random) {
  const side = random.chance(0.75) ? 'left' : 'right'
  const [own, other] = side === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const box = boundsOf([drawSymmetric(picture, { cx: CENTRE.x, cy: CENTRE.y, size: SIZE, stroke: 1.2, color })])
  const [top, bottom] = box ? [box.y - 3, box.y + box.height + 3] : [CENTRE.y, CENTRE.y]
  const axis = line(CENTRE.x, top - 6, CENTRE.x, bottom + 6, { width: 0.6, dash: [3, 2.4] })
  const help = level === 'medio' ? drawGrid(top, bottom) : []
  const drawn = drawHalf(picture, own, 'drawn', color)
  const cover = rect(CONTENT.x, CONTENT.y, CONTENT.width, CONTENT.height, { radius: 4, width: 0.4, stroke: PALE_GREY })
  return {
    marks: [
      cover,
      ...help,
      drawn,
      answer(
        [drawHalf(picture, other, 'answer', color)],
        level === 'facil' ? [drawHalf(picture, other, 'dotted', color)] : [],
      ),
      axis,
    ],
    facts: { picture, side } satisfies HalfFacts,
  }
}

const THEMES = Object.keys(SYMMETRIC_FIGURES)

export const colorirMetade: SheetKind<PagesFacts<HalfFacts>> = {
  id: 'colorir-metade',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (random, index) =>
      drawPage(symmetricFigureAt(options.theme, index), options.level, options.color, random),
    ),
}
