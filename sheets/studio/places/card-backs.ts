/** The back of a card by its date: a small scene from edge to edge, and room for the name of whoever made the card. */
import { box, points, poly, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sheep } from '../shapes/farm.ts'
import { bonfire, corn } from '../shapes/june.ts'
import { cloud, flowerHead } from '../shapes/nature.ts'
import { cake, gift } from '../shapes/party.ts'
import { rabbit } from '../shapes/pets.ts'
import { type Hung, hungEgg, hungFlag, hungHeart, hungStar, swag } from './card-garlands.ts'
import { PANEL, wholePanel } from './gift-card.ts'

const { width: W, height: H } = PANEL

/** A wall or sky, and below it the ground or table on which things stand. */
const place = (pen: Pen, wall: Fill, ground: Fill, edge: number): Drawing => [
  pen.shape(box(-1, -1, W + 2, H + 2), wall, null),
  pen.shape(box(-2, edge, W + 4, H), ground, 0.9),
]

const madeBy = (pen: Pen, y: number, rx = 3): Drawing => [
  pen.shape(box(10, y, W - 20, 19, rx), 'white', 1),
  pen.text(15, y + 7.4, 'Feito por', 4.4, { font: 'text', anchor: 'start' }),
  pen.line(`M15 ${y + 15}H${W - 15}`, 0.5),
]

const potted = (pen: Pen, x: number, y: number, scale: number, [pot, bloom]: readonly [Fill, Fill]): Drawing =>
  pen.at(x, y, scale, (own) => [
    points('-8,-24 8,-24 0,-33').map(([dx, top]) => [
      own.rope(`M${dx * 0.4} -12Q${dx} -16 ${dx} ${top}`, 1.4, 'leaf', 0.8),
      flowerHead(own, dx, top, 5.4, bloom),
    ]),
    own.shape('M-10 -14H10L7.500 0H-7.500z', pot),
    own.shape(box(-11.5, -16, 23, 4, 1), pot),
  ])

const hanging = (pen: Pen, hung: Hung): Drawing => swag(pen, hung, W, 6)

const egg = (pen: Pen, x: number, y: number, turn: number, fill: Fill): Drawing =>
  pen.at(
    x,
    y,
    1,
    (own) => [
      own.shape('M0 -17C5 -17 8 -10 8 -6A8 7 0 0 1 -8 -6C-8 -10 -5 -17 0 -17z', fill),
      own.line('M-7.600 -8q3.800 4 7.600 0t7.600 0', 0.9),
    ],
    { turn },
  )

const blades = (pen: Pen, y: number): Drawing =>
  pen.line(
    points('6,3 20,9 34,2 58,8 72,3 84,9')
      .map(([x, dy]) => `M${x} ${y + dy}l1.600 -3l1.600 3`)
      .join(''),
    0.7,
    'leafDeep',
  )

const kiteSpool = (pen: Pen): Drawing => [
  cloud(pen, 22, 22, 0.55),
  cloud(pen, 74, 50, 0.5),
  pen.line('M60 32C50 48 30 40 26 62', 0.8),
  pen.at(60, 24, 0.8, (own) => [
    own.shape(poly(points('0,-18 13,-4 0,18 -13,-4')), 'red'),
    own.line('M0 -18V18M-13 -4H13', 0.8),
    own.line('M0 18C6 24 -4 30 4 36', 0.9),
  ]),
  pen.shape(box(20, 58, 12, 9, 1.6), 'yellow'),
  pen.line('M20 61H32M20 64H32', 0.7),
  pen.shape(box(18, 56.4, 16, 2.6, 1) + box(18, 66.4, 16, 2.6, 1), 'wood', 0.9),
]

const books: readonly (readonly [number, number, Fill])[] = [
  [30, 36, 'blue'],
  [33, 32, 'yellow'],
  [31, 31, 'green'],
]

