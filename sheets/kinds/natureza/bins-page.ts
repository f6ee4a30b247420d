/** A picnic in the street or in the yard is over: eight things are left on the cloth, with five bins before it. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HOLD, KNEEL } from '../../studio/cast/poses.ts'
import { box, ellipse, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { picnicCloth, type SortingPlace, sortingGround } from '../../studio/places/recycling.ts'
import { type Material, numberedBin, WASTE, type WasteName } from '../../studio/shapes/waste.ts'

export interface Thrown {
  readonly name: WasteName
  readonly material: Material
}

export interface BinsTask {
  readonly things: readonly Thrown[]
  /** The bins from left to right. */
  readonly bins: readonly Material[]
}

const GROUND = 116
/** Middles of the lorry, by turns. */
const LORRY_AT = [58, 152, 104]
/** Feet of the eight; a child is between the two of each side. */
const FEET: readonly Spot[] = [147, 196].flatMap((y) => [30, 72, 138, 180].map((x): Spot => [x, y]))
/** Shadows on the cloth. */
const SHADOW: Readonly<Record<SortingPlace, Fill>> = { bairro: 'redPale', escola: 'straw' }

/** A crate for what was picked up, its foot in the middle below. */
const crate = (pen: Pen, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(box(-9, -11, 18, 11, 1.6), 'teal', 1.1),
    own.shape(box(-10.5, -12.5, 21, 3.6, 1.6), 'teal', 1.1),
    own.shape(box(-3, -7, 6, 2.4, 1.2), 'white', 0.8),
  ])

const BOX = 12.4
const BIN = { first: 29, step: 38, foot: 281 }

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['sofia', 'theo'],
  ['gil', 'nina'],
  ['iara', 'caio'],
  ['davi', 'malu'],
  ['bia', 'yumi'],
]

export function binsPage(pen: Pen, place: SortingPlace, variant: number, { things, bins }: BinsTask): PageMark[] {
  const [kneels, carries] = PAIRS[variant % PAIRS.length] ?? (['sofia', 'theo'] as const)
  return [
    ...marksOf([
      sortingGround(pen, place, GROUND, LORRY_AT[variant % LORRY_AT.length]),
      person(pen, carries, 105, 135, 0.66, { pose: HOLD }),
      crate(pen, 105, 126),
      place === 'escola' ? picnicCloth(pen, 'yellowPale', 'blue') : picnicCloth(pen, 'pinkPale', 'red'),
      person(pen, kneels, 103, 208, 0.66, { pose: KNEEL }),
      crate(pen, 116, 216, 0.74),
    ]),
    ...things.flatMap(({ name, material }, i): PageMark[] => {
      const [x, y] = FEET[i] ?? [0, 0]
      return [
        ...marksOf([
          pen.shape(ellipse(x, y, 15, 2), SHADOW[place], null),
          pen.at(x, y, 0.9, WASTE[name]),
          pen.text(x, y + 6.4, name, 4.2, { font: 'text' }),
          pen.shape(box(x - BOX / 2, y + 9, BOX, BOX, 2.2), 'white', 0.9),
        ]),
        writtenAnswer(x, y + 9 + BOX / 2, String(bins.indexOf(material) + 1), 8),
      ]
    }),
    ...marksOf(bins.map((material, i) => numberedBin(pen, BIN.first + i * BIN.step, BIN.foot, material, i + 1))),
  ]
}
