/**
 * Cities of Brazil with the mean lowest and highest temperatures of a day in July and in January, whole degrees Celsius.
 * They are written from memory, near the climate normals, still to be checked against those of the INMET
 * (https://portal.inmet.gov.br/normais). A day of a sheet differs from the mean by three degrees at most.
 */
import type { Random } from '../../page/random.ts'
import type { CityLand } from '../../studio/places/city-lands.ts'

export const SEASONS = ['inverno', 'verao'] as const
export type Season = (typeof SEASONS)[number]
export const MONTHS: Readonly<Record<Season, string>> = { inverno: 'julho', verao: 'janeiro' }

export interface City {
  readonly name: string
  readonly state: string
  readonly land: CityLand
  /** Degrees east and north. */
  readonly longitude: number
  readonly latitude: number
  /** From the dot on the map to the middle of the plate, mm. */
  readonly plate: readonly [dx: number, dy: number]
  /** Lowest and highest of a day. */
  readonly inverno: readonly [number, number]
  readonly verao: readonly [number, number]
}

const city = (
  name: string,
  state: string,
  land: CityLand,
  longitude: number,
  latitude: number,
  plate: City['plate'],
  inverno: City['inverno'],
  verao: City['verao'],
): City => ({ name, state, land, longitude, latitude, plate, inverno, verao })

export const CITIES: readonly City[] = [
  city('São Joaquim', 'SC', 'serra', -49.93, -28.29, [-40, 5], [6, 14], [14, 23]),
  city('Curitiba', 'PR', 'serra', -49.27, -25.43, [30, 5], [9, 20], [17, 27]),
  city('Porto Alegre', 'RS', 'campo', -51.23, -30.03, [27, 4], [11, 20], [21, 31]),
  city('São Paulo', 'SP', 'cidade', -46.63, -23.55, [30, 4], [13, 23], [20, 29]),
  city('Belo Horizonte', 'MG', 'cidade', -43.94, -19.92, [39.5, 2], [15, 26], [20, 29]),
  city('Brasília', 'DF', 'cerrado', -47.88, -15.79, [0, -13], [14, 26], [18, 27]),
  city('Goiânia', 'GO', 'cerrado', -49.25, -16.69, [-6, 13], [15, 30], [20, 30]),
  city('Cuiabá', 'MT', 'cerrado', -56.1, -15.6, [-36, 8], [17, 32], [24, 33]),
  city('Teresina', 'PI', 'palmeiral', -42.8, -5.09, [24, -22], [21, 34], [23, 32]),
  city('Petrolina', 'PE', 'sertao', -40.5, -9.4, [-20, 8], [20, 30], [24, 33]),
  city('Fortaleza', 'CE', 'praia', -38.52, -3.72, [18, -12], [23, 30], [25, 31]),
  city('Salvador', 'BA', 'praia', -38.51, -12.97, [20, 10], [22, 27], [24, 31]),
  city('Manaus', 'AM', 'floresta', -60.02, -3.1, [-20, 10], [23, 32], [24, 31]),
  city('Belém', 'PA', 'floresta', -48.5, -1.46, [24, -12], [23, 33], [23, 31]),
]

export interface Day {
  /** Degrees Celsius. */
  readonly lowest: number
  readonly highest: number
}

export const rise = ({ lowest, highest }: Day) => highest - lowest

/** The only one with the highest score; undefined where two have it. */
export function onlyHighest<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | undefined {
  const top = Math.max(...items.map(scoreOf))
  const [first, ...others] = items.filter((item) => scoreOf(item) === top)
  return others.length === 0 ? first : undefined
}

/** A day of the season near the mean: both ends at most `most` degrees away, multiples of `step`. */
export function dayOf(random: Random, city: City, season: Season, most: number, step = 1): Day {
  const [low, high] = city[season]
  const near = (mean: number) => {
    const from = Math.ceil((mean - most) / step)
    return random.integer(from, Math.floor((mean + most) / step)) * step
  }
  return { lowest: near(low), highest: near(high) }
}
