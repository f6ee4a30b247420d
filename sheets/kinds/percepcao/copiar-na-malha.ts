/** A figure on a grid of dots, to be copied on the empty grid beside it. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, BLUE, GREEN, GREY, ORANGE, PALE_GREY, PINK, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { dot, type Point, path, polygon, polyline, round, starData } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type CopyPlace, copyWall, inventorSays, WALL } from '../../studio/places/copy-wall.ts'
import { BUILDINGS, FIGURES, GRIDS, type GridFigure } from './grid-figures.ts'
import { type Grid, type GridPoint, makeWalk, WALK_GRIDS } from './grid-walks.ts'

export interface GridFacts extends Grid {
  readonly figures: readonly {
    /** Of a figure; a walk has none. */
    readonly name?: string
    /** Corners of each line. */
    readonly lines: readonly (readonly GridPoint[])[]
  }[]
}

const ROWS = 3
/** Of the closed parts of a model, one after the other. */
const PAINTS: readonly [Ink, ...Ink[]] = [
  tint(BLUE, 0.7),
  tint(YELLOW, 0.8),
  tint(PINK, 0.8),
  tint(GREEN, 0.7),
  tint(ORANGE, 0.7),
]
/** The stroke of each level in mm. */
const STROKES: Readonly<Record<Level, number>> = { facil: 1.4, medio: 1.2, desafio: 1.1 }

const WALKS_THEME = 'linhas'
const BUILDINGS_THEME = 'construcoes'

const pointsOf = (corners: string): GridPoint[] =>
  corners.split(' ').map((corner) => ({ column: Number(corner[0]), row: Number(corner[1]) }))

function dealFigures(options: SheetOptions): GridFigure[][] {
  const buildings = options.theme === BUILDINGS_THEME && options.level === 'desafio'
  return dealPages(options, { items: buildings ? BUILDINGS : FIGURES[options.level], perPage: amountOf(options, ROWS) })
}

interface GridLook extends Grid {
  readonly stroke: number
  readonly color: boolean
  readonly place: CopyPlace
  /** Walks are constellations: a star at each turn. */
  readonly starry: boolean
  /** The first line is on the paper already. */
  readonly begun: boolean
}

/** Outer and inner reach of a star, mm. */
const STAR = [2.6, 1.1] as const

/** Both ends of a line and its turns. */
const turnsOf = (corners: readonly GridPoint[]) =>
  corners.filter((at, i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!before || !after) return true
    return before.column + after.column !== 2 * at.column || before.row + after.row !== 2 * at.row
  })

type Lines = GridFacts['figures'][number]['lines']

const isClosed = (corners: readonly GridPoint[]) => {
  const [first, last] = [corners[0], corners.at(-1)]
  return corners.length > 3 && first?.column === last?.column && first?.row === last?.row
}

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

/** A model on its board: in colour its closed parts are painted, larger ones first. */
function drawModel(lines: Lines, box: Box, look: GridLook, first: number): PageMark[] {
  const { color, place, stroke, starry } = look
  const at = spotIn(box, look)
  const isDark = color && (starry || place === 'office')
  const ink = color && starry ? YELLOW : isDark ? WHITE : BLACK
  const painted = color && !isDark ? lines.filter(isClosed) : []
  return [
    ...painted.map((corners, i) => polygon(corners.map(at), { width: 0.2, fill: inTurn(PAINTS, first + i) })),
    ...gridMarks(box, look, isDark ? PALE_GREY : GREY, isDark ? GREY : PALE_GREY),
    ...lines.flatMap((corners): PageMark[] => [
      polyline(corners.map(at), { width: stroke, stroke: ink }),
      ...(starry ? turnsOf(corners).map(at) : []).map((p) =>
        path(starData(p.x, p.y, ...STAR), { width: 0.4, fill: ink }),
      ),
    ]),
  ]
}

/** The dotted paper: its lines are in the key, the first of the youngest on the page too. */
function drawCopy(lines: Lines, box: Box, look: GridLook): PageMark[] {
  const at = spotIn(box, look)
  const first = look.begun ? lines[0]?.slice(0, 2) : undefined
  return [
    ...gridMarks(box, look, GREY, PALE_GREY),
    ...lines.map((corners) => answer([polyline(corners.map(at), { width: look.stroke, stroke: ANSWER_RED })])),
    ...(first ? [polyline(first.map(at), { width: look.stroke })] : []),
  ]
}

/** The wall from below the instruction to the floor, mm; between two boards; for a shelf and the clip below it. */
const [TOP, BOTTOM, BETWEEN, LEDGE] = [57.5, 240, 8, 8.6]
const WIDEST = 71.2

/** Model and paper of each row; rows begin at the left and at the right in turn, the last leaves room for the child. */
function placeRows(count: number, { columns, rows }: Grid, index: number): [Box, Box][] {
  const each = (BOTTOM - TOP) / count
  const pitch = Math.min((each - LEDGE) / rows, WIDEST / columns)
  const [width, height] = [pitch * columns, pitch * rows]
  return Array.from({ length: count }, (_, row) => {
    const atRight = row === count - 1 || (row + index) % 2 === 1
    const x = atRight ? WALL.right - 2 * width - BETWEEN - 1.8 : WALL.left + 1.8
    const y = TOP + each * (row + 1) - LEDGE - height + 2
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
  if (theme === WALKS_THEME) return 'terrace'
  return theme === BUILDINGS_THEME && level === 'desafio' ? 'office' : PLACES[level]
}

function drawPage(options: SheetOptions, figures: GridFacts['figures'], grid: Grid, index: number) {
  const { level, color, title, instruction } = options
  const pen = new Pen(color)
  const place = placeFor(options)
  const walks = place === 'terrace'
  const look = { ...grid, stroke: STROKES[level], color, place, starry: walks, begun: level === 'facil' && !walks }
  const rows = placeRows(figures.length, grid, index)
  const { box: invented, grid: inventedDots } = inventedGrid(level)
  return [
    ...marksOf(copyWall(pen, { place, rows, invented, variant: index + title.length })),
    ...figures.flatMap(({ lines }, i) => {
      const boxes = rows[i]
      if (!boxes) return []
      return [...drawModel(lines, boxes[0], look, index + i * 2), ...drawCopy(lines, boxes[1], look)]
    }),
    ...gridMarks(invented, inventedDots, GREY, PALE_GREY),
    answer([], marksOf(inventorSays(pen, invented))),
    ...taskTitle(pen, { title, instruction }),
  ]
}

export const copiarNaMalha: SheetKind<PagesFacts<GridFacts>> = {
  id: 'copiar-na-malha',
  category: 'percepcao',
  themes: ['figuras', BUILDINGS_THEME, WALKS_THEME],
  draw: (options) => {
    const { level, theme } = options
    const walks = theme === WALKS_THEME
    const pages = walks ? [] : dealFigures(options)
    const grid = walks ? WALK_GRIDS[level] : GRIDS[level]
    return composeSheet(options, 'trace', (random, index) => {
      const figures: GridFacts['figures'] = walks
        ? Array.from({ length: amountOf(options, ROWS) }, () => ({ lines: [makeWalk(random, level)] }))
        : (pages[index] ?? []).map(({ name, lines }) => ({ name, lines: lines.map(pointsOf) }))
      const cornersOf = (lines: Lines) => lines.flat().map((at) => `${at.column}${at.row}`)
      return {
        whole: true,
        marks: drawPage(options, figures, grid, index),
        facts: { ...grid, figures },
        items: figures.map(({ name, lines }) => name ?? cornersOf(lines).join(' ')),
        ...(walks && { pictures: ['star'] }),
      }
    })
  },
}
