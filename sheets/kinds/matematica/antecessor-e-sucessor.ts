/** The numbers just before and just after a number: neighbours in a street, carriages of a train, birds on a wire. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PINK, PURPLE, SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, circle, line, path, polygon, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'

/** Three numbers in a row; only the one at `given` is printed. */
export interface NeighbourTask {
  readonly middle: number
  readonly given: 0 | 1 | 2
}

/** Whole tens on every page of the middle level. */
const WHOLE_TENS = 2

interface Layout {
  readonly columns: number
  readonly rows: number
  readonly least: number
  readonly most: number
}

const LAYOUTS: Readonly<Record<Level, Layout>> = {
  facil: { columns: 1, rows: 5, least: 1, most: 29 },
  medio: { columns: 2, rows: 5, least: 10, most: 99 },
  desafio: { columns: 2, rows: 5, least: 100, most: 999 },
}

const ROOFS: readonly [Ink, ...Ink[]] = [ORANGE, BLUE, GREEN, PINK, PURPLE, YELLOW]

interface Place {
  readonly cx: number
  /** Baseline of the drawing. */
  readonly foot: number
  readonly width: number
  readonly height: number
  readonly fill: Ink | null
}

const filled = (fill: Ink | null) => (fill ? { fill } : {})

/** A little house; its number is written on the wall. `field` is the middle of the wall. */
function house({ cx, foot, width, height, fill }: Place): { marks: Mark[]; field: number } {
  const roof = height * 0.36
  const top = foot - height
  const wall = width * 0.86
  return {
    marks: [
      rect(cx - wall / 2, top + roof, wall, height - roof, { width: 0.6 }),
      polygon(
        [
          { x: cx - width / 2, y: top + roof },
          { x: cx, y: top },
          { x: cx + width / 2, y: top + roof },
        ],
        { width: 0.6, ...filled(fill) },
      ),
      circle(cx, top + roof * 0.64, roof * 0.16, { width: 0.45, fill: [0, 0, 0, 0] }),
    ],
    field: top + roof + (height - roof) / 2,
  }
}

/** A carriage on two wheels. */
function carriage({ cx, foot, width, height, fill }: Place): { marks: Mark[]; field: number } {
  const wheel = height * 0.13
  const [top, bottom] = [foot - height * 0.92, foot - wheel * 1.1]
  return {
    marks: [
      ...[-0.26, 0.26].flatMap((share) => [
        circle(cx + share * width, foot - wheel, wheel, { width: 0.6, ...filled(fill && SOFT_GREY) }),
        circle(cx + share * width, foot - wheel, wheel * 0.3, { width: 0.45 }),
      ]),
      // White where it has no colour, so that it hides what of the wheels is behind it.
      rect(cx - width / 2, top, width, bottom - top - wheel * 0.6, { radius: 2.4, width: 0.6, fill: fill ?? WHITE }),
      rect(cx - width * 0.42, top + height * 0.13, width * 0.84, height * 0.52, {
        radius: 1.6,
        width: 0.45,
        fill: [0, 0, 0, 0],
      }),
    ],
    field: top + height * 0.39,
  }
}

/** A balloon on its string. */
function balloon({ cx, foot, width, height, fill }: Place): { marks: Mark[]; field: number } {
  const [rx, ry] = [Math.min(width * 0.46, height * 0.46), height * 0.4]
  const cy = foot - height + ry
  const knot = cy + ry
  return {
    marks: [
      path(
        `M${round(cx)} ${round(knot + 1.6)}q2.2 ${round((foot - knot) * 0.35)} 0 ${round((foot - knot) * 0.55)}q-1.6 ${round((foot - knot) * 0.2)} 0 ${round((foot - knot) * 0.3)}`,
        { width: 0.45 },
      ),
      path(
        `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0Z`,
        { width: 0.6, ...filled(fill) },
      ),
      path(`M${round(cx - 1.4)} ${round(knot + 2)}l1.400 -1.900 1.400 1.900Z`, { width: 0.5, ...filled(fill) }),
    ],
    field: cy,
  }
}

const SHAPES = { casinhas: house, trens: carriage, baloes: balloon } as const
type Theme = keyof typeof SHAPES

const numbersOf = ({ middle }: NeighbourTask) => [middle - 1, middle, middle + 1]

