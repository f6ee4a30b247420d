/**
 * Maze inside a figure, cut by its true contour: in at its top, out at its bottom; then with the letters of a word on the
 * way, or numbers to add. The theme names the figure.
 */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { contourOf } from '../../pictures/contour.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { symmetricContour } from '../../pictures/symmetric.ts'
import { answer } from '../../scene/answers.ts'
import { BLACK, BLUE, BROWN, GREEN, tint, WHITE } from '../../scene/inks.ts'
import { area, circle, line, type Point, path, polylineData, round } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { type Ink, type Mark, PAGE_WIDTH_MM, type SheetKind, type SheetOptions } from '../../scene/scene.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawGuest } from './actors.ts'
import { contourBoard } from './contour-board.ts'
import { drawWay, type End, type Size, sizeOf, WALL_WIDTH } from './drawing.ts'
import { type FigureLand, figureLand } from './figure-land.ts'
import { type MazeFacts, tryMaze } from './maze.ts'
import { mazePlate, mazeTitle, token } from './maze-picture.ts'
import type { Tiling, Wall } from './tiling.ts'
import { type WayTokens, wayTokens } from './way-tokens.ts'

interface Plan {
  readonly cell: number
  readonly branching: number
  readonly share: number
  readonly tokens?: 'letters' | 'numbers'
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { cell: 21, branching: 0, share: 0.3 },
  medio: { cell: 12.5, branching: 0.08, share: 0.22, tokens: 'letters' },
  desafio: { cell: 8, branching: 0.15, share: 0.15, tokens: 'numbers' },
  gigante: { cell: 6.2, branching: 0.1, share: 0.12 },
}

const QUESTIONS = { letters: 'Palavra:', numbers: 'Total:' } as const
const PLATE = { y: 263, width: 66, height: 15 } as const

interface Figure {
  /** The picture whose contour is the board. */
  readonly picture: string
  /** Uses the smooth, symmetric contour of the figure: where a thin stem would block the path. */
  readonly smooth?: true
  /** Used if the picture's own colour would be too pale, or wrong. */
  readonly ink?: Ink
  /** Round obstacles inside: shares of the figure's width and height. */
  readonly rounds?: readonly (readonly [kind: 'eye' | 'window', x: number, y: number])[]
  /** Parts in another colour: where its contour runs, as shares of the figure's width and height. */
  readonly painted?: readonly { readonly ink: Ink; readonly in: Box }[]
  /** The traveller at the top, and the goal at the bottom: both belong to the figure. */
  readonly start: string
  readonly goal: string
  /** Default: the sky. */
  readonly land?: FigureLand
}

const FIGURES: Readonly<Record<string, Figure>> = {
  coracao: { picture: 'heart', start: 'envelope', goal: 'gift' },
  peixe: { land: 'sea', picture: 'fish', rounds: [['eye', 0.2, 0.46]], start: 'octopus', goal: 'shell' },
  casa: { land: 'lawn', picture: 'house', rounds: [['window', 0.5, 0.36]], start: 'cat', goal: 'fish' },
  maca: {
    land: 'lawn',
    picture: 'apple',
    painted: [{ ink: GREEN, in: { x: 0.45, y: 0, width: 0.4, height: 0.22 } }],
    start: 'caterpillar',
    goal: 'butterfly',
  },
  nuvem: { picture: 'cloud', ink: tint(BLUE, 0.6), start: 'sun', goal: 'drop' },
  arvore: {
    land: 'lawn',
    picture: 'tree',
    ink: tint(GREEN, 0.7),
    painted: [{ ink: tint(BROWN, 0.7), in: { x: 0, y: 0.72, width: 1, height: 0.3 } }],
    start: 'bird',
    goal: 'nest',
  },
  ovo: { land: 'lawn', picture: 'egg', start: 'hen', goal: 'chick' },
  pera: { land: 'lawn', picture: 'pear', smooth: true, start: 'caterpillar', goal: 'butterfly' },
  sino: { picture: 'bell', start: 'star', goal: 'gift' },
  baleia: { land: 'sea', picture: 'whale', start: 'boat', goal: 'shell' },
  morango: { land: 'lawn', picture: 'strawberry', start: 'snail', goal: 'leaf' },
  balao: { picture: 'balloon', start: 'bird', goal: 'gift' },
}

