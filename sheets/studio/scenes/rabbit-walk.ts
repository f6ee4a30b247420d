/** A rabbit's walk: from the house on the hill to the kitchen garden, with the animals of the farm in a file behind. */
import { ellipse, points, poly, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { chick, hen, pig, sheep } from '../shapes/farm.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly } from '../shapes/pets.ts'
import { bloom, fence } from '../shapes/plants.ts'
import { balloonRide, rainbow } from './country-sky.ts'
import { backdrop, ground } from './ground.ts'
import type { Habitat } from './habitat.ts'

/** From the door down the hill, round a bend and along the foot of the picture to the garden. */
const [OUTER, INNER] = [
  points('36,133 50,143 42,158 19,178 14,206 17,244 44,270 110,285 218,288'),
  points('45,133 67,142 68,160 54,184 50,212 62,240 96,256 150,263 218,262'),
]
const path = (edges: readonly (readonly Spot[])[]) =>
  edges.map((edge, i) => `${i ? 'L' : ''}${smooth(edge, false).slice(i ? 1 : 0)}`).join('')
const PATH = `${path([OUTER, [...INNER].reverse()])}z`

/** The garden: soil behind a fence, in beds that come nearer. */
const SOIL = 'M122 160H218V262C190 264 160 264 132 260C126 226 122 194 122 160z'

const carrot = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-7 -4C-8 -12 8 -12 7 -4C6.600 -1 5.600 1 5 2.600H-5C-5.600 1 -6.600 -1 -7 -4z', 'orange'),
    pen.line('M-6.600 -4.600q2.400 1.600 4.600 0.800M6 -1.600q-2 1.200 -3.600 0.400', 0.8),
    pen.shape(
      'M-1 -9C-8 -14 -11 -20 -9 -24C-5 -22 -3 -18 -2.400 -15C-3 -21 -2 -27 0.400 -30C3 -27 3.600 -21 2.600 -15C4 -19 6 -22 9.600 -24C11 -19 8 -13 2 -9z',
      'leaf',
    ),
    pen.shape('M-11 4.400Q-9 -0.400 -5.600 1.600Q0 -1.600 5.600 1.600Q9 -0.400 11 4.400z', 'earth', 0.9),
  ])

const sign = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M-2 0V-20H2V0z', 'wood'),
    pen.shape(poly(points('-17,-38 13,-38 23,-28.500 13,-19 -17,-19')), 'woodPale'),
    pen.shape(ellipse(-9, -31.5, 3.4, 1.5) + ellipse(-10.4, -28.5, 4, 1.6) + ellipse(-9, -25.4, 3.4, 1.5), 'leaf', 0.8),
    pen.shape('M-6 -33C1 -34 11 -31 15.500 -28.500C11 -26 1 -23 -6 -24C-8 -26 -8 -31 -6 -33z', 'orange', 0.9),
    pen.line('M-1 -33V-31M4 -24.600V-26.600M8 -30.800V-29.400', 0.7),
  ])

const garden = (pen: Pen, isRich: boolean): Drawing => [
  fence(pen.plane('middle'), 118, 218, 164, 20),
  pen.shape(SOIL, 'earth'),
  pen.line('M126 192Q170 188 218 192M128 224Q170 219 218 224', 0.9, 'soil'),
  [148, 166, 184].map((x) => lettuce(pen, x, 186, 0.5)),
  isRich ? [157, 175].map((x) => carrot(pen, x, 190, 0.4)) : [],
  [144, 164, 184].map((x) => carrot(pen, x, 213, 0.84)),
  [150, 178].map((x) => lettuce(pen, x, 244, 0.8)),
]

/** Behind the rabbit, the nearest first: each is seen whole. */
const file = (pen: Pen): Drawing => [
  sheep(pen, 54, 157, 0.52, { flip: true }),
  pig(pen, 36, 188, 0.62, { flip: true }),
  hen(pen, 36, 222, 1.05, 'white', { flip: true }),
  chick(pen, 49, 255, 1.5, { flip: true }),
]

export const RABBIT_WALK = {
  behind: ({ pen, more, most, rich }) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      most(() => rainbow(far)),
      sun(middle, 166, 74, 1, true),
      cloud(far, 34, 72, 1),
      more(() => [cloud(far, 116, 66, 0.8), balloonRide(far, 86, 106, 0.95)]),
      hill(far, points('-8,116 40,100 96,122 150,98 218,114'), 'hillFar'),
      more(() => tree(middle, 108, 130, 0.9, 'lime')),
      ground(middle, points('-8,134 40,128 90,134 150,128 218,132'), 'hill'),
      more(() => [
        tree(middle, 20, 137, 1.1),
        bush(middle, 80, 139, 0.7, 'leaf', 'pink'),
        tree(middle, 186, 150, 1.35, 'leaf', 'red'),
        tree(middle, 152, 144, 0.9),
      ]),
      ground(pen, points('-8,170 60,160 130,166 218,158'), 'meadow'),
      more(() => [garden(pen, rich), pen.shape(PATH, 'path', 1.3), house(middle, 41, 134, 1.05, { roof: 'red' })]),
    ]
  },
  before: ({ pen, more, most }) => [
    bloom(pen, 23, 277, 2, 'red'),
    bloom(pen, 188, 278, 2, 'yellow'),
    more(() => [sign(pen.plane('middle'), 148, 277), file(pen.plane('middle'))]),
    most(() => [butterfly(pen, 62, 214, 0.8, 'orange', 12), tuft(pen, 168, 278, 0.9)]),
  ],
} as const satisfies Habitat
