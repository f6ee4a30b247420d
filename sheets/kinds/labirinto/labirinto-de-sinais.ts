/** Stones or leaves in a pond with numbers or letters: the child colours the path across, counting on or along a times table. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts, withNames } from '../../page/compose.ts'
import { journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { area, centredText, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal, type Spot } from './actors.ts'
import { type CornerBoard, cornerBoard } from './corner-board.ts'
import { mazeLand, mazeTitle } from './maze-picture.ts'
import { makeBoard } from './sign-board.ts'
import { SIGN_THEMES, signTask } from './sign-tasks.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly block: number
  /** Cells of a path along the members of a group. */
  readonly way: readonly [least: number, most: number]
}

/** Columns and rows are odd together: rows of signs are even, and so are the paths from corner to corner. */
const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 6, rows: 7, block: 1, way: [12, 14] },
  medio: { columns: 8, rows: 9, block: 2, way: [22, 26] },
  desafio: { columns: 11, rows: 12, block: 2, way: [38, 44] },
}

/** Below the board: the band with what helps. */
const HELP_ROOM = 17
const HELP_HEIGHT = 12
/** Water between two stones, as a share of a cell. */
const GAP = 0.14
/** Water between a bank and the stones beside it, mm. */
const SHORE = 2
/** A stone's edge below its top, mm. */
const EDGE = 1.1
/** A stone of the path in a black key. */
const STEPPED: Ink = [0, 0, 0, 40]
/** Those who cross a pond for what they like. */
const CROSSING = ['coelho', 'cachorro', 'gato', 'rato', 'tartaruga', 'pato', 'sapo', 'caracol', 'joaninha']

export interface SignFacts {
  readonly theme: string
  /** The sign of every cell. */
  readonly signs: readonly string[]
  /** The same in place, in capitals; '' outside the board. */
  readonly rows: readonly (readonly string[])[]
  /** Cells with a common side. */
  readonly beside: readonly (readonly [number, number])[]
  readonly path: readonly number[]
  readonly cellCount: number
  /** The paths of a theme differ by the length of its row. */
  readonly way: number
}

function drawHelp(help: string, pen: Pen): Mark[] {
  const top = CONTENT.y + CONTENT.height - HELP_HEIGHT
  const width = 150
  const x = CONTENT.x + (CONTENT.width - width) / 2
  return [
    pen.shape(box(x, top, width, HELP_HEIGHT, 4), 'white', 0.8),
    centredText(
      CONTENT.x + CONTENT.width / 2,
      top + HELP_HEIGHT / 2,
      help,
      fitTextSize(help, 'display', 6, width - 10),
    ),
  ]
}

/** The board over all its room: its cells may be higher than wide, or wider than high. */
function stretched(board: CornerBoard, height: number): CornerBoard {
  const { box: whole, tiling, startBox, goalBox, entry, exit } = board
  const by = height / whole.height
  const low = (y: number) => whole.y + (y - whole.y) * by
  const tall = (box: Box): Box => ({ ...box, y: low(box.y), height: box.height * by })
  return {
    ...board,
    tiling: { ...tiling, cells: tiling.cells.map(({ x, y }) => ({ x, y: low(y) })) },
    ...{ startBox: tall(startBox), goalBox: tall(goalBox), box: tall(whole) },
    entry: { ...entry, middle: { x: entry.middle.x, y: low(entry.middle.y) } },
    exit: { ...exit, middle: { x: exit.middle.x, y: low(exit.middle.y) } },
  }
}

