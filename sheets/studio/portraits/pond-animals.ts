/** A frog on its leaf and in mid leap; a duck that swims with its young and one that shakes its wings on the bank. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop, ground, ripples } from '../scenes/ground.ts'
import type { Setting } from '../scenes/habitat.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly, duck, frog } from '../shapes/pets.ts'
import { lily, reed } from '../shapes/plants.ts'
import { fish } from '../shapes/sea.ts'
import type { Portrait } from './portrait.ts'

/** Hills beyond a pond whose near edge is the foot of the page. */
const pond = ({ pen, more }: Setting, shore: number): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  return [
    backdrop(pen, 'sky'),
    hill(
      far,
      points(`-8,${shore - 28} 40,${shore - 44} 104,${shore - 24} 160,${shore - 46} 218,${shore - 26}`),
      'hillFar',
    ),
    more(() => [tree(middle, 24, shore - 6, 1.5), tree(middle, 188, shore - 8, 1.3, 'lime')]),
    ground(middle, points(`-8,${shore - 12} 60,${shore - 16} 130,${shore - 10} 218,${shore - 15}`), 'hill'),
    ground(pen, points(`-8,${shore} 60,${shore - 5} 130,${shore + 1} 218,${shore - 4}`), 'water'),
  ]
}

/** A pad on the water, its notch towards the viewer. */
const pad = (pen: Pen, x: number, y: number, rx: number): Drawing =>
  pen.at(x, y, rx / 40, (own) => [
    own.shape('M0 2L-14 12C-34 10 -42 4 -40 -2C-36 -12 36 -12 40 -2C42 4 34 10 14 12z', 'leaf'),
    own.line('M0 1L-30 2M0 1L-18 -6M0 1L0 -8M0 1L18 -6M0 1L30 2', 0.9),
  ])

const dragonfly = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(
      'M-4 -2C-10 -16 -22 -18 -24 -12C-24 -6 -12 -2 -4 0zM4 -2C10 -16 22 -18 24 -12C24 -6 12 -2 4 0z',
      'foam',
      1,
    ),
    own.shape('M-4 2C-12 2 -20 6 -18 11C-14 14 -6 8 -3 4zM4 2C12 2 20 6 18 11C14 14 6 8 3 4z', 'foam', 1),
    own.shape('M-2.500 4H2.500L1.200 30H-1.200z', 'blue', 1),
    own.shape(ellipse(0, 0, 4, 6), 'blue', 1.1),
    own.shape(circle(-3, -7, 3.4) + circle(3, -7, 3.4), 'teal', 1),
  ])

const tadpole = (pen: Pen, x: number, y: number, flip = false): Drawing =>
  pen.at(
    x,
    y,
    1,
    (own) => [
      own.shape('M4 -3C12 -6 16 4 24 -1C20 8 12 4 4 4z', 'green', 1),
      own.shape(ellipse(0, 0, 7.5, 6), 'green', 1.1),
      own.spot(-3, -1, 1.1),
    ],
    { flip },
  )

const onLeaf: Portrait = {
  shows: ['lago'],
  draw: (setting) => {
    const { pen, more, most } = setting
    return [
      pond(setting, 150),
      more(() => [cloud(pen.plane('far'), 60, 78, 0.9), dragonfly(pen, 164, 92, 0.9)]),
      more(() => [reed(pen, 22, 196, 2.1, -4), reed(pen, 38, 190, 1.7, 5), reed(pen, 190, 194, 2, 4)]),
      ripples(pen, '62,160 118,158'),
      pad(pen, 105, 250, 84),
      pen.plane('hero').at(105, 244, 4, (own) => frog(own, 0, 0)),
      more(() => [tadpole(pen, 28, 220), tadpole(pen, 182, 222, true), lily(pen, 182, 279, 1.2, 'pink')]),
      most(() => [tadpole(pen, 60, 279), lily(pen, 28, 279, 1, 'white'), butterfly(pen, 40, 116, 1.2, 'orange', 10)]),
    ]
  },
}

