/**
 * Things of long ago and things of today with the same use. Many houses have both: the page speaks of use, not of what
 * is gone. Uses and materials are those of schoolbooks of the first years; lengths are those of common models, in cm.
 */

import { round } from '../../scene/marks.ts'
import { projector, stampedLetter, wallPhone } from '../../studio/eras/dated-things.ts'
import { meatSafe, newFridge, oldFridge } from '../../studio/eras/kitchen-things.ts'
import type { Thing } from '../../studio/fit.ts'
import type { TimeRoom } from '../../studio/places/time-room.ts'
import { oldRadio, television } from '../../studio/shapes/milestones.ts'
import {
  abacus,
  calculator,
  candlestick,
  chest,
  coffeeMill,
  cordlessPhone,
  digitalProjector,
  electricMill,
  flashlight,
  flatTv,
  hourglass,
  kitchenScales,
  messageTablet,
  microwave,
  mimeograph,
  panScales,
  printer,
  stopwatch,
  wheeledCase,
} from '../../studio/shapes/museum-things.ts'
import {
  ballpoint,
  blender,
  coalIron,
  deskLamp,
  dialPhone,
  digitalCamera,
  digitalClock,
  electricIron,
  filmCamera,
  gasStove,
  gramophone,
  laptop,
  mortar,
  notebook,
  oilLamp,
  pocketWatch,
  quill,
  slate,
  smartphone,
  speaker,
  typewriter,
  washboard,
  washer,
  woodStove,
} from '../../studio/shapes/then-and-now.ts'

export interface Used {
  readonly name: string
  /** Its longer side. */
  readonly cm: number
  readonly draw: Thing
}

export interface UsePair {
  readonly old: Used
  readonly now: Used
}

/** Things of one use, the oldest first. */
export interface Invention {
  readonly use: string
  readonly stages: readonly Used[]
}

const used = (name: string, cm: number, draw: Thing): Used => ({ name, cm, draw })
const pair = (old: Used, now: Used): UsePair => ({ old, now })

const HOUSE: readonly UsePair[] = [
  pair(used('lampião', 35, oilLamp), used('luminária', 40, deskLamp)),
  pair(used('ferro a brasa', 25, coalIron), used('ferro elétrico', 28, electricIron)),
  pair(used('gramofone', 60, gramophone), used('caixa de som', 45, speaker)),
  pair(used('telefone de disco', 24, dialPhone), used('celular', 15, smartphone)),
  pair(used('máquina de escrever', 38, typewriter), used('computador', 36, laptop)),
  pair(used('tábua de lavar', 70, washboard), used('máquina de lavar', 90, washer)),
  pair(used('pilão', 110, mortar), used('liquidificador', 40, blender)),
  pair(used('fogão a lenha', 130, woodStove), used('fogão a gás', 90, gasStove)),
  pair(used('câmera de fole', 120, filmCamera), used('câmera digital', 14, digitalCamera)),
  pair(used('pena e tinteiro', 26, quill), used('caneta', 14, ballpoint)),
  pair(used('relógio de bolso', 12, pocketWatch), used('relógio digital', 16, digitalClock)),
  pair(used('lousa de mão', 28, slate), used('caderno', 26, notebook)),
]

const MUSEUM: readonly UsePair[] = [
  pair(used('televisão de tubo', 55, television), used('televisão fina', 62, flatTv)),
  pair(used('geladeira antiga', 150, oldFridge), used('geladeira de hoje', 175, newFridge)),
  pair(used('telefone de parede', 60, wallPhone), used('telefone sem fio', 18, cordlessPhone)),
  pair(used('carta com selo', 20, stampedLetter), used('mensagem', 25, messageTablet)),
  pair(used('projetor de filme', 70, projector), used('projetor digital', 30, digitalProjector)),
  pair(used('ábaco', 35, abacus), used('calculadora', 15, calculator)),
  pair(used('mimeógrafo', 50, mimeograph), used('impressora', 45, printer)),
  pair(used('balança de pratos', 50, panScales), used('balança digital', 22, kitchenScales)),
  pair(used('ampulheta', 18, hourglass), used('cronômetro', 9, stopwatch)),
  pair(used('baú', 90, chest), used('mala de rodinhas', 70, wheeledCase)),
  pair(used('castiçal', 24, candlestick), used('lanterna', 18, flashlight)),
  pair(used('moedor de café', 30, coffeeMill), used('moedor elétrico', 22, electricMill)),
]

/** Things of long ago that a room keeps. */
export const USE_PAIRS: Readonly<Record<TimeRoom, readonly UsePair[]>> = { familia: HOUSE, escola: MUSEUM }

/** Radio 1922, television 1950 in Brazil; film, sensor, telephone; fires of wood, of gas, waves. */
export const INVENTIONS: Readonly<Record<TimeRoom, readonly Invention[]>> = {
  familia: [
    {
      use: 'Para guardar a comida',
      stages: [
        used('guarda-comida', 150, meatSafe),
        used('geladeira antiga', 150, oldFridge),
        used('geladeira', 175, newFridge),
      ],
    },
    {
      use: 'Para ter notícias em casa',
      stages: [
        used('rádio', 45, oldRadio),
        used('televisão de tubo', 55, television),
        used('televisão fina', 62, flatTv),
      ],
    },
  ],
  escola: [
    {
      use: 'Para escrever',
      stages: [used('pena', 26, quill), used('máquina de escrever', 38, typewriter), used('computador', 36, laptop)],
    },
    {
      use: 'Para fotografar',
      stages: [
        used('câmera de fole', 120, filmCamera),
        used('câmera digital', 14, digitalCamera),
        used('celular', 15, smartphone),
      ],
    },
    {
      use: 'Para cozinhar',
      stages: [
        used('fogão a lenha', 130, woodStove),
        used('fogão a gás', 90, gasStove),
        used('micro-ondas', 50, microwave),
      ],
    },
  ],
}

/** One law for all: what is twice as long is a quarter larger, so that a pen and a fridge fit on one page. */
export const sizeOf = ({ cm }: Used): number => round(8.1 * cm ** 0.3)