/** Side of the pictures at the gates, mm: larger where the figure is low. */
const PICTURE = 24
const LARGEST_PICTURE = 36
/** Area of the board: the pictures go above and below. */
const ROOM: Box = {
  x: CONTENT.x + 5,
  y: CONTENT.y + PICTURE + 4,
  width: CONTENT.width - 10,
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

/** Radius of an eye or a window, mm. */
const ROUND = 6.5

interface Board {
  readonly contour: readonly Point[]
  /** From a share of the figure's width and height to the paper. */
  readonly place: (x: number, y: number) => Point
  readonly tiling: Tiling
  readonly picture: number
}
const boards = new Map<string, Board>()

function boardOf(figure: Figure, cell: number): Board {
  const key = `${figure.picture} ${cell}`
  const known = boards.get(key)
  if (known) return known
  const contour = boardContour(figure)
  const [xs, ys] = [contour.map((p) => p.x), contour.map((p) => p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const place = (x: number, y: number) => ({ x: left + width * x, y: top + height * y })
  const holes = (figure.rounds ?? []).map(([, x, y]) => circlePoints(place(x, y), ROUND))
  const board = {
    contour,
    place,
    tiling: contourBoard([contour, ...holes], cell),
    picture: Math.min(LARGEST_PICTURE, PICTURE + (ROOM.height - height) / 2),
  }
  boards.set(key, board)
  return board
}

const circlePoints = (at: Point, radius: number): Point[] =>
  Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 24) * Math.PI
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
  })

/** Between the contour and the picture outside a gate, mm. */
const AWAY = 3
/** A contour that reaches farther out beside a gate touches the picture, mm. */
const BULGE = 5

const isInGap = (p: Point, gate: Point, cell: number) =>
  Math.abs(gate.x - p.x) < cell * 0.38 && Math.abs(gate.y - p.y) < cell

/** A gap that is higher than so many cells takes away a corner of the figure. */
const STEEP = 0.6
const COST_OF_STEEP = 50

/**
 * One of the highest (-1) or lowest (1) cells, with the point of the contour nearest above or below it: where the picture
 * outside has most room, the middle one otherwise.
 */
function gateOf({ contour, tiling, picture }: Board, direction: -1 | 1, cell: number) {
  const reach = Math.max(...tiling.cells.map((p) => direction * p.y))
  const row = tiling.cells.map((p, i) => ({ p, i })).filter(({ p }) => direction * p.y > reach - 0.1)
  const gates = row.flatMap(({ p, i }) => {
    const near = contour
      .filter((q) => direction * (q.y - p.y) > 0)
      .sort((a, b) => Math.hypot(4 * (a.x - p.x), a.y - p.y) - Math.hypot(4 * (b.x - p.x), b.y - p.y))[0]
    return near ? [{ cell: i, at: { x: p.x, y: near.y } }] : []
  })
  const middle = gates[Math.floor(gates.length / 2)]
  if (!middle) throw new RangeError('a board has cells')
  const inTheWay = ({ at }: { readonly at: Point }) => {
    const far = (q: Point) => direction * (q.y - at.y)
    return contour.filter((q) => Math.abs(q.x - at.x) < picture / 2 && far(q) > BULGE && far(q) < picture + AWAY).length
  }
  const isSteep = ({ at }: { readonly at: Point }) => {
    const heights = contour.filter((q) => isInGap(q, at, cell)).map(({ y }) => y)
    return Math.max(...heights) - Math.min(...heights) > cell * STEEP
  }
  const cost = (gate: (typeof gates)[number]) => inTheWay(gate) + (isSteep(gate) ? COST_OF_STEEP : 0)
  return gates.reduce((best, gate) => (cost(gate) < cost(best) ? gate : best), middle)
}

