/** The cubes that a child completes before cutting: an endless road, a place to choose, a dice. */
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../../studio/pen.ts'
import { type FoldTheme, onFace } from './fold-models.ts'
import type { Face } from './fold-nets.ts'
import type { Printed } from './fold-page.ts'
import { block, dot, type FacePaint, type Patch, painted } from './fold-paint.ts'
import { type Plate, told } from './fold-plates.ts'
import {
  type DicePuzzle,
  dicePuzzle,
  OPEN_NETS,
  type PlacePuzzle,
  PUZZLE_SIDE,
  pipsOn,
  placePuzzle,
  type RoadPuzzle,
  roadPuzzle,
  SMALL_SIDE,
} from './fold-puzzles.ts'

export interface CubeTask {
  readonly printed: Printed
  readonly kept?: readonly Face[]
  readonly plates: readonly Plate[]
  readonly over?: (pen: Pen) => Drawing
  /** On the page alone, and in the key alone. */
  readonly asked?: (pen: Pen) => Drawing
  readonly inKey: (pen: Pen) => Drawing
  readonly instruction: string
  readonly names: readonly string[]
  readonly puzzle: { readonly dice?: DicePuzzle; readonly road?: RoadPuzzle; readonly place?: PlacePuzzle }
}

const same = (spot: Spot): Spot => spot

const middleOf = (face: Face): Spot => [
  face.reduce((sum, [x]) => sum + x, 0) / face.length,
  face.reduce((sum, [, y]) => sum + y, 0) / face.length,
]

const questioned = (pen: Pen, face: Face): Drawing => {
  const [x, y] = middleOf(face)
  return pen.text(x, y + 5, '?', 14, { fill: 'greyDark' })
}

function diceTask(random: Random, turn: number): CubeTask {
  const dice = dicePuzzle(random)
  const { net, tabs, values, missing } = dice
  const fill: Fill = (['yellowPale', 'bluePale', 'pinkPale'] as const)[turn % 3] ?? 'yellowPale'
  const paint = net.faces.map(
    (face, i): FacePaint => ({
      fill: missing.includes(i) ? 'white' : fill,
      patches: missing.includes(i) ? [] : pipsOn(face, values[i] ?? 1),
    }),
  )
  return {
    printed: { id: `${net.id} ${values.join('')}`, net, paint, tabs, guided: false },
    plates: [told(['No dado montado,', 'cada face e a oposta somam 7.'])],
    asked: (pen) => missing.map((i) => questioned(pen, net.faces[i] ?? [])),
    inKey: (pen) =>
      missing.map((i) => {
        const face = net.faces[i] ?? []
        return [pen.shape(poly(face), 'white', 0.9), painted(pen, pipsOn(face, values[i] ?? 1), same)]
      }),
    instruction: 'Desenhe os pontos que faltam, recorte e monte o dado.',
    names: ['dado'],
    puzzle: { dice },
  }
}

const ROAD = 11

/** The road of a face, from the middle of one side to that of another. */
function roadOn(pen: Pen, face: Face, [from, to]: readonly [Spot, Spot]): Drawing {
  const [mx, my] = middleOf(face)
  const d = `M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`
  return pen.clip(poly(face), [pen.rope(d, ROAD, 'greyPale', 0.8), pen.line(d, 0.8, 'greyDark', [3, 2.6])])
}

const tree = (x: number, y: number): Patch[] => [dot(x, y, 4, 'leaf'), dot(x - 1, y - 1, 1.6, 'lime')]
const roof = (x: number, y: number): Patch[] => [
  block(x - 4, y - 3.5, 8, 7, 'red'),
  block(x - 4, y - 0.4, 8, 0.8, 'white', 0.5),
]
const pond = (x: number, y: number): Patch[] => [dot(x, y, 4.4, 'water', 3)]
const THINGS = [tree, roof, pond, tree]

/** Things in the corners of a face that the road leaves free, seen from above. */
const besides = (face: Face, way: readonly [Spot, Spot], turn: number): Patch[] => {
  const [[left, top] = [0, 0]] = face
  const [mx, my] = middleOf(face)
  const [from, to] = way
  // A bend takes the corner between its two sides.
  const bend: Spot = [from[0] + to[0] - mx, from[1] + to[1] - my]
  const corners: Spot[] = [
    [6.5, 6.5],
    [30.5, 6.5],
    [6.5, 30.5],
    [30.5, 30.5],
  ]
  return corners
    .filter(([x, y]) => Math.hypot(x + left - bend[0], y + top - bend[1]) > 12)
    .flatMap(([x, y], i) => (THINGS[(i + turn) % THINGS.length] ?? tree)(x + left, y + top))
}

