/** Questions that the table of planets answers; each answer is read from the facts. */
import type { PlanetName } from '../../studio/shapes/solar-system.ts'
import { kilometres, PLANETS, type Planet, planetNamed } from './planets.ts'

export interface FactQuestion {
  readonly asks: string
  readonly answer: string
}

/** The planet for which a fact is smallest. */
const least = (fact: (planet: Planet) => number): string =>
  PLANETS.reduce((best, one) => (fact(one) < fact(best) ? one : best)).name

const only = (fits: (planet: Planet) => boolean): string => {
  const [one, ...others] = PLANETS.filter(fits)
  if (!one || others.length > 0) throw new RangeError('not one planet alone')
  return one.name
}

const count = (fits: (planet: Planet) => boolean): string => String(PLANETS.filter(fits).length)

const earth = planetNamed('Terra')
const isLarger = ({ diameter }: Planet) => diameter > earth.diameter

const secondLargest = [...PLANETS].sort((a, b) => b.diameter - a.diameter)[1]?.name ?? ''
const larger = (one: PlanetName, other: PlanetName) =>
  planetNamed(one).diameter > planetNamed(other).diameter ? one : other
const between = (one: PlanetName, other: PlanetName) =>
  PLANETS[(PLANETS.indexOf(planetNamed(one)) + PLANETS.indexOf(planetNamed(other))) / 2]?.name ?? ''

export const FACT_QUESTIONS: readonly FactQuestion[] = [
  { asks: 'Qual é o maior planeta?', answer: least(({ diameter }) => -diameter) },
  { asks: 'Qual é o menor planeta?', answer: least(({ diameter }) => diameter) },
  { asks: 'Em qual planeta o ano é mais curto?', answer: least(({ year }) => year) },
  { asks: 'Qual demora mais na volta em torno do Sol?', answer: least(({ year }) => -year) },
  { asks: 'Qual planeta gira mais rápido em torno de si?', answer: least(({ spin }) => spin) },
  { asks: 'Qual planeta gira mais devagar em torno de si?', answer: least(({ spin }) => -spin) },
  { asks: 'Em qual o giro dura mais que a volta no Sol?', answer: only(({ spin, year }) => spin > year * 24) },
  {
    asks: 'Qual planeta tem quase o tamanho da Terra?',
    answer: least((one) => (one === earth ? Number.POSITIVE_INFINITY : Math.abs(one.diameter - earth.diameter))),
  },
  { asks: 'Quantos planetas são maiores que a Terra?', answer: count(isLarger) },
  { asks: 'Quantos planetas são menores que a Terra?', answer: count((one) => one !== earth && !isLarger(one)) },
  { asks: 'Quantos dias Marte leva para dar a volta no Sol?', answer: planetNamed('Marte').yearText },
  { asks: 'Quantas horas dura um giro de Urano?', answer: planetNamed('Urano').spinText },
  { asks: 'Quantos anos da Terra dura um ano em Júpiter?', answer: planetNamed('Júpiter').yearText },
  { asks: 'Quantos planetas levam mais de 365 dias na volta?', answer: count(({ year }) => year > 366) },
  {
    asks: 'Em qual planeta o giro dura quase o mesmo que aqui?',
    answer: least((one) => (one === earth ? Number.POSITIVE_INFINITY : Math.abs(one.spin - earth.spin))),
  },
  { asks: 'Quantos planetas giram em menos de 20 horas?', answer: count(({ spin }) => spin < 20) },
  { asks: 'Quantos quilômetros de diâmetro tem a Terra?', answer: kilometres(earth.diameter) },
  { asks: 'Quantos quilômetros de diâmetro tem Júpiter?', answer: kilometres(planetNamed('Júpiter').diameter) },
  { asks: 'Quanto tempo dura um giro de Marte?', answer: planetNamed('Marte').spinText },
  { asks: 'Quantos anos da Terra dura um ano em Saturno?', answer: planetNamed('Saturno').yearText },
  { asks: 'Quantos anos da Terra dura um ano em Netuno?', answer: planetNamed('Netuno').yearText },
  { asks: 'Quantos dias Vênus leva na volta em torno do Sol?', answer: planetNamed('Vênus').yearText },
  {
    asks: 'Qual planeta leva 84 anos na volta em torno do Sol?',
    answer: only(({ yearText }) => yearText === '84 anos'),
  },
  { asks: 'Qual é o segundo maior planeta?', answer: secondLargest },
  { asks: 'Qual planeta fica entre a Terra e Júpiter?', answer: between('Terra', 'Júpiter') },
  { asks: 'Qual é maior: Urano ou Netuno?', answer: larger('Urano', 'Netuno') },
  { asks: 'Qual tem 6.800 km de diâmetro?', answer: only(({ diameter }) => diameter === 6800) },
  { asks: 'Quantos planetas têm mais de 50.000 km de diâmetro?', answer: count(({ diameter }) => diameter > 50000) },
]
