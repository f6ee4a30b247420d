/** Hills in front of one another: the steep flank of each is the line to trace. */
import { inTurn } from '../../studio/in-turn.ts'
import { points, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { bush, flower, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { type Journey, namesOf, standing } from './figures.ts'
import { roomOf } from './journeys.ts'
import type { Drawn, Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

const ROLLS: readonly Journey[] = [
  ['kart', 'flag'],
  ['rabbit', 'cabbage'],
  ['dog', 'bone'],
  ['snail', 'flower'],
  ['duck', 'nest'],
  ['sheep', 'bale'],
  ['cat', 'yarn'],
  ['car', 'house'],
]

const ROWS = { facil: 2, medio: 3, desafio: 4 } as const
const [TOP, FOOT] = [62, 280]
const FILLS: readonly [Fill, ...Fill[]] = ['grass', 'meadow']

/** Length of a flank along the ground as a share of its height: it falls at 55, 40 or 47 degrees. */
const RUNS = [0.7, 1.2, 0.93] as const
/** Upper ends of flanks, mm from the left. */
const EDGES = [66, 80, 94] as const
/** Breadth of a tree, a flower or a bush with what is free around it, mm. */
const PLOT = 17
/** Of a valley on the hardest level: the other side rises to here. */
const RISEN = 166

/** On level ground between two points: as many as have room. */
function growth(pen: Pen, at: (x: number) => number, from: number, to: number, foot: number, i: number): Drawing {
  const things = [
    (x: number) => tree(pen, at(x), foot, 0.62, i % 2 ? 'lime' : 'leaf', i % 3 ? undefined : 'red'),
    (x: number) => flower(pen, at(x), foot, 0.9, i % 2 ? 'pink' : 'yellow'),
    (x: number) => bush(pen, at(x), foot, 0.6, 'leaf', i % 2 ? 'yellow' : 'red'),
  ]
  const count = Math.max(0, Math.min(things.length, Math.floor((to - from) / PLOT)))
  return things.slice(0, count).map((draw, k) => draw(from + ((to - from) * (k + 0.5)) / count))
}

/** On the hardest level the path goes up again. */
export function hills({ pen, level, index, random, deal }: Scene): Drawn {
  const rows = ROWS[level]
  const step = (FOOT - TOP) / rows
  const far = pen.plane('far', 'hillLine')
  const journeys = deal(ROLLS, rows)
  const first = (random.integer(0, 1) + index) % 2
  const isValley = level === 'desafio'
  const room = Math.min(40, step * 0.4)
  const height = step - 8 - room
  const tall = Math.min(36, room * 0.95)
  const strokes: Stroke[] = []
  const drawn = journeys.map(([who, goal], i): Drawing => {
    const isMirrored = !isValley && (i + first) % 2 === 1
    const at = (x: number): number => (isMirrored ? 210 - x : x)
    const low = TOP + step * (i + 1) - 8
    const top = low - height
    const from = inTurn(EDGES, i + index)
    const to = from + height * inTurn(RUNS, i + 2 * index)
    const line: Spot[] = [[at(from), top], [at(to), low], ...(isValley ? [[at(RISEN), top] as const] : [])]
    const bank: Spot[] = [[at(-6), top], ...line, [at(216), isValley ? top : low]]
    strokes.push(line.map(([x, y]) => ({ x, y })))
    const goalFoot = isValley ? top : low
    return [
      pen.shape(poly([...bank, [at(216), 300], [at(-6), 300]]), inTurn(FILLS, i), null),
      pen.line(poly(bank.slice(0, 2), false) + poly(bank.slice(-2), false), 1.1),
      blades(pen.plane('far', 'leafDeep'), `${at(30)},${low - 4} ${at(from - 14)},${low - 12}`),
      growth(far, at, 14, from - 42, top, i + index),
      isValley ? [] : growth(far, at, to + 10, 166, low, i + index + 1),
      standing(pen, who, at(Math.max(30, from - 21)), top - 0.4, roomOf(who, 34, tall), isMirrored),
      standing(pen, goal, at(183), goalFoot - 0.4, roomOf(goal, 26, tall * 0.9), isMirrored),
    ]
  })
  return {
    picture: [
      backdrop(pen, 'sky'),
      sun(far, 105, 76, 0.6),
      hill(far, points('-8,130 50,116 110,132 160,118 218,130'), 'hillFar'),
      drawn,
    ],
    strokes,
    shows: namesOf(journeys.flat()),
  }
}
