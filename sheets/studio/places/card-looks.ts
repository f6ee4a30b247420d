/** The look of a card by its date: paper, picture of the cover, thing on the back, garland and frame of the inside. */
import type { CastName } from '../cast/people.ts'
import type { Thing } from '../fit.ts'
import { box, circle, ellipse, heart, points, poly, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { BIRTHDAY } from '../scenes/birthday.ts'
import { CHRISTMAS, CRIB } from '../scenes/christmas-room.ts'
import { EASTER } from '../scenes/easter.ts'
import { type Family, familyScene } from '../scenes/family.ts'
import { JUNE } from '../scenes/june.ts'
import { PRESENTS } from '../scenes/party-presents.ts'
import type { Scene } from '../scenes/scene.ts'
import { drawScene } from '../scenes/scenes.ts'
import { TEACHERS } from '../scenes/teachers.ts'
import { bonfire } from '../shapes/june.ts'
import { flowerHead } from '../shapes/nature.ts'
import { cake, gift } from '../shapes/party.ts'
import { rabbit } from '../shapes/pets.ts'
import { PANEL } from './gift-card.ts'

interface View {
  readonly scene: Scene
  /** Upper edge of what is seen, and its width about the middle. */
  readonly top: number
  readonly width: number
}

export interface CardLook {
  readonly paper: Fill
  readonly inner: Fill
  readonly views: readonly [View, ...View[]]
  readonly back: Thing
  /** Hangs from the string of the inside, about the spot where it is tied. */
  readonly hung: (pen: Pen, i: number) => Drawing
  /** White room to draw in, 78 × 64 mm about its middle. */
  readonly frame: (pen: Pen) => Drawing
  /** Names of what is drawn beside the scene. */
  readonly shows: readonly string[]
}

const MIDDLE = 105

/** The picture of a cover, in a window. */
export function coverView(
  pen: Pen,
  { scene, top, width: seen }: View,
  cast: readonly CastName[],
  width: number,
): Drawing {
  const scale = width / seen
  return pen.at(width / 2 - MIDDLE * scale, -top * scale, scale, (own) => drawScene(scene, own, 'medio', cast))
}

const family = (id: string, ...families: readonly [Family, Family, Family]): [View, ...View[]] => {
  const [first, ...others] = families.map(
    (one): View => ({
      scene: familyScene(id, 'no abraço de quem cuida', one),
      top: 74,
      width: 206,
    }),
  )
  if (!first) throw new RangeError(`${id} has no family`)
  return [first, ...others]
}

const FLAG_FILLS = ['red', 'yellow', 'blue', 'green', 'pink'] as const
const fillOf = (i: number): Fill => FLAG_FILLS[i % FLAG_FILLS.length] ?? 'red'

const hungHeart = (pen: Pen, i: number): Drawing => [
  pen.line('M0 0V1.600', 0.6),
  pen.shape(heart(0, 4.6, 3.4), i % 2 ? 'pink' : 'red', 0.8),
]
const hungStar = (pen: Pen, i: number): Drawing => [
  pen.line('M0 0V1.600', 0.6),
  pen.shape(star(0, 5, 3.8), i % 2 ? 'yellow' : 'blue', 0.8),
]
const hungFlag = (pen: Pen, i: number): Drawing =>
  pen.shape('M-3.400 -0.200H3.400V8.400L0 5.800L-3.400 8.400z', fillOf(i), 0.8)
const hungEgg = (pen: Pen, i: number): Drawing => [
  pen.line('M0 0V1.400', 0.6),
  pen.shape(
    'M0 1.200C2.400 1.200 3.600 4.200 3.600 6A3.600 3.400 0 0 1 -3.600 6C-3.600 4.200 -2.400 1.200 0 1.200z',
    fillOf(i),
    0.8,
  ),
  pen.line('M-3.300 5.200q1.600 1.600 3.300 0t3.300 0', 0.5),
]
const hungBulb = (pen: Pen, i: number): Drawing => [
  pen.shape('M-1.200 0h2.400v1.800h-2.400z', 'grey', 0.6),
  pen.shape(
    'M-1.400 1.800h2.800c2.200 2.600 1 6 -1.400 6.800c-2.400 -0.800 -3.600 -4.200 -1.400 -6.800z',
    fillOf(i),
    0.8,
  ),
]

/** A photo frame with a heart or star at each corner. */
const photoFrame =
  (wood: Fill, corner: (pen: Pen, x: number, y: number) => Drawing) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-39, -32, 78, 64, 3), wood, 1.1),
    pen.shape(box(-34, -27, 68, 54, 1.5), 'white', 1),
    points('-36.500,-29.500 36.500,-29.500 -36.500,29.500 36.500,29.500').map(([x, y]) => corner(pen, x, y)),
  ]

