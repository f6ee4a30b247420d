/** Light places around a drawing in dots: the child colours them with it. No line of theirs runs among its dots. */
import type { Point } from '../../scene/marks.ts'
import { box, circle, points, type Spot, smooth, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ripples } from '../../studio/scenes/ground.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { cloud, flower, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { gift } from '../../studio/shapes/party.ts'
import { broadLeaf, fern, palm, reed } from '../../studio/shapes/plants.ts'
import { planet } from '../../studio/shapes/space.ts'

import { CLEAR, clearOf, lanterns, wideSky } from './dotted-sky.ts'

export type DottedPlace = 'jardim' | 'mata' | 'noite' | 'ar' | 'espaco' | 'festa' | 'mesa' | 'palmas' | 'mar' | 'lagoa'

/** A figure's place: where its feet are, its sides, mm, and whether there is room above it. */
export interface Around {
  readonly foot: number
  readonly left: number
  readonly right: number
  readonly isTall: boolean
  readonly dots: readonly Point[]
}

type Place = (pen: Pen, around: Around) => Drawing

/** Something beside the figure: its middle, half of its width, and itself. */
type Company = readonly [x: number, half: number, draw: (x: number) => Drawing]

/** Those that the figure leaves room for. */
const beside = ({ left, right }: Around, company: readonly Company[]): Drawing =>
  company.map(([x, half, draw]) => (x + half < left - CLEAR || x - half > right + CLEAR ? draw(x) : []))

/** Of the sun and a cloud in the upper corners, mm. */
const CORNER = 12

/** Sun and clouds above the figure, or in the corners that its dots leave free. */
const above = (pen: Pen, { isTall, dots }: Around, drawing: Drawing): Drawing => {
  const clear = clearOf(dots)
  if (isTall) return [drawing, wideSky(pen, clear)]
  const isFree = (x: number, y: number) => clear(x, y, CORNER)
  return [isFree(30, 76) ? sun(pen, 30, 76, 0.5) : [], isFree(178, 76) ? cloud(pen, 178, 80, 0.8) : []]
}

const under = (line: readonly Spot[]) => `${smooth(line, false)}V310H-8z`

/** Hills far away by their colour alone. */
const open = (pen: Pen, sky: Fill, y: number): Drawing => [
  backdrop(pen, sky),
  pen.shape(under(points(`-8,${y} 40,${y - 14} 100,${y - 3} 160,${y - 16} 218,${y}`)), 'hillFar', null),
]

/** The ground that the figure is on: its edge is right below the feet. */
const lawn = (pen: Pen, { foot }: Around, fill: Fill = 'meadow'): Drawing => [
  pen.shape(
    under(points(`-8,${foot + 2} 50,${foot + 1.4} 110,${foot + 2} 165,${foot + 1.4} 218,${foot + 2}`)),
    fill,
    0.8,
  ),
]

const grass = (pen: Pen, around: Around): Drawing => {
  const { foot } = around
  return beside(around, [
    [20, 4, (x) => flower(pen, x, foot + 4, 1.2, 'red')],
    [34, 6, (x) => tuft(pen, x, foot + 3, 1)],
    [176, 7, (x) => mushroom(pen, x, foot + 4, 0.9)],
    [192, 4, (x) => flower(pen, x, foot + 3, 1.2, 'yellow')],
  ])
}

/** In the grass in front of the feet, where no dot is. */
const front = (pen: Pen, { foot }: Around): Drawing =>
  [30, 62, 98, 134, 170].map((x, i) =>
    i % 2 ? flower(pen, x, foot + 14, 0.8, i % 4 === 1 ? 'yellow' : 'pink') : tuft(pen, x, foot + 13, 0.7),
  )

/** Left edge of what is inside the page's frame, mm. */
const INSIDE = 13
const TREE_SIZES = [1.4, 1.15, 0.95, 0.75]

