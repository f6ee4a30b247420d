/**
 * A place with landmarks, cut into square corridors, from the clearing in one corner to the one in the opposite: the
 * route alone; with the letters of a word on it; with numbers to add; through some of the landmarks, to be noted in order.
 */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { centredText, circle, gapOf, type Point, path } from '../../scene/marks.ts'
import type { GroupMark, Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal, type Spot } from './actors.ts'
import { aerialFloor, aerialLand, parkedCars } from './aerial.ts'
import { PLATE_HEIGHT, sumPlate, wordPlate } from './answer-plates.ts'
import { clearing, outerSides, spotIn } from './clearings.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { type MazeFacts, tryMaze } from './maze.ts'
import { mazeFoot } from './maze-foot.ts'
import { mazeTitle, token } from './maze-picture.ts'
import { drawPlots, plotsIn } from './maze-plots.ts'
import { letteredRooms, mazeThrough, type Room, roomsOnWay, withRooms } from './maze-rooms.ts'
import { rowMargin, rowWidth, tokenCell, wallRows } from './maze-rows.ts'
import { type PlaceName, placeOf } from './place-walls.ts'
import { GARDENS, ladybirdAbove } from './plot-sets.ts'
import { townEnds } from './town-ends.ts'
import { type WayTokens, wayTokens } from './way-tokens.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Cells across the corner scenes. */
  readonly block: number
  readonly branching: number
  /** Fewest cells of the path. */
  readonly way: number
  /** Cells across each landmark. */
  readonly plots: readonly (readonly [width: number, height: number])[]
  readonly tokens?: 'letters' | 'numbers'
  /** Landmarks are rooms that the path leads through. */
  readonly rooms?: true
}

/** Height of the maze: below it are children and what is written, mm. */
const HEIGHT = 194
/** Foot of the land inside the frame, mm. */
const FOOT = 283
/** Widths of the plates, mm. */
const PLATE_WIDTH = { letters: 104, numbers: 140, rooms: 112 } as const

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 5, rows: 6, block: 1, branching: 0, way: 10, plots: [[2, 2]] },
  medio: {
    columns: 10,
    rows: 11,
    block: 2,
    branching: 0.08,
    way: 32,
    plots: [
      [2, 2],
      [2, 2],
    ],
    tokens: 'letters',
  },
  desafio: {
    columns: 14,
    rows: 15,
    block: 3,
    branching: 0.18,
    way: 50,
    plots: [
      [3, 3],
      [3, 3],
    ],
    tokens: 'numbers',
  },
  gigante: {
    columns: 24,
    rows: 27,
    block: 4,
    branching: 0.1,
    way: 84,
    plots: Array.from({ length: 5 }, () => [4, 4] as const),
    rooms: true,
  },
}

const ROOMS = 'Lugares do caminho, na ordem:'

/** Places tried for the landmarks of a page. */
const LAYOUTS = 24

/** A board and its maze; landmarks that no good path leads through are put elsewhere. */
function laidOut(plan: Plan, mirrored: boolean, margin: number, random: Random) {
  for (let i = 0; i < LAYOUTS; i++) {
    const plots = plotsIn({ ...plan, mirrored }, plan.plots, random.fork(i === 0 ? 'plots' : `plots ${i}`))
    const board = cornerBoard(plan.columns, plan.rows, plan.block, mirrored, HEIGHT, margin, { plots })
    const { start, goal, entry, exit, cell } = board
    const tiling = plan.rooms ? withRooms(board.tiling, plots, { ...board.box, cell }) : board.tiling
    const carve = { start, goal, gates: [entry, exit], branching: plan.branching, way: plan.way }
    const maze = plan.rooms ? mazeThrough(tiling, plots.length, cell, random, carve) : tryMaze(tiling, random, carve)
    if (maze) return { plots, board, tiling, maze }
  }
  throw new RangeError('no path leads through some of the landmarks')
}

/** A landmark covers so much less of its plot than the best one would: pages differ. */
const ALMOST_ANY = 0.4

