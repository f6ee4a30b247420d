/** Maze inside a figure, cut by its true contour: in at its top, out at its bottom. The theme names the figure. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { contourOf } from '../../pictures/contour.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { symmetricContour } from '../../pictures/symmetric.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { area, type Point, path, polylineData, round } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { contourBoard } from './contour-board.ts'
import { drawWay, type Size, sizeOf, WALL_WIDTH } from './drawing.ts'
import { type MazeFacts, tryMaze } from './maze.ts'
import type { Tiling } from './tiling.ts'

const PLANS: Readonly<Record<Size, { readonly cell: number; readonly branching: number; readonly share: number }>> = {
  facil: { cell: 21, branching: 0, share: 0.3 },
  medio: { cell: 12.5, branching: 0.08, share: 0.22 },
  desafio: { cell: 8, branching: 0.15, share: 0.15 },
  gigante: { cell: 5.6, branching: 0.1, share: 0.12 },
}

interface Figure {
  /** The picture whose contour is the board. */
  readonly picture: string
  /** With the smooth contour of the figure alike on both sides: where a thin stem would be no way. */
  readonly smooth?: true
  /** Who goes in at the top, and what waits at the bottom: both belong to the figure. */
  readonly start: string
  readonly goal: string
}

const FIGURES: Readonly<Record<string, Figure>> = {
  coracao: { picture: 'heart', start: 'envelope', goal: 'gift' },
  peixe: { picture: 'fish', start: 'hook', goal: 'shell' },
  casa: { picture: 'house', start: 'bird', goal: 'door' },
  maca: { picture: 'apple', start: 'caterpillar', goal: 'butterfly' },
  nuvem: { picture: 'cloud', start: 'sun', goal: 'drop' },
  arvore: { picture: 'tree', start: 'bird', goal: 'nest' },
  ovo: { picture: 'egg', start: 'hen', goal: 'chick' },
  pera: { picture: 'pear', smooth: true, start: 'caterpillar', goal: 'butterfly' },
  sino: { picture: 'bell', start: 'star', goal: 'gift' },
  baleia: { picture: 'whale', start: 'boat', goal: 'shell' },
  morango: { picture: 'strawberry', start: 'snail', goal: 'leaf' },
  balao: { picture: 'balloon', start: 'bird', goal: 'gift' },
}

const PICTURE = 25
/** Where the board may lie: the pictures go above and below. */
const ROOM: Box = {
  x: CONTENT.x + 1,
  y: CONTENT.y + PICTURE + 4,
  width: CONTENT.width - 2,
  height: CONTENT.height - 2 * PICTURE - 8,
}

/** Points as near to one another as those of a picture's contour. */
const fine = (contour: readonly Point[]) =>
  resample([...contour, ...contour.slice(0, 1)], DRAWING_BOX / 120).slice(0, -1)

/** The contour of the picture, as large as fits into the room and centred in it. */
function boardContour({ picture, smooth }: Figure): Point[] {
  const contour = smooth ? fine(symmetricContour(picture)) : contourOf(picture).filter((_, i) => i % 2 === 0)
  const [xs, ys] = [contour.map((p) => p.x), contour.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top))
  const dx = ROOM.x + (ROOM.width - (right - left) * scale) / 2 - left * scale
  const dy = ROOM.y + (ROOM.height - (bottom - top) * scale) / 2 - top * scale
  return contour.map((p) => ({ x: p.x * scale + dx, y: p.y * scale + dy }))
}

interface Board {
  readonly contour: readonly Point[]
  readonly tiling: Tiling
}
const boards = new Map<string, Board>()

function boardOf(figure: Figure, cell: number): Board {
  const key = `${figure.picture} ${cell}`
  const known = boards.get(key)
  if (known) return known
  const contour = boardContour(figure)
  const board = { contour, tiling: contourBoard(contour, cell).tiling }
  boards.set(key, board)
  return board
}

/** Between a gate and the picture outside it, mm. */
const AWAY = 2.5

/**
 * One of the highest (-1) or lowest (1) cells, with the point of the contour nearest above or below it: where the picture
 * outside has most room, the middle one otherwise.
 */
