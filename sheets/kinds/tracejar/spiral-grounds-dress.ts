/** The places that spirals are on the ground of: what is behind them, between them and far away. */
import { box, circle, points, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples, room } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { mushroom, stripedBall } from '../../studio/shapes/handy.ts'
import { die, xylophone, yarn } from '../../studio/shapes/keepsakes.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { lily, palm } from '../../studio/shapes/plants.ts'
import { blocks, curtained } from '../../studio/shapes/rooms.ts'
import { fish, octopus, rock, seaTurtle } from '../../studio/shapes/sea.ts'
import { planet } from '../../studio/shapes/space.ts'
import type { Company } from './spiral-company.ts'

export type GroundName = 'jardim' | 'mar' | 'lagoa' | 'espaco' | 'rua' | 'sala'

interface Ground {
  readonly draw: (pen: Pen) => Drawing
  /** Fills that spirals are on, one after the other, and their rim if it has another. */
  readonly fills: readonly Fill[]
  readonly rim?: Fill
  readonly lane: Fill
  /** Of far lines. */
  readonly line: Fill
  /** Below a goal. */
  readonly base?: Fill
  /** With corners on the hardest level. */
  readonly isFree?: boolean
  readonly isFoamy?: boolean
  readonly company: readonly Company[]
  /** Names of what is seen beside travellers and goals. */
  readonly shows: readonly string[]
  /** Above it is what is far away, mm. */
  readonly top: number
}

const HORIZON = points('-8,69 45,64 105,68 165,63 218,68')

const country = (pen: Pen, far: Drawing): Drawing => {
  const line = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    sun(line, 190, 56, 0.28),
    cloud(line, 22, 58, 0.42),
    hill(line, points('-8,62 40,54 92,60 150,53 218,61'), 'hillFar'),
    far,
    hill(line, HORIZON, 'meadow'),
    blades(line, '20,108 70,200 104,96 184,150 16,190 110,276 190,232 60,272'),
  ]
}

const water = (pen: Pen, far: Drawing): Drawing => {
  const line = pen.plane('far', 'waterLine')
  return [
    backdrop(pen, 'sky'),
    sun(line, 190, 56, 0.28),
    cloud(line, 22, 58, 0.42),
    far,
    line.shape(box(-8, 64, 226, 240), 'water', 0.8),
    ripples(line, '16,74 66,70 134,72 176,76 14,150 96,166 182,170 90,272 20,264 176,276 104,100 30,200 176,210'),
  ]
}

const plant = (draw: (pen: Pen) => Drawing, share = 1): Company => [draw, share]

/** Whoever swims is smaller than a boat. */
const SMALL = 0.55

const GARDEN: readonly Company[] = [
  plant((pen) => bush(pen, 0, 0, 1, 'leaf', 'pink')),
  plant((pen) => flower(pen, 0, 0, 1, 'yellow'), 0.8),
  plant((pen) => mushroom(pen, 0, 0, 1), 0.7),
  plant((pen) => tree(pen, 0, 0, 1, 'leaf')),
  plant((pen) => flower(pen, 0, 0, 1, 'purple'), 0.8),
  plant((pen) => tuft(pen, 0, 0, 1), 0.7),
  plant((pen) => rock(pen, 0, 0, 1), 0.7),
  plant((pen) => flower(pen, 0, 0, 1, 'red'), 0.8),
]