/** A letter on its token, in radii: it is read in a key of four mazes, too. */
const LARGE_LETTER = 1.4

/** Radius of the letter of a landmark, mm. */
const SIGN = 3.9

/** Of a path in the key of a giant maze, and of its walls there, mm. */
const [GIANT_ROUTE, THIN] = [2.4, 1]
const FAINT: Ink = [0, 0, 0, 50]

const insetBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** The letter of a landmark at the top of its box, as far from its doors as there is room. */
function letterOf({ x, y, width }: Box, letter: string, doors: readonly Point[]): Mark[] {
  const top = y + SIGN + 0.6
  const [left, right] = [x + SIGN + 0.6, x + width - SIGN - 0.6]
  const places = [left, right, (left + right) / 2, left * 0.75 + right * 0.25, left * 0.25 + right * 0.75]
  const farFrom = (at: number) => Math.min(...doors.map((door) => gapOf(door, { x: at, y: top })))
  const at = places.reduce((best, one) => (farFrom(one) > farFrom(best) + 0.1 ? one : best))
  return [circle(at, top, SIGN, { fill: WHITE, width: 0.6 }), centredText(at, top, letter, 6)]
}

interface Ends {
  readonly from: Spot
  readonly to: Spot
}

const FLYERS = ['butterfly', 'bee', 'bird', 'owl', 'rocket', 'ladybug']

