/** The planets as schoolbooks tell of them. Source: NASA, Planetary Fact Sheet (equatorial diameter, orbit, rotation). */
import type { PlanetName } from '../../studio/shapes/solar-system.ts'

export interface Planet {
  readonly name: PlanetName
  /** Across the equator, rounded to hundreds of kilometres. */
  readonly diameter: number
  /** One turn around the Sun, in days of the Earth. */
  readonly year: number
  /** The same, as the table says it. */
  readonly yearText: string
  /** One turn around itself, in hours. */
  readonly spin: number
  readonly spinText: string
}

/** From the Sun outwards. */
export const PLANETS: readonly Planet[] = [
  { name: 'Mercúrio', diameter: 4900, year: 88, yearText: '88 dias', spin: 1408, spinText: '59 dias' },
  { name: 'Vênus', diameter: 12100, year: 225, yearText: '225 dias', spin: 5832, spinText: '243 dias' },
  { name: 'Terra', diameter: 12800, year: 365, yearText: '365 dias', spin: 24, spinText: '24 horas' },
  { name: 'Marte', diameter: 6800, year: 687, yearText: '687 dias', spin: 25, spinText: '25 horas' },
  { name: 'Júpiter', diameter: 143000, year: 4333, yearText: '12 anos', spin: 10, spinText: '10 horas' },
  {
    name: 'Saturno',
    diameter: 120500,
    year: 10759,
    yearText: '29 anos',
    spin: 11,
    spinText: '11 horas',
  },
  {
    name: 'Urano',
    diameter: 51100,
    year: 30687,
    yearText: '84 anos',
    spin: 17,
    spinText: '17 horas',
  },
  {
    name: 'Netuno',
    diameter: 49500,
    year: 60190,
    yearText: '165 anos',
    spin: 16,
    spinText: '16 horas',
  },
]

export const planetNamed = (name: PlanetName): Planet => {
  const planet = PLANETS.find((one) => one.name === name)
  if (!planet) throw new RangeError(`no planet named ${name}`)
  return planet
}

/** 143000 as «143.000». */
export const kilometres = (value: number): string => String(value).replace(/(?<=\d)(?=(\d{3})+$)/g, '.')

export interface Riddle {
  readonly says: string
  readonly answer: string
}

/** Seen in the sky without any instrument. */
export const SKY_RIDDLES: readonly Riddle[] = [
  { says: 'Clareio o dia e sou uma estrela:', answer: 'Sol' },
  { says: 'Apareço de noite e, às vezes, de dia:', answer: 'Lua' },
  { says: 'Planeta chamado de estrela-d’alva:', answer: 'Vênus' },
  { says: 'Planeta vermelho que se vê à noite:', answer: 'Marte' },
  { says: 'De dia elas somem na luz do Sol:', answer: 'estrelas' },
  { says: 'Astro que gira em volta da Terra:', answer: 'Lua' },
  { says: 'De manhã, surjo do lado leste:', answer: 'Sol' },
  { says: 'Pareço mudar de forma a cada semana:', answer: 'Lua' },
  { says: 'De noite somos pontos de luz própria:', answer: 'estrelas' },
]

export const PLANET_RIDDLES: readonly Riddle[] = [
  { says: 'Sou o maior planeta de todos:', answer: 'Júpiter' },
  { says: 'Sou o menor dos oito planetas:', answer: 'Mercúrio' },
  { says: 'Sou o planeta mais longe do Sol:', answer: 'Netuno' },
  { says: 'Sou o planeta mais perto do Sol:', answer: 'Mercúrio' },
  { says: 'Meus anéis são largos e claros:', answer: 'Saturno' },
  { says: 'Sou a casa de todos nós:', answer: 'Terra' },
  { says: 'Fico entre a Terra e Júpiter:', answer: 'Marte' },
  { says: 'Fico entre Saturno e Netuno:', answer: 'Urano' },
  { says: 'Fico entre Mercúrio e a Terra:', answer: 'Vênus' },
  { says: 'Sou o quinto a partir do Sol:', answer: 'Júpiter' },
]