function gateOf({ contour, tiling }: Board, direction: -1 | 1) {
  const reach = Math.max(...tiling.cells.map((p) => direction * p.y))
  const row = tiling.cells.map((p, i) => ({ p, i })).filter(({ p }) => direction * p.y > reach - 0.1)
  const gates = row.flatMap(({ p, i }) => {
    const near = contour
      .filter((q) => direction * (q.y - p.y) > 0)
      .sort((a, b) => Math.hypot(2 * (a.x - p.x), a.y - p.y) - Math.hypot(2 * (b.x - p.x), b.y - p.y))[0]
    return near ? [{ cell: i, at: near }] : []
  })
  const middle = gates[Math.floor(gates.length / 2)]
  if (!middle) throw new RangeError('a board has cells')
  const inTheWay = ({ at }: { readonly at: Point }) => {
    const cy = at.y + direction * (AWAY + PICTURE / 2)
    const half = PICTURE / 2 - 1
    return contour.filter((q) => Math.abs(q.x - at.x) < half && Math.abs(q.y - cy) < half).length
  }
  return gates.reduce((best, gate) => (inTheWay(gate) < inTheWay(best) ? gate : best), middle)
}

/** The contour with a gap of `width` around each of the gates. */
function openContour(contour: readonly Point[], gates: readonly Point[], width: number): string {
  const isOpen = (p: Point) => gates.some((gate) => Math.hypot(gate.x - p.x, gate.y - p.y) < width / 2)
  const first = contour.findIndex((p, i) => !isOpen(p) && isOpen(contour.at(i - 1) ?? p))
  const turned = first < 0 ? contour : [...contour.slice(first), ...contour.slice(0, first)]
  let pen = false
  return turned
    .map((p) => {
      const command = isOpen(p) ? '' : `${pen ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`
      pen = !isOpen(p)
      return command
    })
    .join('')
}

/** Slim figures have no room for a winding way: then the longest that they allow. */
const SHARES = [1, 0.8, 0.65, 0.5, 0.35] as const

function makeShaped(board: Board, start: number, goal: number, size: Size, random: Random) {
  const { share, branching } = PLANS[size]
  for (const part of SHARES) {
    const way = Math.max(3, Math.floor(board.tiling.cells.length * share * part))
    const maze = tryMaze(board.tiling, random, { start, goal, gates: [], way, branching })
    if (maze) return { maze, way }
  }
  throw new RangeError('a figure has a way from its top to its bottom')
}

function drawPage(options: SheetOptions, random: Random) {
  const { theme, size } = sizeOf(options.theme, options.level)
  const figure = FIGURES[theme ?? 'coracao']
  if (!figure) throw new RangeError(`no figure named ${theme}`)
  const plan = PLANS[size]
  const board = boardOf(figure, plan.cell)
  const [entry, exit] = [gateOf(board, -1), gateOf(board, 1)]
  const { maze, way } = makeShaped(board, entry.cell, exit.cell, size, random)
  const paint = tint(findPicture(figure.picture).color, 0.3)
  const width = WALL_WIDTH[size] * 0.8
  const outline = { width: width * 1.5 }
  const at = (gate: Point, direction: -1 | 1) => ({
    cx: Math.min(Math.max(gate.x, CONTENT.x + PICTURE / 2), CONTENT.x + CONTENT.width - PICTURE / 2),
    cy:
      direction < 0
        ? Math.max(CONTENT.y + PICTURE / 2, gate.y - AWAY - PICTURE / 2)
        : Math.min(CONTENT.y + CONTENT.height - PICTURE / 2, gate.y + AWAY + PICTURE / 2),
    size: PICTURE,
    color: options.color,
  })
  const marks: Mark[] = [
    area(polylineData(board.contour, true), options.color ? paint : WHITE),
    path(maze.walls.map((wall) => wall.d).join(''), { width }),
    path(openContour(board.contour, [entry.at, exit.at], plan.cell * 0.8), outline),
    drawPicture(wordPicture(figure.start), at(entry.at, -1)),
    drawPicture(wordPicture(figure.goal), at(exit.at, 1)),
  ]
  const { walls: _, ...facts } = maze
  const solution = drawWay(board.tiling, maze, { before: entry.at, after: exit.at }, Math.min(1.8, plan.cell * 0.2))
  return {
    marks,
    solved: [...marks, solution],
    facts: { ...facts, corridor: plan.cell, way },
    pictures: [figure.picture, figure.start, figure.goal],
  }
}

export const SHAPED: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-figura',
  category: 'labirinto',
  themes: [...Object.keys(FIGURES), ...Object.keys(FIGURES).map((theme) => `${theme}-gigante`)],
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
