/**
 * Names that Brazilian Portuguese has from old Tupi, and what their parts mean, after T. Sampaio, O tupi na geografia
 * nacional (1901), and E. Navarro, Dicionário de tupi antigo (2013): to be compared with both before they are sold.
 */
import type { RiverAnimal, RiverSight } from '../../studio/places/name-river.ts'

/** Animals whose Portuguese name is the Tupi one. */
export const TUPI_ANIMALS: readonly RiverAnimal[] = [
  ...(['arara', 'capivara', 'jabuti', 'jacaré', 'tamanduá', 'tatu', 'tucano', 'siri'] as const),
  ...(['sucuri', 'saúva', 'tuiuiú'] as const),
]

export interface RiverName {
  readonly name: string
  readonly animal: RiverAnimal
}

/** Rivers and towns: an animal, then «y», river. */
export const RIVER_NAMES: readonly RiverName[] = [
  { name: 'JACAREÍ', animal: 'jacaré' },
  { name: 'CAPIVARI', animal: 'capivara' },
  { name: 'TATUÍ', animal: 'tatu' },
  { name: 'PIRAÍ', animal: 'peixe' },
  { name: 'JAGUARI', animal: 'onça' },
  { name: 'TAPIRAÍ', animal: 'anta' },
  { name: 'TAMANDUATEÍ', animal: 'tamanduá' },
]

/** Those that are not their Portuguese names. */
export const ANIMAL_WORDS = [
  { part: 'PIRÁ', means: 'peixe' },
  { part: 'JAGUARA', means: 'onça' },
  { part: 'TAPIRA', means: 'anta' },
  { part: 'Í ou I', means: 'rio' },
] as const

/** The small dictionary in two rows: «MIRIM» is in the first, which has room. */
export const UPPER_ROW = [
  { part: 'ITA', means: 'pedra' },
  { part: 'I', means: 'rio' },
  { part: 'IGARA', means: 'canoa' },
  { part: 'CAA', means: 'mata' },
  { part: 'ARARA', means: 'arara' },
  { part: 'MIRIM', means: 'pequeno' },
] as const
export const LOWER_ROW = [
  { part: 'UNA', means: 'preto' },
  { part: 'TINGA', means: 'branco' },
  { part: 'PIRANGA', means: 'vermelho' },
  { part: 'GUAÇU ou AÇU', means: 'grande' },
] as const

export interface JoinedName {
  readonly name: string
  readonly parts: readonly [string, string]
  readonly means: string
  readonly sight: RiverSight
}

const joined = (first: string, second: string, name: string, means: string, sight: RiverSight): JoinedName => ({
  ...{ name, means, sight },
  parts: [first, second],
})

/** Towns, rivers and lands of Brazil. */
export const JOINED_NAMES: readonly JoinedName[] = [
  joined('ITA', 'UNA', 'ITAÚNA', 'pedra preta', 'darkRock'),
  joined('ITA', 'TINGA', 'ITATINGA', 'pedra branca', 'paleRock'),
  joined('ITA', 'PIRANGA', 'ITAPIRANGA', 'pedra vermelha', 'redRock'),
  joined('ITA', 'GUAÇU', 'ITAGUAÇU', 'pedra grande', 'greatRock'),
  joined('I', 'GUAÇU', 'IGUAÇU', 'rio grande', 'greatRiver'),
  joined('I', 'MIRIM', 'IMIRIM', 'rio pequeno', 'brook'),
  joined('I', 'PIRANGA', 'IPIRANGA', 'rio vermelho', 'redBrook'),
  joined('I', 'TINGA', 'ITINGA', 'rio branco', 'paleBrook'),
  joined('I', 'UNA', 'IÚNA', 'rio preto', 'darkBrook'),
  joined('IGARA', 'AÇU', 'IGARAÇU', 'canoa grande', 'greatCanoe'),
  joined('CAA', 'TINGA', 'CAATINGA', 'mata branca', 'paleWood'),
  joined('CAA', 'GUAÇU', 'CAAGUAÇU', 'mata grande', 'greatWood'),
  joined('CAA', 'PIRANGA', 'CAAPIRANGA', 'mata vermelha', 'redWood'),
  joined('ARARA', 'UNA', 'ARARUNA', 'arara preta', 'darkMacaw'),
]
/** Most names of a page that begin with the same part. */
export const SAME_BEGINNING = 2
