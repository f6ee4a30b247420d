/**
 * A place with ways around its plots and things on them: the child counts those on the route, then those left behind, of
 * one sort or two; at last also what those on the route are worth.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Journey } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import { clearOfTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, text } from '../../scene/marks.ts'
import { PAGE_WIDTH_MM, type SheetKind, type SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { clearing, outerSides, spotIn } from './clearings.ts'
import { drawCollected } from './collected.ts'
import { PLANS, TALL } from './collecting-plans.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { floorDetails } from './floor-details.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { IN_KEY, mazeLand, mazePlate, mazeTitle } from './maze-picture.ts'
import { drawPlots, plotsIn } from './maze-plots.ts'
import { placedMaze, placeMargin, placeOf } from './place-walls.ts'

const BOX = 13
/** Upper edge of the plates and their height, and where a question is below them, mm. */
const [PLATE_TOP, PLATE_HEIGHT] = [249, 28]
const ABOVE_QUESTION = { height: 21, box: 11 } as const

export interface CollectingFacts extends MazeFacts {
  /** Cells of each sort of thing. */
  readonly sorts: readonly {
    readonly thing: string
    readonly onWay: readonly number[]
    readonly beside: readonly number[]
  }[]
  /** Points for each thing of a sort; empty where none are asked for. */
  readonly worth: readonly number[]
}

/** Things to collect in place of the journey's own; none of them is seen on the goal, as apples are on a tree. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  duck: ['fish', 'frog', 'snail'],
  key: ['fish', 'shell', 'crab', 'octopus'],
  snail: ['strawberry', 'mushroom', 'tomato', 'flower'],
  rabbit: ['strawberry', 'tomato', 'flower'],
  rocket: ['star', 'comet', 'satellite'],
  ladybug: ['leaf', 'flower', 'butterfly', 'strawberry'],
  bee: ['drop', 'leaf', 'mushroom'],
  butterfly: ['drop', 'leaf', 'strawberry'],
  cat: ['ball', 'butterfly', 'ladybug'],
  dog: ['ball', 'butterfly', 'bird'],
  bird: ['strawberry', 'grape', 'leaf'],
  owl: ['moon', 'butterfly', 'leaf'],
}

/** Its drawing shows two: a child who counts things would get twice as many. */
const IN_PAIRS = 'sock'
const SINGLE = ['butterfly', 'ladybug', 'snail'] as const

/** Things on page `index`: the pages of a sheet go through all things of the journey, in one shuffled order. */
function chooseThings(journey: Journey, sorts: number, index: number, sheet: Random): string[] {
  const single = SINGLE.find((id) => id !== journey.start && !journey.things.includes(id)) ?? 'star'
  const all = sheet
    .fork('things')
    .shuffle((AT_HOME[journey.start] ?? journey.things).filter((id) => id !== journey.goal))
    .map((id) => (id === IN_PAIRS ? single : id))
  return Array.from({ length: sorts }, (_, k) => all[(index * sorts + k) % all.length] ?? single)
}

/** Smaller than the traveller, mm. */
const LARGEST_THING = 13.5

/** Counts on page `index`, from one shuffled order for the sheet: no page and no sort repeats the counts of the one before. */
function dealCounts({ counts: [min, max], sorts }: (typeof PLANS)[Size], index: number, sheet: Random) {
  const order = sheet.fork('counts').shuffle(Array.from({ length: max - min + 1 }, (_, i) => min + i))
  const at = (i: number) => order[i % order.length] ?? min
  return Array.from({ length: sorts }, (_, k) => ({ taken: at(index * sorts + k), left: at((index + 1) * sorts + k) }))
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)

/** Cells from all parts of a list, in a mixed order: one from each of `count` equal stretches. */
const strewn = (cells: readonly number[], count: number, random: Random): number[] =>
  random.shuffle(
    Array.from({ length: count }, (_, i) => {
      const [from, to] = [i, i + 1].map((at) => Math.floor((at * cells.length) / count)) as [number, number]
      return cells[random.integer(from, Math.max(from, to - 1))]
    }).flatMap((cell) => cell ?? []),
  )

const WORTH = [3, 4, 5, 6, 7, 8] as const
const POINTS = 'Quantos pontos há no caminho?'

const pointsOf = (sorts: CollectingFacts['sorts'], worth: readonly number[]) =>
  sorts.reduce((sum, { onWay }, i) => sum + onWay.length * (worth[i] ?? 0), 0)