const bauble = (pen: Pen): Drawing => [
  pen.shape(circle(0, -32, 3), null, 1),
  pen.shape(box(-7, -31, 14, 6, 1), 'yellow', 1),
  pen.shape(ellipse(0, 3.5, 37, 29), 'white', 1.3),
]

const egg = (pen: Pen): Drawing =>
  pen.shape('M-39 4C-39 -14 -16 -27 6 -27C26 -27 39 -12 39 4C39 20 26 32 6 32C-16 32 -39 20 -39 4z', 'white', 1.3)

const blankCake = (pen: Pen): Drawing => [
  pen.shape(box(-39, 27, 78, 5, 2), 'bluePale', 1),
  pen.shape(box(-35, 0, 70, 27, 3), 'white', 1.2),
  pen.shape(box(-25, -18, 50, 18, 3), 'white', 1.2),
  [-15, 0, 15].map((x, i) => [
    pen.shape(box(x - 1.6, -27, 3.2, 9), fillOf(i), 0.9),
    pen.shape(`M${x} -33c2.600 3 2 5 0 5.400c-2 -0.400 -2.600 -2.400 0 -5.400z`, 'yellow', 0.8),
  ]),
]

const bigFlag = (pen: Pen): Drawing => [
  pen.line('M-41 -30Q0 -26 41 -30', 1),
  pen.shape('M-36 -29.600Q0 -26.200 36 -29.600V32L0 20L-36 32z', 'white', 1.3),
]

const chalkboard = (pen: Pen): Drawing => [
  pen.shape(box(-39, -32, 78, 60, 2), 'wood', 1.1),
  pen.shape(box(-34.5, -27.5, 69, 51, 1), 'white', 1),
  pen.shape(box(-30, 28, 60, 3.4, 1), 'wood', 0.9),
  pen.shape(box(-22, 26, 9, 2, 0.8), 'white', 0.7),
  pen.shape(box(10, 25.4, 10, 2.8, 0.8), 'blue', 0.7),
]

const plant: Thing = (pen) => [
  points('-8,-24 8,-24 0,-33').map(([x, y], i) => [
    pen.rope(`M${x * 0.4} -12Q${x} -16 ${x} ${y}`, 1.4, 'leaf', 0.8),
    flowerHead(pen, x, y, 5.4, i === 2 ? 'red' : 'pink'),
  ]),
  pen.shape('M-10 -14H10L7.500 0H-7.500z', 'blue'),
  pen.shape(box(-11.5, -16, 23, 4, 1), 'blue'),
]

const kite: Thing = (pen) => [
  pen.shape(poly(points('0,-36 13,-22 0,-4 -13,-22')), 'yellow'),
  pen.shape(poly(points('0,-36 13,-22 0,-22')), 'blue', null),
  pen.shape(poly(points('0,-22 0,-4 -13,-22')), 'red', null),
  pen.shape(poly(points('0,-36 13,-22 0,-4 -13,-22')), null),
  pen.line('M0 -36V-4M-13 -22H13', 0.8),
  pen.line('M0 -4C5 -1 9 -2 13 -0.500', 0.9),
]

