/** A figure on a grid of dots, to be copied on the empty grid beside it. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, BLUE, GREEN, GREY, ORANGE, PALE_GREY, PINK, tint, YELLOW } from '../../scene/inks.ts'
import { dot, line, type Point, path, polyline, rect, starData } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { PALETTE } from '../../studio/palette.ts'
import { BUILDINGS, FIGURES, GRIDS, type GridFigure } from './grid-figures.ts'

interface GridPoint {
  readonly column: number
  readonly row: number
}

interface Grid {
  /** Dots along and down. */
  readonly columns: number
  readonly rows: number
}

export interface GridFacts extends Grid {
  readonly figures: readonly {
    /** Of a figure; a walk has none. */
    readonly name?: string
    /** Corners of each line. */
    readonly lines: readonly (readonly GridPoint[])[]
  }[]
}

const ROWS = 3
/** Behind the models in turn; behind constellations the night. */
const PANELS: readonly [Ink, ...Ink[]] = [BLUE, YELLOW, GREEN, PINK, ORANGE]
const NIGHT = PALETTE.night
/** Steps of a walk, and the stroke of each level in mm. */
const LEVELS: Readonly<Record<Level, { steps: readonly [min: number, max: number]; stroke: number }>> = {
  facil: { steps: [4, 6], stroke: 1.4 },
  medio: { steps: [8, 11], stroke: 1.2 },
  desafio: { steps: [16, 22], stroke: 1.1 },
}

const WALKS_THEME = 'linhas'
const BUILDINGS_THEME = 'construcoes'

const STRAIGHT = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const TRIES = 400

/** A walk from dot to dot that never comes to the same dot twice and turns often. */
function walk(random: Random, { columns, rows }: Grid, steps: number, slanted: boolean): GridPoint[] | null {
  let at: GridPoint = { column: random.integer(0, columns - 1), row: random.integer(0, rows - 1) }
  const way = [at]
  let last = ''
  for (let i = 0; i < steps; i++) {
    const free = [...STRAIGHT, ...(slanted ? SLANTED : [])]
      .map(([dx, dy]) => ({ column: at.column + dx, row: at.row + dy, way: `${dx},${dy}` }))
      .filter(({ column, row }) => column >= 0 && row >= 0 && column < columns && row < rows)
      .filter(({ column, row }) => !way.some((p) => p.column === column && p.row === row))
      // Two slanted steps through the same square would cross.
      .filter(
        ({ column, row }) =>
          !way.some((p, k) => {
            const q = way[k + 1]
            return q !== undefined && p.column + q.column === at.column + column && p.row + q.row === at.row + row
          }),
      )
    if (free.length === 0) return null
    const turning = free.filter((step) => step.way !== last)
    const next = random.pick(turning.length > 0 && random.chance(0.75) ? turning : free)
    last = next.way
    at = { column: next.column, row: next.row }
    way.push(at)
  }
  return way
}

/** Walks have fewer dots than figures: each step is to be counted. */
const WALK_GRIDS: Readonly<Record<Level, Grid>> = {
  facil: { columns: 4, rows: 3 },
  medio: { columns: 5, rows: 4 },
  desafio: { columns: 6, rows: 5 },
}

/** A walk with the level's number of steps. Throws RangeError if there is none. */
function makeWalk(random: Random, level: Level): GridPoint[] {
  const { steps } = LEVELS[level]
  for (let i = 0; i < TRIES; i++) {
    const way = walk(random, WALK_GRIDS[level], random.integer(steps[0], steps[1]), level !== 'facil')
    if (way) return way
  }
  throw new RangeError('no line found on the grid')
}

const pointsOf = (corners: string): GridPoint[] =>
  corners.split(' ').map((corner) => ({ column: Number(corner[0]), row: Number(corner[1]) }))

function dealFigures(options: SheetOptions): GridFigure[][] {
  const buildings = options.theme === BUILDINGS_THEME && options.level === 'desafio'
  return dealPages(options, { items: buildings ? BUILDINGS : FIGURES[options.level], perPage: amountOf(options, ROWS) })
}

