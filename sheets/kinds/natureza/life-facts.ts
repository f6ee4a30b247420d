/** Ages of seven living beings, from common knowledge of zoology. */
import type { Random } from '../../page/random.ts'
import type { LifeName } from '../../studio/places/life-places.ts'

export interface Age {
  readonly name: string
  /** Without its name. */
  readonly says: string
}

/** Of the whole life; «like the adult» is the newborn, «buried» are eggs under soil or sand. */
export type Sign =
  | 'pupa'
  | 'born in water'
  | 'eggs'
  | 'like the adult'
  | 'adult in water'
  | 'metamorphosis'
  | 'wings'
  | 'loses its tail'
  | 'buried eggs'
  | 'milk'

export interface LifeCycle {
  /** With article, as in a sentence. */
  readonly who: string
  readonly short: string
  readonly ages: readonly Age[]
  readonly signs: readonly Sign[]
  readonly sentence: string
  /** Questions about one age only. */
  readonly asks: readonly { readonly asks: string; readonly age: number }[]
  /** Number of the age that has young, when it is not the last. */
  readonly parent?: number
}

export const LIVES: Readonly<Record<LifeName, LifeCycle>> = {
  borboleta: {
    who: 'a borboleta',
    short: 'borboleta',
    ages: [
      { name: 'ovo', says: 'Fica grudado em uma folha.' },
      { name: 'lagarta', says: 'Come folhas e cresce muito.' },
      { name: 'crisálida', says: 'Parada no galho, muda por dentro.' },
      { name: 'borboleta', says: 'Voa e bebe o néctar das flores.' },
    ],
    signs: ['pupa', 'eggs', 'metamorphosis', 'wings'],
    asks: [
      { asks: 'Quem come folhas?', age: 1 },
      { asks: 'Quem fica parada no galho e não come?', age: 2 },
      { asks: 'Quem põe os ovos?', age: 3 },
    ],
    sentence: 'A borboleta é lagarta e crisálida (pupa) antes de voar.',
  },
  sapo: {
    who: 'o sapo-cururu',
    short: 'sapo-cururu',
    ages: [
      { name: 'ovos', says: 'Formam um cordão de gelatina na água.' },
      { name: 'girino', says: 'Só tem cauda e respira por brânquias.' },
      { name: 'girino com patas', says: 'Ainda tem cauda e já ganhou patas.' },
      { name: 'sapo', says: 'Sem cauda, anda pela terra à noite.' },
    ],
    signs: ['born in water', 'eggs', 'metamorphosis', 'loses its tail'],
    asks: [
      { asks: 'Quem tem cauda e patas?', age: 2 },
      { asks: 'Quem só tem cauda?', age: 1 },
      { asks: 'Quem anda pela terra?', age: 3 },
    ],
    sentence: 'O girino vive na água; o sapo adulto vive na terra.',
  },
  galinha: {
    who: 'a galinha',
    short: 'galinha',
    ages: [
      { name: 'ovo', says: 'É chocado no ninho por 21 dias.' },
      { name: 'nascimento', says: 'O filhote quebra a casca com o bico.' },
      { name: 'pintinho', says: 'Tem penugem e já cisca sozinho.' },
      { name: 'galinha', says: 'Tem penas, crista e bota ovos.' },
    ],
    signs: ['eggs', 'like the adult', 'wings'],
    asks: [
      { asks: 'Quem quebra a casca com o bico?', age: 1 },
      { asks: 'Quem já cisca e ainda não bota ovos?', age: 2 },
      { asks: 'Quem bota ovos?', age: 3 },
    ],
    sentence: 'O pintinho nasce com bico, asas e dois pés, como a galinha.',
  },
  tartaruga: {
    who: 'a tartaruga marinha',
    short: 'tartaruga',
    ages: [
      { name: 'ovos', says: 'Ficam enterrados na areia quente.' },
      { name: 'filhote', says: 'Sai da areia e corre para o mar.' },
      { name: 'jovem', says: 'Nada e cresce por muitos anos.' },
      { name: 'adulta', says: 'Já tem tamanho para voltar e desovar.' },
    ],
    signs: ['eggs', 'like the adult', 'adult in water', 'buried eggs'],
    asks: [
      { asks: 'Quem está debaixo da areia?', age: 0 },
      { asks: 'Quem anda na areia até o mar?', age: 1 },
      { asks: 'Quem já tem tamanho para pôr ovos?', age: 3 },
    ],
    sentence: 'A tartaruga sai do ovo já com casco e nadadeiras.',
  },
  mosquito: {
    who: 'o mosquito da dengue',
    short: 'mosquito',
    ages: [
      { name: 'ovos', says: 'Ficam na parede, acima da água.' },
      { name: 'larva', says: 'Fica de cabeça para baixo e come.' },
      { name: 'pupa', says: 'Tem forma de vírgula e não come.' },
      { name: 'mosquito', says: 'Tem asas e listras brancas nas patas.' },
    ],
    signs: ['pupa', 'born in water', 'eggs', 'metamorphosis', 'wings'],
    asks: [
      { asks: 'Quem já tem asas?', age: 3 },
      { asks: 'Quem parece uma vírgula?', age: 2 },
      { asks: 'Quem fica na parede do balde?', age: 0 },
    ],
    sentence: 'O mosquito é larva e pupa na água; adulto, ele voa.',
  },
  gafanhoto: {
    who: 'o gafanhoto',
    short: 'gafanhoto',
    ages: [
      { name: 'ovos', says: 'Ficam juntos dentro da terra.' },
      { name: 'ninfa', says: 'Parece o adulto, mas não tem asas.' },
      { name: 'adulto', says: 'Tem asas e voa de planta em planta.' },
    ],
    signs: ['eggs', 'like the adult', 'metamorphosis', 'wings', 'buried eggs'],
    asks: [
      { asks: 'Quem está dentro da terra?', age: 0 },
      { asks: 'Quem pula, mas não tem asas?', age: 1 },
      { asks: 'Quem tem asas e voa?', age: 2 },
    ],
    sentence: 'O gafanhoto tem metamorfose incompleta: ovo, ninfa e adulto.',
  },
  gente: {
    who: 'o ser humano',
    short: 'ser humano',
    ages: [
      { name: 'bebê', says: 'Precisa de colo e ainda não anda.' },
      { name: 'criança', says: 'Vai à escola e troca os dentes.' },
      { name: 'adulta', says: 'Já parou de crescer e pode ter filhos.' },
      { name: 'idosa', says: 'Tem cabelos brancos e muita história.' },
    ],
    signs: ['like the adult', 'milk'],
    asks: [
      { asks: 'Quem engatinha?', age: 0 },
      { asks: 'Quem vai à escola e troca os dentes?', age: 1 },
      { asks: 'Quem tem cabelos brancos?', age: 3 },
    ],
    parent: 2,
    sentence: 'O bebê sai da barriga da mãe já com braços e pernas.',
  },
}