function roadTask(random: Random, turn: number): CubeTask {
  const road = roadPuzzle(random)
  const { net, tabs, ways, missing, order } = road
  const wayOf = (i: number): readonly [Spot, Spot] =>
    ways[i] ?? [
      [0, 0],
      [0, 0],
    ]
  const paint = net.faces.map(
    (face, i): FacePaint => ({
      fill: missing.includes(i) ? 'white' : 'meadow',
      patches: missing.includes(i) ? [] : besides(face, wayOf(i), turn + i),
    }),
  )
  const given = order.filter((i) => !missing.includes(i))
  const draw = (pen: Pen, list: readonly number[]) =>
    list.map((i) => [
      roadOn(pen, net.faces[i] ?? [], wayOf(i)),
      pen.line(poly(net.faces[i] ?? []), 0.6, undefined, [2.2, 1.8]),
    ])
  return {
    printed: { id: `${net.id} ${order.join('')} ${missing.join('')}`, net, paint, tabs, guided: false },
    plates: [told(['A estrada passa por todas', 'as faces e nunca acaba.'])],
    over: (pen) => draw(pen, given),
    asked: (pen) => missing.map((i) => questioned(pen, net.faces[i] ?? [])),
    inKey: (pen) =>
      missing.map((i) => [
        pen.shape(box(...cornerOf(net.faces[i] ?? []), PUZZLE_SIDE, PUZZLE_SIDE), 'white', 0.8),
        roadOn(pen, net.faces[i] ?? [], wayOf(i)),
      ]),
    instruction: 'Desenhe a estrada que falta, recorte e monte o cubo.',
    names: ['estrada'],
    puzzle: { road },
  }
}

const cornerOf = (face: Face): [number, number] => [
  Math.min(...face.map(([x]) => x)),
  Math.min(...face.map(([, y]) => y)),
]

const LETTERS = ['A', 'B', 'C']

function placeTask(random: Random, id: string, turn: number): CubeTask {
  const place = placePuzzle(random, id)
  const { net, tabs, places, right } = place
  const fill: Fill = (['lime', 'pinkPale', 'bluePale'] as const)[turn % 3] ?? 'lime'
  const half = SMALL_SIDE / 2
  const five = net.faces.slice(0, -1)
  const paint = five.map(
    (face): FacePaint => ({
      fill,
      patches: onFace(face, [
        block(half - 3, 0, 6, SMALL_SIDE, 'red'),
        block(0, half - 3, SMALL_SIDE, 6, 'red'),
        dot(half, half, 4.4, 'yellow'),
        ...[7, 25].flatMap((x) => [7, 25].map((y) => dot(x, y, 2.4, 'white'))),
      ]),
    }),
  )
  return {
    printed: { id: `${id} ${right}`, net: { ...net, faces: five }, paint, tabs, guided: false, open: places },
    kept: places,
    plates: [told(['Só um dos três lugares', 'fecha a caixa sem buraco.'])],
    over: (pen) =>
      places.map((face, i) => {
        const [x, y] = middleOf(face)
        return [
          stroke(poly(face), [0, 0, 0, 70], 0.8, { dash: [0.1, 2.2] }),
          pen.shape(circle(x, y, 6), 'white', 0.8),
          pen.text(x, y + 2.8, LETTERS[i] ?? '', 8),
        ]
      }),
    inKey: () => path(poly(places[right] ?? []), { stroke: ANSWER_RED, width: 1.6 }),
    instruction: 'Pinte o lugar que fecha a caixa, recorte e monte.',
    names: ['caixa', 'presente'],
    puzzle: { place },
  }
}

/** The theme's cubes, page by page. */
export function cubeTask(
  options: SheetOptions,
  theme: FoldTheme,
): (random: Random, index: number, turn: number) => CubeTask {
  if (theme === 'jogos') return (random, _, turn) => diceTask(random, turn)
  if (theme === 'cidade') return (random, _, turn) => roadTask(random, turn)
  const deals = dealPages(options, { items: OPEN_NETS, perPage: 1, mostShared: 0 })
  return (random, index, turn) => placeTask(random, deals[index]?.[0] ?? OPEN_NETS[0] ?? '', turn + index)
}