interface GridLook extends Grid {
  readonly stroke: number
  /** Behind the model, in colour. */
  readonly fill: Ink | null
  /** Walks are constellations: a star at each turn. */
  readonly starry: boolean
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

/** The grid as large as its box lets, at the box's left or right edge, and the lines on it. */
function drawGrid(lines: GridFacts['figures'][number]['lines'], box: Box, look: GridLook, right: boolean): PageMark[] {
  const { columns, rows, stroke, starry } = look
  const fill = right ? null : look.fill
  const isNight = starry && fill !== null
  const ink = isNight ? YELLOW : BLACK
  const pitch = Math.min(box.width / columns, box.height / rows)
  const [width, height] = [pitch * columns, pitch * rows]
  const [x, y] = [right ? box.x + box.width - width : box.x, middleY(box) - height / 2]
  const at = ({ column, row }: GridPoint): Point => ({ x: x + pitch * (column + 0.5), y: y + pitch * (row + 0.5) })
  const [first, last] = [at({ column: 0, row: 0 }), at({ column: columns - 1, row: rows - 1 })]
  const rule = { stroke: PALE_GREY, width: 0.3 }
  return [
    rect(x, y, width, height, { radius: 4, width: 0.5, ...(fill && { fill }) }),
    ...Array.from({ length: columns }, (_, i) => line(first.x + pitch * i, first.y, first.x + pitch * i, last.y, rule)),
    ...Array.from({ length: rows }, (_, i) => line(first.x, first.y + pitch * i, last.x, first.y + pitch * i, rule)),
    ...Array.from({ length: columns * rows }, (_, i) => {
      const p = at({ column: i % columns, row: Math.floor(i / columns) })
      return dot(p.x, p.y, 1, GREY)
    }),
    ...lines.flatMap((corners): PageMark[] => {
      const drawn = (of: Ink) => polyline(corners.map(at), { width: stroke, stroke: of })
      if (right) return [answer([drawn(ANSWER_RED)])]
      const stars = starry ? turnsOf(corners).map(at) : []
      return [drawn(ink), ...stars.map((p) => path(starData(p.x, p.y, ...STAR), { width: 0.4, fill: ink }))]
    }),
  ]
}

export const copiarNaMalha: SheetKind<PagesFacts<GridFacts>> = {
  id: 'copiar-na-malha',
  category: 'percepcao',
  themes: ['figuras', BUILDINGS_THEME, WALKS_THEME],
  draw: (options) => {
    const { level, theme, color } = options
    const walks = theme === WALKS_THEME
    const pages = walks ? [] : dealFigures(options)
    const grid = walks ? WALK_GRIDS[level] : GRIDS[level]
    const look = { ...grid, stroke: LEVELS[level].stroke, starry: walks }
    const fillOf = (row: number) => (walks ? NIGHT : tint(inTurn(PANELS, row), 0.5))
    return composeSheet(options, 'trace', (random, index) => {
      const figures: GridFacts['figures'] = walks
        ? Array.from({ length: amountOf(options, ROWS) }, () => ({ lines: [makeWalk(random, level)] }))
        : (pages[index] ?? []).map(({ name, lines }) => ({ name, lines: lines.map(pointsOf) }))
      const rows = cellsOf(1, figures.length, { gap: 8 })
      const marks = eachCell(figures, rows, ({ lines }, row, i) => {
        const own = { ...look, fill: color ? fillOf(index + i) : null }
        const half = { ...row, width: row.width / 2 - 4 }
        const right = { ...half, x: row.x + row.width / 2 + 4 }
        return [...drawGrid(lines, half, own, false), ...drawGrid(lines, right, own, true)]
      }).flat()
      const cornersOf = (lines: readonly (readonly GridPoint[])[]) => lines.flat().map((at) => `${at.column}${at.row}`)
      return {
        marks,
        facts: { ...grid, figures },
        items: figures.map(({ name, lines }) => name ?? cornersOf(lines).join(' ')),
        ...(walks && { pictures: ['star'] }),
      }
    })
  },
}
