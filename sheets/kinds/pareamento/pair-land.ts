/** One landscape for a page of pairs: a stream runs through its middle, on each side things are on its slopes. */

import type { Box } from '../../lettering/bounds.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, type Disc, points, type Spot, smooth } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, tree } from '../../studio/shapes/nature.ts'
import { fern, palm, reed } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'

/** Land behind the pairs: a farm or a wood. */
export type LandName = 'sitio' | 'mata'

/** Of the page, mm: the uppermost box, its lower end, the outer edges of both sides. */
const TOP = 66
const FOOT = 279
const [LEFT, RIGHT] = [18, 192]
/** Room below a box to the one below it, mm. */
const BELOW = 4
/** A thing is this far from its edge, in turn, mm. */
const STEPS = [0, 6] as const
/** The right side is higher than the left one, mm. */
const RAISED = 3
/** From the edge of a slope to the feet on it, mm. */
const ON_SLOPE = 5

export interface LandSpots {
  readonly left: readonly Box[]
  readonly right: readonly Box[]
}

interface Asked {
  /** Things on each side. */
  readonly left: number
  readonly right: number
  /** Of a box, mm. */
  readonly width: number
  /** Left free at the foot, mm. */
  readonly foot: number
}

/** Boxes above the boards of two cupboards. */
export function boardSpots({ left, right, foot }: Asked): LandSpots {
  const boxes = (x: number, count: number) => {
    const step = (FOOT - foot - TOP) / count
    return Array.from({ length: count }, (_, i) => ({ x, y: TOP + step * i + 3, width: 62, height: step - 6 }))
  }
  return { left: boxes(14, left), right: boxes(134, right) }
}

/** Boxes on the slopes of both sides. */
export function landSpots({ left, right, width, foot }: Asked): LandSpots {
  const shift = (i: number) => STEPS[i % 2] ?? 0
  const rows = (count: number) => {
    const step = (FOOT - foot - TOP) / count
    return Array.from({ length: count }, (_, i) => ({ y: TOP + step * i + BELOW / 2, height: step - BELOW }))
  }
  return {
    left: rows(left).map(({ y, height }, i) => ({ x: LEFT + shift(i), y: y + RAISED / 2, width, height })),
    right: rows(right).map(({ y, height }, i) => ({ x: RIGHT - width - shift(i + 1), y: y - RAISED, width, height })),
  }
}

const SLOPES = ['hill', 'meadow', 'grass', 'meadow'] as const

/** The slopes of one side, each below the feet on the one above. */
const slopes = (pen: Pen, boxes: readonly Box[], isLeft: boolean): Drawing =>
  boxes.map((one, i) => {
    const y = one.y + one.height - ON_SLOPE
    const [outer, inner] = isLeft ? [-6, 105] : [216, 105]
    const at = (share: number) => outer + (inner - outer) * share
    const line: Spot[] = [
      [at(0), y + (i % 2 ? 2 : -1)],
      [at(0.28), y - (i % 2 ? 1 : 2.5)],
      [at(0.55), y - 1],
      [at(0.8), y + 3],
      [at(1), y + 5],
    ]
    const far = pen.plane('far', 'hillLine')
    const ordered = isLeft ? line : [...line].reverse()
    return [
      far.shape(`${smooth(ordered, false)}L${ordered.at(-1)?.[0]} 300L${ordered[0]?.[0]} 300z`, inTurn(SLOPES, i)),
      growth(pen.plane('middle'), at(0.24), y + ON_SLOPE, i, isLeft ? 5 : -5),
      growth(pen.plane('middle'), at(0.68), y + ON_SLOPE + 1, i + 1, 5),
    ]
  })

const PETALS = ['yellow', 'pink', 'white'] as const

