/**
 * Surfaces in the sun. What reflects little light heats more: asphalt reflects 5 to 20 %, dark paint about 10 %, white
 * paint 50 to 90 %, polished metal 80 % and more: rounded, from general knowledge, to be checked against T. R. Oke, Boundary
 * Layer Climates. Water heats slower than dry sand: its heat capacity is larger and light goes deep into it.
 */
import type { Random } from '../../page/random.ts'

const HEATED = [
  ['camiseta preta', 'camiseta branca'],
  ['carro preto', 'carro branco'],
  ['telhado preto', 'telhado branco'],
  ['caixa preta', 'caixa branca'],
  ['asfalto', 'grama'],
  ['areia seca', 'água'],
] as const
export type HeatedName = (typeof HEATED)[number][number]

/** The hotter of two side by side. */
export const isHotter = (name: HeatedName): boolean => HEATED.some(([hotter]) => hotter === name)

const PAIRS_ON_PAGE = 4
/** The last two pairs are of other materials, not of another colour: one page has both. */
const OF_MATERIALS = 2

/** Four pairs, each with the hotter one at the left or at the right. */
export function heatedPairs(random: Random): HeatedName[][] {
  const colours = random.sample(HEATED.slice(0, -OF_MATERIALS), PAIRS_ON_PAGE - OF_MATERIALS)
  return random.shuffle([...colours, ...HEATED.slice(-OF_MATERIALS)]).map((pair) => random.shuffle<HeatedName>(pair))
}

/** Degrees Celsius after an hour in strong sun, as children measure them: multiples of five that the scale has marks for. */
const MEASURED = {
  água: [25, 30],
  'papel branco': [35, 35],
  'areia seca': [40, 45],
  'papel preto': [50, 50],
  asfalto: [55, 60],
} as const satisfies Readonly<Record<string, readonly [number, number]>>
type MeasuredName = keyof typeof MEASURED

export interface Reading {
  readonly name: MeasuredName
  readonly celsius: number
}

export const readings = (random: Random): Reading[] =>
  random
    .shuffle(Object.keys(MEASURED) as MeasuredName[])
    .map((name) => ({ name, celsius: random.pick(MEASURED[name]) }))

/** True for what reflects much light and so heats little. */
export const REFLECTS = {
  espelho: true,
  'papel-alumínio': true,
  'papel branco': true,
  'papel preto': false,
  asfalto: false,
} as const satisfies Readonly<Record<string, boolean>>
export type LitSurface = keyof typeof REFLECTS

export interface Choice {
  readonly asks: string
  readonly right: string
  readonly wrong: string
}

export const CHOICES: readonly Choice[] = [
  { asks: 'Para a casa ficar mais fresca:', right: 'telhado claro', wrong: 'telhado escuro' },
  { asks: 'Para o aquecedor solar esquentar a água:', right: 'placa preta', wrong: 'placa branca' },
  { asks: 'Para jogar bola ao sol:', right: 'camiseta clara', wrong: 'camiseta escura' },
  { asks: 'Para o carro parado esquentar menos:', right: 'protetor prateado', wrong: 'protetor preto' },
]
