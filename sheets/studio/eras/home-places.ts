/** A small farm and a kitchen in three times. */
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush } from '../shapes/nature.ts'
import { stove } from '../shapes/rooms.ts'
import { blender, mortar, woodStove } from '../shapes/then-and-now.ts'
import { behind, changing, type Era, type ErasPlace, kept } from './eras.ts'
import {
  chapel,
  coffee,
  farmHouse,
  hoe,
  newTractor,
  oxCart,
  pickup,
  porchLamp,
  pump,
  saplings,
  solar,
  tractor,
  waterTank,
  well,
  woods,
} from './farm-things.ts'
import { oldTruck } from './harbour-things.ts'
import {
  clayFilter,
  hangingLamp,
  ledLamp,
  letterOnTable,
  meatSafe,
  newFridge,
  oldFridge,
  oldRadioSmall,
  propped,
  wallLamp,
  waterPot,
} from './kitchen-things.ts'
import { sky } from './sky.ts'
import { wirePole } from './street-things.ts'

function farmBack(pen: Pen, era: Era): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    sky(pen),
    far.shape('M-4 44L24 18L44 30L70 12L98 36L120 24L150 40L198 30V60H-4z', 'hill'),
    pen.shape(box(-2, 40, 196, 46), 'meadow', null),
    pen.line('M-2 41C40 38 120 43 194 40', 0.7, 'hillLine'),
    pen.shape(
      'M128 42C124 50 150 54 140 62C132 70 160 76 166 86H194C180 74 156 70 164 62C172 54 142 50 138 42z',
      'water',
      0.8,
    ),
    pen.shape('M-2 70H142C150 70 154 78 160 86H-2z', era === 2 ? 'grey' : 'path', 0.9),
    era === 2 ? pen.line('M6 78H140', 1, 'white', [7, 5]) : [],
    era === 0 ? pen.line('M6 74h8M40 82h9M84 75h8M118 80h6', 0.6, 'sandLine') : [],
    bush(pen.plane('middle'), 184, 64, 0.5),
  ]
}

export const SITIO: ErasPlace = {
  plaque: [97, 7],
  back: farmBack,
  features: [
    behind('serra', [70, 24]),
    behind('rio', [152, 66]),
    kept('capela', 'capela', chapel, [119, 46], [119, 14], 0.84),
    changing(
      'beira do rio',
      [
        ['mata', woods],
        ['cafezal', coffee],
        ['mudas', saplings],
      ],
      [168, 52],
      [186, 22],
      0.78,
    ),
    kept('casa', 'casa do sítio', farmHouse, [36, 62], [36, 28], 0.95),
    changing(
      'luz',
      [
        ['lampião', porchLamp],
        ['poste antigo', wirePole],
        ['placa solar', solar],
      ],
      [71, 62],
      [88, 41],
      0.66,
    ),
    changing(
      'água',
      [
        ['poço', well],
        ['cata-vento', pump],
        ['caixa-d’água', waterTank],
      ],
      [101, 64],
      [87, 58],
      0.76,
    ),
    changing(
      'trabalho na roça',
      [
        ['enxada', hoe],
        ['trator antigo', tractor],
        ['trator com cabine', newTractor],
      ],
      [112, 80],
      [136, 76],
      0.84,
    ),
    changing(
      'transporte da colheita',
      [
        ['carro de boi', oxCart],
        ['caminhão', oldTruck],
        ['caminhonete', pickup],
      ],
      [46, 81],
      [8, 73],
      0.86,
    ),
  ],
}

function kitchenBack(pen: Pen, era: Era): Drawing {
  return [
    pen.shape(box(-2, -2, 196, 66), era === 0 ? 'cream' : era === 1 ? 'yellowPale' : 'foam', null),
    era === 0
      ? [0, 48, 96, 144, 192].map((x) => pen.line(`M${x} -2V62`, 0.5, 'sandLine'))
      : pen.line(
          [34, 42, 50, 58].map((y) => `M-2 ${y}H194`).join('') +
            Array.from({ length: 24 }, (_, i) => `M${i * 8 + 4} 34V62`).join(''),
          0.5,
          'cloudShade',
        ),
    pen.shape(box(-2, 62, 196, 24), era === 0 ? 'wood' : 'redPale', 0.9),
    pen.line('M-2 69H194M-2 77H194', 0.6, 'woodDark'),
    pen.shape(box(162, 30, 25, 3), 'wood', 0.9),
    pen.shape('M165 33V38M184 33V38', null, 0.9),
  ]
}

