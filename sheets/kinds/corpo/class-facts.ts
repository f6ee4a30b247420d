/** Features of the children of the cast that are seen in every printing, and clues by which one of them is found. */
import { CAST, type CastName } from '../../studio/cast/people.ts'

interface Features {
  readonly tipo: 'liso' | 'cacheado' | 'crespo'
  readonly tamanho: 'curto' | 'comprido'
  readonly penteado: 'solto' | 'preso'
  readonly oculos: boolean
}

/** Davi is not among them: a cap covers his hair. */
export const FEATURES = {
  bia: { tipo: 'crespo', tamanho: 'curto', penteado: 'solto', oculos: false },
  caio: { tipo: 'liso', tamanho: 'curto', penteado: 'solto', oculos: true },
  iara: { tipo: 'liso', tamanho: 'comprido', penteado: 'solto', oculos: false },
  malu: { tipo: 'liso', tamanho: 'comprido', penteado: 'preso', oculos: false },
  nina: { tipo: 'crespo', tamanho: 'comprido', penteado: 'preso', oculos: false },
  theo: { tipo: 'cacheado', tamanho: 'curto', penteado: 'solto', oculos: false },
  lia: { tipo: 'crespo', tamanho: 'curto', penteado: 'preso', oculos: false },
  yumi: { tipo: 'liso', tamanho: 'curto', penteado: 'solto', oculos: false },
  sofia: { tipo: 'liso', tamanho: 'comprido', penteado: 'preso', oculos: false },
  gil: { tipo: 'cacheado', tamanho: 'curto', penteado: 'solto', oculos: false },
} as const satisfies Partial<Record<CastName, Features>>

export type Classmate = keyof typeof FEATURES
export const CLASSMATES = Object.keys(FEATURES) as readonly Classmate[]

export interface Clue {
  readonly of: Classmate
  readonly says: string
  /** True for whoever the words fit. */
  readonly fits: (features: Features, who: Classmate) => boolean
}

const clue = (of: Classmate, says: string, fits: Clue['fits']): Clue => ({ of, says, fits })

export const CLUES: readonly Clue[] = [
  clue('bia', 'Tem o cabelo crespo e solto.', ({ tipo, penteado }) => tipo === 'crespo' && penteado === 'solto'),
  clue('caio', 'Tem o cabelo curto e usa óculos.', ({ tamanho, oculos }) => tamanho === 'curto' && oculos),
  clue(
    'iara',
    'Tem o cabelo liso, comprido e solto.',
    ({ tipo, tamanho, penteado }) => tipo === 'liso' && tamanho === 'comprido' && penteado === 'solto',
  ),
  clue('malu', 'Tem o cabelo preso de um lado só.', (_, who) => who === 'malu'),
  clue('nina', 'Tem o cabelo em duas tranças.', (_, who) => who === 'nina'),
  clue('lia', 'Tem o cabelo crespo em dois pompons.', (_, who) => who === 'lia'),
  clue(
    'yumi',
    'Tem o cabelo liso, curto e solto, e não usa óculos.',
    ({ tipo, tamanho, penteado, oculos }) => tipo === 'liso' && tamanho === 'curto' && penteado === 'solto' && !oculos,
  ),
  clue(
    'sofia',
    'Tem o cabelo liso, preso dos dois lados.',
    // Braids are at both sides too, and do not show the type of hair.
    (_, who) => who === 'sofia' || who === 'nina',
  ),
  clue('theo', 'Tem o cabelo cacheado.', ({ tipo }) => tipo === 'cacheado'),
  clue('gil', 'Tem o cabelo cacheado.', ({ tipo }) => tipo === 'cacheado'),
]

export const fitting = (one: Clue, group: readonly Classmate[]): Classmate[] =>
  group.filter((who) => one.fits(FEATURES[who], who))

/** Those whose hair shows its type: not in braids. */
export const PLAIN_HAIR = CLASSMATES.filter((who) => who !== 'nina')

interface Compared {
  readonly words: string
  readonly of: (who: Classmate) => string | boolean
  /** Printing that shows it alone. */
  readonly only?: 'colour' | 'black'
}

const COMPARED: readonly Compared[] = [
  { words: 'cor da pele', of: (who) => CAST[who].skin, only: 'colour' },
  { words: 'cor do cabelo', of: (who) => CAST[who].hairColour, only: 'colour' },
  { words: 'tipo de cabelo', of: (who) => FEATURES[who].tipo },
  { words: 'cabelo solto ou preso', of: (who) => FEATURES[who].penteado },
  { words: 'óculos', of: (who) => FEATURES[who].oculos },
  { words: 'cabelo curto ou comprido', of: (who) => FEATURES[who].tamanho, only: 'black' },
]

/** Rows of a comparison of two in a printing. */
export const comparedIn = (colour: boolean): readonly Compared[] =>
  COMPARED.filter(({ only }) => !only || (only === 'colour') === colour)

/** True for each row in which the two are the same. */
export const sameness = (one: Classmate, other: Classmate, colour: boolean): boolean[] =>
  comparedIn(colour).map(({ of }) => of(one) === of(other))

/** Skins next to each other and dark hair beside black are neither plainly the same nor plainly different. */
export function isPlain(one: Classmate, other: Classmate): boolean {
  const step = Math.abs(Number(CAST[one].skin.slice(1)) - Number(CAST[other].skin.slice(1)))
  const hair = new Set<string>([CAST[one].hairColour, CAST[other].hairColour])
  return step !== 1 && !(hair.size === 2 && hair.has('escuro') && !hair.has('mel'))
}

/** Rows of a count. */
export const COUNTED = [
  ['cabelo liso', ({ tipo }) => tipo === 'liso'],
  ['cabelo cacheado', ({ tipo }) => tipo === 'cacheado'],
  ['cabelo crespo', ({ tipo }) => tipo === 'crespo'],
  ['cabelo preso', ({ penteado }) => penteado === 'preso'],
  ['óculos', ({ oculos }) => oculos],
] as const satisfies readonly (readonly [string, (features: Features) => boolean])[]

export const countOf = (row: number, group: readonly Classmate[]): number =>
  group.filter((who) => COUNTED[row]?.[1](FEATURES[who])).length
