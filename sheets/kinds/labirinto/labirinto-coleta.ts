/**
 * A place with ways around its plots and things on them: the child counts those on the route, then those left behind, of
 * one sort or two; at last also what those on the route are worth.
 */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Journey } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import { clearOfTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, line, text } from '../../scene/marks.ts'
import { PAGE_WIDTH_MM, type SheetKind, type SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { clearing, outerSides, spotIn } from './clearings.ts'
import { collectedName, collectorsGoal, drawCollected, lilyPad, shareOf, smallness } from './collected.ts'
import { PLANS, TALL } from './collecting-plans.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { floorDetails } from './floor-details.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { IN_KEY, mazeLand, mazeTitle } from './maze-picture.ts'
import { drawPlots, plotsIn } from './maze-plots.ts'
import { placedMaze, placeMargin, placeOf } from './place-walls.ts'
import { LIVING_ROOM } from './plot-sets.ts'

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
  ladybug: ['leaf', 'flower', 'drop', 'strawberry'],
  bee: ['drop', 'leaf', 'mushroom'],
  butterfly: ['drop', 'leaf', 'strawberry'],
  cat: ['ball', 'butterfly', 'mouse'],
  dog: ['ball', 'butterfly', 'bird'],
  bird: ['strawberry', 'grape', 'leaf'],
  owl: ['bird', 'butterfly', 'leaf'],
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

/** Of the clearing, for whoever sets out: larger than all that is met. */
const IN_CLEARING = 0.92
/** Smaller than the traveller, mm. */
const LARGEST_THING = 13.5

/**
 * Counts on page `index`, from one shuffled order for the sheet: no page and no sort repeats the counts of the one before.
 * Of two sorts as many are never on the way as beside it, or there would be nothing to compare.
 */
function dealCounts({ counts: [min, max], sorts }: (typeof PLANS)[Size], index: number, sheet: Random) {
  const range = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const isUneven = (order: readonly number[]) =>
    sorts === 1 || order.every((_, i) => sumOf([0, 1].map((k) => pick(order, i + k) - pick(order, i + 2 + k))) !== 0)
  const pick = (order: readonly number[], i: number) => order[i % order.length] ?? min
  const orders = Array.from({ length: 40 }, (_, attempt) => sheet.fork(`counts ${attempt}`).shuffle(range))
  const order = orders.find(isUneven) ?? range
  const at = (i: number) => pick(order, i)
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

/** Points of the tables that children of the third year know, and of the fourth. */
const WORTH: Readonly<Record<'desafio' | 'gigante', readonly number[]>> = {
  desafio: [2, 3, 4, 5],
  gigante: [3, 4, 5, 6, 7, 8],
}
/** Letters of the line of totals, mm. */
const ASKED = 4.6
const POINTS = 'Quantos pontos há no caminho?'
/** Boxes for the points of each sort and for all of them, mm. */
const [POINTS_BOX, SIGN] = [20, 8]

/** Worth of each sort on the way, and of all together. */
function points(
  sorts: CollectingFacts['sorts'],
  worth: readonly number[],
  { x, y, width, height }: Box,
  pen: Pen,
): PageMark[] {
  const parts = sorts.map(({ onWay }, i) => onWay.length * (worth[i] ?? 0))
  const numbers = [...parts, sumOf(parts)]
  const first = x + width - 3 - numbers.length * POINTS_BOX - (numbers.length - 1) * SIGN
  const asked = (words: string, size: number) =>
    text(x + 4, y + height / 2 + 1.8, words, size, { font: 'text', anchor: 'start' })
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 0.8),
    answer([asked('Pontos:', IN_KEY)], [asked(POINTS, ASKED)]),
    ...numbers.flatMap((number, i): PageMark[] => {
      const at = first + i * (POINTS_BOX + SIGN)
      return [
        ...(i === 0
          ? []
          : [text(at - SIGN / 2, y + height / 2 + 2, i === parts.length ? '=' : '+', 6, { font: 'text' })]),
        answerBox(at, y + 1.4, POINTS_BOX, height - 2.8),
        writtenAnswer(at + POINTS_BOX / 2, y + height / 2, String(number), 7),
      ]
    }),
  ]
}