export interface Claim {
  readonly says: string
  /** After «Só o sapo-cururu». */
  readonly does: string
  readonly holds: (cycle: LifeCycle) => boolean
}

const has =
  (sign: Sign) =>
  ({ signs }: LifeCycle): boolean =>
    signs.includes(sign)

export const PASSES_PUPA: Claim = {
  says: 'Passa pela fase de pupa.',
  does: 'passa pela fase de pupa',
  holds: has('pupa'),
}
const LOSES_TAIL: Claim = {
  says: 'Perde a cauda ao crescer.',
  does: 'perde a cauda ao crescer',
  holds: has('loses its tail'),
}

const CLAIMS: readonly Claim[] = [
  { says: 'Nasce de um ovo.', does: 'nasce de um ovo', holds: has('eggs') },
  { says: 'Nasce dentro da água.', does: 'nasce dentro da água', holds: has('born in water') },
  PASSES_PUPA,
  { says: 'O filhote já parece o adulto.', does: 'nasce parecido com o adulto', holds: has('like the adult') },
  { says: 'O adulto vive na água.', does: 'vive na água quando é adulto', holds: has('adult in water') },
  {
    says: 'O adulto vive fora da água.',
    does: 'vive fora da água quando é adulto',
    holds: ({ signs }) => !signs.includes('adult in water'),
  },
  { says: 'Passa por metamorfose.', does: 'passa por metamorfose', holds: has('metamorphosis') },
  LOSES_TAIL,
  { says: 'O adulto tem asas.', does: 'tem asas quando é adulto', holds: has('wings') },
  { says: 'Os ovos ficam enterrados.', does: 'enterra os ovos', holds: has('buried eggs') },
  { says: 'O filhote mama.', does: 'mama quando é filhote', holds: has('milk') },
]

export const claimsThatDiffer = (one: LifeName, other: LifeName) =>
  CLAIMS.filter(({ holds }) => holds(LIVES[one]) !== holds(LIVES[other]))

const ROWS = 6

/** Six rows, none without an X: those that differ, the tail first, and one at least for both. */
export function claimsFor(random: Random, [one, other]: readonly [LifeName, LifeName]): Claim[] {
  const differ = random
    .shuffle(claimsThatDiffer(one, other))
    .sort((a, b) => Number(b === LOSES_TAIL) - Number(a === LOSES_TAIL))
  const shared = random.shuffle(CLAIMS.filter(({ holds }) => holds(LIVES[one]) && holds(LIVES[other])))
  const few = differ.slice(0, ROWS - 1)
  return random.shuffle([...few, ...shared.slice(0, ROWS - few.length)])
}

/** Cycles to compare with each: two signs differ at least. */
export const PARTNERS: Readonly<Record<LifeName, readonly LifeName[]>> = {
  borboleta: ['gafanhoto', 'galinha', 'tartaruga'],
  sapo: ['galinha', 'tartaruga', 'gente'],
  galinha: ['borboleta', 'sapo', 'mosquito'],
  tartaruga: ['sapo', 'borboleta', 'gente'],
  mosquito: ['gafanhoto', 'galinha', 'tartaruga'],
  gafanhoto: ['borboleta', 'mosquito', 'sapo'],
  gente: ['sapo', 'borboleta', 'tartaruga'],
}