/** Water from side to side of the page, a bank in each of the two corners, a plank from it to the one stone there. */
function drawPond({ box: board, startBox, goalBox, entry, exit, cell }: CornerBoard, pen: Pen): Drawing {
  const bank = (corner: Box) => {
    const [cx, cy] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
    const [a, b] = [corner.width / 2 - SHORE, corner.height / 2 - SHORE]
    return pen.shape(
      `M${round(cx - a)} ${round(cy - b * 0.5)}Q${round(cx - a)} ${round(cy - b)} ${round(cx - a * 0.4)} ${round(cy - b)}T${round(cx + a * 0.5)} ${round(cy - b)}Q${round(cx + a)} ${round(cy - b * 0.9)} ${round(cx + a)} ${round(cy - b * 0.3)}T${round(cx + a)} ${round(cy + b * 0.5)}Q${round(cx + a * 0.9)} ${round(cy + b)} ${round(cx + a * 0.3)} ${round(cy + b)}T${round(cx - a * 0.5)} ${round(cy + b)}Q${round(cx - a)} ${round(cy + b)} ${round(cx - a)} ${round(cy + b * 0.4)}z`,
      'meadow',
      1,
    )
  }
  const wide = Math.min(9, cell * 0.36)
  const plank = ({ x, y }: { readonly x: number; readonly y: number }) => [
    pen.shape(box(x - wide / 2, y - SHORE * 1.9, wide, SHORE * 3.8, 1), 'wood', 0.8),
    pen.line(
      `M${round(x - wide / 2)} ${round(y - SHORE * 0.6)}h${round(wide)}M${round(x - wide / 2)} ${round(y + SHORE * 0.6)}h${round(wide)}`,
      0.5,
    ),
  ]
  return [
    path(`M-4 ${round(board.y - 4)}q14 -5 28 -1.500t30 -0.500t34 0t36 -0.500t34 0.500t30 0t32 1V300H-4z`, {
      fill: pen.colour ? inkOf('water') : tint(SOFT_GREY, 0.5),
      width: 0.9,
    }),
    [startBox, goalBox].map(bank),
    [entry, exit].map(({ middle }) => plank(middle)),
  ]
}

/** Outlines of stones in a square of 2 about their middle: no two beside each other are one. */
const STONES = [
  'M-1 -0.1C-1 -0.8 -0.6 -1 0 -0.97C0.7 -1 1 -0.7 0.98 0C1 0.7 0.7 1 0 0.97C-0.7 1 -0.98 0.6 -1 -0.1z',
  'M-0.97 0.1C-1 -0.6 -0.8 -1 -0.1 -0.98C0.6 -0.98 1 -0.8 0.98 -0.1C0.98 0.6 0.8 0.98 0.1 0.98C-0.6 1 -0.95 0.8 -0.97 0.1z',
  'M-0.98 0C-0.94 -0.75 -0.6 -0.96 0.1 -0.97C0.8 -0.96 0.98 -0.5 0.97 0.1C0.98 0.8 0.5 0.98 -0.1 0.97C-0.8 0.98 -1 0.7 -0.98 0z',
] as const

/** Leaves of the giant water lily, cut in on top or below. */
const PADS = [
  'M0.16 -0.98C0.75 -0.92 1 -0.5 1 0C1 0.6 0.6 1 0 1C-0.6 1 -1 0.6 -1 0C-1 -0.5 -0.75 -0.92 -0.16 -0.98L0 -0.66z',
  'M0.16 0.98C0.75 0.92 1 0.5 1 0C1 -0.6 0.6 -1 0 -1C-0.6 -1 -1 -0.6 -1 0C-1 0.5 -0.75 0.92 -0.16 0.98L0 0.66z',
] as const
/** Of a leaf inside its raised rim. */
const INSIDE_RIM = 0.82

/** A stone's or a leaf's outline so wide and high, its numbers rounded. */
function outlineAt(
  shapes: typeof STONES | typeof PADS,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
) {
  let isX = false
  return inTurn(shapes, turn).replaceAll(/-?[\d.]+/g, (number) => {
    isX = !isX
    return String(round(isX ? x + (Number(number) * width) / 2 : y + (Number(number) * height) / 2))
  })
}