const books: Thing = (pen) => [
  pen.shape(box(-14, -6, 28, 6, 1), 'blue'),
  pen.shape(box(-11, -12, 25, 6, 1), 'yellow'),
  pen.shape(box(-13, -18, 24, 6, 1), 'green'),
  pen.line('M-9 -6v6M-6 -12v6M-8 -18v6', 0.8),
  pen.shape(
    'M0 -20C-5 -22 -8 -27 -5.500 -31C-3.500 -33 -1 -32 0 -31C1 -32 3.500 -33 5.500 -31C8 -27 5 -22 0 -19z',
    'red',
  ),
  pen.rope('M0 -31Q0.500 -34 2.500 -35', 1, 'brown', 0.7),
]

const CHRISTMAS_LOOK = {
  paper: 'hillFar',
  inner: 'cream',
  hung: hungBulb,
  frame: bauble,
} as const

const one = (scene: Scene, top: number, width = 210): readonly [View] => [{ scene, top, width }]

export const CARD_LOOKS = {
  'dia-das-maes': {
    paper: 'pinkPale',
    inner: 'cream',
    views: family('maes', ['avo', 'mae', 'nina'], ['professora', 'mae', 'bia'], ['mae', 'pai', 'iara']),
    back: plant,
    hung: hungHeart,
    frame: photoFrame('pink', (pen, x, y) => pen.shape(heart(x, y, 2.6), 'red', 0.7)),
    shows: ['flor', 'coração', 'vaso'],
  },
  'dia-dos-pais': {
    paper: 'bluePale',
    inner: 'cream',
    views: family('pais', ['mae', 'pai', 'malu'], ['vovo', 'pai', 'theo'], ['avo', 'vovo', 'davi']),
    back: kite,
    hung: hungStar,
    frame: photoFrame('wood', (pen, x, y) => pen.shape(star(x, y, 3), 'yellow', 0.7)),
    shows: ['estrela', 'pipa', 'vaso'],
  },
  natal: {
    ...CHRISTMAS_LOOK,
    views: one(CHRISTMAS, 74, 222),
    back: (pen) => gift(pen, 0, 0, 1, 'red', 'yellow'),
    shows: ['bola', 'presente', 'janela'],
  },
  presepio: {
    ...CHRISTMAS_LOOK,
    views: one(CRIB, 74, 222),
    back: (pen) => [pen.shape(star(0, -17, 15), 'yellow'), pen.shape(star(0, -17, 6), 'sun', null)],
    shows: ['bola', 'estrela', 'janela'],
  },
  pascoa: {
    paper: 'yellowPale',
    inner: 'cream',
    views: one(EASTER, 67, 222),
    back: (pen) => rabbit(pen, 0, 0, 1),
    hung: hungEgg,
    frame: egg,
    shows: ['ovo', 'coelho'],
  },
  aniversario: {
    paper: 'purplePale',
    inner: 'cream',
    views: [
      { scene: BIRTHDAY, top: 82, width: 210 },
      { scene: PRESENTS, top: 100, width: 200 },
    ],
    back: (pen) => cake(pen, 0, 0, 1, 3),
    hung: hungFlag,
    frame: blankCake,
    shows: ['bolo', 'vela'],
  },
  'festa-junina': {
    paper: 'straw',
    inner: 'cream',
    views: one(JUNE, 82),
    back: (pen) => bonfire(pen, 0, 0, 1),
    hung: hungFlag,
    frame: bigFlag,
    shows: ['bandeirinhas', 'fogueira'],
  },
  professores: {
    paper: 'sky',
    inner: 'cream',
    views: one(TEACHERS, 84, 206),
    back: books,
    hung: hungStar,
    frame: chalkboard,
    shows: ['livro', 'maçã', 'quadro', 'estrela'],
  },
} as const satisfies Readonly<Record<string, CardLook>>

/** The string along the head of the inside, from edge to edge. */
export function garland(pen: Pen, hung: CardLook['hung']): Drawing {
  const count = 15
  const width = PANEL.width * 2
  const at = (t: number) => 4 + 10 * (t % 0.5) * 2 * (1 - (t % 0.5) * 2)
  return [
    pen.line(`M0 4Q${width / 4} 9 ${width / 2} 4Q${(3 * width) / 4} 9 ${width} 4`, 0.7),
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count
      return pen.at(width * t, at(t), 1, (own) => hung(own, i))
    }),
  ]
}