/** The contour with a gap at each of the gates, as wide as the cell behind it lets. */
function openContour(contour: readonly Point[], gates: readonly Point[], cell: number): string {
  const isOpen = (p: Point) => gates.some((gate) => isInGap(p, gate, cell))
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

/**
 * The walls without those that only stick out of the contour, shorter than a corridor is wide: their tip is open all
 * around, so that they separate no cells.
 */
function withoutHairs(walls: readonly Wall[]): string {
  const ends = ({ d }: Wall) => [...d.matchAll(/[ML](-?[\d.]+ -?[\d.]+)/g)].map(([, end]) => end ?? '')
  const touching = new Map<string, number>()
  for (const end of walls.flatMap(ends)) touching.set(end, (touching.get(end) ?? 0) + 1)
  return walls
    .filter(({ tip }) => !tip || (touching.get(`${round(tip.x)} ${round(tip.y)}`) ?? 0) > 1)
    .map(({ d }) => d)
    .join('')
}

/** Slim figures have no room for a winding path: they get the longest possible one. */
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

/** The leaf of an apple, the trunk of a tree: what the contour encloses there. */
function drawPainted({ painted = [] }: Figure, { contour, place }: Board): Mark[] {
  return painted.map(({ ink, in: box }) => {
    const [from, to] = [place(box.x, box.y), place(box.x + box.width, box.y + box.height)]
    const inside = (p: Point) => p.x >= from.x && p.x <= to.x && p.y >= from.y && p.y <= to.y
    const first = contour.findIndex((p, i) => inside(p) && !inside(contour.at(i - 1) ?? p))
    const turned = first < 0 ? contour : [...contour.slice(first), ...contour.slice(0, first)]
    return area(polylineData(turned.filter(inside), true), ink)
  })
}

function drawRounds({ rounds = [] }: Figure, { place }: Board, width: number): Mark[] {
  return rounds.flatMap(([kind, x, y]) => {
    const { x: cx, y: cy } = place(x, y)
    const ring = circle(cx, cy, ROUND, { width, fill: WHITE })
    return kind === 'eye'
      ? [ring, circle(cx, cy, ROUND * 0.45, { fill: BLACK, width: 0.1 })]
      : [
          ring,
          line(cx - ROUND, cy, cx + ROUND, cy, { width: width * 0.7 }),
          line(cx, cy - ROUND, cx, cy + ROUND, { width: width * 0.7 }),
        ]
  })
}

/** A goal so far from the middle leaves room at one side alone, mm. */
const ASIDE = 22

/** Of the room at a gate, for who sets out and for the goal. */
const SHOWN = 0.96

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { theme, size } = sizeOf(options.theme, options.level)
  const figure = FIGURES[theme ?? 'coracao']
  if (!figure) throw new RangeError(`no figure named ${theme}`)
  const plan = PLANS[size]
  const board = boardOf(figure, plan.cell)
  const [entry, exit] = [gateOf(board, -1, plan.cell), gateOf(board, 1, plan.cell)]
  const { maze, way } = makeShaped(board, entry.cell, exit.cell, size, random)
  const paint = figure.ink ?? tint(findPicture(figure.picture).color, 0.3)
  const width = WALL_WIDTH[size] * 0.8
  const outline = { width: width * 1.5 }
  const { contour, picture } = board
  /** Away from the contour, which may bulge next to the gate. */
  const at = (gate: Point, direction: -1 | 1) => {
    const cx = Math.min(Math.max(gate.x, CONTENT.x + picture / 2), CONTENT.x + CONTENT.width - picture / 2)
    const beside = contour.filter((q) => Math.abs(q.x - cx) < picture / 2 && Math.abs(q.y - gate.y) < picture / 2)
    const far = Math.max(...beside.map((q) => direction * q.y))
    const cy = direction * far + direction * (AWAY + picture / 2)
    const [top, bottom] = [CONTENT.y + picture / 2, CONTENT.y + CONTENT.height - picture / 2]
    return { at: { x: cx, y: Math.min(Math.max(cy, top), bottom) }, size: picture }
  }
  const [first, goal] = [at(entry.at, -1), at(exit.at, 1)]
  const off = goal.at.x - PAGE_WIDTH_MM / 2
  const isAside = Math.abs(off) > ASIDE
  const plateLeft = isAside ? off > 0 : off > 1
  // A goal at one side has the plate, or who looks on, at the other.
  const isLeft = isAside && !plan.tokens ? plateLeft : !plateLeft
  const helper = isAside && plan.tokens ? 'none' : isLeft ? 'left' : 'right'
  const found = plan.tokens && wayTokens(plan.tokens, maze, random.fork('tokens'))
  const tokens = [...(found?.onWay ?? []), ...(found?.beside ?? [])].flatMap(([cell, content]) => {
    const middle = board.tiling.cells[cell]
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
    area(polylineData(contour, true), options.color ? paint : WHITE),
    ...(options.color ? drawPainted(figure, board) : []),
    path(withoutHairs(maze.walls), { width }),
    path(openContour(contour, [entry.at, exit.at], plan.cell), outline),
    ...drawRounds(figure, board, outline.width),
    ...guest(figure.start, first),
    ...guest(figure.goal, goal),
  ]
  const { walls: _, ...facts } = maze
  const solution = drawWay(board.tiling, maze, { before: entry.at, after: exit.at }, Math.min(1.8, plan.cell * 0.2))
  return {
    marks: [
      ...marks,
      answer([solution]),
      ...tokens,
      ...(found && plan.tokens
        ? mazePlate({ x: plateX, ...PLATE }, QUESTIONS[plan.tokens], found.answer, options.color)
        : []),
      mazeTitle(options, options.color),
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
  draw: (options) => composeSheet(options, 'way', (random, index) => drawPage(options, random, index)),
}
