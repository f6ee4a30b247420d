/** Families of today in the window of a photo, its lower edge in the middle at the origin. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, tree } from '../shapes/nature.ts'

interface Member {
  readonly who: CastName
  readonly x: number
  readonly wear?: Partial<Person>
}

const GRANDFATHER: Partial<Person> = { hairColour: 'branco', hair: 'curto', top: { tone: CLOTH.verde, kind: 'long' } }
const OTHER_MOTHER: Partial<Person> = { skin: 's2', hair: 'rabo', hairColour: 'castanho', top: { tone: CLOTH.verde } }
const OTHER_FATHER: Partial<Person> = {
  skin: 's5',
  hair: 'cachos',
  hairColour: 'preto',
  beard: false,
  top: { tone: CLOTH.amarelo },
}

const SCALE = 0.42

/** In front of a house or in a garden, everybody's feet on one ground. */
const portrait =
  (place: 'casa' | 'jardim', sky: Fill, members: readonly Member[]) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-30, -46, 60, 50), sky, null),
    pen.shape(box(-30, -12, 60, 16), 'grass', 0.8),
    place === 'casa'
      ? house(pen.plane('far'), -2, -9, 1.5, { wall: 'yellowPale', roof: 'copper' })
      : [tree(pen.plane('far'), -21, -10, 0.7), bush(pen.plane('far'), 20, -10, 0.5)],
    members.map(({ who, x, wear }) =>
      person(pen, who, x, -2, SCALE, { pose: { expr: 'alegre' }, ...(wear && { wear }) }),
    ),
  ]

export const FAMILY_PHOTOS = {
  avo: portrait('jardim', 'skyLow', [
    { who: 'avo', x: -8 },
    { who: 'nina', x: 8 },
  ]),
  paiEMae: portrait('casa', 'sky', [
    { who: 'pai', x: -15 },
    { who: 'iara', x: 0 },
    { who: 'mae', x: 15 },
  ]),
  duasMaes: portrait('jardim', 'sky', [
    { who: 'mae', x: -15 },
    { who: 'davi', x: 0 },
    { who: 'mae', x: 15, wear: OTHER_MOTHER },
  ]),
  doisPais: portrait('casa', 'skyLow', [
    { who: 'pai', x: -15 },
    { who: 'sofia', x: 0 },
    { who: 'pai', x: 15, wear: OTHER_FATHER },
  ]),
  paiEIrma: portrait('jardim', 'sky', [
    { who: 'pai', x: -13 },
    { who: 'theo', x: 3 },
    { who: 'malu', x: 16 },
  ]),
  maeEAvo: portrait('casa', 'skyLow', [
    { who: 'mae', x: -15 },
    { who: 'bia', x: 0 },
    { who: 'avo', x: 15 },
  ]),
  maeEIrmaos: portrait('jardim', 'skyLow', [
    { who: 'mae', x: -17 },
    { who: 'caio', x: -4 },
    { who: 'gil', x: 7 },
    { who: 'yumi', x: 18 },
  ]),
  avos: portrait('casa', 'sky', [
    { who: 'avo', x: -15 },
    { who: 'gil', x: 0 },
    { who: 'pai', x: 15, wear: GRANDFATHER },
  ]),
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>
export type FamilyPhoto = keyof typeof FAMILY_PHOTOS