const toes = (pen: Pen, x: number, y: number, turn: number): Drawing =>
  pen.at(
    x,
    y,
    1,
    (own) => [
      [-34, 0, 34].map((each) =>
        own.at(0, 0, 1, (toe) => [toe.rope('M0 0V9', 3, 'green', 1), toe.shape(circle(0, 11, 3), 'lime', 1)], {
          turn: each,
        }),
      ),
    ],
    { turn },
  )

/** In mid leap to the left, about the middle of its body, 110 mm long. */
const leaping = (pen: Pen): Drawing => [
  pen.rope('M28 10C36 30 50 18 56 34', 8, 'green'),
  toes(pen, 58, 38, -50),
  pen.rope('M-18 4L-34 12', 6, 'green'),
  toes(pen, -36, 13, 70),
  pen.shape('M-42 -14C-44 -28 -30 -36 -16 -33C6 -30 32 -12 42 8C44 20 34 24 20 20C0 18 -30 12 -42 -14z', 'green'),
  pen.shape('M-41 -10C-30 0 -6 4 26 19C22 21 20 20 16 20C-6 17 -32 8 -41 -10z', 'lime', 1),
  pen.shape('M16 -6C30 -14 46 -4 44 8C42 18 26 20 18 12z', 'green'),
  pen.rope('M40 8C52 2 60 0 70 -8', 8, 'green'),
  toes(pen, 73, -10, -120),
  pen.rope('M-12 10L-22 26', 6, 'green'),
  toes(pen, -24, 28, 30),
  pen.shape(circle(4, -20, 3) + circle(14, -13, 2.4) + circle(-4, -25, 2), 'lime', 0.9),
  pen.shape(circle(-24, -34, 10), 'green'),
  pen.shape(circle(-25, -35, 6.4), 'white', 1),
  pen.spot(-26.5, -35, 3.6),
  pen.spot(-25, -37, 1.2, 'white'),
  pen.line('M-41 -15Q-28 -10 -16 -17', 1.2),
  pen.spot(-38, -22, 0.9),
]

const inLeap: Portrait = {
  shows: ['lago'],
  draw: (setting) => {
    const { pen, more, most } = setting
    return [
      pond(setting, 186),
      sun(pen.plane('middle'), 172, 82, 1, true),
      more(() => [cloud(pen.plane('far'), 118, 76, 0.8), reed(pen, 186, 236, 2, 4), reed(pen, 200, 242, 1.6, 8)]),
      ripples(pen, '30,200 96,206 132,198'),
      pad(pen, 48, 232, 38),
      pad(pen, 158, 262, 44),
      more(() => pad(pen, 88, 266, 24)),
      pen.line('M58 222C64 212 70 204 76 200M154 248C156 238 154 228 150 220', 1.2, undefined, [4, 4]),
      pen.plane('hero').at(104, 150, 1.1, leaping),
      more(() => [dragonfly(pen, 34, 110, 0.8), lily(pen, 34, 266, 1.3, 'pink')]),
      most(() => [
        fish(pen, 104, 246, 0.7, 'orange'),
        tadpole(pen, 122, 276),
        butterfly(pen, 180, 128, 1.1, 'purple', 8),
      ]),
    ]
  },
}

const swimming: Portrait = {
  shows: ['lago'],
  draw: (setting) => {
    const { pen, more, most } = setting
    return [
      pond(setting, 176),
      sun(pen.plane('middle'), 172, 84, 1.1, true),
      more(() => cloud(pen.plane('far'), 70, 80, 1)),
      more(() => reed(pen, 24, 214, 2.3, -4)),
      pen.line('M20 204q6 -4 12 0t12 0M168 206q6 -4 12 0t12 0', 1),
      pen.plane('hero').at(106, 212, 4.1, (own) => duck(own, 0, 0, 1, 'yellow')),
      pen.shape('M34 222q9 -6 18 0t18 0t18 0t18 0t18 0t18 0t18 0V228H34z', 'water', null),
      pen.line('M34 222q9 -6 18 0t18 0t18 0t18 0t18 0t18 0t18 0', 1.2),
      pen.plane('hero').at(58, 262, 1.5, (own) => duck(own, 0, 0, 1, 'cream')),
      pen.plane('hero').at(122, 266, 1.5, (own) => duck(own, 0, 0, 1, 'cream')),
      pen.line('M28 270q6 -4 12 0t12 0t12 0t12 0M92 274q6 -4 12 0t12 0t12 0t12 0', 1.1),
      more(() => lily(pen, 180, 262, 1.7, 'pink')),
      most(() => [fish(pen, 166, 238, 0.6, 'orange'), lily(pen, 24, 244, 1.2)]),
    ]
  },
}

