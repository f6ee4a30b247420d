/**
 * Half a figure in its place beside a mirror: the left half of the page is painted, the right one is to be drawn and
 * painted, from dots, on squares, or by the eye alone. At times the sides change.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { GREY, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { group, line, path, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import {
  discsOf,
  footOf,
  type GridFigure,
  type GridPlace,
  type Half,
  nodesOf,
  onGrid,
  partsOf,
} from '../../studio/mirror/grid-figure.ts'
import { gridFigure } from '../../studio/mirror/mirror-figures.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import {
  MIRROR,
  MIRRORED_FOOT,
  type MirroredPlace,
  mirrored,
  mirroredCorner,
  mirroredHalf,
  PAINTER,
} from '../../studio/places/mirrored-places.ts'
import { BRUSH, drawing } from '../pontilhar/dot-crew.ts'
import { SYMMETRIC_FIGURES, symmetricFigureAt } from './symmetric-figures.ts'

/** Room for a half of the figure, mm. */
const ROOM = { width: 88, height: 170 }
const LINE = 1.3
/** Size of the child who paints. */
const SIZE = 0.62
/** Squares between the ground and what is in the air. */
const IN_THE_AIR = 1

const PLACES: Readonly<Record<string, MirroredPlace>> = {
  butterfly: 'jardim',
  ladybug: 'jardim',
  rabbit: 'jardim',
  tree: 'jardim',
  frog: 'lagoa',
  owl: 'mata',
  bear: 'mata',
  mushroom: 'mata',
  cat: 'quintal',
  dog: 'quintal',
  pig: 'quintal',
  strawberry: 'feira',
  apple: 'feira',
  pear: 'feira',
  pineapple: 'feira',
  star: 'lua',
  rocket: 'lua',
  robot: 'oficina',
  kite: 'campo',
  heart: 'campo',
}
const FLOATING: readonly string[] = ['kite', 'star', 'heart']

export interface HalfFacts {
  readonly picture: string
  /** The half that is drawn. */
  readonly side: 'left' | 'right'
}

type Look = 'drawn' | 'dotted'

/** A half of the figure, what is in front over what is behind. */
const drawHalf = (pen: Pen, figure: GridFigure, place: GridPlace, half: Half, look: Look): Mark[] =>
  partsOf(figure).map(({ d, fill }): Mark => {
    const data = onGrid(d, place, half)
    if (look === 'drawn') return fill ? pen.shape(data, fill, LINE) : pen.line(data, LINE)
    const dots = { stroke: GREY, width: LINE, dash: [0.01, 2.8] }
    return path(data, fill ? { ...dots, fill: WHITE } : dots)
  })

/** The columns that a half reaches. */
const widthOf = (figure: GridFigure): number =>
  Math.max(
    ...partsOf(figure).flatMap(({ d }) => [...nodesOf(d).map(([x]) => x), ...discsOf(d).map(({ x, r }) => x + r)]),
  )

/** Squares on one side of the mirror, from the ground up. */
function squares(half: Half, square: number, stroke: typeof GREY, width: number): Mark {
  const [columns, rows] = [Math.floor(ROOM.width / square), Math.floor(ROOM.height / square)]
  const [end, top] = [MIRROR + half * columns * square, MIRRORED_FOOT - rows * square]
  const across = Array.from({ length: rows + 1 }, (_, i) => `M${MIRROR} ${round(top + i * square)}H${round(end)}`)
  const down = Array.from(
    { length: columns },
    (_, i) => `M${round(MIRROR + half * (i + 1) * square)} ${round(top)}V${MIRRORED_FOOT}`,
  )
  return path([...across, ...down].join(''), { stroke, width })
}

function drawPage(id: string, side: HalfFacts['side'], variant: number, level: Level, title: string, color: boolean) {
  const figure = gridFigure(id)
  const place = PLACES[id] ?? 'festa'
  const given: Half = side === 'left' ? -1 : 1
  const missing: Half = side === 'left' ? 1 : -1
  const [painted, bare] = [new Pen(color), new Pen(false)]
  const rise = footOf(figure) + (FLOATING.includes(id) ? IN_THE_AIR : 0)
  const square = Math.floor(10 * Math.min(ROOM.height / rise, ROOM.width / widthOf(figure))) / 10
  const grid: GridPlace = { axis: MIRROR, top: MIRRORED_FOOT - rise * square, square }
  const painter = inTurn(CHILDREN, variant)
  /** One side of the page, without the figure. */
  const scenery = (pen: Pen, half: Half, isPainted: boolean) => {
    const placed = (draw: (own: Pen) => Drawing) => marksOf(half < 0 ? draw(pen) : mirrored(pen, draw))
    return [
      ...placed((own) => mirroredHalf(own, { place, isPainted, isEmpty: !isPainted && level !== 'facil', variant })),
      ...clearOfTitle(
        placed((own) => mirroredCorner(own, place)),
        title,
      ),
      ...placed((own) => person(own, painter, ...PAINTER, SIZE, { ...drawing(BRUSH), flip: true })),
    ]
  }
  const over = (half: Half) =>
    group(0, 0, [squares(half, square, GREY, 0.2)], { clip: `${onGrid(figure.outline, grid, half)}Z` })
  const onSquares = level === 'medio'
  const mirror = line(MIRROR, 54, MIRROR, MIRRORED_FOOT, { width: 1.2, dash: [4.6, 2.6] })
  const marks: PageMark[] = [
    ...scenery(painted, given, true),
    ...scenery(bare, missing, false),
    ...(onSquares ? [squares(given, square, PALE_GREY, 0.35), squares(missing, square, PALE_GREY, 0.45)] : []),
    ...drawHalf(painted, figure, grid, given, 'drawn'),
    ...(onSquares ? [over(given)] : []),
    answer(
      drawHalf(painted, figure, grid, missing, 'drawn'),
      level === 'facil' ? drawHalf(bare, figure, grid, missing, 'dotted') : [],
    ),
    mirror,
  ]
  return { marks, facts: { picture: id, side } satisfies HalfFacts, name: figure.name }
}

const THEMES = Object.keys(SYMMETRIC_FIGURES)

export const colorirMetade: SheetKind<PagesFacts<HalfFacts>> = {
  id: 'colorir-metade',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (random, index) => {
      const variant = THEMES.indexOf(options.theme ?? '') + 1 + index
      const id = symmetricFigureAt(options.theme, index)
      const side = random.chance(0.75) ? 'left' : 'right'
      const { marks, facts, name } = drawPage(id, side, variant, options.level, options.title, options.color)
      return {
        marks: [...marks, ...taskTitle(new Pen(options.color), options)],
        facts,
        items: [name],
        pictures: [id],
        whole: true,
      }
    }),
}
