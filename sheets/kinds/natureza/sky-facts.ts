/**
 * Facts of sky and Earth. Positions of stars: J2000, rounded to a tenth of a degree. Dates of phases: computed with the
 * formulas of Meeus, at Brasília time. Evenings of constellations, the Ema and longitudes: as in school books, rounded, to
 * be checked.
 */
import type { Spot } from '../../studio/paths.ts'

export const SHOWN_AS = ['mapa', 'globo', 'foto'] as const
export type ShownAs = (typeof SHOWN_AS)[number]

/** True of one of the three alone. */
export const EARTH_CLUES: Readonly<Record<ShownAs, readonly string[]>> = {
  mapa: [
    'Mostra todos os continentes de uma vez.',
    'Estica a Terra inteira em um retângulo.',
    'Sem girar nada, mostra o planeta inteiro.',
  ],
  globo: [
    'É um modelo redondo que gira no seu apoio.',
    'Para ver o outro lado da Terra, basta girar.',
    'Dá para pôr a mão e girar o planeta.',
  ],
  foto: [
    'Veio do espaço, de uma nave.',
    'Mostra as nuvens sobre o mar e a terra.',
    'Mostra a Terra no escuro do espaço.',
  ],
}

/** Parts that all three show, without clouds. */
export const EARTH_PARTS = ['água', 'terra', 'gelo', 'nuvens'] as const
export type EarthPart = (typeof EARTH_PARTS)[number]

/** Cities south of the tropic: at noon their shadows always point south. */
export const SOUTHERN_CITIES = [
  { name: 'Porto Alegre', lat: 30 },
  { name: 'Curitiba', lat: 25.4 },
  { name: 'Florianópolis', lat: 27.6 },
  { name: 'Pelotas', lat: 31.8 },
] as const
export type SouthernCity = (typeof SOUTHERN_CITIES)[number]

/** True each day in these cities. */
export const SHADOW_QUESTIONS = [
  { asks: 'De manhã, a sombra aponta para o lado', answer: 'oeste' },
  { asks: 'À tarde, a sombra aponta para o lado', answer: 'leste' },
  { asks: 'Ao meio-dia, a sombra mais curta aponta para o', answer: 'sul' },
  { asks: 'Ao meio-dia, o Sol está no lado', answer: 'norte' },
] as const
export type ShadowQuestion = (typeof SHADOW_QUESTIONS)[number]

export interface City {
  readonly name: string
  readonly at: Spot
}

const city = (name: string, lon: number, lat: number): City => ({ name, at: [lon, lat] })

/** Sides of the Earth, each with three cities on both halves. */
export const EARTH_SIDES: readonly { readonly lon: number; readonly cities: readonly City[] }[] = [
  {
    lon: -60,
    cities: [
      city('Cidade do México', -99.1, 19.4),
      city('Quito', -78.5, -0.2),
      city('Caracas', -66.9, 10.5),
      city('Brasília', -47.9, -15.8),
      city('Recife', -34.9, -8),
      city('Dacar', -17.4, 14.7),
    ],
  },
  {
    lon: 0,
    cities: [
      city('Brasília', -47.9, -15.8),
      city('Recife', -34.9, -8),
      city('Dacar', -17.4, 14.7),
      city('Luanda', 13.2, -8.8),
      city('Cairo', 31.2, 30),
      city('Nairóbi', 36.8, -1.3),
    ],
  },
  {
    lon: 105,
    cities: [
      city('Karachi', 67, 24.9),
      city('Colombo', 79.9, 6.9),
      city('Daca', 90.4, 23.8),
      city('Manila', 121, 14.6),
      city('Díli', 125.6, -8.6),
      city('Tóquio', 139.7, 35.7),
    ],
  },
]

export const PHASES = ['nova', 'crescente', 'cheia', 'minguante'] as const
export type Phase = (typeof PHASES)[number]

/** Day and month of the phases from January to December 2027, the first one new. */
export const PHASE_DAYS =
  '7/1 15/1 22/1 29/1 6/2 14/2 20/2 28/2 8/3 15/3 22/3 29/3 6/4 13/4 20/4 28/4 6/5 13/5 20/5 28/5 4/6 11/6 18/6 27/6 4/7 10/7 18/7 26/7 2/8 9/8 17/8 24/8'.split(
    ' ',
  )

export interface SkyFigure {
  readonly name: string
  readonly season: string
  readonly months: readonly string[]
  /** Right ascension in degrees, declination, magnitude. */
  readonly stars: readonly (readonly [number, number, number])[]
  readonly joins: readonly (readonly [number, number])[]
}

export const SKY_FIGURES: readonly SkyFigure[] = [
  {
    name: 'Órion',
    season: 'verão',
    months: ['janeiro', 'fevereiro'],
    stars: [
      [88.8, 7.4, 0.5],
      [81.3, 6.3, 1.6],
      [83, -0.3, 2.2],
      [84.05, -1.2, 1.7],
      [85.2, -1.9, 1.8],
      [78.6, -8.2, 0.1],
      [86.9, -9.7, 2.1],
    ],
    joins: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
      [2, 5],
      [4, 6],
      [5, 6],
    ],
  },
  {
    name: 'Cruzeiro do Sul',
    season: 'outono',
    months: ['abril', 'maio'],
    stars: [
      [186.65, -63.1, 0.8],
      [187.8, -57.1, 1.6],
      [191.9, -59.7, 1.3],
      [183.8, -58.7, 2.8],
      [185.3, -60.4, 3.6],
    ],
    joins: [
      [0, 1],
      [2, 3],
    ],
  },
  {
    name: 'Escorpião',
    season: 'inverno',
    months: ['julho', 'agosto'],
    stars: [
      [241.4, -19.8, 2.6],
      [240.1, -22.6, 2.3],
      [239.7, -26.1, 2.9],
      [245.3, -25.6, 2.9],
      [247.35, -26.4, 1],
      [249, -28.2, 2.8],
      [252.5, -34.3, 2.3],
      [253, -38, 3],
      [253.7, -42.4, 3.6],
      [258, -43.2, 3.3],
      [264.3, -43, 1.9],
      [266.9, -40.1, 3],
      [265.6, -39, 2.4],
      [263.4, -37.1, 1.6],
    ],
    joins: [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [9, 10],
      [10, 11],
      [11, 12],
      [12, 13],
    ],
  },
]

/** Each has one answer for whoever has the three windows and the star map. */
export const SKY_QUESTIONS = [
  { asks: 'As Três Marias ficam na constelação', answer: 'Órion' },
  { asks: 'A Ema, dos tupi-guarani, surge em junho e anuncia o', answer: 'inverno' },
  { asks: 'O braço maior do Cruzeiro aponta para o lado', answer: 'sul' },
  { asks: 'Antares, a estrela vermelha, fica na constelação', answer: 'Escorpião' },
] as const
export type SkyQuestion = (typeof SKY_QUESTIONS)[number]