const window = (pen: Pen): Drawing => [
  pen.shape(box(-17, -28, 34, 28, 1), 'wood', 1),
  pen.shape(box(-14, -25, 28, 22), 'sky', 0.8),
  pen.shape('M-14 -8C-6 -16 4 -13 14 -9V-3H-14z', 'hill', 0.7),
  pen.line('M0 -25V-3M-14 -14H14', 0.9),
]
const table = (pen: Pen): Drawing => [
  pen.shape('M-26 -18H-21L-23 2H-26zM26 -18H21L23 2H26z', 'woodDark', 0.9),
  pen.shape(box(-31, -22, 62, 5, 1), 'woodPale', 1),
]
const stool = (pen: Pen): Drawing => [
  pen.line('M-5 -9L-8 0M5 -9L8 0M-7 -4H7', 1.3),
  pen.shape(box(-9, -12, 18, 3.6, 1.4), 'wood', 0.9),
]
const pan = (pen: Pen): Drawing => [
  pen.shape('M-9 -8H9C9 -1 6 0 4 0H-4C-6 0 -9 -1 -9 -8z', 'brownDark', 0.9),
  pen.shape('M-10 -8C-9 -12 9 -12 10 -8z', 'brown', 0.9),
  pen.shape(box(-1.5, -13.6, 3, 2.6, 1), 'brown', 0.7),
]

const blenderOnCupboard = (pen: Pen): Drawing => [
  pen.shape(box(-18, -34, 36, 34, 1.6), 'wood', 1),
  pen.shape(box(-14, -26, 28, 20, 1), 'woodPale', 0.9),
  pen.line('M-4 -22H4', 1.2),
  pen.shape(box(-20, -37, 40, 4, 1), 'woodPale', 1),
  pen.at(0, -37, 0.9, blender),
]

export const COZINHA: ErasPlace = {
  plaque: [18, 7],
  back: kitchenBack,
  features: [
    kept('janela', 'janela', window, [73, 40], [73, 8], 0.9),
    changing(
      'fogão',
      [
        ['fogão a lenha', woodStove],
        ['fogão a gás', (pen) => stove(pen, 0, 0)],
        ['fogão a gás', (pen) => stove(pen, 0, 0)],
      ],
      [28, 68],
      [6, 38],
      0.95,
    ),
    changing(
      'luz',
      [
        ['lampião', wallLamp],
        ['lâmpada pendurada', hangingLamp],
        ['LED no teto', ledLamp],
      ],
      [112, 17],
      [126.5, 15],
      0.9,
    ),
    changing(
      'guardar comida',
      [
        ['guarda-comida', meatSafe],
        ['geladeira antiga', oldFridge],
        ['geladeira nova', newFridge],
      ],
      [146, 68],
      [146, 8],
      0.92,
    ),
    changing(
      'água de beber',
      [
        ['pote de barro', waterPot],
        ['filtro de barro', clayFilter],
        ['filtro de barro', clayFilter],
      ],
      [175, 30],
      [186.5, 44],
      0.8,
    ),
    kept('mesa', 'mesa', table, [92, 78], [92, 73], 0.94),
    kept('panela', 'panela', pan, [74, 57.6], [62, 52], 0.85),
    changing(
      'notícias',
      [
        ['carta', letterOnTable],
        ['rádio', oldRadioSmall],
        ['celular', propped],
      ],
      [104, 57.6],
      [120, 52],
      0.85,
    ),
    changing(
      'para moer',
      [
        ['pilão', mortar],
        ['liquidificador', blenderOnCupboard],
        ['liquidificador', blenderOnCupboard],
      ],
      [171, 78],
      [186.5, 72],
      0.5,
    ),
    kept('banquinho', 'banquinho', stool, [48, 81], [36, 78], 0.9),
  ],
}
