/** Hills in front of one another: children slide down both sides of each, and the slope is the line to trace. */
import { boundsOf } from '../../lettering/bounds.ts'
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, SLIDE } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, points, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { stripedBall } from '../../studio/shapes/handy.ts'
import { bush, cloud, flower, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { basket } from '../../studio/shapes/woven.ts'
import { FIGURES, fitted } from './figures.ts'
import type { Drawn, Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

interface Prize {
  readonly name: string
  readonly draw: (pen: Pen) => Drawing
  /** Of the largest. */
  readonly size: number
}

const PRIZES: readonly Prize[] = [
  { ...FIGURES.dog, size: 1 },
  { ...FIGURES.chest, size: 0.94 },
  { ...FIGURES.flag, size: 1 },
  { ...FIGURES.cat, size: 0.94 },
  { name: 'bola', draw: (pen) => stripedBall(pen, 0, -8, 8, 'red', 'yellow'), size: 0.7 },
  { name: 'cesta', draw: (pen) => basket(pen, 0, 0, 1), size: 0.86 },
  { ...FIGURES.rabbit, size: 0.94 },
  { ...FIGURES.duck, size: 0.8 },
]

/** Breadth and middle of a hill: how far its left and its right slope run, mm. */
interface Shape {
  readonly middle: number
  readonly left: number
  readonly right: number
}
const SHAPES: readonly [Shape, ...Shape[]] = [
  { middle: 105, left: 48, right: 48 },
  { middle: 89, left: 32, right: 62 },
  { middle: 121, left: 62, right: 32 },
]

interface Plan {
  /** Feet of the hills, from the top. */
  readonly feet: readonly number[]
  readonly height: number
  /** Half of the level top. */
  readonly summit: number
  /** Of a child. */
  readonly scale: number
}
const PLANS: Readonly<Record<Scene['level'], Plan>> = {
  facil: { feet: [166, 270], height: 66, summit: 22, scale: 0.54 },
  medio: { feet: [142, 208, 274], height: 45, summit: 20, scale: 0.46 },
  desafio: { feet: [126, 176, 226, 276], height: 33, summit: 18, scale: 0.36 },
}

/** Breadth of a slope's track, mm. */
const TRACK = 12
/** A slope that runs less far than this, mm. */
const STEEP = 40
const FILLS: readonly [Fill, ...Fill[]] = ['grass', 'meadow']
const BOARDS: readonly [Fill, ...Fill[]] = ['tan', 'redPale', 'yellow', 'bluePale']

/** From the foot of a hill to its top: children climb it again and again. */
function stairs(pen: Pen, x: number, foot: number, height: number): Drawing {
  const count = Math.round(height / 7)
  const at = (i: number): readonly [half: number, y: number] => [7 - (4 * i) / count, foot - (height * i) / count]
  const steps = Array.from({ length: count }, (_, i) => {
    const [half, y] = at(i + 0.5)
    return `M${x - half} ${y}h${2 * half}`
  })
  return [
    pen.shape(`M${x - 7} ${foot}L${x - 3} ${foot - height}h6L${x + 7} ${foot}z`, 'path', 0.8),
    pen.line(steps.join(''), 0.7, 'brown'),
  ]
}

/** On the face of a hill, between its stairs and its slopes: only low things where the slope is steep. */
function growth(pen: Pen, shape: Shape, foot: number, height: number, turn: number): Drawing {
  const size = height / 60
  const tall = [
    (x: number) => tree(pen, x, foot - 3, size, turn % 2 ? 'lime' : 'leaf', turn % 3 ? undefined : 'red'),
    (x: number) => bush(pen, x, foot - 3, size * 1.1, 'leaf', turn % 2 ? 'yellow' : 'red'),
  ] as const
  const flowers = (x: number) => [
    flower(pen, x - 3, foot - 5, size * 1.3, turn % 2 ? 'pink' : 'purple'),
    flower(pen, x + 4, foot - 3, size * 1.5, 'yellow'),
  ]
  return [-1, 1].map((side, k) => {
    const isSteep = (side < 0 ? shape.left : shape.right) < STEEP
    const x = shape.middle + side * (isSteep ? 17 : 25)
    return [isSteep ? flowers(x) : inTurn(tall, turn + k)(x), blades(pen, `${x - 4},${foot - height * 0.5}`)]
  })
}

export function hills({ pen, level, index, random, deal, who }: Scene): Drawn {
  const { feet, height, summit, scale } = PLANS[level]
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const near = pen.plane('middle', 'leafDeep')
  const first = random.integer(0, 1) + index
  const prizes = deal(PRIZES, feet.length * 2)
  /** A friend waits below one slope. */
  const friend = first % (feet.length * 2)
  const strokes: Stroke[] = []
  const drawn = feet.map((foot, i): Drawing => {
    const shape = inTurn(SHAPES, i + first)
    const top = foot - height
    const edges = [-1, 1].map((side) => {
      const run = side < 0 ? shape.left : shape.right
      const upper: Spot = [shape.middle + side * summit, top]
      return { side, upper, lower: [upper[0] + side * run, foot] as Spot, steep: height / run }
    })
    const [left, right] = edges
    if (!left || !right) return []
    const body: Spot[] = [[-6, foot], left.lower, left.upper, right.upper, right.lower, [216, foot]]
    return [
      middle.shape(poly([...body, [216, 310], [-6, 310]]), inTurn(FILLS, i), 1),
      stairs(far, shape.middle, foot, height),
      growth(near, shape, foot, height, i + index),
      edges.map(({ side, upper, lower, steep }, k): Drawing => {
        const at = i * 2 + k
        const prize = prizes[at]
        // In the middle of the track, whose lower edge is inside the hill.
        const sunk = (TRACK / 2) * Math.hypot(1, steep)
        const start: Spot = [upper[0] + side * 7, top + 7 * steep + sunk * 0.1]
        const end: Spot = [lower[0] - side * 4, foot - 4 * steep + sunk * 0.1]
        strokes.push([start, end].map(([x, y]) => ({ x, y: y + sunk * 0.4 })))
        const inner = upper[0] - side * 5
        const track: Spot[] = [
          [inner, top],
          upper,
          lower,
          [lower[0] - side * (sunk / steep), foot],
          [upper[0], top + sunk],
          [inner, top + sunk * 0.7],
        ]
        const seat = upper[0] - side * scale * 21
        const tall = Math.min(27, height * 0.58)
        const waiting =
          at === friend
            ? person(middle, who(feet.length * 2), 0, foot + 1, tall / 56, { pose: HANDS_UP })
            : prize
              ? fitted(middle, prize.draw, 0, foot, { width: 20 * prize.size, height: tall * prize.size })
              : []
        const x = lower[0] + side * (4 + (boundsOf(marksOf(waiting))?.width ?? 0) / 2)
        return [
          middle.shape(poly(track), pen.colour ? 'path' : 'white', 0.9),
          middle.shape(box(seat - 11 * scale * 1.6, top - 1.6, 22 * scale * 1.6, 2.6, 1), inTurn(BOARDS, at), 0.8),
          person(middle, who(at), seat, top - 0.6, scale, { pose: SLIDE, flip: side > 0 }),
          middle.at(x, 0, 1, () => waiting),
        ]
      }),
    ]
  })
  return {
    picture: [
      backdrop(pen, 'sky'),
      sun(far, 30, 62, 0.42),
      cloud(far, 178, 64, 0.6),
      cloud(far, 58, 72, 0.44),
      hill(far, points('-8,118 40,98 105,116 165,96 218,114'), 'hillFar'),
      drawn,
    ],
    strokes,
    shows: ['morro', 'criança', ...prizes.filter((_, i) => i !== friend).map(({ name }) => name)],
  }
}
