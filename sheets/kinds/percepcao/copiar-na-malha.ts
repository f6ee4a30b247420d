/** A figure on a grid of dots, to be copied on the empty grid beside it. */

import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, GREY, PALE_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { dot, line, type Point, path, polygon, polyline, rect, round, starData, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type CopyPlace, copyWall, inventorSays, mirrorBetween, WALL } from '../../studio/places/copy-wall.ts'
import { CONSTELLATIONS, STAR_GRIDS } from './constellations.ts'
import {
  BUILDINGS,
  FIGURES,
  GRIDS,
  type Grid,
  type GridFigure,
  type GridPoint,
  isSymmetric,
  pointsOf,
} from './grid-figures.ts'
import { paintOf } from './grid-paints.ts'

export interface GridFacts extends Grid {
  readonly figures: readonly {
    readonly name: string
    /** Corners of each line. */
    readonly lines: readonly (readonly GridPoint[])[]
    /** The copy is the figure in a mirror. */
    readonly isMirrored: boolean
  }[]
}

const ROWS = 3
/** The stroke of each level in mm. */
const STROKES: Readonly<Record<Level, number>> = { facil: 1.4, medio: 1.2, desafio: 1.1 }

/** Keys are printed small. */
const KEY_STROKE = 1.7

const STARS_THEME = 'linhas'
/** Stars are joined, not painted. */
const STARS_TASK = 'Copie cada constelação e escreva que nome você dá a ela.'
const BUILDINGS_THEME = 'construcoes'
const BUILDINGS_TASK = 'Copie cada desenho exatamente no mesmo lugar da malha.'
/** The hardest figures end with one whose copy is seen in a mirror. */
const endsMirrored = ({ theme = 'figuras', level }: SheetOptions) => theme === 'figuras' && level === 'desafio'

/** On a page whose last figure is mirrored, others fewer than this look the same in a mirror. */
const SYMMETRIC = 2

function dealFigures(options: SheetOptions): GridFigure[][] {
  const { theme, level } = options
  const buildings = theme === BUILDINGS_THEME && level === 'desafio'
  const items = theme === STARS_THEME ? CONSTELLATIONS[level] : buildings ? BUILDINGS : FIGURES[level]
  const perPage = amountOf(options, ROWS)
  if (!endsMirrored(options)) return dealPages(options, { items, perPage })
  const accept = (page: readonly GridFigure[], one: GridFigure) =>
    !isSymmetric(one) || page.filter(isSymmetric).length < Math.min(SYMMETRIC, perPage - 1)
  return dealPages(options, { items, perPage, accept }).map((page) => [
    ...page.filter(isSymmetric),
    ...page.filter((one) => !isSymmetric(one)),
  ])
}

interface GridLook extends Grid {
  readonly stroke: number
  readonly color: boolean
  readonly level: Level
  readonly place: CopyPlace
  /** Constellations: a star at each turn. */
  readonly starry: boolean
  /** The first line is on the paper already. */
  readonly begun: boolean
}

/** Outer reach of a star, mm, at most this share of the way to the next dot; its inner reach, of the outer. */
const STAR = { reach: 2.6, share: 0.27, inner: 0.42 }

/** Both ends of a line and its turns. */
const turnsOf = (corners: readonly GridPoint[]) =>
  corners.filter((at, i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!before || !after) return true
    return before.column + after.column !== 2 * at.column || before.row + after.row !== 2 * at.row
  })

type Figure = GridFacts['figures'][number]

const spotIn = (box: Box, { columns, rows }: Grid) => {
  const [across, down] = [box.width / columns, box.height / rows]
  return ({ column, row }: GridPoint): Point => ({ x: box.x + across * (column + 0.5), y: box.y + down * (row + 0.5) })
}

/** Pale lines from dot to dot, and the dots. */
function gridMarks(box: Box, grid: Grid, dots: Ink, rules: Ink): PageMark[] {
  const at = spotIn(box, grid)
  const { columns, rows } = grid
  const [first, last] = [at({ column: 0, row: 0 }), at({ column: columns - 1, row: rows - 1 })]
  const across = Array.from({ length: columns }, (_, column) => at({ column, row: 0 }).x)
  const down = Array.from({ length: rows }, (_, row) => at({ column: 0, row }).y)
  const rule = { stroke: rules, width: 0.3 }
  return [
    path(
      [
        ...across.map((x) => `M${round(x)} ${round(first.y)}V${round(last.y)}`),
        ...down.map((y) => `M${round(first.x)} ${round(y)}H${round(last.x)}`),
      ].join(''),
      rule,
    ),
    ...down.flatMap((y) => across.map((x) => dot(x, y, 0.95, dots))),
  ]
}

