/** Months of a Brazilian year: the scene of each, and two dates to mark. */
import type { Fill } from '../../studio/pen.ts'
import { BEACH } from '../../studio/scenes/beach.ts'
import { CAPOEIRA } from '../../studio/scenes/capoeira.ts'
import { CARNIVAL } from '../../studio/scenes/carnival.ts'
import { CHRISTMAS } from '../../studio/scenes/christmas-room.ts'
import { CIRCUS } from '../../studio/scenes/circus.ts'
import { MOTHERS } from '../../studio/scenes/family.ts'
import { FOLKLORE } from '../../studio/scenes/folklore.ts'
import { IPE_SQUARE } from '../../studio/scenes/ipe-square.ts'
import { JUNE } from '../../studio/scenes/june.ts'
import { PLAYGROUND } from '../../studio/scenes/playground.ts'
import { RAIN } from '../../studio/scenes/rain.ts'
import type { Scene } from '../../studio/scenes/scene.ts'
import { VILLAGE_SCHOOL } from '../../studio/scenes/village-school.ts'

/** Carnival, Easter and the Sundays of mothers and fathers are on other days in other years. */
export const YEAR = 2027

export interface YearDate {
  readonly day: number
  readonly name: string
}

interface YearMonth {
  readonly name: string
  readonly scene: Scene
  /** Paper of the wall, and the band with the weekdays. */
  readonly wall: Fill
  readonly band: Fill
  /** In their order. */
  readonly dates: readonly [YearDate, YearDate]
  /** Width and foot of what is seen of the scene, mm, where they are not the page's. */
  readonly view?: { readonly width: number; readonly foot: number }
}

const JANUARY: YearMonth = {
  name: 'Janeiro',
  scene: BEACH,
  wall: 'sky',
  band: 'yellow',
  dates: [
    { day: 1, name: 'Ano-Novo' },
    { day: 6, name: 'Dia de Reis' },
  ],
}

const MONTHS: readonly YearMonth[] = [
  JANUARY,
  {
    name: 'Fevereiro',
    scene: CARNIVAL,
    wall: 'dusk',
    band: 'purple',
    dates: [
      { day: 9, name: 'Carnaval' },
      { day: 21, name: 'Dia da Língua Materna' },
    ],
  },
  {
    name: 'Março',
    scene: RAIN,
    wall: 'sky',
    band: 'blue',
    dates: [
      { day: 22, name: 'Dia da Água' },
      { day: 28, name: 'Páscoa' },
    ],
  },
  {
    name: 'Abril',
    scene: VILLAGE_SCHOOL,
    wall: 'path',
    band: 'orange',
    dates: [
      { day: 19, name: 'Dia dos Povos Indígenas' },
      { day: 21, name: 'Dia de Tiradentes' },
    ],
  },
  {
    name: 'Maio',
    scene: MOTHERS,
    view: { width: 208, foot: 262 },
    wall: 'pinkPale',
    band: 'pink',
    dates: [
      { day: 1, name: 'Dia do Trabalho' },
      { day: 9, name: 'Dia das Mães' },
    ],
  },
  {
    name: 'Junho',
    scene: JUNE,
    wall: 'skyLow',
    band: 'orange',
    dates: [
      { day: 5, name: 'Dia do Meio Ambiente' },
      { day: 24, name: 'Dia de São João' },
    ],
  },
  {
    name: 'Julho',
    scene: PLAYGROUND,
    wall: 'hillFar',
    band: 'lime',
    dates: [
      { day: 20, name: 'Dia do Amigo' },
      { day: 26, name: 'Dia dos Avós' },
    ],
  },
  {
    name: 'Agosto',
    scene: FOLKLORE,
    wall: 'hillFar',
    band: 'leaf',
    dates: [
      { day: 8, name: 'Dia dos Pais' },
      { day: 22, name: 'Dia do Folclore' },
    ],
  },
  {
    name: 'Setembro',
    scene: IPE_SQUARE,
    wall: 'glow',
    band: 'yellow',
    dates: [
      { day: 7, name: 'Independência do Brasil' },
      { day: 21, name: 'Dia da Árvore' },
    ],
  },
  {
    name: 'Outubro',
    scene: CIRCUS,
    wall: 'pinkPale',
    band: 'red',
    dates: [
      { day: 12, name: 'Dia das Crianças' },
      { day: 15, name: 'Dia dos Professores' },
    ],
  },
  {
    name: 'Novembro',
    scene: CAPOEIRA,
    wall: 'foam',
    band: 'teal',
    dates: [
      { day: 15, name: 'Proclamação da República' },
      { day: 20, name: 'Dia da Consciência Negra' },
    ],
  },
  {
    name: 'Dezembro',
    scene: CHRISTMAS,
    wall: 'cream',
    band: 'green',
    dates: [
      { day: 25, name: 'Natal' },
      { day: 31, name: 'Último dia do ano' },
    ],
  },
]

/** From 1; January again after December. */
export const yearMonth = (month: number): YearMonth => MONTHS[(month - 1) % MONTHS.length] ?? JANUARY