/** A mat or a patch of grass below both. */
function groundOf(place: PlaceName, start: string, { from, to }: Ends, color: boolean): Drawing {
  const pen = new Pen(color).plane('middle')
  if (place === 'ceu' || place === 'espaco' || place === 'rua') return []
  return [from, to].map(({ x, foot, size }, i) =>
    i === 0 && FLYERS.includes(start)
      ? []
      : pen.shape(
          ellipse(x, foot - size * 0.04, size * 0.52, size * 0.12),
          place === 'casa' ? 'bluePale' : 'grass',
          0.7,
        ),
  )
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { color } = options
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const place = placeOf(journey)
  const garden = size === 'gigante' && place === 'jardim' ? inTurn(GARDENS, index) : undefined
  const plan = PLANS[size]
  // Sheets of one place differ in what is around the maze.
  const look = options.title.length + journey.start.length
  const mirrored = sheet.fork('side').chance(0.5) !== (index % 2 === 1)
  const margin = rowMargin(size)
  const { plots, board, tiling, maze } = laidOut(plan, mirrored, margin, random)
  const { entry, exit, before, after, startBox, goalBox, cell } = board
  const rooms = plan.rooms ? letteredRooms(maze.cellCount, plots.length, random.fork('letters')) : []
  const wall = rowWidth(cell)
  const area: Box = board.box
  const plotBoxes = plots.map((plot) => ({
    x: area.x + plot.column * cell + wall / 2,
    y: area.y + plot.row * cell + wall / 2,
    width: plot.width * cell - wall,
    height: plot.height * cell - wall,
  }))
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const sides = outerSides(startBox, true, !mirrored) + outerSides(goalBox, false, mirrored)
  const [from, to] = [spotIn(startBox, wall / 2), spotIn(goalBox, wall / 2)]
  const found =
    plan.tokens &&
    wayTokens(plan.tokens, maze, random.fork('tokens'), {
      index,
      sheet,
      said: `${options.title} ${options.instruction}`,
      traveller: journey.start,
      most: 20,
    })
  const marked = [...(found?.onWay ?? []), ...(found?.beside ?? [])]
  const tokens = marked.flatMap(([at, content]) => {
    const middle = tiling.cells[at]
    return middle ? token(middle, content, tokenCell(cell), plan.tokens === 'letters' ? LARGE_LETTER : undefined) : []
  })
  const asked = plan.tokens ?? (plan.rooms && 'rooms')
  const plateWidth = asked ? PLATE_WIDTH[asked] : 0
  const plate = { x: 105 - plateWidth / 2, y: FOOT - PLATE_HEIGHT - 2, width: plateWidth, height: PLATE_HEIGHT }
  const walls = maze.walls.map(({ d }) => d).join('') + sides
  const way = { tiling, maze }
  // No car waits at a number; in a town of many streets only some do.
  const kept = new Set([
    ...marked.map(([at]) => at),
    ...(size === 'facil' ? [] : tiling.cells.flatMap((_, i) => (i % 3 ? [i] : []))),
  ])
  const hedges = wallRows(walls, wall, place, journey.goal, color, random.fork('walls'), true, garden?.wall)
  const marks = marksOf([
    aerialLand(place, options, [PICTURE], color, random.fork('land'), {
      place: garden?.horizon ?? place,
      variant: look + index,
    }),
    aerialFloor(place, area, cell, way, color, garden?.floor),
    clearings,
    drawPlots(place, plotBoxes, color, random.fork('on plots'), {
      goal: journey.goal,
      well: ALMOST_ANY,
      page: { index, sheet },
      ...(garden && { things: garden.things }),
      lettered: plan.rooms === true || plan.tokens === 'letters',
      ...(plan.rooms && { headroom: 2 * SIGN + 1.6 }),
    }),
    place === 'rua' ? parkedCars(way, cell - wall, kept, color) : [],
    plan.rooms ? [] : hedges,
    groundOf(place, journey.start, { from, to }, color),
    place === 'rua'
      ? townEnds(
          {
            boxes: [startBox, goalBox],
            gates: [entry.middle, exit.middle],
            spots: [from, to],
            street: cell - wall - 0.8,
          },
          journey,
          color,
        )
      : [
          journey.start === 'ladybug'
            ? {
                ...(standing(new Pen(color), ladybirdAbove, from.x, from.foot, from.size) as GroupMark),
                picture: journey.start,
              }
            : drawActor(journey.start, from, { x: to.x, y: to.foot }, color),
          drawGoal(journey.goal, to, color),
        ],
  ])
  const { walls: _, ...facts } = maze
  const roomOf = (at: number): Box | undefined => {
    const plot = plan.rooms && plotBoxes[at - (maze.cellCount - plots.length)]
    return plot && insetBox(plot, cell / 2 - wall / 2)
  }
  const route = drawWay(tiling, maze, { before, after }, plan.rooms ? GIANT_ROUTE : Math.min(1.8, cell * 0.22), roomOf)
  const doorsOf = (room: number): Point[] =>
    tiling.walls.flatMap(({ a, b, middle }) =>
      (a === room || b === room) && maze.open.some((pair) => pair.includes(a) && pair.includes(b ?? -1))
        ? [middle]
        : [],
    )
  return {
    marks: [
      ...marks,
      // In a key four giant mazes are small: the path is what is looked for.
      ...(plan.rooms ? [answer([path(walls, { width: THIN, stroke: FAINT })], hedges)] : []),
      // A key is small: it shows the maze alone.
      answer([], mazeFoot(place, color, index + look, asked ? 'plate' : 'open')),
      answer([route]),
      ...tokens,
      ...rooms.flatMap(({ letter, cell: room }, i) => letterOf(plotBoxes[i] ?? area, letter, doorsOf(room))),
      ...(plan.rooms ? wordPlate(plate, ROOMS, roomsOnWay(maze, rooms).join(''), color, ROOMS) : []),
      ...(found && plan.tokens === 'letters' ? wordPlate(plate, 'Palavra:', found.answer, color, 'Palavra:') : []),
      ...(found && plan.tokens === 'numbers' ? sumPlate(plate, 'Conta:', found, color) : []),
      ...mazeTitle(options, color),
    ],
    facts: { ...facts, corridor: cell, ...(found && { tokens: found }), ...(plan.rooms && { rooms }) },
    whole: true,
  }
}

export interface SquareFacts extends MazeFacts {
  readonly tokens?: WayTokens
  /** The landmarks of a giant maze. */
  readonly rooms?: readonly Room[]
}

export const labirintoRetangular: SheetKind<PagesFacts<SquareFacts>> = {
  id: 'labirinto-retangular',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
