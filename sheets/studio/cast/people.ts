/**
 * The cast: twelve children and six adults. Who helps, waits or errs never follows from skin, hair or an aid: Lia uses a
 * wheelchair, Malu a hearing aid, Caio glasses, Theo ear defenders, Duda has Down syndrome, in every picture.
 */
import { CLOTH, DETAILS } from './inks.ts'
import type { Person } from './person.ts'

const { amarelo, coral, verde, agua, azul, marinho, rosa, lilas, creme, branco, cinza, vermelho, jeans } = CLOTH

export const CAST = {
  bia: {
    ...{ skin: 's5', hair: 'power', hairColour: 'preto', shoes: coral },
    ...{ top: { tone: amarelo }, bottom: { tone: jeans, kind: 'shorts' } },
  },
  caio: {
    ...{ skin: 's2', hair: 'curto', hairColour: 'castanho', shoes: azul, aids: ['glasses'], frame: DETAILS.blueFrame },
    ...{ top: { tone: verde, print: 'stripes', printTone: branco }, bottom: { tone: marinho, kind: 'shorts' } },
  },
  iara: {
    ...{ skin: 's3', hair: 'liso', hairColour: 'preto', shoes: lilas },
    ...{ top: { tone: coral, print: 'sun', printTone: amarelo }, bottom: { tone: agua, kind: 'skirt' } },
  },
  davi: {
    ...{ skin: 's4', hair: 'bone', hairColour: 'preto', shoes: vermelho, cap: vermelho },
    ...{ top: { tone: azul, print: 'star', printTone: amarelo }, bottom: { tone: cinza, kind: 'shorts' } },
  },
  malu: {
    ...{
      skin: 's1',
      hair: 'rabo',
      hairColour: 'mel',
      shoes: amarelo,
      freckles: true,
      aids: ['hearing-aid'],
      clip: coral,
    },
    ...{ top: { tone: agua, kind: 'long' }, bottom: { tone: rosa, kind: 'pants' } },
  },
  nina: {
    ...{ skin: 's5', hair: 'trancas', hairColour: 'preto', shoes: amarelo, clip: amarelo },
    ...{ top: { tone: lilas, kind: 'dress', print: 'dots', printTone: branco }, bottom: { tone: lilas, kind: 'none' } },
  },
  theo: {
    ...{ skin: 's3', hair: 'cachos', hairColour: 'escuro', shoes: coral, aids: ['ear-defenders'] },
    ...{ top: { tone: verde, kind: 'long' }, bottom: { tone: jeans, kind: 'pants' } },
  },
  lia: {
    ...{ skin: 's4', hair: 'pompons', hairColour: 'preto', shoes: amarelo, clip: amarelo },
    ...{ top: { tone: rosa, print: 'heart', printTone: branco }, bottom: { tone: marinho, kind: 'pants' } },
  },
  yumi: {
    ...{ skin: 's1', hair: 'chanel', hairColour: 'preto', shoes: azul },
    ...{ top: { tone: vermelho, print: 'stripes', printTone: creme }, bottom: { tone: marinho, kind: 'shorts' } },
  },
  sofia: {
    ...{ skin: 's2', hair: 'chiquinha', hairColour: 'castanho', shoes: agua, clip: coral },
    ...{ top: { tone: amarelo }, bottom: { tone: coral, kind: 'skirt' } },
  },
  gil: {
    ...{ skin: 's2', hair: 'cacheado', hairColour: 'mel', shoes: coral },
    ...{
      top: { tone: azul, kind: 'long', print: 'stripes', printTone: branco },
      bottom: { tone: verde, kind: 'shorts' },
    },
  },
  duda: {
    ...{ skin: 's2', hair: 'rabo', hairColour: 'escuro', shoes: vermelho, clip: amarelo, hasDownSyndrome: true },
    ...{ top: { tone: agua, print: 'star', printTone: amarelo }, bottom: { tone: marinho, kind: 'shorts' } },
  },
  mae: {
    ...{ body: 'woman', skin: 's4', hair: 'ondulado', hairColour: 'preto', shoes: marinho },
    ...{ top: { tone: coral, kind: 'long' }, bottom: { tone: jeans, kind: 'pants' } },
  },
  pai: {
    ...{ body: 'man', skin: 's3', hair: 'pai', hairColour: 'preto', shoes: cinza, beard: true },
    ...{ top: { tone: agua }, bottom: { tone: marinho, kind: 'pants' } },
  },
  avo: {
    ...{ body: 'elder', skin: 's5', hair: 'coque', hairColour: 'branco', shoes: marinho, aids: ['glasses'] },
    ...{ frame: DETAILS.purpleFrame, bottom: { tone: lilas, kind: 'none' } },
    top: { tone: lilas, kind: 'dress', length: 20, print: 'dots', printTone: branco, shawl: rosa },
  },
  vovo: {
    ...{ body: 'elder', skin: 's5', hair: 'pai', hairColour: 'branco', shoes: cinza, beard: true, aids: ['glasses'] },
    ...{ frame: DETAILS.blueFrame, top: { tone: verde, kind: 'long' }, bottom: { tone: marinho, kind: 'pants' } },
  },
  professora: {
    ...{ body: 'woman', skin: 's3', hair: 'liso', hairColour: 'preto', shoes: coral },
    ...{ top: { tone: verde }, bottom: { tone: jeans, kind: 'pants' } },
  },
  mestre: {
    ...{ body: 'man', skin: 's5', hair: 'cachos', hairColour: 'preto', shoes: cinza, beard: true },
    ...{ top: { tone: branco }, bottom: { tone: branco, kind: 'pants' } },
  },
} as const satisfies Readonly<Record<string, Person>>

export type CastName = keyof typeof CAST

export const CHILDREN: readonly [CastName, ...CastName[]] = [
  ...(['bia', 'caio', 'iara', 'davi', 'malu', 'nina', 'theo', 'lia', 'yumi', 'sofia', 'gil'] as const),
]

/** Children whom a picture names; the others take turns. */
export const NAMED: readonly CastName[] = ['duda']

export const ADULTS: readonly CastName[] = ['mae', 'pai', 'avo', 'vovo', 'professora', 'mestre']

export const BOYS: ReadonlySet<CastName> = new Set<CastName>(['caio', 'davi', 'theo', 'gil'])

/** As it is written: `Bia`. */
export const nameOf = (who: CastName): string => who.charAt(0).toUpperCase() + who.slice(1)

/** Children for any spot of a scene. Lia is only in scenes that have a spot for her wheelchair. */
export const STANDING: readonly CastName[] = CHILDREN.filter((name) => name !== 'lia')

/** One of them, counted from 0 and round again. */
export const childAt = (i: number): CastName => STANDING[i % STANDING.length] ?? 'bia'

/** The cast in this order, each page of a sheet beginning with another child. */
export const castOfPage = (cast: readonly CastName[], page: number): CastName[] => [
  ...cast.slice((page * 4) % cast.length),
  ...cast,
]