function drawTask(task: NeighbourTask, cell: Box, index: number, options: SheetOptions): PageMark[] {
  const { color, level } = options
  const theme = (options.theme ?? 'casinhas') as Theme
  const wide = level === 'facil'
  const gap = theme === 'trens' ? 5 : wide ? 14 : 4
  const width = Math.min(wide ? 42 : 26, (cell.width - 2 * gap) / 3)
  const height = Math.min(cell.height - 2, wide ? 36 : 30)
  const foot = cell.y + (cell.height + height) / 2
  // Three figures leave the sides of their place free.
  const size = fitTextSize(
    '888'.slice(0, wide || level === 'medio' ? 2 : 3),
    'display',
    Math.min(width * 0.4, 11),
    width * 0.84 - 5,
  )
  const ink = inTurn(ROOFS, index)
  const places = numbersOf(task).map((number, i) => {
    const cx = middleX(cell) + (i - 1) * (width + gap)
    const { marks, field } = SHAPES[theme]({
      cx,
      foot,
      width,
      height,
      fill: color ? (i === task.given ? ink : tint(ink, 0.35)) : null,
    })
    const written =
      i === task.given ? centredText(cx, field, String(number), size) : writtenAnswer(cx, field, String(number), size)
    return {
      cx,
      marks: [...marks, written],
    }
  })
  const hooks =
    theme === 'trens'
      ? [0, 1].map((i) => {
          const x = (places[i]?.cx ?? 0) + width / 2
          return line(x, foot - height * 0.3, x + gap, foot - height * 0.3, { width: 0.9 })
        })
      : []
  const ground =
    theme === 'casinhas'
      ? [line(cell.x + (wide ? 8 : 0), foot, cell.x + cell.width - (wide ? 8 : 0), foot, { width: 0.6 })]
      : []
  return [...hooks, ...places.flatMap(({ marks }) => marks), ...ground]
}

/** The two words over their columns. */
function heading(cell: Box, gap: number, width: number): Mark[] {
  const at = (i: number) => middleX(cell) + i * (width + gap)
  return [
    text(at(-1), cell.y + 4, 'antecessor', 4.6, { font: 'text' }),
    text(at(1), cell.y + 4, 'sucessor', 4.6, { font: 'text' }),
  ]
}

/** Pictures of the drawings. */
const PICTURES: Readonly<Record<Theme, string>> = { casinhas: 'house', trens: 'railway-car', baloes: 'balloon' }

const nameOf = ({ middle, given }: NeighbourTask) =>
  `${middle - 1 + given} ${['sucessores', 'vizinhos', 'antecessores'][given]}`

export const antecessorESucessor: SheetKind<PagesFacts<readonly NeighbourTask[]>> = {
  id: 'antecessor-e-sucessor',
  category: 'matematica',
  themes: Object.keys(SHAPES),
  draw: (options) => {
    const { level } = options
    const { columns, rows, least, most } = withAmount(options, LAYOUTS[level])
    const perPage = columns * rows
    // At the highest level half of the numbers lie beside a whole ten or hundred.
    const numbers = Array.from({ length: most - least }, (_, i) => least + i + (level === 'facil' ? 1 : 0))
    const items = numbers
      .filter((middle) => middle + 1 <= most + 1 && (level !== 'desafio' || [0, 1, 9].includes(middle % 10)))
      .map(
        (middle): NeighbourTask => ({
          middle,
          given: level === 'desafio' ? ([0, 1, 2][Math.floor(middle / 10) % 3] as 0 | 1 | 2) : 1,
        }),
      )
    // Up to 99 every page has whole tens: going back from them is the difficulty.
    const whole = ({ middle }: NeighbourTask) => middle % 10 === 0
    const others = level === 'medio' ? perPage - WHOLE_TENS : perPage
    const pages = dealPages(options, {
      items,
      perPage,
      nameOf,
      accept: (page, one) => whole(one) || page.filter((other) => !whole(other)).length < others,
    })
    return composeSheet(options, 'write', (_, index) => {
      const page = pages[index] ?? []
      const wide = level === 'facil'
      const all = cellsOf(columns, 1, { gap: 10 })
      const header = 7
      const box = { x: all[0]?.x ?? 0, y: (all[0]?.y ?? 0) + header, width: 178, height: 218 - header }
      const cells = cellsOf(columns, rows, { box, gap: wide ? 6 : 10 })
      const theme = (options.theme ?? 'casinhas') as Theme
      const gap = theme === 'trens' ? 5 : wide ? 14 : 4
      const width = Math.min(wide ? 42 : 26, ((cells[0]?.width ?? 0) - 2 * gap) / 3)
      const words = cellsOf(columns, 1, { gap: wide ? 6 : 10 }).flatMap((cell) => heading(cell, gap, width))
      const marks = [...words, ...eachCell(page, cells, (task, cell, i) => drawTask(task, cell, i, options)).flat()]
      return {
        marks,
        facts: page,
        items: page.map(nameOf),
        pictures: [PICTURES[theme]],
      }
    })
  },
}
