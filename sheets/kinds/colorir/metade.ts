/** Half a picture to complete like in a mirror, then to colour: dotted, on squares, or on empty paper. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, PICTURE_BOX, type Picture } from '../../pictures/drawing.ts'
import { firstPicture } from '../../pictures/first/first-set.ts'
import { halve } from '../../pictures/transforms.ts'
import { ANSWER_RED, GREY, PALE_GREY } from '../../scene/inks.ts'
import { line, path, rect } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { figureOfPage } from './figure-of-page.ts'
import { SYMMETRIC_FIGURES } from './symmetric-figures.ts'

const SIZE = 168
const SCALE = SIZE / PICTURE_BOX
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
function drawHalf(half: Picture, look: 'drawn' | 'dotted' | 'answer', color: boolean): Mark {
  if (look === 'drawn') return drawPicture(half, { cx: CENTRE.x, cy: CENTRE.y, size: SIZE, color, stroke: 1.3 })
  const style =
    look === 'dotted'
      ? { stroke: GREY, width: 1.2 / SCALE, dash: [0.01, 2.8 / SCALE] }
      : { stroke: ANSWER_RED, width: 1.2 / SCALE }
  const x = CENTRE.x - SIZE / 2
  const y = CENTRE.y - SIZE / 2
  return { kind: 'group', x, y, scale: SCALE, children: [path(half.outline + half.detail, style)] }
}

function drawPage(theme: string, level: Level, color: boolean, random: Random) {
  const picture = firstPicture(SYMMETRIC_FIGURES[theme] ?? theme)
  const side = random.chance(0.75) ? 'left' : 'right'
  const [own, other] = [halve(picture, side), halve(picture, side === 'left' ? 'right' : 'left')]
  const ys = flattenPath(picture.outline).flatMap((points) =>
    points.map((p) => (p.y - PICTURE_BOX / 2) * SCALE + CENTRE.y),
  )
  const [top, bottom] = [Math.min(...ys) - 4, Math.max(...ys) + 4]
  const axis = line(CENTRE.x, top - 6, CENTRE.x, bottom + 6, { width: 0.6, dash: [3, 2.4] })
  const help = level === 'medio' ? drawGrid(top, bottom) : []
  const drawn = drawHalf(own, 'drawn', color)
  const cover = rect(CONTENT.x, CONTENT.y, CONTENT.width, CONTENT.height, { radius: 4, width: 0.4, stroke: PALE_GREY })
  return {
    marks: [cover, ...help, drawn, ...(level === 'facil' ? [drawHalf(other, 'dotted', color)] : []), axis],
    solved: [cover, ...help, drawn, drawHalf(other, 'answer', color), axis],
    facts: { picture: picture.id, side } satisfies HalfFacts,
  }
}

const THEMES = Object.keys(SYMMETRIC_FIGURES)

export const HALF_DRAWING: SheetKind<PagesFacts<HalfFacts>> = {
  id: 'colorir-metade',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) => {
      const theme = figureOfPage(THEMES, { asked: options.theme, index, source: sheet.fork('figures') })
      return drawPage(theme, options.level, options.color, random)
    }),
}