/** Grass, on every other spot with a flower: small animals have company. */
const growth = (pen: Pen, x: number, y: number, i: number, beside: number): Drawing => [
  pen.line(
    `M${x - 3} ${y}q-1 -3 -2.600 -4.600M${x - 1} ${y}q0 -3.600 -0.600 -6.400M${x + 1.4} ${y}q0.600 -3 2.600 -4.800`,
    0.8,
    'leafDark',
  ),
  i % 2
    ? [
        pen.line(`M${x + beside} ${y + 0.6}v-5`, 0.7, 'leafDark'),
        pen.shape(circle(x + beside, y - 5.6, 1.9), inTurn(PETALS, i >> 1), 0.6),
      ]
    : [],
]

/** Middle and half width of the stream from afar to the front. */
const COURSE: readonly Disc[] = [
  [105, 66, 2],
  [103, 84, 4],
  [107, 112, 6],
  [103, 146, 7.5],
  [107, 184, 9],
  [103, 226, 11],
  [105, 262, 13],
  [105, 300, 16],
]

function course(pen: Pen): Drawing {
  const left = COURSE.map(([x, y, r]): Spot => [x - r, y])
  const right = COURSE.map(([x, y, r]): Spot => [x + r, y]).reverse()
  const edge = `${smooth(left, false)}L${smooth(right, false).slice(1)}z`
  return [
    pen.plane('middle', 'waterLine').shape(edge, 'water'),
    pen.line(
      points('104,102 105,133 102,168 108,203 101,240')
        .map(([x, y]) => `M${x - 4} ${y}q2 -1.600 4 0t4 0`)
        .join(''),
      0.7,
      'waterLine',
    ),
  ]
}

const FAR: Readonly<Record<LandName, (pen: Pen) => Drawing>> = {
  sitio: (pen) => [
    house(pen, 80, 70, 0.44, { roof: 'red' }),
    [122, 134, 146].map((x) => bush(pen, x, 68, 0.22)),
    tree(pen, 162, 66, 0.4, 'leaf', 'red'),
    tree(pen, 54, 66, 0.36),
  ],
  mata: (pen) => [
    [46, 60, 74, 88].map((x, i) => tree(pen, x, 68, i % 2 ? 0.34 : 0.44)),
    [122, 137, 152, 167].map((x, i) => (i % 2 ? palm(pen, x, 68, 0.32) : tree(pen, x, 68, 0.4))),
  ],
}

/** Plants and stones at the edge of the stream, between the rows. */
const banks = (pen: Pen, { left }: LandSpots, foot: number): Drawing =>
  left.slice(0, -1).map((one, i) => {
    const y = one.y + one.height + 2
    const [x, , r] = COURSE.find(([, at]) => at > y - 18) ?? [105, y, 10]
    if (foot > 0 && i === left.length - 2) return rock(pen, x + r + 5, y, 0.16)
    return [
      reed(pen, x - r - 3, y + 1, 0.32, -5),
      i % 2 ? rock(pen, x + r + 5, y - 3, 0.16) : fern(pen, x + r + 4, y - 2, 0.2),
    ]
  })

/** Plants along the water at the very front. */
const front = (pen: Pen, name: LandName, y: number): Drawing => [
  reed(pen, 86, y, 0.6, -4),
  reed(pen, 124, y, 0.6, 5),
  name === 'mata' ? fern(pen, 132, y, 0.4) : bush(pen, 133, y, 0.22),
]

/** The landscape, and the title above it, that the key leaves out. */
export function pairLand(options: SheetOptions, name: LandName, { left, right }: LandSpots, foot: number): PageMark[] {
  const pen = new Pen(options.color)
  const far = pen.plane('far', 'hillLine')
  const marks: Mark[] = marksOf([
    backdrop(pen, 'sky'),
    cloud(pen.plane('far'), 26, 52, 0.5),
    cloud(pen.plane('far'), 184, 50, 0.45),
    ground(far, points('-8,66 40,58 100,66 160,56 218,64'), 'hillFar'),
    FAR[name](pen.plane('far')),
    slopes(pen, left, true),
    slopes(pen, right, false),
    course(pen),
    banks(pen.plane('middle'), { left, right }, foot),
    foot > 0 ? far.shape(box(-6, 252, 230, 60), 'meadow', null) : front(pen.plane('middle'), name, 283),
  ])
  return [...marks, ...taskTitle(pen, options)]
}
