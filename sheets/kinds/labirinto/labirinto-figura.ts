import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { answer } from '../../scene/answers.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { area, type Point, path, polylineData } from '../../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type SheetKind, type SheetOptions } from '../../scene/scene.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawGuest } from './actors.ts'
import { drawWay, type End, type Size, sizeOf, WALL_WIDTH } from './drawing.ts'
import {
  AWAY,
  bentData,
  bentTiling,
  boardOf,
  drawLeaves,
  drawPainted,
  drawRounds,
  type FigureBoard,
  gateOf,
  openContour,
  withoutHairs,
} from './figure-board.ts'
import { figureLand } from './figure-land.ts'
import { type MazeFacts, tryMaze } from './maze.ts'
import { FIGURES } from './maze-figures.ts'
import { mazePlate, mazeTitle, token, tokenRadius } from './maze-picture.ts'
import { type WayTokens, wayTokens } from './way-tokens.ts'

interface Plan {
  readonly cell: number
  readonly branching: number
  readonly share: number
  readonly tokens?: 'letters' | 'numbers'
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { cell: 21, branching: 0, share: 0.38 },
  medio: { cell: 12.5, branching: 0.08, share: 0.28, tokens: 'letters' },
  desafio: { cell: 9.4, branching: 0.12, share: 0.25, tokens: 'numbers' },
  gigante: { cell: 6.2, branching: 0.1, share: 0.12 },
}

const QUESTIONS = { letters: 'Palavra:', numbers: 'Total:' } as const
const PLATE = { y: 263, width: 66, height: 15 } as const

/** Slim figures have no room for a winding path: they get the longest possible one. */
const SHARES = [1, 0.8, 0.65, 0.5, 0.35] as const

/** Mazes of which the one is taken whose path goes through most of the figure. */
const DRAWN = 12

/** Share of the figure's width between the outermost cells of a path. */
function breadthOf({ tiling }: FigureBoard, path: readonly number[]): number {
  const xs = path.flatMap((cell) => tiling.cells[cell]?.x ?? [])
  const all = tiling.cells.map(({ x }) => x)
  return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...all) - Math.min(...all))
}

/** A token there does not touch the contour. */
const isRoomy = ({ contour, tiling }: FigureBoard, cell: number, reach: number) => {
  const middle = tiling.cells[cell]
  return !!middle && contour.every((p) => Math.hypot(p.x - middle.x, p.y - middle.y) > reach)
}

function makeShaped(board: FigureBoard, start: number, goal: number, size: Size, random: Random) {
  const { share, branching } = PLANS[size]
  for (const part of SHARES) {
    const way = Math.max(3, Math.floor(board.tiling.cells.length * share * part))
    const mazes = Array.from({ length: DRAWN }, () =>
      tryMaze(board.tiling, random, { start, goal, gates: [], way, branching }),
    ).filter((maze) => maze !== null)
    const widest = mazes.toSorted((a, b) => breadthOf(board, b.path) - breadthOf(board, a.path))[0]
    if (widest) return { maze: widest, way }
  }
  throw new RangeError('a figure has a way from its top to its bottom')
}

/** A goal so far from the middle leaves room at one side alone, mm. */
const ASIDE = 22

/** Of a goal on top of the figure, behind its contour, mm. */
const NESTLED = 2

