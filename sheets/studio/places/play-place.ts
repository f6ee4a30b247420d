/** A street and a yard to play in, as they were in the time of grandparents and as they are today. */
import type { Box } from '../../lettering/bounds.ts'
import { box, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { townHouse } from '../shapes/instruments.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'

export const PLAY_PLACES = ['rua', 'quintal'] as const
export type PlayPlace = (typeof PLAY_PLACES)[number]

/** A view this high is furnished to its near end. */
const LARGE = 100

export interface PlayView extends Box {
  /** Height of the ground's upper edge on the page. */
  readonly ground: number
  readonly isOld: boolean
  /** The ground is free for what is drawn on it. */
  readonly isFree?: boolean
}

const oldHouses = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    townHouse(own, -88, 0, [46, 44], 'yellowPale', 'blue'),
    townHouse(own, -38, 0, [40, 40], 'pinkPale', 'green'),
    townHouse(own, 40, 0, [48, 44], 'bluePale', 'wood'),
    tree(own, 21, 2, 1.5),
  ])

/** A block of flats with balconies. */
const flats = (pen: Pen, x: number, y: number, wall: Fill): Drawing => [
  pen.shape(box(x, y - 66, 40, 66), wall),
  [-60, -45, -30].map((dy) =>
    [5, 22].map((dx) => [
      pen.shape(box(x + dx, y + dy, 13, 8, 0.6), 'sky', 0.8),
      pen.line(`M${x + dx - 1} ${y + dy + 9.6}h15`, 1),
    ]),
  ),
  pen.shape(box(x + 14, y - 15, 12, 15, 1), 'teal', 1),
]

const newHouses = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    flats(own, -88, 0, 'purplePale'),
    own.at(-22, 0, 1.6, (p) => house(p, 0, 0, 1, { wall: 'cream', roof: 'red', door: 'green' })),
    tree(own, 20, 2, 1.5, 'lime'),
    flats(own, 44, 0, 'yellowPale'),
  ])

/** A large street is closed to cars: barriers at its near end, chalk and leaves on the ground. */
const closedStreet = (pen: Pen, { x, width, ground }: PlayView): Drawing => [
  [x + 19, x + width - 19].map((at) =>
    pen.at(at, ground + 108, 0.9, (own) => [
      own.line('M-8 0V-15M8 0V-15', 1.6),
      own.shape(box(-11, -18, 22, 7, 1), 'white', 1),
      own.shape('M-7 -18h5l-4 7h-4zM3 -18h5l-4 7h-5z', 'red', 0.7),
    ]),
  ),
  pen.line(star(x + width / 2, ground + 106, 9), 1.4, 'white'),
  pen.line(
    [0.12, 0.5, 0.88].map((at, i) => `M${x + width * at} ${ground + 42 + i * 18}q3 -3 6 0q-3 3 -6 0z`).join(''),
    0.8,
    'leafDark',
  ),
]

/** Paving stones, each other one a shade darker. */
const paving = (pen: Pen, { x, y, width, height, ground }: PlayView): Drawing =>
  Array.from({ length: Math.ceil((y + height - ground - 12) / 11) }, (_, i) =>
    Array.from({ length: Math.ceil(width / 52) }, (_, k) =>
      pen.shade(box(x + k * 52 + (i % 2) * 26, ground + 12 + i * 11, 26, 11), 'stone', 0.35),
    ),
  )

function street(pen: Pen, view: PlayView): Drawing {
  const { x, y, width, height, ground, isOld, isFree } = view
  const far = pen.plane('far', isOld ? 'tan' : 'grey')
  const scale = Math.min((ground - y) / 80, 0.9)
  const span = 178 * scale
  const count = Math.ceil(width / span)
  const middles = Array.from({ length: count }, (_, i) => x + width / 2 + (i - (count - 1) / 2) * span)
  const kerb = ground + 6
  return [
    middles.map((at) => (isOld ? oldHouses : newHouses)(far, at, ground, scale)),
    pen.shape(box(x - 4, ground, width + 8, y + height - ground + 4), isOld ? 'sand' : 'greyPale', 1),
    isOld
      ? [0.08, 0.3, 0.62, 0.9].map((at, i) =>
          pen.line(
            `M${x + width * at} ${ground + 6 + i * 3}q3 -2 6 0M${x + width * at + 9} ${ground + 9 + i * 2}h3`,
            0.6,
            'sandLine',
          ),
        )
      : [
          paving(pen, view),
          height > LARGE && !isFree ? closedStreet(pen, view) : [],
          pen.shape(box(x - 4, ground, width + 8, 6), 'cream', 0.9),
          pen.line(`M${x} ${kerb + 1.4}H${x + width}`, 0.6, 'grey'),
        ],
  ]
}

function yard(pen: Pen, { x, y, width, height, ground, isOld }: PlayView): Drawing {
  const far = pen.plane('far', 'hillLine')
  const scale = Math.min((ground - y) / 48, 1.6)
  return [
    far.at(x + 20 * scale, ground, scale, (own) =>
      house(
        own,
        0,
        0,
        1.25,
        isOld ? { wall: 'sand', roof: 'tan', door: 'wood' } : { wall: 'pinkPale', roof: 'orange', door: 'teal' },
      ),
    ),
    tree(far, x + width - 18 * scale, ground + 1, scale * 1.35, 'leaf', 'yellow'),
    isOld
      ? fence(far, x + 44 * scale, x + width - 34 * scale, ground, 13 * scale, 'woodPale')
      : [
          far.shape(box(x + 42 * scale, ground - 15 * scale, width - 76 * scale, 15 * scale), 'redPale', 0.8),
          far.line(
            [5, 10].map((dy) => `M${x + 42 * scale} ${ground - dy * scale}h${width - 76 * scale}`).join(''),
            0.6,
          ),
        ],
    pen.shape(box(x - 4, ground, width + 8, y + height - ground + 4), isOld ? 'sand' : 'meadow', 1),
    [0.06, 0.36, 0.7, 0.94].map((at, i) => tuft(pen, x + width * at, ground + 7 + (i % 2) * 6, 0.5)),
    bush(far, x + width * 0.55, ground + 1, 0.45 * scale, 'leaf', 'pink'),
  ]
}

/** The place inside its box; what leaves the box is cut. */
export function playPlace(pen: Pen, place: PlayPlace, view: PlayView): Drawing {
  const { x, y, width, height, ground, isOld } = view
  const far = pen.plane('far', 'cloudShade')
  return pen.clip(box(x, y, width, height), [
    pen.shape(box(x, y, width, height), isOld ? 'skyLow' : 'sky', null),
    cloud(far, x + width * 0.36, y + (ground - y) * 0.36, Math.min((ground - y) / 70, 0.7)),
    (place === 'rua' ? street : yard)(pen, view),
  ])
}
