/**
 * A place cut into corridors with things in it: the child counts those on the route, then those left behind, of one sort or two; at
 * last also all of them together.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Journey } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, text } from '../../scene/marks.ts'
import { PAGE_WIDTH_MM, type SheetKind, type SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { clearing, outerSides, spotIn } from './clearings.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { mazeLand, mazePlate, mazeTitle } from './maze-picture.ts'
import { placedMaze, placeMargin, placeOf } from './place-walls.ts'

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
  medio: { columns: 9, rows: 9, block: 2, branching: 0.08, way: 28, onWay: [4, 6], beside: [2, 4], sorts: 2 },
  desafio: { columns: 12, rows: 12, block: 2, branching: 0.15, way: 44, onWay: [4, 7], beside: [3, 5], sorts: 2 },
  gigante: { columns: 17, rows: 17, block: 3, branching: 0.12, way: 70, onWay: [8, 12], beside: [6, 10], sorts: 2 },
}

/** Height of the maze, mm: below it there is room for what was counted. */
const HEIGHT = 184
const BOX = 13
/** Upper edge of the plates and their height, mm. */
const [PLATE_TOP, PLATE_HEIGHT] = [250, 29]

export interface CollectingFacts extends MazeFacts {
  /** Cells of each sort of thing. */
  readonly sorts: readonly {
    readonly thing: string
    readonly onWay: readonly number[]
    readonly beside: readonly number[]
  }[]
}

/** What belongs to the traveller's place, where the journey's own things do not. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  duck: ['fish', 'frog', 'snail'],
  key: ['fish', 'shell', 'crab', 'octopus'],
  snail: ['strawberry', 'mushroom', 'tomato', 'flower'],
  rabbit: ['strawberry', 'tomato', 'flower'],
  rocket: ['star', 'satellite', 'comet'],
  bee: ['drop', 'leaf', 'mushroom'],
  butterfly: ['drop', 'leaf', 'strawberry'],
  cat: ['ball', 'butterfly', 'ladybug'],
  owl: ['moon', 'cloud', 'leaf'],
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
    .shuffle((AT_HOME[journey.start] ?? journey.things).filter((id) => id !== journey.goal))
    .map((id) => (id === IN_PAIRS ? single : id))
  const all = own.length > sorts ? own : [...own, ...SPARE.filter((id) => !own.includes(id) && id !== journey.goal)]
  return Array.from({ length: sorts }, (_, k) => all[(index * sorts + k) % all.length] ?? single)
}

const ALTOGETHER = 'Quantas coisas ao todo, no caminho e fora dele?'

const totalOf = (sorts: CollectingFacts['sorts']) =>
  sorts.reduce((sum, { onWay, beside }) => sum + onWay.length + beside.length, 0)

/** On plates below the maze: how many were picked up, how many stayed behind. */
function drawCounts(sorts: CollectingFacts['sorts'], asksAll: boolean, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const width = sorts.length === 1 ? 112 : 88
  const height = asksAll ? PLATE_HEIGHT - 6 : PLATE_HEIGHT
  const left = (PAGE_WIDTH_MM - width * sorts.length - 4 * (sorts.length - 1)) / 2
  const plates = sorts.flatMap(({ thing, onWay, beside }, i): PageMark[] => {
    const x = left + i * (width + 4)
    const low = PLATE_TOP + height - BOX - 2.5
    const step = (width - 28) / 2
    const fields = [
      ['no caminho', onWay.length],
      ['fora dele', beside.length],
    ] as const
    return [
      pen.shape(box(x, PLATE_TOP, width, height, 3), 'white', 0.8),
      drawPicture(wordPicture(thing), { cx: x + 14, cy: PLATE_TOP + height / 2, size: 17, color }),
      ...fields.flatMap(([name, count], k): PageMark[] => {
        const at = x + 28 + step * (k + 0.5) - BOX / 2
        return [
          answerBox(at, low, BOX, BOX),
          text(at + BOX / 2, low - 2, name, 4.2, { font: 'text' }),
          writtenAnswer(at + BOX / 2, low + BOX / 2, String(count), 8),
        ]
      }),
    ]
  })
  if (!asksAll) return plates
  return [
    ...plates,
    ...mazePlate(
      { x: left, y: PLATE_TOP + height + 2, width: 180, height: 11 },
      ALTOGETHER,
      String(totalOf(sorts)),
      color,
    ),
  ]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const place = placeOf(journey)
  const margin = placeMargin(size)
  const { color } = options
  const board = cornerBoard(plan.columns, plan.rows, plan.block, random.chance(0.5), HEIGHT, margin)
  const { start, goal, entry, exit, before, after, startBox, goalBox, tiling, cell } = board
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const inner = random.shuffle(maze.path.slice(1, -1))
  const off = random.shuffle(tiling.cells.map((_, i) => i).filter((cell) => !maze.path.includes(cell)))
  const sorts = chooseThings(journey, plan.sorts, index, sheet).map((thing) => ({
    thing,
    onWay: inner.splice(0, random.integer(plan.onWay[0], plan.onWay[1])),
    beside: off.splice(0, random.integer(plan.beside[0], plan.beside[1])),
  }))
  const room = cell - 2 * margin - 1.2
  const things = sorts.flatMap(({ thing, onWay, beside }) =>
    [...onWay, ...beside].flatMap((at) => {
      const middle = tiling.cells[at]
      return middle
        ? [drawPicture(wordPicture(thing), { cx: middle.x, cy: middle.y, size: Math.min(room, 18), color })]
        : []
    }),
  )
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const more = outerSides(startBox, true, before.x < after.x) + outerSides(goalBox, false, before.x > after.x)
  const [from, to] = [spotIn(startBox, margin), spotIn(goalBox, margin)]
  const area = board.box
  const marks: PageMark[] = [
    ...mazeLand(place, color, index + journey.start.length, plan.sorts === 1 ? 'plate' : 'none'),
    ...marksOf(
      placedMaze(
        { journey, size, area, tiling, cell, maze, gates: [entry, exit], clearings, more, bare: true },
        color,
        random,
      ),
    ),
    answer([drawWay(tiling, maze, { before, after }, Math.min(1.8, cell * 0.2))]),
    ...things,
    ...marksOf([drawActor(journey.start, from, { x: to.x, y: to.foot }, color), drawGoal(journey.goal, to, color)]),
    ...drawCounts(sorts, size === 'desafio' || size === 'gigante', color),
    mazeTitle(options, color),
  ]
  const { walls: _, ...facts } = maze
  return { marks, facts: { ...facts, corridor: cell, sorts }, whole: true }
}

export const labirintoColeta: SheetKind<PagesFacts<CollectingFacts>> = {
  id: 'labirinto-coleta',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
