/** Square-cell maze with things in it: the child counts those on the solution, then those left behind. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Journey } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, text } from '../../scene/marks.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { cornerBoard } from './corner-board.ts'
import { drawScenes, drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size, wallMargin } from './drawing.ts'
import { boxData, mazeFloor } from './ground.ts'
import { type MazeFacts, makeMaze } from './maze.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly block: number
  readonly branching: number
  readonly way: number
  /** Things of each sort on the solution and beside it. */
  readonly onWay: readonly [min: number, max: number]
  readonly beside: readonly [min: number, max: number]
  /** Sorts of things to count. */
  readonly sorts: 1 | 2
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 6, rows: 6, block: 1, branching: 0, way: 13, onWay: [2, 5], beside: [1, 3], sorts: 1 },
  medio: { columns: 9, rows: 9, block: 2, branching: 0.08, way: 28, onWay: [4, 7], beside: [3, 5], sorts: 1 },
  desafio: { columns: 13, rows: 14, block: 2, branching: 0.15, way: 48, onWay: [4, 6], beside: [3, 5], sorts: 2 },
  gigante: { columns: 20, rows: 21, block: 3, branching: 0.12, way: 84, onWay: [8, 12], beside: [6, 10], sorts: 2 },
}

const FOOT = 26
const BOX = 16

export interface CollectingFacts extends MazeFacts {
  /** Cells of each sort of thing. */
  readonly sorts: readonly {
    readonly thing: string
    readonly onWay: readonly number[]
    readonly beside: readonly number[]
  }[]
}

/** Other things where the journey's own are too few. */
const SPARE = ['star', 'heart', 'balloon'] as const

/** Its drawing shows two: a child who counts things would get twice as many. */
const IN_PAIRS = 'sock'
const SINGLE = ['butterfly', 'ladybug', 'snail'] as const

/** Things on page `index`: the pages of a sheet go through all things of the journey, in one shuffled order. */
function chooseThings(journey: Journey, sorts: number, index: number, sheet: Random): string[] {
  const single = SINGLE.find((id) => id !== journey.start && !journey.things.includes(id)) ?? 'star'
  const own = sheet
    .fork('things')
    .shuffle(journey.things.filter((id) => id !== journey.goal))
    .map((id) => (id === IN_PAIRS ? single : id))
  const all = own.length > sorts ? own : [...own, ...SPARE.filter((id) => !own.includes(id) && id !== journey.goal)]
  return Array.from({ length: sorts }, (_, k) => all[(index * sorts + k) % all.length] ?? single)
}

/** Below the maze: how many were picked up, how many stayed behind. */
function drawCounts(sorts: CollectingFacts['sorts'], top: number, color: boolean): PageMark[] {
  const width = CONTENT.width / sorts.length
  const cy = top + FOOT - BOX / 2
  const label = 3.8
  return sorts.flatMap(({ thing, onWay, beside }, i): PageMark[] => {
    const x = CONTENT.x + i * width
    const half = (width - 22) / 2
    const fields = [
      ['no caminho', onWay.length],
      ['fora dele', beside.length],
    ] as const
    return [
      drawPicture(wordPicture(thing), { cx: x + 9, cy, size: 15, color }),
      ...fields.flatMap(([name, count], k): PageMark[] => {
        const left = x + 22 + (half - BOX) / 2 + k * half
        return [
          answerBox(left, cy - BOX / 2, BOX, BOX),
          text(left + BOX / 2, cy - BOX / 2 - 1.6, name, label, { font: 'text' }),
          writtenAnswer(left + BOX / 2, cy, String(count), 9),
        ]
      }),
    ]
  })
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const board = cornerBoard(
    plan.columns,
    plan.rows,
    plan.block,
    random.chance(0.5),
    CONTENT.height - FOOT,
    wallMargin(size),
  )
  const { start, goal, entry, exit, before, after, tiling } = board
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const inner = random.shuffle(maze.path.slice(1, -1))
  const off = random.shuffle(tiling.cells.map((_, i) => i).filter((cell) => !maze.path.includes(cell)))
  const sorts = chooseThings(journey, plan.sorts, index, sheet).map((thing) => ({
    thing,
    onWay: inner.splice(0, random.integer(plan.onWay[0], plan.onWay[1])),
    beside: off.splice(0, random.integer(plan.beside[0], plan.beside[1])),
  }))
  const things = sorts.flatMap(({ thing, onWay, beside }) =>
    [...onWay, ...beside].flatMap((cell) => {
      const at = tiling.cells[cell]
      const side = board.cell - (size === 'facil' ? 6 : size === 'medio' ? 4.4 : 1.6)
      return at
        ? [drawPicture(wordPicture(thing), { cx: at.x, cy: at.y, size: Math.min(side, 18), color: options.color })]
        : []
    }),
  )
  const marks = [
    ...mazeFloor(journey.place, boxData(board.box), options.color),
    answer([drawWay(tiling, maze, { before, after }, Math.min(1.8, board.cell * 0.2))]),
    ...drawWalls(maze, size, journey.place, options.color),
    ...things,
    ...drawScenes(journey, board.startBox, board.goalBox, options.color, wallMargin(size)),
    ...drawCounts(sorts, CONTENT.y + CONTENT.height - FOOT, options.color),
  ]
  const { walls: _, ...facts } = maze
  return { marks, facts: { ...facts, corridor: board.cell, sorts } }
}

export const labirintoColeta: SheetKind<PagesFacts<CollectingFacts>> = {
  id: 'labirinto-coleta',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
