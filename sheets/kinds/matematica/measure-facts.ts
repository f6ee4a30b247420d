/** Things of a kitchen and of a workshop with a usual measure, its unit, the unit that does not fit, and the instrument. */

import type { Thing } from '../../studio/fit.ts'
import { hammer } from '../../studio/pairs/things.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { cheese, ladder } from '../../studio/shapes/keepsakes.ts'
import {
  cakeInTin,
  carrot,
  flourSack,
  glassOfJuice,
  glueBottle,
  glued,
  type INSTRUMENTS,
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

export interface Measured {
  readonly name: string
  readonly draw: Thing
  /** Longer side on the page, mm. */
  readonly size: number
  readonly verb: string
  readonly amount: number
  readonly unit: string
  /** Of the same quantity, far too large or too small. */
  readonly wrong: string
  readonly instrument: InstrumentName
}

type Row = readonly [string, Thing, number, string, number, string, string, InstrumentName]
const [TAPE, JUG, SCALES, CLOCK] = ['fita métrica', 'jarra medidora', 'balança', 'relógio'] as const

const layingCarrot: Thing = (pen) => pen.at(0, 0, 1, carrot, { turn: 80 })
const eggs: Thing = (pen) => [-9, 0, 9].map((x) => pen.at(x, 0, 1, (pen) => TRAY_THINGS.ovo(pen)))

const ROWS: Readonly<Record<MeasureRoom, readonly Row[]>> = {
  cozinha: [
    ['garrafa de leite', milkBottle, 27, 'cabe', 1, 'L', 'mL', JUG],
    ['copo de suco', glassOfJuice, 17, 'cabem', 200, 'mL', 'L', JUG],
    ['panela de sopa', (pen) => pot(pen, 0, 0, 1), 27, 'cabem', 3, 'L', 'mL', JUG],
    ['pacote de farinha', flourSack, 22, 'pesa', 1, 'kg', 'g', SCALES],
    ['maçã', FRUIT.maca, 11, 'pesa', 150, 'g', 'kg', SCALES],
    ['abacaxi', FRUIT.abacaxi, 22, 'pesa', 2, 'kg', 'g', SCALES],
    ['pacote de arroz', riceBag, 25, 'pesa', 5, 'kg', 'g', SCALES],
    ['pedaço de queijo', cheese, 19, 'pesa', 300, 'g', 'kg', SCALES],
    ['caneca de chá', mug, 17, 'cabem', 300, 'mL', 'L', JUG],
    ['cenoura', layingCarrot, 24, 'mede', 18, 'cm', 'm', TAPE],
    ['ovos para cozinhar', eggs, 22, 'levam', 10, 'min', 'h', CLOCK],
    ['colher de madeira', woodenSpoon, 36, 'mede', 30, 'cm', 'm', TAPE],
    ['bolo para assar', cakeInTin, 30, 'leva', 40, 'min', 'h', CLOCK],
    ['massa de pão', tray, 38, 'leva', 2, 'h', 'min', CLOCK],
  ],
  oficina: [
    ['tábua comprida', plank, 50, 'mede', 2, 'm', 'cm', TAPE],
    ['martelo', hammer, 24, 'mede', 30, 'cm', 'm', TAPE],
    ['escada', ladder, 29, 'mede', 2, 'm', 'cm', TAPE],
    ['lata de tinta', paintCan, 25, 'cabem', 3, 'L', 'mL', JUG],
    ['tubo de cola', glueBottle, 17, 'cabem', 90, 'mL', 'L', JUG],
    ['caixa de ferramentas', toolbox, 32, 'pesa', 5, 'kg', 'g', SCALES],
    ['rolo de barbante', twine, 20, 'pesa', 100, 'g', 'kg', SCALES],
    ['casinha colada', glued, 25, 'leva', 20, 'min', 'h', CLOCK],
  ],
}

export const measuredOf = (room: MeasureRoom): readonly Measured[] =>
  ROWS[room].map(
    ([name, draw, size, verb, amount, unit, wrong, instrument]): Measured => ({
      name,
      draw,
      size,
      verb,
      amount,
      unit,
      wrong,
      instrument,
    }),
  )

export interface Converted {
  readonly name: string
  readonly draw: Thing
  readonly size: number
  readonly given: string
  readonly answer: string
  readonly unit: string
}

type Change = readonly [string, Thing, number, readonly (readonly [given: string, answer: string])[], unit: string]

const CHANGES: Readonly<Record<MeasureRoom, readonly Change[]>> = {
  cozinha: [
    ['pacote de arroz', riceBag, 25, [['2,25 kg', '2250']], 'g'],
    ['pedaço de queijo', cheese, 19, [['750 g', '0,75']], 'kg'],
    ['caneca de chá', mug, 17, [['350 mL', '0,35']], 'L'],
    ['cenoura', layingCarrot, 24, [['18,5 cm', '185']], 'mm'],
    ['pote de açúcar', sugarJar, 20, [['1,2 kg', '1200']], 'g'],
    ['lata de aveia', oatTin, 22, [['450 g', '0,45']], 'kg'],
    [
      'pacote de farinha',
      flourSack,
      22,
      [
        ['1,5 kg', '1500'],
        ['2,5 kg', '2500'],
      ],
      'g',
    ],
    ['garrafa de leite', milkBottle, 27, [['1,5 L', '1500']], 'mL'],
    [
      'panela de sopa',
      (pen) => pot(pen, 0, 0, 1),
      27,
      [
        ['3500 mL', '3,5'],
        ['2500 mL', '2,5'],
      ],
      'L',
    ],
    [
      'abacaxi',
      FRUIT.abacaxi,
      22,
      [
        ['1500 g', '1,5'],
        ['1800 g', '1,8'],
      ],
      'kg',
    ],
    [
      'colher de madeira',
      woodenSpoon,
      36,
      [
        ['30 cm', '300'],
        ['35 cm', '350'],
        ['28 cm', '280'],
      ],
      'mm',
    ],
    [
      'bolo para assar',
      cakeInTin,
      30,
      [
        ['1 h 10 min', '70'],
        ['1 h 5 min', '65'],
      ],
      'min',
    ],
    [
      'massa de pão',
      tray,
      38,
      [
        ['1 h 30 min', '90'],
        ['1 h 45 min', '105'],
      ],
      'min',
    ],
  ],
  oficina: [
    [
      'tábua comprida',
      plank,
      50,
      [
        ['1,8 m', '180'],
        ['2,4 m', '240'],
        ['2,2 m', '220'],
      ],
      'cm',
    ],
    [
      'martelo',
      hammer,
      24,
      [
        ['30 cm', '300'],
        ['28 cm', '280'],
        ['32 cm', '320'],
      ],
      'mm',
    ],
    [
      'escada',
      ladder,
      31,
      [
        ['180 cm', '1,8'],
        ['210 cm', '2,1'],
        ['240 cm', '2,4'],
      ],
      'm',
    ],
    [
      'lata de tinta',
      paintCan,
      25,
      [
        ['3,6 L', '3600'],
        ['3 L', '3000'],
        ['2,5 L', '2500'],
      ],
      'mL',
    ],
    [
      'caixa de ferramentas',
      toolbox,
      32,
      [
        ['4,5 kg', '4500'],
        ['5 kg', '5000'],
        ['3,5 kg', '3500'],
      ],
      'g',
    ],
    [
      'rolo de barbante',
      twine,
      20,
      [
        ['500 g', '0,5'],
        ['200 g', '0,2'],
        ['100 g', '0,1'],
      ],
      'kg',
    ],
    [
      'casinha colada',
      glued,
      25,
      [
        ['1 h 30 min', '90'],
        ['1 h 20 min', '80'],
        ['2 h', '120'],
      ],
      'min',
    ],
  ],
}

export const conversionsOf = (room: MeasureRoom): readonly Omit<Converted, 'given' | 'answer'>[] =>
  CHANGES[room].map(([name, draw, size, , unit]) => ({ name, draw, size, unit }))

export const valuesOf = (room: MeasureRoom, name: string) => CHANGES[room].find(([one]) => one === name)?.[3] ?? []