/** Seen from the front, its wings open, about its feet, 130 mm wide, 118 high. */
const shaking = (pen: Pen): Drawing => [
  [false, true].map((flip) =>
    pen.at(
      0,
      0,
      1,
      (own) => [
        own.shape(
          // Feathers round at their ends, the longest at the top.
          'M18 -62C28 -80 44 -90 58 -90C68 -90 70 -80 62 -76C70 -74 68 -64 59 -64C65 -60 61 -51 52 -53C54 -45 46 -41 40 -45C38 -38 28 -36 20 -38z',
          'yellow',
        ),
        own.line('M62 -76C54 -75 46 -72 40 -68M59 -64C52 -64 46 -62 40 -59M52 -53C46 -54 42 -53 37 -51', 1),
        own.shape('M6 -2C2 6 6 10 12 8C16 12 20 11 21 8C27 9 29 5 25 -1C20 -6 12 -8 6 -2z', 'orange'),
        own.line('M12 8L13 1M21 8L18 1', 1),
        own.rope('M15 -8V-1', 5, 'orange', 1),
      ],
      { flip },
    ),
  ),
  pen.shape('M-20 -70C-36 -46 -34 -14 -18 -7H18C34 -14 36 -46 20 -70z', 'yellow'),
  pen.shape('M-14 -60C-24 -42 -22 -20 -10 -14H10C22 -20 24 -42 14 -60Q0 -54 -14 -60z', 'cream', 1),
  pen.shape(circle(0, -88, 27), 'yellow'),
  pen.shape('M-4 -114C-8 -124 -2 -128 0 -120C4 -128 10 -122 4 -114z', 'yellow', 1.1),
  pen.shape(ellipse(-11, -94, 5.4, 6.6) + ellipse(11, -94, 5.4, 6.6), 'white', 1.1),
  pen.spot(-10, -93, 3.6),
  pen.spot(10, -93, 3.6),
  pen.spot(-9, -95, 1.2, 'white'),
  pen.spot(11, -95, 1.2, 'white'),
  pen.shape('M-16 -79C-16 -86 16 -86 16 -79C18 -70 8 -68 0 -68C-8 -68 -18 -70 -16 -79z', 'orange'),
  pen.line('M-16 -78Q0 -71 16 -78M-3 -81.500v1M3 -81.500v1', 1),
]

const onBank: Portrait = {
  shows: ['lago'],
  draw: (setting) => {
    const { pen, more, most } = setting
    return [
      pond(setting, 168),
      cloud(pen.plane('far'), 44, 84, 1.1),
      more(() => [cloud(pen.plane('far'), 166, 78, 0.9), ripples(pen, '24,190 150,186')]),
      more(() => pen.plane('middle').at(182, 196, 0.9, (own) => duck(own, 0, 0, 1, 'white'))),
      ground(pen, points('-8,226 50,216 105,222 160,214 218,224'), 'grass'),
      pen.plane('hero').at(105, 258, 1.3, shaking),
      points('40,112 24,124 170,112 186,124').map(([x, y]) =>
        pen.shape(
          `M${x} ${y - 7}C${x + 5} ${y} ${x + 5} ${y + 5} ${x} ${y + 5}C${x - 5} ${y + 5} ${x - 5} ${y} ${x} ${y - 7}z`,
          'water',
          1,
        ),
      ),
      more(() => [reed(pen, 24, 268, 2.2, -4), tuft(pen, 176, 274, 1.5)]),
      most(() => [tuft(pen, 56, 276, 1.2), butterfly(pen, 186, 240, 1.2, 'orange', 10)]),
    ]
  },
}

export const FROGS: readonly [Portrait, Portrait] = [onLeaf, inLeap]
export const DUCKS: readonly [Portrait, Portrait] = [swimming, onBank]