/** A tree at each side, as large as there is room for it. */
const trees = (pen: Pen, around: Around, fruit: readonly (Fill | undefined)[] = []): Drawing =>
  [0, 1].map((side) => {
    const room = (side ? 210 - around.right : around.left) - CLEAR - INSIDE
    const size = TREE_SIZES.find((one) => one * 26 < room)
    const x = INSIDE + 13 * (size ?? 0)
    return size ? tree(pen, side ? 210 - x : x, around.foot + 1, size, side ? 'lime' : 'leaf', fruit[side]) : []
  })

const jardim: Place = (pen, around) => [
  open(pen, 'sky', around.foot - 44),
  above(pen, around, cloud(pen, 104, 66, 0.7)),
  lawn(pen, around),
  trees(pen, around),
  grass(pen, around),
  around.isTall ? front(pen, around) : [],
]

const mata: Place = (pen, around) => [
  open(pen, 'sky', around.foot - 40),
  above(pen, around, sun(pen, 110, 68, 0.45)),
  lawn(pen, around, 'hill'),
  trees(pen, around),
  beside(around, [
    [17, 5, (x) => tuft(pen, x, around.foot + 2, 0.9)],
    [193, 5, (x) => tuft(pen, x, around.foot + 2, 0.9)],
    [38, 9, (x) => fern(pen, x, around.foot + 4, 0.7)],
    [172, 9, (x) => fern(pen, x, around.foot + 4, 0.7)],
  ]),
  around.isTall ? front(pen, around) : [],
]

const noite: Place = (pen, around) => [
  open(pen, 'bluePale', around.foot - 44),
  points('18,100 40,82 96,64 130,72 26,150 190,120 184,170').map(([x, y]) => pen.shape(star(x, y, 2.6), 'sun', 0.6)),
  lawn(pen, around, 'hill'),
  trees(pen, around),
  grass(pen, around),
  around.isTall ? front(pen, around) : [],
]

const ar: Place = (pen, around) => [
  open(pen, 'sky', around.foot - 20),
  above(pen, around, [cloud(pen, 112, 70, 0.7), cloud(pen, 30, 96, 0.7)]),
  lawn(pen, { ...around, foot: around.foot + 3 }),
  [16, 34, 52, 70, 140, 158, 176, 194].map((x, i) =>
    flower(
      pen,
      x,
      around.foot + 15 + (i % 2) * 1.5,
      0.8,
      (['red', 'yellow', 'purple', 'pink'] as const)[i % 4] ?? 'red',
    ),
  ),
]

const espaco: Place = (pen, around) => {
  const { foot } = around
  return [
    backdrop(pen, 'dusk'),
    points('18,102 46,88 100,66 134,74 26,160 190,112 184,180 22,220').map(([x, y], i) =>
      beside(around, [[x, 3, () => pen.shape(star(x, y, i % 2 ? 2 : 3), 'sun', 0.6)]]),
    ),
    beside(around, [
      [184, 14, (x) => pen.at(x, 146, 0.8, (own) => planet(own, 0, 0, 1, 'orange', 'ring'))],
      [24, 8, (x) => pen.shape(circle(x, 128, 8), 'teal', 0.8)],
    ]),
    pen.shape(`M-8 ${foot + 7}Q50 ${foot + 1} 105 ${foot + 2}T218 ${foot + 5}V310H-8z`, 'stone', 0.8),
    points(`36,${foot + 11} 96,${foot + 13} 160,${foot + 11}`).map(([x, y]) =>
      pen.shape(`M${x - 8} ${y}a8 2.200 0 0 1 16 0a8 2.200 0 0 1 -16 0z`, 'greyPale', 0.7),
    ),
  ]
}

const FLAGS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'teal', 'pink', 'orange']
const BALLOONS: readonly Fill[] = ['redPale', 'yellowPale', 'bluePale', 'pinkPale']

/** A table with a cloth in scallops. */
const table = (pen: Pen, foot: number, fill: Fill): Drawing => [
  pen.shape(box(-8, foot + 8, 226, 140), fill, 0.9),
  pen.line([30, 80, 130, 180].map((x) => `M${x} ${foot + 15}V300`).join(''), 0.6),
  pen.shape(`M-8 ${foot + 1.5}H217V${foot + 9}${'a7.500 4.500 0 0 1 -15 0'.repeat(15)}z`, 'white', 0.9),
]