/** On plates below the maze: how many were picked up, how many stayed behind, and what those are `worth`. */
function drawCounts(sorts: CollectingFacts['sorts'], worth: readonly number[], color: boolean): PageMark[] {
  const pen = new Pen(color)
  const width = sorts.length === 1 ? 112 : 88
  const asksPoints = worth.length > 0
  const height = asksPoints ? ABOVE_QUESTION.height : PLATE_HEIGHT
  const field = asksPoints ? ABOVE_QUESTION.box : BOX
  const left = (PAGE_WIDTH_MM - width * sorts.length - 4 * (sorts.length - 1)) / 2
  const plates = sorts.flatMap(({ thing, onWay, beside }, i): PageMark[] => {
    const x = left + i * (width + 4)
    const low = PLATE_TOP + height - field - 2.5
    const step = (width - 28) / 2
    const worthIs = (size: number) => text(x + 14, PLATE_TOP + height - 2.6, `vale ${worth[i]}`, size, { font: 'text' })
    const fields = [
      ['no caminho', 'caminho', onWay.length],
      ['fora dele', 'fora', beside.length],
    ] as const
    return [
      pen.shape(box(x, PLATE_TOP, width, height, 3), 'white', 0.8),
      ...drawCollected(
        thing,
        { x: x + 14, y: PLATE_TOP + (asksPoints ? 7 : height / 2) },
        asksPoints ? 10.5 : 17,
        color,
      ),
      ...(asksPoints ? [answer([worthIs(IN_KEY)], [worthIs(4.6)])] : []),
      ...fields.flatMap(([name, inKey, count], k): PageMark[] => {
        const at = x + 28 + step * (k + 0.5) - field / 2
        return [
          answerBox(at, low, field, field),
          answer(
            [text(at + field / 2, low - 2, inKey, IN_KEY, { font: 'text' })],
            [text(at + field / 2, low - 2, name, 4.2, { font: 'text' })],
          ),
          writtenAnswer(at + field / 2, low + field / 2, String(count), 8),
        ]
      }),
    ]
  })
  if (!asksPoints) return plates
  return [
    ...plates,
    ...mazePlate(
      { x: left, y: PLATE_TOP + height + 1.5, width: 180, height: 11.5 },
      POINTS,
      String(pointsOf(sorts, worth)),
      color,
      'Pontos:',
    ),
  ]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const place = placeOf(journey)
  const margin = placeMargin(size)
  const { color } = options
  const mirrored = random.chance(0.5)
  const plots = plotsIn({ ...plan, mirrored }, plan.plots, random.fork('plots'))
  const top = CONTENT.y + TALL - plan.height
  const board = cornerBoard(plan.columns, plan.rows, plan.block, mirrored, plan.height, margin, { top, plots })
  const { start, goal, entry, exit, before, after, startBox, goalBox, tiling, cell } = board
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const off = tiling.cells.map((_, i) => i).filter((cell) => !maze.path.includes(cell))
  const dealt = dealCounts(plan, index, sheet)
  const counts = chooseThings(journey, plan.sorts, index, sheet).map((thing, k) => ({
    thing,
    ...(dealt[k] ?? { taken: 0, left: 0 }),
  }))
  const inner = strewn(maze.path.slice(1, -1), sumOf(counts.map(({ taken }) => taken)), random)
  const outer = strewn(off, sumOf(counts.map(({ left }) => left)), random)
  const sorts = counts.map(({ thing, taken, left }) => ({
    thing,
    onWay: inner.splice(0, taken),
    beside: outer.splice(0, left),
  }))
  const asksPoints = size === 'desafio' || size === 'gigante'
  const worth = asksPoints ? random.fork('worth').sample(WORTH, plan.sorts) : []
  const room = cell - 2 * margin - 1.2
  const things = sorts.flatMap(({ thing, onWay, beside }) =>
    [...onWay, ...beside].flatMap((at) => {
      const middle = tiling.cells[at]
      return middle ? drawCollected(thing, middle, Math.min(room, LARGEST_THING), color) : []
    }),
  )
  const used = new Set(sorts.flatMap(({ onWay, beside }) => [...onWay, ...beside]))
  const free = tiling.cells.filter((_, i) => !used.has(i))
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const more = outerSides(startBox, true, before.x < after.x) + outerSides(goalBox, false, before.x > after.x)
  const [from, to] = [spotIn(startBox, margin), spotIn(goalBox, margin)]
  const area = board.box
  const plotBoxes = plots.map(({ column, row, width, height }) => ({
    x: area.x + column * cell + margin,
    y: area.y + row * cell + margin,
    width: width * cell - 2 * margin,
    height: height * cell - 2 * margin,
  }))
  const marks: PageMark[] = [
    ...clearOfTitle(
      mazeLand(place, color, index + journey.start.length, plan.sorts === 1 ? 'plate' : 'none', top - 3),
      options.title,
    ),
    ...marksOf(placedMaze({ journey, size, area, tiling, cell, maze, gates: [entry, exit], clearings, more }, color)),
    ...drawPlots(place, plotBoxes, color, random.fork('on plots')),
    ...floorDetails(place, free, cell, color, random.fork('floor')),
    answer([drawWay(tiling, maze, { before, after }, Math.min(1.8, cell * 0.2))]),
    ...things,
    ...marksOf([drawActor(journey.start, from, { x: to.x, y: to.foot }, color), drawGoal(journey.goal, to, color)]),
    ...drawCounts(sorts, worth, color),
    ...mazeTitle(options, color),
  ]
  const { walls: _, ...facts } = maze
  return { marks, facts: { ...facts, corridor: cell, sorts, worth }, whole: true }
}

export const labirintoColeta: SheetKind<PagesFacts<CollectingFacts>> = {
  id: 'labirinto-coleta',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
