/** Places made for one large drawing: a pond, the open sea, the table of a party, and any other place by night. */
import { DEEP, FAR_GRASS, FLOOR, GRASS, SKY_BLUE, WALL, WATER } from '../../scenes/backdrop.ts'
import type { Place } from '../../scenes/composer.ts'
import { largeFlags, table } from '../../scenes/furniture.ts'
import { all, flat, ground, hills, pond, waves } from '../../scenes/landscape.ts'
import { findPlace } from '../../scenes/places.ts'
import { air, row, SKY } from '../../scenes/rows.ts'

/** Height of the cake's foot on its table, as a share of the frame's height. */
export const TABLE_TOP = 0.74

const OWN: readonly Place[] = [
  {
    id: 'lagoa',
    name: 'lagoa',
    steps: [
      all(SKY_BLUE),
      ...SKY,
      hills(0.36, 3, FAR_GRASS, 0.1),
      ground(0.36, GRASS),
      row('tree palm ipe', 0.44, [0.02, 0.98], [2, 2, 3], 0.75),
      pond(0.5, 0.8, 0.94, 0.34, WATER),
      row('water-lily fish frog', 0.76, [0.02, 0.98], [2, 2, 3], 0.9),
      row('water-lily snail frog turtle rock', 0.975, [0.02, 0.98], [2, 4, 5], 1),
    ],
  },
  {
    id: 'mar-aberto',
    name: 'mar aberto',
    steps: [
      all(SKY_BLUE),
      ...SKY,
      air('bird', 0.27, [0.04, 0.96], [1, 2, 3], 0.8),
      waves(0.44, 0.98, 6, DEEP),
      row('ship jangada canoe', 0.5, [0.02, 0.98], [0, 2, 2], 0.6),
      air('dolphin whale', 0.66, [0.02, 0.98], [0, 2, 2], 0.9),
      air('fish tropical-fish turtle blowfish', 0.9, [0.03, 0.97], [2, 4, 5], 1.1),
    ],
  },
  {
    id: 'mesa-de-festa',
    name: 'mesa de festa',
    steps: [
      all(WALL),
      largeFlags(0.02, 8),
      air('balloon', 0.24, [0.02, 0.98], [2, 4, 5], 1.2),
      air('balloon star party-popper', 0.42, [0.02, 0.98], [0, 4, 5], 0.95),
      flat(0.84, FLOOR),
      table(0.03, 0.97, TABLE_TOP, 0.98, 'cloth'),
      row('cupcake brigadeiro', TABLE_TOP + 0.005, [0.04, 0.22], [1, 2, 2], 1.3),
      row('lollipop candy brigadeiro juice', TABLE_TOP + 0.005, [0.78, 0.96], [1, 2, 2], 1.3),
      row('gift teddy ball', 0.985, [0.05, 0.95], [2, 3, 4], 1.15),
    ],
  },
  {
    id: 'festa-no-quintal',
    name: 'festa no quintal',
    steps: [
      all(SKY_BLUE),
      ...SKY,
      hills(0.46, 3, FAR_GRASS, 0.1),
      ground(0.46, GRASS),
      row('tree ipe palm', 0.56, [0.01, 0.99], [1, 2, 3], 0.95),
      flat(0.84, FAR_GRASS),
      table(0.03, 0.97, TABLE_TOP, 0.98, 'cloth'),
      row('popcorn juice', TABLE_TOP + 0.005, [0.04, 0.22], [1, 2, 2], 1.3),
      row('doughnut apple banana', TABLE_TOP + 0.005, [0.78, 0.96], [1, 2, 2], 1.3),
      row('dog cat rabbit ball', 0.985, [0.05, 0.95], [2, 3, 4], 1.1),
    ],
  },
]

/** Things in the sky by day → by night. */
const NIGHT_SKY: Readonly<Record<string, readonly string[]>> = {
  sun: ['moon'],
  cloud: ['moon', 'star', 'glowing-star'],
  butterfly: ['bat'],
  bird: ['star'],
}
const BY_NIGHT = '-de-noite'

const atNight = (place: Place): Place => ({
  ...place,
  id: `${place.id}${BY_NIGHT}`,
  steps: place.steps.map((step) =>
    step.kind === 'row' && step.air
      ? { ...step, pool: step.pool.flatMap((id) => NIGHT_SKY[id] ?? id), count: [1, 2, 4] as const }
      : step,
  ),
})

/** The place with this id; `…-de-noite` is one of the others by night. Throws RangeError for an unknown one. */
export function subjectPlace(id: string): Place {
  if (id.endsWith(BY_NIGHT)) return atNight(findPlace(id.slice(0, -BY_NIGHT.length)))
  return OWN.find((place) => place.id === id) ?? findPlace(id)
}