/** A present with its bow, and a balloon tied to it. */
const giftAndBalloon = (pen: Pen, x: number, top: number, foot: number, i: number): Drawing => [
  pen.line(`M${x} ${top + 10}q${i % 2 ? 4 : -4} 24 0 ${foot - top - 32}`, 0.7),
  pen.shape(
    `M${x - 8} ${top - 2}a8 9.500 0 1 1 16 0q0 7 -8 12q-8 -5 -8 -12z`,
    BALLOONS[i % BALLOONS.length] ?? 'red',
    0.8,
  ),
  gift(pen, x, foot + 1.5, 0.62, i % 2 ? 'yellow' : 'blue', 'red'),
]

const festa: Place = (pen, around) => {
  const { foot, isTall } = around
  return [
    backdrop(pen, 'cream'),
    (isTall
      ? [[66, 154]]
      : [
          [14, 62],
          [148, 196],
        ]
    ).map(([from = 0, to = 0]) =>
      bunting(pen, [from, 60], [to, 60], isTall ? 7 : 4, FLAGS, { size: isTall ? 8 : 6, gap: 3 }),
    ),
    table(pen, foot, 'pinkPale'),
    isTall ? lanterns(pen, clearOf(around.dots), BALLOONS) : [],
    isTall
      ? beside(around, [
          [24, 10, (x) => giftAndBalloon(pen, x, 124, foot, 0)],
          [186, 10, (x) => giftAndBalloon(pen, x, 134, foot, 1)],
        ])
      : [],
  ]
}

const mesa: Place = (pen, around) => [
  open(pen, 'sky', around.foot - 40),
  above(pen, around, cloud(pen, 104, 66, 0.7)),
  trees(pen, around, ['red', 'yellow']),
  table(pen, around.foot, 'redPale'),
]

const palmas: Place = (pen, around) => [
  backdrop(pen, 'sky'),
  above(pen, around, sun(pen, 110, 68, 0.45)),
  pen.shape(
    under(
      points(
        `-8,${around.foot - 30} 40,${around.foot - 44} 100,${around.foot - 30} 160,${around.foot - 46} 218,${around.foot - 30}`,
      ),
    ),
    'hillFar',
    null,
  ),
  lawn(pen, around, 'hill'),
  beside(
    around,
    [22, 188].map((x): Company => [x, 13, (at) => palm(pen, at, around.foot + 1, 0.9)]),
  ),
  beside(around, [
    [38, 8, (x) => broadLeaf(pen, x, around.foot + 6, 0.6, 30)],
    [170, 8, (x) => broadLeaf(pen, x, around.foot + 6, 0.6, -30)],
  ]),
  around.isTall ? front(pen, around) : [],
]

const mar: Place = (pen, around) => {
  const { foot } = around
  return [
    backdrop(pen, 'sky'),
    above(pen, around, [sun(pen, 110, 70, 0.5), cloud(pen, 30, 104, 0.8)]),
    pen.shape(box(-8, foot - 24, 226, 180), 'water', null),
    beside(around, [
      [22, 12, (x) => ripples(pen, `${x},${foot - 12}`)],
      [186, 12, (x) => ripples(pen, `${x},${foot - 14}`)],
    ]),
    ripples(pen, `34,${foot + 7} 90,${foot + 8} 150,${foot + 7}`),
  ]
}

const lagoa: Place = (pen, around) => {
  const { foot } = around
  return [
    open(pen, 'sky', foot - 44),
    above(pen, around, cloud(pen, 104, 66, 0.7)),
    pen.shape(box(-8, foot - 36, 226, 40), 'water', null),
    lawn(pen, around),
    beside(
      around,
      [17, 25, 186, 194].map((x, i): Company => [x, 4, (at) => reed(pen, at, foot + 3, 0.9, i * 3 - 4)]),
    ),
    around.isTall ? front(pen, around) : [],
  ]
}

export const DOTTED_PLACES: Readonly<Record<DottedPlace, Place>> = {
  jardim,
  mata,
  noite,
  ar,
  espaco,
  festa,
  mesa,
  palmas,
  mar,
  lagoa,
}
