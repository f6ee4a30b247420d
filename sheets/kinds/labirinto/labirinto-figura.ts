import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { area, group, type Point, path, polylineData } from '../../scene/marks.ts'
import { PAGE_WIDTH_MM, type SheetKind, type SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawGuest, goalHeight } from './actors.ts'
import { drawCollected } from './collected.ts'
import { drawWay, type End, type Size, sizeOf, WALL_WIDTH } from './drawing.ts'
import { drawAround } from './figure-around.ts'
import {
  bentData,
  bentTiling,
  boardOf,
  breadthOf,
  drawPainted,
  drawRounds,
  type FigureBoard,
  isClearOfEyes,
  roomIn,
  sliversOf,
  withoutHairs,
} from './figure-board.ts'
import { AWAY, gateOf, openContour } from './figure-gates.ts'
import { type FigureLand, figureLand, onlookerSide, seaMound } from './figure-land.ts'
import { nestFront } from './figure-nest.ts'
import { drawFins, drawSkin } from './figure-skin.ts'
import { shownToken } from './figure-tokens.ts'
import { drawArrow, drawChimney, drawCrown, drawDoorstep, drawShell, drawStem } from './figure-trim.ts'
import { type MazeFacts, tryMaze } from './maze.ts'
import { FIGURES } from './maze-figures.ts'
import { mazePlate, mazeTitle, tokenRadius } from './maze-picture.ts'
import { type WayThings, wayThings } from './way-things.ts'
import { type WayTokens, wayTokens } from './way-tokens.ts'

interface Plan {
  readonly cell: number
  readonly branching: number
  readonly share: number
  readonly tokens: 'things' | 'letters' | 'numbers'
  readonly long?: boolean
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { cell: 21, branching: 0, share: 0.38, tokens: 'things' },
  medio: { cell: 12.5, branching: 0.08, share: 0.28, tokens: 'letters' },
  desafio: { cell: 10.4, branching: 0.12, share: 0.29, tokens: 'numbers' },
  gigante: { cell: 7.8, branching: 0.1, share: 0.16, tokens: 'letters', long: true },
}

const QUESTIONS = { letters: 'Palavra:', numbers: 'Total:' } as const
const PLATE = { y: 263, width: 66, height: 15 } as const
/** Of a plate with a longer question, or for a longer word, mm. */
const WIDE_PLATE = 74

/** Slim figures have no room for a winding path: they get the longest possible one. */
const SHARES = [1, 0.8, 0.65, 0.5, 0.35] as const

/** Mazes of which the one is taken whose path goes through most of the figure, with few slivers at its contour. */
const DRAWN = 12

/** Of the breadth of a path, for a sliver less. */
const SLIVER = 0.04

/** A token there does not touch the contour. */
const isRoomy = ({ contour, tiling }: FigureBoard, cell: number, reach: number) => {
  const middle = tiling.cells[cell]
  return !!middle && contour.every((p) => Math.hypot(p.x - middle.x, p.y - middle.y) > reach)
}

/** The cell nearest to a place inside the figure. */
function cellAt({ tiling, place, bend }: FigureBoard, [x, y]: readonly [number, number]): number {
  const at = bend.back(place(x, y))
  const far = tiling.cells.map((p) => Math.hypot(p.x - at.x, p.y - at.y))
  return far.indexOf(Math.min(...far))
}

function makeShaped(board: FigureBoard, start: number, goal: number, size: Size, random: Random, endsAtGoal: boolean) {
  const { share, branching } = PLANS[size]
  for (const part of SHARES) {
    const way = Math.max(3, Math.floor(board.tiling.cells.length * share * part))
    const mazes = Array.from({ length: size === 'facil' ? 4 * DRAWN : DRAWN }, () =>
      tryMaze(board.tiling, random, { start, goal, gates: [], way, branching, endsAtGoal }),
    ).filter((maze) => maze !== null)
    const worth = new Map(
      mazes.map((one) => [one, breadthOf(board, one.path) - SLIVER * sliversOf(one.walls)] as const),
    )
    const best = mazes.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))[0]
    if (best) return { maze: best, way }
  }
  throw new RangeError('a figure has a way from its top to its bottom')
}

/** A goal so far from the middle leaves room at one side alone, mm. */
const ASIDE = 22
/** Below the door of a house, mm. */
const DOORSTEP = 4.8
/** Of a goal on top of the figure, behind its contour, mm. */
const NESTLED = 2
/** Between a letter's disc and the walls about it, mm. */
const BESIDE_TOKEN = 0.45

/** Of a cell, free around a token that is not too small for it. */
const ROOMY = 0.42

/** Things of a land that belong to its figure. */
const SHOWN_THERE: Partial<Record<FigureLand, readonly string[]>> = {
  farm: ['nest'],
  june: ['bonfire'],
  treetop: ['tree'],
}

