/** Four Brazilian places in three times: a street, a harbour, a small farm, a kitchen. */
import { box, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { hill, tree } from '../shapes/nature.ts'
import { behind, changing, type Era, type ErasPlace, kept } from './eras.ts'
import {
  boxShip,
  boxTruck,
  containers,
  drums,
  forklift,
  gantry,
  handCart,
  horseCart,
  lighthouse,
  quayTrain,
  sacks,
  sailBoat,
  steamer,
  tanker,
  warehouse,
} from './harbour-things.ts'
import { COZINHA, SITIO } from './home-places.ts'
import { sky } from './sky.ts'
import {
  beetle,
  carriage,
  church,
  cinema,
  gasLamp,
  ledPole,
  lowHouse,
  modernBus,
  oldBus,
  palm,
  phoner,
  postBox,
  publicPhone,
  rider,
  shop,
  tower,
  tram,
  wirePole,
} from './street-things.ts'

const GROWN = [0.42, 0.64, 0.84] as const

const setts = (pen: Pen): Drawing =>
  pen.line(
    [64, 68, 72, 76, 80]
      .map((y, row) => Array.from({ length: 24 }, (_, i) => `M${i * 8 + (row % 2) * 4} ${y}h4`).join(''))
      .join(''),
    0.5,
    'sandLine',
  )

function streetBack(pen: Pen, era: Era): Drawing {
  return [
    sky(pen),
    hill(pen.plane('far', 'hillLine'), points('-4,44 20,32 46,38 80,26 112,36 164,19 182,30 198,30'), 'hill', 60),
    pen.shape(box(-2, 56, 196, 5), 'greyPale', 0.8),
    pen.shape(box(-2, 61, 196, 24), era === 0 ? 'path' : 'grey', 0.9),
    era === 0 ? [setts(pen), pen.line('M-2 70.500H194M-2 74.500H194', 1, 'greyDark')] : [],
    era === 1 ? pen.line('M4 69H188', 1.1, 'white', [8, 6]) : [],
    era === 2 ? [pen.shape(box(-2, 74.5, 196, 10), 'redPale', 0.8), pen.line('M6 68H188', 1.1, 'white', [8, 6])] : [],
    tree(pen.plane('middle'), 182, 57, GROWN[era]),
  ]
}

/** The wire above the rails, which the pole of the tram reaches. */
const tramWire = (pen: Pen, era: Era): Drawing => (era === 0 ? pen.line('M-2 38.900H194', 0.6) : [])

const RUA: ErasPlace = {
  front: tramWire,
  plaque: [122, 7],
  back: streetBack,
  features: [
    behind('morro', [165, 22]),
    kept('igreja', 'igreja', church, [22, 58], [7, 31]),
    kept('palmeira', 'palmeira', palm, [46, 57], [56, 7]),
    changing(
      'loja',
      [
        ['armazém', (pen) => shop(pen, 'ARMAZÉM', 'yellowPale', 'cream')],
        ['loja de discos', (pen) => shop(pen, 'DISCOS', 'yellowPale', 'redPale')],
        ['farmácia', (pen) => shop(pen, 'FARMÁCIA', 'yellowPale', 'lime')],
      ],
      [73, 58],
      [86, 15],
      0.84,
    ),
    changing(
      'prédio da esquina',
      [
        ['casa baixa', lowHouse],
        ['cinema', cinema],
        ['prédio alto', tower],
      ],
      [137, 58],
      [112, 46],
      0.92,
    ),
    changing(
      'luz da rua',
      [
        ['lampião a gás', gasLamp],
        ['poste antigo', wirePole],
        ['poste de LED', ledPole],
      ],
      [104, 61],
      [98, 49],
      0.9,
    ),
    changing(
      'mensagens',
      [
        ['caixa de correio', postBox],
        ['orelhão', publicPhone],
        ['celular', phoner],
      ],
      [166, 60.6],
      [176, 66],
    ),
    changing(
      'transporte coletivo',
      [
        ['bonde', tram],
        ['ônibus antigo', oldBus],
        ['ônibus de hoje', modernBus],
      ],
      [58, 75],
      [20, 67],
      0.86,
    ),
    changing(
      'outro transporte',
      [
        ['charrete', carriage],
        ['fusca', beetle],
        ['bicicleta', rider],
      ],
      [134, 82.4],
      [112, 72],
      0.84,
    ),
  ],
}

function harbourBack(pen: Pen, era: Era): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    sky(pen),
    far.shape('M-4 46C4 22 16 12 26 12C36 12 40 30 52 36C62 38 70 42 80 46z', 'hill'),
    hill(far, points('70,44 96,38 130,40 170,34 198,38'), 'hillFar', 50),
    [88, 98, 108, 118].map((x, i) =>
      era === 0
        ? far.shape(`M${x} 46V${40}l4 -3l4 3V46z`, i % 2 ? 'cream' : 'pinkPale')
        : [
            far.shape(box(x, 46 - (era === 1 ? 10 + (i % 2) * 5 : 20 + (i % 3) * 5), 8, 30), 'bluePale'),
            far.line(`M${x + 2} 44h4M${x + 2} 40h4${era === 2 ? `M${x + 2} 36h4M${x + 2} 32h4` : ''}`, 0.6),
          ],
    ),
    pen.shape(box(-2, 46, 196, 22), 'water', 0.8),
    pen.line('M6 50q3 -2 6 0t6 0M120 49q3 -2 6 0t6 0M66 64q3 -2 6 0t6 0', 0.6, 'waterLine'),
    pen.shape('M128 46C132 42 148 41 156 46z', 'stone', 0.8),
    pen.shape(box(-2, 65, 196, 22), 'stone', 1),
    pen.line('M-2 68.500H194', 0.7),
    [16, 52, 88].map((x) => pen.shape(`M${x} 68V64h5v4z`, 'greyDark', 0.7)),
  ]
}

const PORTO: ErasPlace = {
  plaque: [97, 7],
  back: harbourBack,
  features: [
    behind('morro', [28, 22]),
    kept('farol', 'farol', lighthouse, [144, 45], [154, 22], 0.95),
    changing(
      'navio',
      [
        ['navio a vapor', steamer],
        ['petroleiro', tanker],
        ['porta-contêineres', boxShip],
      ],
      [84, 62],
      [46, 46],
      0.92,
    ),
    kept('barco a vela', 'barco a vela', sailBoat, [26, 54], [8, 51], 0.8),
    kept('armazém', 'armazém', warehouse, [166, 68], [183, 48], 0.86),
    changing(
      'transporte no cais',
      [
        ['carroça', horseCart],
        ['trem de carga', quayTrain],
        ['caminhão', boxTruck],
      ],
      [36, 81],
      [5.6, 75],
      0.76,
    ),
    changing(
      'o que move a carga',
      [
        ['carrinho de mão', handCart],
        ['empilhadeira', forklift],
        ['guindaste', gantry],
      ],
      [84, 80],
      [66.6, 77],
      0.9,
    ),
    changing(
      'carga',
      [
        ['sacas de café', sacks],
        ['tambores', drums],
        ['contêineres', containers],
      ],
      [138, 80],
      [172, 77],
      1,
    ),
  ],
}

export const ERA_PLACES = { rua: RUA, porto: PORTO, sitio: SITIO, cozinha: COZINHA } as const
export type EraPlaceName = keyof typeof ERA_PLACES
export const ERA_PLACE_NAMES = Object.keys(ERA_PLACES) as EraPlaceName[]