/** Of the room at a gate, for who sets out and for the goal. */
const SHOWN = 0.96

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { theme, size } = sizeOf(options.theme, options.level)
  const figure = FIGURES[theme ?? 'coracao']
  if (!figure) throw new RangeError(`no figure named ${theme}`)
  const plan = PLANS[size]
  const board = boardOf(figure, plan.cell)
  const printed = bentTiling(board.tiling, board.bend)
  const [entry, exit] = [gateOf(board, -1, plan.cell), gateOf(board, 1, plan.cell)]
  const [from, to] = figure.upwards ? [exit, entry] : [entry, exit]
  const { maze, way } = makeShaped(board, from.cell, to.cell, size, random)
  const paint = figure.ink ?? tint(findPicture(figure.picture).color, 0.3)
  const width = WALL_WIDTH[size] * 0.8
  const outline = { width: width * 1.5 }
  const { contour, picture } = board
  /** Away from the contour, which may bulge next to the gate. */
  const at = (gate: Point, direction: -1 | 1) => {
    const cx = Math.min(Math.max(gate.x, CONTENT.x + picture / 2), CONTENT.x + CONTENT.width - picture / 2)
    const beside = contour.filter((q) => Math.abs(q.x - cx) < picture / 2 && Math.abs(q.y - gate.y) < picture / 2)
    const far = Math.max(...beside.map((q) => direction * q.y))
    const cy = direction * far + direction * ((direction < 0 && figure.upwards ? -NESTLED : AWAY) + picture / 2)
    const [top, bottom] = [CONTENT.y + picture / 2, CONTENT.y + CONTENT.height - picture / 2]
    return { at: { x: cx, y: Math.min(Math.max(cy, top), bottom) }, size: picture }
  }
  const [first, goal] = [at(entry.at, -1), at(exit.at, 1)]
  const off = goal.at.x - PAGE_WIDTH_MM / 2
  const isAside = Math.abs(off) > ASIDE
  const plateLeft = isAside ? off > 0 : off > 1
  // A goal at one side has the plate, or who looks on, at the other.
  const isLeft = isAside && !plan.tokens ? plateLeft : !plateLeft
  const helper = isAside && plan.tokens && figure.land !== 'rain' ? 'none' : isLeft ? 'left' : 'right'
  const found =
    plan.tokens &&
    wayTokens(plan.tokens, maze, random.fork('tokens'), {
      index,
      sheet,
      traveller: figure.picture,
      said: `${options.title} ${options.instruction}`,
      isRoomy: (cell) => isRoomy({ ...board, tiling: printed }, cell, tokenRadius(plan.cell) + 1.4),
    })
  const tokens = [...(found?.onWay ?? []), ...(found?.beside ?? [])].flatMap(([cell, content]) => {
    const middle = printed.cells[cell]
    return middle ? token(middle, content, plan.cell) : []
  })
  const plateX = plateLeft ? CONTENT.x : CONTENT.x + CONTENT.width - PLATE.width
  const guest = (id: string, { at, size }: End) =>
    marksOf(drawGuest(id, { x: at.x, foot: at.y + size / 2, size: size * SHOWN }, options.color))
  const marks: Mark[] = [
    ...figureLand(
      { land: figure.land ?? 'sky', withSun: figure.start !== 'sun', helper, variant: index },
      options.color,
    ),
    ...drawLeaves(figure, board, entry.at, options.color),
    area(polylineData(contour, true), options.color ? paint : WHITE),
    ...(options.color ? drawPainted(figure, board) : []),
    path(bentData(withoutHairs(maze.walls), board.bend), { width }),
    path(openContour(contour, [entry.at, exit.at], plan.cell), outline),
    ...drawRounds(figure, board, outline.width),
    ...guest(figure.start, figure.upwards ? goal : first),
    ...guest(figure.goal, figure.upwards ? first : goal),
  ]
  const { walls: _, ...facts } = maze
  const solution = drawWay(printed, maze, { before: from.at, after: to.at }, Math.min(1.8, plan.cell * 0.2))
  return {
    marks: [
      ...marks,
      answer([solution]),
      ...tokens,
      ...(found && plan.tokens
        ? mazePlate({ x: plateX, ...PLATE }, QUESTIONS[plan.tokens], found.answer, options.color)
        : []),
      ...mazeTitle(options, options.color),
    ],
    whole: true,
    facts: { ...facts, corridor: plan.cell, way, ...(found && { tokens: found }) },
    pictures: [figure.picture, figure.start, figure.goal],
  }
}

interface FigureFacts extends MazeFacts {
  readonly tokens?: WayTokens
}

export const labirintoFigura: SheetKind<PagesFacts<FigureFacts>> = {
  id: 'labirinto-figura',
  category: 'labirinto',
  themes: [...Object.keys(FIGURES), ...Object.keys(FIGURES).map((theme) => `${theme}-gigante`)],
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
