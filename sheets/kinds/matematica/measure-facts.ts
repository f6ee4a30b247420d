/** Things of a kitchen and of a workshop with their usual measures, and the units that these are changed into. */

import type { Thing } from '../../studio/fit.ts'
import { hammer } from '../../studio/pairs/things.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { cheese, ladder } from '../../studio/shapes/keepsakes.ts'
import {
  cakeInTin,
  flourSack,
  glassOfJuice,
  glueBottle,
  glued,
  type INSTRUMENTS,
  layingCarrot,
  milkBottle,
  mug,
  oatTin,
  paintCan,
  plank,
  riceBag,
  sugarJar,
  toolbox,
  tray,
  twine,
  woodenSpoon,
} from '../../studio/shapes/measuring.ts'
import { pot } from '../../studio/shapes/rooms.ts'
import { TRAY_THINGS } from '../../studio/shapes/tray-things.ts'

export type InstrumentName = keyof typeof INSTRUMENTS
export const MEASURE_ROOMS = ['cozinha', 'oficina'] as const
export type MeasureRoom = (typeof MEASURE_ROOMS)[number]

interface Unit {
  readonly instrument: InstrumentName
  /** Of the same quantity, far larger or smaller. */
  readonly unfit: string
  /** In the smallest unit of its quantity. */
  readonly size: number
}

const UNITS = {
  mm: { instrument: 'fita métrica', unfit: 'm', size: 1 },
  cm: { instrument: 'fita métrica', unfit: 'm', size: 10 },
  m: { instrument: 'fita métrica', unfit: 'cm', size: 1000 },
  mL: { instrument: 'jarra medidora', unfit: 'L', size: 1 },
  L: { instrument: 'jarra medidora', unfit: 'mL', size: 1000 },
  g: { instrument: 'balança', unfit: 'kg', size: 1 },
  kg: { instrument: 'balança', unfit: 'g', size: 1000 },
  min: { instrument: 'relógio', unfit: 'h', size: 1 },
  h: { instrument: 'relógio', unfit: 'min', size: 60 },
} as const satisfies Readonly<Record<string, Unit>>
type UnitName = keyof typeof UNITS

const eggs: Thing = (pen) => [-9, 0, 9].map((x) => pen.at(x, 0, 1, (pen) => TRAY_THINGS.ovo(pen)))

/** Drawings, and the longer side of each on the page, mm. */
const THINGS = {
  'garrafa de leite': [milkBottle, 27],
  'copo de suco': [glassOfJuice, 17],
  'panela de sopa': [(pen) => pot(pen, 0, 0, 1), 27],
  'pacote de farinha': [flourSack, 22],
  maçã: [FRUIT.maca, 11],
  abacaxi: [FRUIT.abacaxi, 22],
  'pacote de arroz': [riceBag, 25],
  'pedaço de queijo': [cheese, 19],
  'caneca de chá': [mug, 17],
  cenoura: [layingCarrot, 24],
  'pote de açúcar': [sugarJar, 20],
  'lata de aveia': [oatTin, 22],
  'ovos para cozinhar': [eggs, 22],
  'colher de madeira': [woodenSpoon, 36],
  'bolo para assar': [cakeInTin, 30],
  'massa de pão': [tray, 38],
  'tábua comprida': [plank, 50],
  martelo: [hammer, 24],
  escada: [ladder, 29],
  'lata de tinta': [paintCan, 25],
  'tubo de cola': [glueBottle, 17],
  'caixa de ferramentas': [toolbox, 32],
  'rolo de barbante': [twine, 20],
  'casinha colada': [glued, 25],
} as const satisfies Readonly<Record<string, readonly [Thing, number]>>
type ThingName = keyof typeof THINGS

interface MeasuredThing {
  readonly name: ThingName
  readonly draw: Thing
  readonly size: number
}

const thingOf = (name: ThingName): MeasuredThing => {
  const [draw, size] = THINGS[name]
  return { name, draw, size }
}

export interface Measured extends MeasuredThing {
  readonly verb: string
  readonly amount: number
  readonly unit: UnitName
  readonly unfit: string
  readonly instrument: InstrumentName
}

const measured = (name: ThingName, verb: string, amount: number, unit: UnitName): Measured => {
  const { instrument, unfit } = UNITS[unit]
  return { ...thingOf(name), verb, amount, unit, unfit, instrument }
}

