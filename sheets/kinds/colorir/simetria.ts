/** Symmetry in squares: the left half is coloured, the child colours the right half like in a mirror. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { ANSWER_RED, GREY, PALE_GREY, SOFT_GREY, WHITE } from '../../scene/inks.ts'
import { circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { CRAYON_BOX, type Mosaic, makeMosaic } from './mosaic.ts'
import { cropped, rimmed } from './rims.ts'
import { SYMMETRIC_FIGURES, symmetricFigureAt } from './symmetric-figures.ts'

/** Even, so that the mirror stands between two squares. */
const COLUMNS: Readonly<Record<Level, readonly number[]>> = { facil: [12], medio: [16], desafio: [20] }

/** Greys for sheets without colour, as far apart as a pencil can make them. */
const GREYS: readonly Ink[] = [PALE_GREY, [0, 0, 0, 60], SOFT_GREY, [0, 0, 0, 45], [0, 0, 0, 80], [0, 0, 0, 8]]

/** Dots on the squares of the second colour, and of each further one but white: in grey the fills may look alike. */
const DOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [],
  [[0.5, 0.5]],
  [
    [0.3, 0.3],
    [0.7, 0.7],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
]
/** Of a square's side. */
const DOT_RADIUS = 0.09

export type SymmetryFacts = Mosaic

function drawSquares(mosaic: Mosaic, color: boolean, solved: boolean): Mark[] {
  const size = Math.min(CONTENT.width / mosaic.columns, CONTENT.height / mosaic.rows)
  const x = CONTENT.x + (CONTENT.width - size * mosaic.columns) / 2
  const y = CONTENT.y + (CONTENT.height - size * mosaic.rows) / 2
  const middle = x + (size * mosaic.columns) / 2
  const inkOf = (crayon: number): Ink =>
    crayon === 0
      ? WHITE
      : color
        ? (mosaic.crayons[crayon]?.ink ?? WHITE)
        : (GREYS[(crayon - 1) % GREYS.length] ?? WHITE)
  const boxes = mosaic.squares.flatMap((crayon, i) => {
    const column = i % mosaic.columns
    const shown = solved || column < mosaic.columns / 2
    const fill = shown ? inkOf(crayon) : WHITE
    const [left, top] = [x + column * size, y + Math.floor(i / mosaic.columns) * size]
    const dots = fill === WHITE ? [] : (DOTS[crayon] ?? DOTS.at(-1) ?? [])
    return [
      rect(left, top, size, size, { width: 0.35, stroke: GREY, fill }),
      ...dots.map(([across, down]) =>
        circle(left + across * size, top + down * size, DOT_RADIUS * size, { width: 0.35, stroke: GREY, fill: WHITE }),
      ),
    ]
  })
  const style = { width: 1.1, dash: [3, 2.4], ...(solved && { stroke: ANSWER_RED }) }
  return [...boxes, line(middle, y - 1, middle, y + size * mosaic.rows + 1, style)]
}

function drawPage(figure: string, level: Level, color: boolean, random: Random) {
  const mosaic = rimmed(cropped(makeMosaic(figure, random.pick(COLUMNS[level]))), CRAYON_BOX, {
    fewest: 2,
    most: 2,
    share: 1,
  })
  return {
    marks: drawSquares(mosaic, color, false),
    solved: drawSquares(mosaic, color, true),
    facts: mosaic,
    pictures: [figure],
  }
}

const THEMES = Object.keys(SYMMETRIC_FIGURES)

export const SYMMETRY: SheetKind<PagesFacts<SymmetryFacts>> = {
  id: 'colorir-simetria',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (random, index) =>
      drawPage(symmetricFigureAt(options.theme, index), options.level, options.color, random),
    ),
}