export const GROUNDS: Readonly<Record<GroundName, Ground>> = {
  jardim: {
    draw: (pen) =>
      country(
        pen,
        [16, 30, 180, 196].map((x, i) => tree(pen.plane('far', 'leafDeep'), x, 68, 0.44, i % 2 ? 'leaf' : 'lime')),
      ),
    fills: ['hill', 'hillFar'],
    rim: 'leaf',
    lane: 'path',
    line: 'leafDeep',
    isFree: true,
    company: GARDEN,
    shows: [],
    top: 68,
  },
  mar: {
    draw: (pen) =>
      water(pen, [
        hill(pen.plane('far', 'sandLine'), points('88,64.500 94,61 110,60.500 120,64.500'), 'sand', 66),
        palm(pen.plane('far'), 104, 61.5, 0.16),
      ]),
    fills: ['bluePale'],
    rim: 'foam',
    lane: 'white',
    line: 'waterLine',
    base: 'sand',
    isFoamy: true,
    company: [
      plant((pen) => fish(pen, 0, 0, 1, 'orange', 'white'), SMALL),
      plant((pen) => seaTurtle(pen, 0, 0, 1), SMALL),
      plant((pen) => fish(pen, 0, 0, 1, 'yellow', 'white', { flip: true }), SMALL),
      plant((pen) => octopus(pen, 0, 0, 1, 'purple'), SMALL),
      plant((pen) => fish(pen, 0, 0, 1, 'pink', 'white'), SMALL),
      plant((pen) => rock(pen, 0, 0, 1), 0.7),
    ],
    shows: ['mar', 'ilha'],
    top: 68,
  },
  lagoa: {
    draw: (pen) =>
      water(pen, [
        hill(pen.plane('far', 'hillLine'), points('-8,62 40,56 92,61 150,55 218,61'), 'hillFar'),
        [18, 40, 172, 192].map((x) => bush(pen.plane('far', 'leafDeep'), x, 65, 0.44)),
      ]),
    fills: ['bluePale'],
    rim: 'foam',
    lane: 'white',
    line: 'waterLine',
    isFoamy: true,
    company: [
      plant((pen) => lily(pen, 0, 0, 1, 'pink')),
      plant((pen) => fish(pen, 0, 0, 1, 'orange', 'white')),
      plant((pen) => lily(pen, 0, 0, 1)),
      plant((pen) => fish(pen, 0, 0, 1, 'yellow', 'white', { flip: true })),
      plant((pen) => rock(pen, 0, 0, 1), 0.7),
    ],
    shows: ['lagoa'],
    top: 68,
  },
  espaco: {
    draw: (pen) => [
      backdrop(pen, 'dusk'),
      points('20,66 50,58 96,64 140,60 186,64 26,160 106,160 190,180 100,280 60,276 186,262 16,232').map(([x, y], i) =>
        pen.plane('far').shape(star(x, y, i % 3 ? 1.6 : 2.4, 4, 0.36), 'sun', 0.5),
      ),
    ],
    fills: ['bluePale', 'purplePale'],
    rim: 'white',
    lane: 'white',
    line: 'purple',
    company: [
      plant((pen) => planet(pen, 0, 0, 1, 'orange', 'ring')),
      plant((pen) => pen.shape(star(0, 0, 8), 'sun'), 0.6),
      plant((pen) => [pen.shape(circle(0, 0, 8), 'teal'), pen.line('M-7 -3q7 3 14 -1M-7.600 2q8 3 15 0')], 0.7),
      plant((pen) => pen.shape(star(0, 0, 8), 'yellow'), 0.5),
    ],
    shows: [],
    top: 60,
  },
  rua: {
    draw: (pen) =>
      country(
        pen,
        [22, 44, 172, 194].map((x, i) => house(pen.plane('far'), x, 66, 0.24 + (i % 2) * 0.04)),
      ),
    fills: ['hill', 'hillFar'],
    rim: 'greyPale',
    lane: 'stone',
    line: 'greyDark',
    isFree: true,
    company: [
      plant((pen) => tree(pen, 0, 0, 1, 'leaf')),
      plant((pen) => bush(pen, 0, 0, 1, 'leaf', 'yellow'), 0.8),
      plant((pen) => tree(pen, 0, 0, 1, 'lime')),
      plant((pen) => flower(pen, 0, 0, 1, 'red'), 0.7),
    ],
    shows: [],
    top: 68,
  },
  sala: {
    draw: (pen) => [
      room(pen.plane('far', 'wood'), 64, 'cream', 'woodPale'),
      curtained(pen.plane('far'), 14, 34, 22, 18, 'sky', 'redPale'),
      pen.plane('far', 'woodDark').shape(box(174, 32, 22, 18), 'woodPale', 0.8),
      pen.plane('far', 'woodDark').shape(box(176.5, 34.5, 17, 13), 'sky', 0.6),
      pen.plane('far', 'hillLine').shape('M176.5 47.500V43Q181 39 185 43Q189 46 193.500 41V47.500z', 'meadow', 0.6),
      pen
        .plane('far')
        .line(
          [82, 104, 128, 152, 176, 200, 224, 248, 272]
            .map((y, i) => `M-6 ${y}H216M${40 + ((i * 53) % 140)} ${y}v-24`)
            .join(''),
          0.5,
          'wood',
        ),
    ],
    fills: ['yellowPale', 'pinkPale', 'bluePale', 'hillFar', 'purplePale'],
    rim: 'red',
    lane: 'white',
    line: 'redDark',
    isFree: true,
    company: [
      plant((pen) => stripedBall(pen, 0, 0, 8, 'red', 'yellow'), 0.8),
      plant((pen) => blocks(pen, 0, 0, 1)),
      plant(yarn, 0.7),
      plant(xylophone),
      plant(die, 0.6),
    ],
    shows: [],
    top: 70,
  },
}
