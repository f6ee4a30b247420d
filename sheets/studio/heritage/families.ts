/** Families of today, each in the window of a photo. */
import { person } from '../cast/cast.ts'
import { CLOTH, type Tone } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { HairName, Person } from '../cast/person.ts'
import { box } from '../paths.ts'
import type { Fill } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, tree } from '../shapes/nature.ts'
import { sky, type WindowScene } from './window.ts'

interface Member {
  readonly who: CastName
  readonly x: number
  readonly wear?: Partial<Person>
}

const { agua, amarelo, azul, cinza, coral, creme, jeans, lilas, marinho, rosa, verde, vermelho } = CLOTH

/** A grown-up with looks of one family alone. */
const grown = (
  skin: Person['skin'],
  hair: HairName,
  hairColour: Person['hairColour'],
  tone: Tone,
  more: Partial<Person> = {},
): Partial<Person> => ({ skin, hair, hairColour, top: { tone, kind: 'long' }, ...more })
/** Of a grandmother, without the glasses that would hide her eyes at this size. */
const elder = (skin: Person['skin'], hair: HairName, tone: Tone, shawl: Tone): Partial<Person> => ({
  ...{ skin, hair, hairColour: 'branco', aids: [] },
  top: { tone, kind: 'dress', length: 20, shawl },
})
const shaven = { beard: false } as const

const SCALE = 0.42

/** In front of a house or in a garden, everybody's feet on one ground. */
const portrait =
  (place: 'casa' | 'jardim', light: Fill, members: readonly Member[]): WindowScene =>
  (pen) => [
    sky(pen, light),
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
    { who: 'avo', x: -8, wear: elder('s5', 'coque', lilas, rosa) },
    { who: 'nina', x: 8 },
  ]),
  paiEMae: portrait('casa', 'sky', [
    { who: 'pai', x: -15, wear: grown('s3', 'curto', 'preto', azul, shaven) },
    { who: 'iara', x: 0 },
    { who: 'mae', x: 15, wear: grown('s3', 'liso', 'preto', verde) },
  ]),
  duasMaes: portrait('jardim', 'sky', [
    { who: 'mae', x: -15, wear: grown('s4', 'ondulado', 'preto', coral) },
    { who: 'davi', x: 0 },
    { who: 'mae', x: 15, wear: grown('s2', 'rabo', 'castanho', creme, { bottom: { tone: verde, kind: 'pants' } }) },
  ]),
  doisPais: portrait('casa', 'skyLow', [
    { who: 'pai', x: -15, wear: grown('s2', 'cacheado', 'mel', vermelho) },
    { who: 'sofia', x: 0 },
    { who: 'pai', x: 15, wear: grown('s5', 'cachos', 'preto', amarelo, shaven) },
  ]),
  paiEIrma: portrait('jardim', 'sky', [
    { who: 'pai', x: -13, wear: grown('s1', 'pai', 'castanho', cinza, { bottom: { tone: jeans, kind: 'pants' } }) },
    { who: 'caio', x: 3 },
    { who: 'malu', x: 16 },
  ]),
  maeEAvo: portrait('casa', 'skyLow', [
    { who: 'mae', x: -15, wear: grown('s5', 'power', 'preto', azul) },
    { who: 'bia', x: 0 },
    { who: 'avo', x: 15, wear: elder('s5', 'trancas', coral, creme) },
  ]),
  maeEIrmaos: portrait('jardim', 'skyLow', [
    { who: 'mae', x: -17, wear: grown('s1', 'chanel', 'preto', rosa) },
    { who: 'caio', x: -4, wear: { aids: [], hairColour: 'preto', top: { tone: amarelo } } },
    { who: 'gil', x: 7, wear: { hair: 'curto', hairColour: 'preto' } },
    { who: 'yumi', x: 18 },
  ]),
  avos: portrait('casa', 'sky', [
    { who: 'avo', x: -15, wear: elder('s2', 'coque', azul, amarelo) },
    { who: 'gil', x: 0 },
    { who: 'pai', x: 15, wear: grown('s2', 'pai', 'branco', verde) },
  ]),
  soAvo: portrait('jardim', 'sky', [
    { who: 'pai', x: -8, wear: grown('s4', 'cachos', 'branco', creme, { bottom: { tone: cinza, kind: 'pants' } }) },
    { who: 'davi', x: 8 },
  ]),
  soPai: portrait('casa', 'sky', [
    { who: 'pai', x: -8 },
    { who: 'theo', x: 8 },
  ]),
  soMae: portrait('jardim', 'skyLow', [
    { who: 'mae', x: -8, wear: grown('s1', 'liso', 'preto', vermelho, { bottom: { tone: marinho, kind: 'pants' } }) },
    { who: 'yumi', x: 8, wear: { top: { tone: agua } } },
  ]),
  avosEIrma: portrait('casa', 'skyLow', [
    { who: 'avo', x: -18, wear: elder('s4', 'chanel', verde, coral) },
    { who: 'theo', x: -5, wear: { aids: [], skin: 's4' } },
    { who: 'nina', x: 6 },
    { who: 'pai', x: 18, wear: grown('s5', 'curto', 'branco', lilas, shaven) },
  ]),
} as const satisfies Readonly<Record<string, WindowScene>>
export type FamilyPhoto = keyof typeof FAMILY_PHOTOS