/** Dots of a grid and its lines: on paper, on a dark board, on black. */
const PALE_DOTS: readonly [Ink, Ink] = [GREY, PALE_GREY]
const DARK_DOTS: readonly [Ink, Ink] = [PALE_GREY, GREY]
const NIGHT_DOTS: readonly [Ink, Ink] = [tint(BLACK, 0.5), tint(BLACK, 0.8)]

/** A model on its board, in its colours; a night without colour is black. */
function drawModel({ name, lines }: Figure, box: Box, look: GridLook): PageMark[] {
  const { color, level, place, stroke, starry } = look
  const at = spotIn(box, look)
  const reach = Math.min(STAR.reach, (box.width / look.columns) * STAR.share)
  const isDark = starry || (color && place === 'office')
  const ink = color && starry ? YELLOW : isDark ? WHITE : BLACK
  return [
    ...(starry && !color ? [rect(box.x, box.y, box.width, box.height, { radius: 1.2, width: 0.4, fill: BLACK })] : []),
    ...lines.flatMap((corners, i) => {
      const fill = color && !isDark ? paintOf(level, name, i) : undefined
      return fill ? [polygon(corners.map(at), { width: 0.2, fill })] : []
    }),
    ...gridMarks(box, look, ...(isDark ? (color ? DARK_DOTS : NIGHT_DOTS) : PALE_DOTS)),
    ...lines.flatMap((corners): PageMark[] => [
      polyline(corners.map(at), { width: stroke, stroke: ink }),
      ...(starry ? turnsOf(corners).map(at) : []).map((p) =>
        path(starData(p.x, p.y, reach, reach * STAR.inner), { width: 0.4, fill: ink }),
      ),
    ]),
  ]
}

/** The dotted paper: its lines are in the key, the first of the youngest on the page too. */
function drawCopy({ lines, isMirrored }: Figure, box: Box, look: GridLook): PageMark[] {
  const straight = spotIn(box, look)
  const at = ({ column, row }: GridPoint) => straight({ column: isMirrored ? look.columns - 1 - column : column, row })
  const first = look.begun ? lines[0]?.slice(0, 2) : undefined
  return [
    ...gridMarks(box, look, GREY, PALE_GREY),
    ...lines.map((corners) =>
      answer([polyline(corners.map(at), { width: look.stroke * KEY_STROKE, stroke: ANSWER_RED })]),
    ),
    ...(first ? [polyline(first.map(at), { width: look.stroke })] : []),
  ]
}

/** Hangs from the shelf: a line for the name that the child gives. Small words would not let keys share a page. */
function drawName([model, paper]: readonly [Box, Box]): PageMark[] {
  const [left, right] = [model.x, paper.x + paper.width]
  const y = model.y + model.height + NAME.below
  const start = left + 6 + measureText(NAME.label, 'text', NAME.letters)
  const label = text(left + 4, y + 6.4, NAME.label, NAME.letters, { font: 'text', anchor: 'start' })
  return [
    rect(left, y, right - left, NAME.height, { radius: 2, width: 0.7, fill: WHITE }),
    answer([], [label]),
    line(start, y + 7, right - 4, y + 7, { width: 0.4 }),
  ]
}

/** Its small word, too, is on the page alone. */
function drawMirror(pen: Pen, boxes: readonly [Box, Box]): PageMark[] {
  const { mirror, label } = mirrorBetween(pen, boxes)
  return [...marksOf(mirror), answer([], marksOf(label))]
}

/** The wall from below the instruction to the floor, mm; between two boards; for a shelf and the clip below it. */
const [TOP, BOTTOM, BETWEEN, LEDGE] = [57.5, 240, 8, 8.6]
const WIDEST = 71.2
/** Below the shelf, for the name of a constellation, mm. */
const NAMED = 10.4
/** From a grid to its name, and the plate of the name, mm. */
const NAME = { below: 5.6, height: 8.8, letters: 4.6, label: 'Nome:' }