/** Of the room at a gate, for who sets out and for the goal. */
const SHOWN = 0.96
/** A letter of a giant maze fills its corridor. */
const FILLING = 1.17
/** In a key walls are so much thinner than on the page: the path through them is what is looked for. */
const THIN = 0.5
/** Of whoever sets out, from the middle to the outermost foot. */
const SEAT = 0.3
/** Of a cell, for a goal inside it and for what is counted. */
const [IN_CELL, COUNTED] = [0.72, 0.5]

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { theme, size } = sizeOf(options.theme, options.level)
  const figure = FIGURES[theme ?? 'coracao']
  if (!figure) throw new RangeError(`no figure named ${theme}`)
  const plan = PLANS[size]
  const board = boardOf(figure, plan.cell)
  const printed = bentTiling(board.tiling, board.bend)
  const [entry, exit] = [gateOf(board, -1, plan.cell), gateOf(board, 1, plan.cell)]
  const [from, to] = figure.upwards ? [exit, entry] : [entry, exit]
  const inside = figure.inside && cellAt(board, figure.inside)
  const { maze, way } = makeShaped(board, from.cell, inside ?? to.cell, size, random, inside !== undefined)
  const paint = figure.inks ? inTurn(figure.inks, index) : (figure.ink ?? tint(findPicture(figure.picture).color, 0.3))
  const width = WALL_WIDTH[size] * (size === 'gigante' ? 1 : 0.8)
  const tokenCell = plan.long ? plan.cell * FILLING : plan.cell
  const outline = { width: width * 1.5 }
  const { contour, picture, rind } = board
  /** Its feet on the contour beside the opening, leaning as that does. */
  const landed = ({ x, y }: Point, beside: number) => {
    const grown = picture * (figure.grown ?? 1)
    const cx = x + Math.sign(beside) * (Math.abs(beside) + entry.half)
    const near = rind.filter((q) => Math.abs(q.y - y) < picture * 2)
    const heightAt = (at: number) => near.reduce((best, q) => (Math.abs(q.x - at) < Math.abs(best.x - at) ? q : best)).y
    const reach = grown * SEAT
    const [left, middle, right] = [heightAt(cx - reach), heightAt(cx), heightAt(cx + reach)]
    const foot = (left + right + 2 * middle) / 4
    return {
      at: { x: cx, y: foot - grown / 2 },
      size: grown,
      lean: Math.round((Math.atan2(right - left, 2 * reach) * 180) / Math.PI),
    }
  }
  /** Away from the contour, which may bulge next to the gate. */
  const at = (gate: Point, direction: -1 | 1) => {
    if (direction < 0 && figure.beside !== undefined) return landed(gate, figure.beside)
    const cx = Math.min(Math.max(gate.x, CONTENT.x + picture / 2), CONTENT.x + CONTENT.width - picture / 2)
    const beside = contour.filter((q) => Math.abs(q.x - cx) < picture / 2 && Math.abs(q.y - gate.y) < picture / 2)
    const far = Math.max(...beside.map((q) => direction * q.y))
    const guest = direction < 0 === (figure.upwards ?? false) ? figure.goal : figure.start
    const below = (figure.lived ? DOORSTEP : AWAY) + goalHeight(guest, picture * SHOWN) - picture / 2
    if (direction < 0 && figure.aloft !== undefined) {
      const size = Math.min(picture, -far - figure.aloft - CONTENT.y)
      return { at: { x: cx, y: -far - figure.aloft - size / 2 }, size, lean: 0 }
    }
    const cy = direction < 0 ? -far - (figure.upwards ? -NESTLED : AWAY) - picture / 2 : far + below
    const [top, bottom] = [CONTENT.y + picture / 2, CONTENT.y + CONTENT.height - picture / 2]
    return { at: { x: cx, y: Math.min(Math.max(cy, top), bottom) }, size: picture, lean: 0 }
  }
  const [first, goal] = [at(entry.at, -1), at(exit.at, 1)]
  const off = goal.at.x - PAGE_WIDTH_MM / 2
  const isAside = Math.abs(off) > ASIDE
  const plateLeft = off > 1
  const helper = onlookerSide(figure.land ?? 'sky', goal, isAside)
  const drawn = { ...board, tiling: printed }
  const things =
    plan.tokens === 'things'
      ? wayThings(figure.find.thing, maze, random.fork('tokens'), (cell) =>
          isRoomy(drawn, cell, (plan.cell * COUNTED) / 2 + 1.4),
        )
      : undefined
  const found =
    plan.tokens === 'things'
      ? undefined
      : wayTokens(plan.tokens, maze, random.fork('tokens'), {
          index,
          sheet,
          traveller: figure.picture,
          said: `${options.title} ${options.instruction}`,
          isRoomy: (cell) =>
            isRoomy(drawn, cell, tokenRadius(tokenCell) + 1.9) &&
            isClearOfEyes(figure, drawn, cell, tokenRadius(tokenCell)) &&
            roomIn(board, cell, plan.cell) > plan.cell * ROOMY,
          ...(plan.long && { long: true }),
        })
  const counted = [...(things?.onWay ?? []), ...(things?.beside ?? [])].flatMap((cell) => {
    const middle = printed.cells[cell]
    return middle ? drawCollected(figure.find.thing, middle, plan.cell * COUNTED, options.color) : []
  })
  const placed = [...(found?.onWay ?? []), ...(found?.beside ?? [])]
  const free = Math.min(...placed.map(([cell]) => roomIn(board, cell, plan.cell))) - width / 2 - BESIDE_TOKEN
  const tokens = placed.flatMap(([cell, content]) => {
    const middle = printed.cells[cell]
    return middle ? shownToken(middle, content, tokenCell, free) : []
  })
  const plate = { ...PLATE, ...((things || plan.long) && { width: WIDE_PLATE }) }
  const asked = plan.tokens === 'things' ? figure.find.asked : QUESTIONS[plan.tokens]
  const plateX = plateLeft ? CONTENT.x : CONTENT.x + CONTENT.width - plate.width
  const guest = (id: string, { at, size, lean = 0 }: End & { readonly lean?: number }) => [
    group(at.x, at.y + size / 2, marksOf(drawGuest(id, { x: 0, foot: 0, size: size * SHOWN }, options.color)), {
      rotate: lean,
    }),
  ]
  const den = inside === undefined ? undefined : printed.cells[inside]
  const walls = bentData(
    withoutHairs(maze.walls)
      .map(({ d }) => d)
      .join(''),
    board.bend,
  )
  const gates = den ? [entry] : [entry, exit]
  const skin = openContour(contour, gates, plan.cell)
  const marks: PageMark[] = [
    ...figureLand(
      {
        land: figure.land ?? 'sky',
        withSun: figure.start !== 'sun',
        pears: figure.picture === 'pear',
        helper,
        variant: index,
        narrow: isAside,
      },
      options.color,
    ),
    ...drawAround(figure, board, { gates: [entry.at, exit.at], helper }, options.color),
    ...(figure.crown ? drawCrown(figure.crown, board, entry.at, goal, options.color) : []),
    ...(figure.lived ? drawChimney(entry, options.color) : []),
    ...(figure.stem ? drawStem(figure.stem, contour, entry, plan.cell, options.color) : []),
    ...drawFins(figure.fins ?? [], board, options.color ? 'orange' : 'white', options.color),
    ...(figure.rind ? drawShell(contour, rind, entry, plan.cell, outline.width, options.color) : []),
    area(polylineData(contour, true), options.color ? paint : WHITE),
    ...(options.color ? drawPainted(figure, board, index) : []),
    ...drawSkin(figure.skin ?? [], board, paint, options.color),
    answer(
      [path(walls, { width: width * THIN }), path(skin, { width: outline.width * THIN })],
      [path(walls, { width }), path(skin, outline)],
    ),
    ...(figure.lived ? drawDoorstep(exit, options.color) : []),
    ...gates.map(({ at, half }, i) =>
      drawArrow({ x: at.x, y: at.y + (i ? -1 : 1) * plan.cell * 0.3 }, half, !figure.upwards),
    ),
    ...(figure.land === 'farm' ? nestFront(options.color) : []),
    ...drawRounds(figure, board, outline.width),
    ...(figure.land === 'sea' && !den ? seaMound(goal.at.x, goal.at.y + goal.size / 2, options.color) : []),
    ...guest(figure.start, figure.upwards ? goal : first),
    ...guest(figure.goal, den ? { at: den, size: plan.cell * IN_CELL } : figure.upwards ? first : goal),
  ]
  const { walls: _, ...facts } = maze
  const solution = drawWay(
    { cells: printed.cells, walls: [] },
    maze,
    { before: from.at, ...(!den && { after: to.at }) },
    Math.min(2.6, plan.cell * 0.24),
  )
  return {
    marks: [
      ...marks,
      answer([solution]),
      ...counted,
      ...tokens,
      ...mazePlate({ x: plateX, ...plate }, asked, found?.answer ?? String(things?.onWay.length), options.color, asked),
      ...mazeTitle(options, options.color),
    ],
    whole: true,
    facts: { ...facts, corridor: plan.cell, way, ...(found && { tokens: found }), ...(things && { things }) },
    pictures: [figure.picture, figure.start, figure.goal, ...(figure.land ? (SHOWN_THERE[figure.land] ?? []) : [])],
  }
}

interface FigureFacts extends MazeFacts {
  readonly tokens?: WayTokens
  readonly things?: WayThings
}

export const labirintoFigura: SheetKind<PagesFacts<FigureFacts>> = {
  id: 'labirinto-figura',
  category: 'labirinto',
  themes: [...Object.keys(FIGURES), ...Object.keys(FIGURES).map((theme) => `${theme}-gigante`)],
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