const desk = (pen: Pen): Drawing => [
  books.map(([x, width, fill], i) => [
    pen.shape(box(x, 61 - i * 7, width, 7, 1), fill),
    pen.line(`M${x + 5} ${61 - i * 7}v7`, 0.8),
  ]),
  pen.at(46, 47, 1, (own) => [
    own.shape('M0 -12C-6 -15 -10 -9 -8.500 -5C-7 0 -3 1 0 0C3 1 7 0 8.500 -5C10 -9 6 -15 0 -12z', 'red'),
    own.rope('M0 -12Q0.500 -15 2.500 -16', 1, 'brown', 0.7),
  ]),
  pen.shape('M72 50H84L82.600 68H73.400z', 'teal'),
  pen.shape('M75 50V36L76.600 32L78.200 36V50zM79 50V40L80.600 36L82.200 40V50z', 'orange', 0.8),
]

export const CARD_BACKS = {
  'dia-das-maes': (pen) => [
    place(pen, 'pinkPale', 'woodPale', 66),
    hanging(pen, hungHeart),
    potted(pen, 20, 67, 0.86, ['blue', 'pink']),
    potted(pen, 46, 67, 1.16, ['clay', 'red']),
    potted(pen, 72, 67, 0.86, ['teal', 'yellow']),
    madeBy(pen, 76),
  ],
  'dia-dos-pais': (pen) => [place(pen, 'sky', 'grass', 66), blades(pen, 68), kiteSpool(pen), madeBy(pen, 78, 9)],
  natal: (pen) => [
    place(pen, 'redPale', 'floor', 60),
    swag(pen, hungStar, W, 6),
    gift(pen, 24, 68, 0.9, 'blue', 'yellow'),
    gift(pen, 68, 68, 0.9, 'green', 'red'),
    gift(pen, 46, 70, 1.1, 'red', 'yellow'),
    madeBy(pen, 77),
  ],
  presepio: (pen) => [
    pen.shape(box(-1, -1, W + 2, H + 2), pen.isNight ? 'nightSky' : 'purplePale', null),
    pen.shape('M44 20C28 26 14 36 4 52C20 40 34 34 48 30z', 'yellowPale', 1),
    pen.shape(star(52, 22, 14), 'yellow'),
    pen.shape('M-2 62Q24 48 50 60T93 54V104H-2z', 'hillFar', 0.9),
    pen.shape('M-2 70Q30 60 93 70V104H-2z', 'sand', 0.9),
    sheep(pen, 30, 72, 0.85),
    sheep(pen, 66, 73, 0.7),
    madeBy(pen, 78),
  ],
  pascoa: (pen) => [
    place(pen, 'skyLow', 'grass', 58),
    blades(pen, 62),
    rabbit(pen, 46, 68, 1.05),
    egg(pen, 16, 70, -8, 'yellow'),
    egg(pen, 30, 72, 6, 'pink'),
    egg(pen, 64, 72, -5, 'teal'),
    egg(pen, 78, 70, 8, 'orange'),
    hanging(pen, hungEgg),
    madeBy(pen, 78, 9),
  ],
  aniversario: (pen) => [
    place(pen, 'purplePale', 'pinkPale', 66),
    swag(pen, hungFlag, W, 6),
    cake(pen, 46, 67, 0.85, 3),
    madeBy(pen, 77),
  ],
  'festa-junina': (pen) => [
    place(pen, 'dusk', 'path', 62),
    swag(pen, hungFlag, W, 6),
    bonfire(pen, 46, 70, 1),
    corn(pen, 14, 70, 0.8, -12),
    corn(pen, 78, 70, 0.8, 12),
    madeBy(pen, 77),
  ],
  professores: (pen) => [place(pen, 'sky', 'wood', 68), hanging(pen, hungStar), desk(pen), madeBy(pen, 77)],
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>

export const cardBack = (pen: Pen, draw: (pen: Pen) => Drawing): Drawing => wholePanel(pen, draw)