/** Model and paper of each row; rows begin at the left and at the right in turn, the last leaves room for the child. */
function placeRows(count: number, { columns, rows }: Grid, index: number, named: boolean): [Box, Box][] {
  const each = (BOTTOM - TOP) / count
  const ledge = named ? LEDGE + NAMED : LEDGE
  const pitch = Math.min((each - ledge) / rows, WIDEST / columns)
  const [width, height] = [pitch * columns, pitch * rows]
  return Array.from({ length: count }, (_, row) => {
    const atRight = row === count - 1 || (row + index) % 2 === 1
    const x = atRight ? WALL.right - 2 * width - BETWEEN - 1.8 : WALL.left + 1.8
    const y = TOP + each * (row + 1) - ledge - height + 2
    return [
      { x, y, width, height },
      { x: x + width + BETWEEN, y, width, height },
    ]
  })
}

/** Of the paper to invent on: its box, and rows of dots by level. */
const INVENTED = { right: WALL.right - 1.8, y: 245.6, width: 102, height: 34 }
const INVENTED_ROWS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 5 }

function inventedGrid(level: Level): { box: Box; grid: Grid } {
  const { right, y, width, height } = INVENTED
  const rows = INVENTED_ROWS[level]
  const pitch = height / rows
  const columns = Math.floor(width / pitch)
  return { box: { x: right - columns * pitch, y, width: columns * pitch, height }, grid: { columns, rows } }
}

const PLACES: Readonly<Record<Level, CopyPlace>> = { facil: 'playroom', medio: 'workshop', desafio: 'studio' }

function placeFor({ theme, level }: SheetOptions): CopyPlace {
  if (theme === STARS_THEME) return 'observatory'
  return theme === BUILDINGS_THEME && level === 'desafio' ? 'office' : PLACES[level]
}

function drawPage(options: SheetOptions, figures: GridFacts['figures'], grid: Grid, index: number) {
  const { level, color, title, instruction } = options
  const pen = new Pen(color)
  const place = placeFor(options)
  const starry = place === 'observatory'
  const look = { ...grid, stroke: STROKES[level], color, level, place, starry, begun: level === 'facil' && !starry }
  const rows = placeRows(figures.length, grid, index, starry)
  const { box: invented, grid: inventedDots } = inventedGrid(level)
  return [
    ...marksOf(copyWall(pen, { place, rows, invented, variant: index + title.length })),
    ...figures.flatMap((figure, i) => {
      const boxes = rows[i]
      if (!boxes) return []
      return [
        ...drawModel(figure, boxes[0], look),
        ...drawCopy(figure, boxes[1], look),
        ...(figure.isMirrored ? drawMirror(pen, boxes) : []),
        ...(starry ? drawName(boxes) : []),
      ]
    }),
    ...gridMarks(invented, inventedDots, GREY, PALE_GREY),
    answer([], marksOf(inventorSays(pen, invented, place))),
    ...taskTitle(pen, { title, instruction }),
  ]
}

export const copiarNaMalha: SheetKind<PagesFacts<GridFacts>> = {
  id: 'copiar-na-malha',
  category: 'percepcao',
  themes: ['figuras', BUILDINGS_THEME, STARS_THEME],
  draw: (options) => {
    const { level, theme } = options
    const starry = theme === STARS_THEME
    const pages = dealFigures(options)
    const grid = starry ? STAR_GRIDS[level] : GRIDS[level]
    return composeSheet(options, 'trace', (_random, index) => {
      const dealt = pages[index] ?? []
      const figures = dealt.map(({ name, lines }, i) => ({
        name,
        lines: lines.map(pointsOf),
        isMirrored: endsMirrored(options) && i > 0 && i === dealt.length - 1,
      }))
      const told = starry ? STARS_TASK : placeFor(options) === 'office' ? BUILDINGS_TASK : options.instruction
      const task = { ...options, instruction: told }
      return {
        whole: true,
        marks: drawPage(task, figures, grid, index),
        facts: { ...grid, figures },
        items: figures.map(({ name }) => (starry ? `${name} de estrelas` : name)),
        ...(starry && { pictures: ['star'] }),
      }
    })
  },
}
