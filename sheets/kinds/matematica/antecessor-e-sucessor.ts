/** The numbers just before and just after a number: neighbours in a street, carriages of a train, balloons. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PINK, PURPLE, SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, circle, line, path, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { houseSpots, numberedHouse } from '../../studio/shapes/numbered-houses.ts'

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
  readonly color: boolean
  /** Walls, roofs and doors of a street differ. */
  readonly look: number
}

interface Drawn {
  readonly marks: readonly Mark[]
  /** Middle of the number, and the width that it has. */
  readonly field: readonly [x: number, y: number]
  readonly room: number
}

const filled = (fill: Ink | null) => (fill ? { fill } : {})

/** Width of a house at the scale of its street, mm. */
const HOUSE = 30
/** Of the plate of a house at that scale, without its margin. */
const PLATE = 13.5

/** A house with the number on its plate. */
function house({ cx, foot, width, height, fill, color, look }: Place): Drawn {
  const scale = Math.max(1, width / HOUSE)
  const box = { x: -width / scale / 2, y: -height / scale, width: width / scale, height: height / scale }
  const [x, y] = houseSpots(box, look).plate
  return {
    marks: marksOf(new Pen(color).at(cx, foot, scale, (pen) => numberedHouse(pen, box, look, fill))),
    field: [cx + x * scale, foot + y * scale],
    room: PLATE * scale,
  }
}

/** A carriage on two wheels. */
function carriage({ cx, foot, width, height, fill }: Place): Drawn {
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
    field: [cx, top + height * 0.39],
    room: width * 0.84 - 5,
  }
}

/** A balloon on its string. */
function balloon({ cx, foot, width, height, fill }: Place): Drawn {
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
      // The light on it, above the number.
      path(
        `M${round(cx - rx * 0.62)} ${round(cy - ry * 0.34)}Q${round(cx - rx * 0.5)} ${round(cy - ry * 0.66)} ${round(cx - rx * 0.16)} ${round(cy - ry * 0.76)}`,
        { width: 0.9, stroke: WHITE },
      ),
    ],
    field: [cx, cy],
    room: width * 0.84 - 5,
  }
}

/** The rails reach so far beyond the wheels, mm. */
const RAIL = 2.2

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
  const figures = '888'.slice(0, wide || level === 'medio' ? 2 : 3)
  const ink = inTurn(ROOFS, index)
  const places = numbersOf(task).map((number, i) => {
    const cx = middleX(cell) + (i - 1) * (width + gap)
    const { marks, field, room } = SHAPES[theme]({
      cx,
      foot,
      width,
      height,
      fill: color ? (i === task.given ? ink : tint(ink, 0.35)) : null,
      color,
      look: index * 3 + i,
    })
    // Three figures leave the sides of their place free.
    const size = fitTextSize(figures, 'display', Math.min(width * 0.4, 11), room)
    const [x, y] = field
    const written =
      i === task.given ? centredText(x, y, String(number), size) : writtenAnswer(x, y, String(number), size)
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
  const [start, end] = [(places[0]?.cx ?? 0) - width / 2 - RAIL, (places[2]?.cx ?? 0) + width / 2 + RAIL]
  const along = (y: number, style: { readonly width: number; readonly dash?: readonly number[] }) =>
    line(start, y, end, y, { cap: 'butt', ...style })
  // A pavement before the houses, sleepers under the rails.
  const ground =
    theme === 'casinhas'
      ? [along(foot, { width: 0.8 }), along(foot + 2, { width: 0.4 })]
      : theme === 'trens'
        ? [along(foot, { width: 0.7 }), along(foot + 1.2, { width: 1.4, dash: [1.2, 3.4] })]
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
      // On the hardest level the given number has any of the three places: there the words would be wrong.
      const words =
        level === 'desafio'
          ? []
          : cellsOf(columns, 1, { gap: wide ? 6 : 10 }).flatMap((cell) => heading(cell, gap, width))
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