/** On a bank. */
const spotIn = ({ x, y, width, height }: Box): Spot => ({
  x: x + width / 2,
  foot: y + height * 0.86,
  size: Math.min(width, height) * 0.7,
})

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { level, color, title, instruction } = options
  const theme = options.theme ?? SIGN_THEMES[0] ?? ''
  const task = signTask(theme, level)
  const plan = PLANS[level]
  const [help, stretch] = task.order === 'together' ? [task.help, ''] : [undefined, task.stretch]
  const named = { trecho: stretch }
  const height = CONTENT.height - (help ? HELP_ROOM : 0)
  const board = stretched(cornerBoard(plan.columns, plan.rows, plan.block, random.chance(0.5), height), height)
  const { tiling, cell, start, goal } = board
  const [least, most] = task.order === 'in order' ? [task.signs.length, task.signs.length] : plan.way
  const asked = { start, goal, least, most, apart: task.order === 'together' }
  const { way, signs, rows } = makeBoard(task, tiling, asked, random)
  const crossing = random.fork('journey').shuffle(CROSSING)
  const journey = journeyOf(crossing[index % crossing.length])
  const pen = new Pen(color)
  const on = new Set(way)
  const side = cell * (1 - GAP)
  const tall = (board.box.height / plan.rows) * (1 - GAP)
  const columns = plan.columns + 1
  // Results of a times table are on the leaves of water lilies, all others on stones.
  const onPads = theme.startsWith('tabuada')
  const shapes = onPads ? PADS : STONES
  // Numbers of any page may reach a hundred: no page has larger ones than the next.
  const widest = level === 'medio' && signs.every((sign) => /^\d+$/.test(sign)) ? [...signs, '100'] : signs
  const size = Math.min(cell * 0.5, ...widest.map((sign) => fitTextSize(sign, 'display', cell * 0.5, side * 0.72)))
  const stones = tiling.cells.flatMap(({ x, y }, i): PageMark[] => {
    const end = i === start || i === goal
    const turn = i + Math.floor(i / columns)
    const [wide, high] = onPads ? [side * INSIDE_RIM, tall * INSIDE_RIM] : [side, tall]
    const top = outlineAt(shapes, x, y, wide, high, turn)
    // The white of a leaf has no line: its rim is around it.
    const stone = (fill: Ink) => (onPads ? area(top, fill) : path(top, { width: end ? 1.4 : 0.7, fill }))
    const painted = color ? YELLOW : STEPPED
    const blank = end ? (color ? inkOf('lime') : SOFT_GREY) : WHITE
    return [
      ...marksOf(
        onPads
          ? pen.shape(outlineAt(shapes, x, y, side, tall, turn), end ? 'leafDark' : 'leaf', end ? 1.2 : 0.7)
          : pen.shape(outlineAt(shapes, x, y + EDGE, side, tall, turn), 'stoneDark', 0.7),
      ),
      answer([stone(on.has(i) ? painted : WHITE)], [stone(blank)]),
      centredText(x, y, signs[i] ?? '', size),
    ]
  })
  const [from, to] = [spotIn(board.startBox), spotIn(board.goalBox)]
  const marks = [
    ...mazeLand('agua', color, index, 'none'),
    ...marksOf(drawPond(board, pen)),
    ...stones,
    ...marksOf([drawActor(journey.start, from, { x: to.x, y: to.foot }, color), drawGoal(journey.goal, to, color)]),
    ...(help ? drawHelp(help, pen) : []),
    ...mazeTitle({ title, instruction: withNames(instruction, named) }, color),
  ]
  const facts: SignFacts = {
    theme,
    signs,
    rows,
    beside: tiling.walls.flatMap(({ a, b }) => (b === null ? [] : [[a, b] as const])),
    path: way,
    cellCount: tiling.cells.length,
    way: least,
  }
  return {
    marks,
    whole: true,
    facts,
    items: way.map((i) => signs[i] ?? ''),
    pictures: [onPads ? 'vitória-régia' : 'pedra', 'lagoa', journey.start, journey.goal],
    named,
  }
}

export const labirintoDeSinais: SheetKind<PagesFacts<SignFacts>> = {
  id: 'labirinto-de-sinais',
  category: 'labirinto',
  themes: SIGN_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index) => drawPage(options, random, index)),
}