/** All sorts of things together, on the way and beside it, and by how many those differ. */
function totals(sorts: CollectingFacts['sorts'], { x, y, width, height }: Box, pen: Pen): PageMark[] {
  const [taken, left] = [sumOf(sorts.map(({ onWay }) => onWay.length)), sumOf(sorts.map(({ beside }) => beside.length))]
  const asked = [
    ['Ao todo no caminho:', 'Caminho:', taken],
    ['Ao todo fora:', 'Fora:', left],
    ['Diferença:', 'Dif.:', Math.abs(taken - left)],
  ] as const
  const words = asked.map(([full]) => measureText(full, 'text', ASKED))
  const space = (width - 8 - sumOf(words) - 6 * (asked.length - 1)) / asked.length
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 0.8),
    ...asked.flatMap(([full, short, sum], i): PageMark[] => {
      const from = x + 4 + sumOf(words.slice(0, i)) + i * (space + 6)
      const [start, end] = [from + (words[i] ?? 0) + 1.5, from + (words[i] ?? 0) + space]
      const said = (content: string, size: number) =>
        text(start - 1.5, y + height / 2 + 1.8, content, size, { font: 'text', anchor: 'end' })
      return [
        answer([said(short, IN_KEY)], [said(full, ASKED)]),
        line(start, y + height - 3, end, y + height - 3, { width: 0.4 }),
        writtenAnswer((start + end) / 2, y + height / 2 - 0.4, String(sum), 6),
      ]
    }),
  ]
}

/** On plates below the maze: how many were picked up, how many stayed behind, and what those are `worth`. */
function drawCounts(sorts: CollectingFacts['sorts'], worth: readonly number[], color: boolean): PageMark[] {
  const pen = new Pen(color)
  const width = sorts.length === 1 ? 118 : 88
  const asksMore = sorts.length > 1
  const asksPoints = worth.length > 0
  const height = asksMore ? ABOVE_QUESTION.height : PLATE_HEIGHT
  const field = asksMore ? ABOVE_QUESTION.box : BOX
  const named = asksMore ? 32 : 40
  const left = (PAGE_WIDTH_MM - width * sorts.length - 4 * (sorts.length - 1)) / 2
  const plates = sorts.flatMap(({ thing, onWay, beside }, i): PageMark[] => {
    const x = left + i * (width + 4)
    const low = PLATE_TOP + height - field - 2.5
    const step = (width - named) / 2
    const worthIs = (size: number) =>
      size === IN_KEY
        ? text(x + named / 2 + 1, PLATE_TOP + height - 2.6, `vale ${worth[i]}`, size, { font: 'text' })
        : text(x + 15.5, PLATE_TOP + 8.6, `vale ${worth[i]}`, size, { font: 'text', anchor: 'start' })
    const name = text(x + named / 2 + 1, PLATE_TOP + height - 3.2, collectedName(thing), asksMore ? 4.6 : 5, {
      font: 'text',
    })
    const thingX = x + (asksPoints ? 8.5 : named / 2 + 1)
    const fields = [
      ['no caminho', 'caminho', onWay.length],
      ['fora dele', 'fora', beside.length],
    ] as const
    return [
      pen.shape(box(x, PLATE_TOP, width, height, 3), 'white', 0.8),
      ...drawCollected(thing, { x: thingX, y: PLATE_TOP + (asksMore ? 7.6 : 10.8) }, asksMore ? 10.5 : 15, color),
      answer(asksPoints ? [worthIs(IN_KEY)] : [], asksPoints ? [worthIs(4.6), name] : [name]),
      ...fields.flatMap(([name, inKey, count], k): PageMark[] => {
        const at = x + named + step * (k + 0.5) - field / 2
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
  if (!asksMore) return plates
  const below = { x: left, y: PLATE_TOP + height + 1.5, width: 180, height: 11.5 }
  if (!asksPoints) return [...plates, ...totals(sorts, below, pen)]
  return [...plates, ...points(sorts, worth, below, pen)]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { journey: known, size } = journeyAndSize(options.theme, options.level)
  const journey = { ...known, goal: collectorsGoal(known) }
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
  const worth = asksPoints ? random.fork('worth').sample(WORTH[size], plan.sorts) : []
  const room = cell - 2 * margin - 1.2
  const [from, to] = [spotIn(startBox, margin, IN_CLEARING), spotIn(goalBox, margin, IN_CLEARING)]
  const things = sorts.flatMap(({ thing, onWay, beside }) =>
    [...onWay, ...beside].flatMap((at) => {
      const middle = tiling.cells[at]
      const size = Math.min(Math.min(room, LARGEST_THING) * smallness(thing), from.size * shareOf(thing))
      return middle
        ? [
            ...(place === 'agua' ? lilyPad(thing, middle, size, color) : []),
            ...drawCollected(thing, middle, size, color),
          ]
        : []
    }),
  )
  const used = new Set(sorts.flatMap(({ onWay, beside }) => [...onWay, ...beside]))
  const free = tiling.cells.filter((_, i) => !used.has(i))
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const more = outerSides(startBox, true, before.x < after.x) + outerSides(goalBox, false, before.x > after.x)
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
    ...drawPlots(place, plotBoxes, color, random.fork('on plots'), place === 'casa' ? { things: LIVING_ROOM } : {}),
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