export const MEASURED: Readonly<Record<MeasureRoom, readonly Measured[]>> = {
  cozinha: [
    measured('garrafa de leite', 'cabe', 1, 'L'),
    measured('copo de suco', 'cabem', 200, 'mL'),
    measured('panela de sopa', 'cabem', 3, 'L'),
    measured('pacote de farinha', 'pesa', 1, 'kg'),
    measured('maçã', 'pesa', 150, 'g'),
    measured('abacaxi', 'pesa', 2, 'kg'),
    measured('pacote de arroz', 'pesa', 5, 'kg'),
    measured('pedaço de queijo', 'pesa', 300, 'g'),
    measured('caneca de chá', 'cabem', 300, 'mL'),
    measured('cenoura', 'mede', 18, 'cm'),
    measured('ovos para cozinhar', 'levam', 10, 'min'),
    measured('colher de madeira', 'mede', 30, 'cm'),
    measured('bolo para assar', 'leva', 40, 'min'),
    measured('massa de pão', 'leva', 2, 'h'),
  ],
  oficina: [
    measured('tábua comprida', 'mede', 2, 'm'),
    measured('martelo', 'mede', 30, 'cm'),
    measured('escada', 'mede', 2, 'm'),
    measured('lata de tinta', 'cabem', 3, 'L'),
    measured('tubo de cola', 'cabem', 90, 'mL'),
    measured('caixa de ferramentas', 'pesa', 5, 'kg'),
    measured('rolo de barbante', 'pesa', 100, 'g'),
    measured('casinha colada', 'leva', 20, 'min'),
  ],
}

interface Convertible extends MeasuredThing {
  /** Measures to choose from, like `1 h 10 min`. */
  readonly given: readonly string[]
  readonly unit: UnitName
}

export interface Converted extends MeasuredThing {
  readonly given: string
  readonly answer: string
  readonly unit: UnitName
}

const convertible = (name: ThingName, unit: UnitName, ...given: readonly string[]): Convertible => ({
  ...thingOf(name),
  given,
  unit,
})

export const CONVERTIBLE: Readonly<Record<MeasureRoom, readonly Convertible[]>> = {
  cozinha: [
    convertible('pacote de arroz', 'g', '2,25 kg'),
    convertible('pedaço de queijo', 'kg', '750 g'),
    convertible('caneca de chá', 'L', '350 mL'),
    convertible('cenoura', 'mm', '18,5 cm'),
    convertible('pote de açúcar', 'g', '1,2 kg'),
    convertible('lata de aveia', 'kg', '450 g'),
    convertible('pacote de farinha', 'g', '1,5 kg', '2,5 kg'),
    convertible('garrafa de leite', 'mL', '1,5 L'),
    convertible('panela de sopa', 'L', '3500 mL', '2500 mL'),
    convertible('abacaxi', 'kg', '1500 g', '1800 g'),
    convertible('colher de madeira', 'mm', '30 cm', '35 cm', '28 cm'),
    convertible('bolo para assar', 'min', '1 h 10 min', '1 h 5 min'),
    convertible('massa de pão', 'min', '1 h 30 min', '1 h 45 min'),
  ],
  oficina: [
    convertible('tábua comprida', 'cm', '1,8 m', '2,4 m', '2,2 m'),
    convertible('martelo', 'mm', '30 cm', '28 cm', '32 cm'),
    { ...convertible('escada', 'm', '180 cm', '210 cm', '240 cm'), size: 31 },
    convertible('lata de tinta', 'mL', '3,6 L', '3 L', '2,5 L'),
    convertible('caixa de ferramentas', 'g', '4,5 kg', '5 kg', '3,5 kg'),
    convertible('rolo de barbante', 'kg', '500 g', '200 g', '100 g'),
    convertible('casinha colada', 'min', '1 h 30 min', '1 h 20 min', '2 h'),
  ],
}

/** `2,25 kg` in g: `2250`; `1 h 10 min` in min: `70`. */
export function convertedTo(unit: UnitName, given: string): string {
  const parts = [...given.matchAll(/([\d,]+) (\w+)/g)]
  const size = parts.reduce((sum, [, amount = '', of = '']) => sum + numberOf(amount) * UNITS[of as UnitName].size, 0)
  return String(size / UNITS[unit].size).replace('.', ',')
}

const numberOf = (written: string) => Number(written.replace(',', '.'))
