/** Things that go, fly, swim or hang in a row, all to the left; some in several colours. */
import { reachOf, type Thing } from '../fit.ts'
import * as pairs from '../pairs/things.ts'
import { box, circle } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { fishKite, macawKite, sharkKite, whaleKite } from '../turning/kites.ts'
import { boot, saw, wateringCan } from '../turning/tools.ts'
import * as toys from '../turning/toys.ts'
import { bicycle } from './equal-groups.ts'
import { chick, cow, hen, horse, pig, sheep } from './farm.ts'
import { flyingBird, flyingToucan } from './flying-birds.ts'
import { dolphin } from './food-web-water.ts'
import { armadillo } from './night-animals.ts'
import { calf, capybaraPup, foal, jaguarCub, lamb, piglet } from './parade-young.ts'
import { duck } from './pets.ts'
import { fish, seaTurtle } from './sea.ts'
import { jet } from './travellers.ts'
import { car, truck } from './vehicles.ts'
import { standingCapybara } from './wetland-animals.ts'
import { jaguar, macaw } from './wild.ts'

export interface ParadeThing {
  readonly name: string
  /** One drawing for each colour. */
  readonly looks: readonly [Thing, ...Thing[]]
  /** Of the room of a place in the row: a hen is smaller than a cow. */
  readonly share: number
  /** Its contour is there below its middle of the upper edge, as a part of its height: a string ends behind it. */
  readonly hang: number
  /** Either end may be taken for its front: it is in no crowd of several things. */
  readonly frontless?: true
  /** Its young, drawn as such; without them a small one is the same, smaller. */
  readonly young?: readonly [Thing, ...Thing[]]
}

type Draw = (pen: Pen, fill: Fill) => ReturnType<Thing>

const one = (name: string, draw: Thing, share = 1, hang = 0.25): ParadeThing => ({
  name,
  looks: [draw],
  share,
  hang,
})

const frontless = (thing: ParadeThing): ParadeThing => ({ ...thing, frontless: true })

const dyed = (name: string, [first, ...rest]: readonly [Fill, ...Fill[]], draw: Draw, share = 1): ParadeThing => {
  const look =
    (fill: Fill): Thing =>
    (pen) =>
      draw(pen, fill)
  return { name, looks: [look(first), ...rest.map(look)], share, hang: 0.25 }
}

/** Drawn to the right, shown to the left. */
const turned =
  (draw: Thing): Thing =>
  (pen) =>
    pen.at(0, 0, 1, draw, { flip: true })

const pickup: Thing = (pen) => [
  pen.shape('M-27 -7V-15L-15 -17.500L-9 -27H5V-18H27V-6H-26z', 'red', 1.1),
  pen.shape('M-11.500 -17.500L-7 -24H2V-17.500z', 'sky', 0.9),
  pen.line('M5 -18V-8M8 -14H25', 0.8),
  pen.shape(circle(-24, -12.5, 1.6), 'yellow', 0.7),
  [-14, 16].map((x) => [pen.shape(circle(x, -6, 6), 'greyDark', 1), pen.shape(circle(x, -6, 2.6), 'white', 0.8)]),
]

const tricycle: Thing = (pen) => [
  pen.rope('M-12 -9L-8.500 -27', 2.6, 'red'),
  pen.rope('M-14 -28.500L-4 -26.500', 2.2, 'blueDark'),
  pen.rope('M-10 -18Q0 -10 6 -14L15 -6', 2.6, 'red'),
  pen.line('M7 -20V-13', 1.2),
  pen.shape('M1 -23H14Q16 -20 13 -19H4z', 'blue', 1),
  [
    [-12, 9],
    [16, 5.6],
  ].map(([x = 0, r = 0]) => [
    pen.shape(circle(x, -r, r), 'greyDark', 1),
    pen.shape(circle(x, -r, r * 0.5), 'white', 0.8),
  ]),
]

const jug: Thing = (pen) => [
  pen.rope('M13 -30C27 -32 26 -10 12 -9', 3, 'purple'),
  pen.shape(
    'M-24 -37L-9 -34H15C13 -26 18 -18 17 -9C16 -3 12 0 6 0H-6C-12 0 -16 -4 -16 -10C-16 -18 -11 -23 -13 -29z',
    'purple',
  ),
  pen.line('M-15 -12Q1 -7 17 -12', 1, 'yellow'),
]

/** A toy to be pulled along. */
const onWheels =
  (draw: Thing): Thing =>
  (pen) => {
    const { x, y, width, height } = reachOf(draw)
    const [left, top] = [x + width * 0.08, y + height - 1]
    return [
      draw(pen),
      pen.shape(box(left, top, width * 0.84, 4, 1.5), 'red', 1),
      [0.2, 0.8].map((at) => [
        pen.shape(circle(left + width * 0.84 * at, top + 6, 5), 'yellow', 1),
        pen.spot(left + width * 0.84 * at, top + 6, 1.4),
      ]),
    ]
  }

/** By what they go on. */
export const PARADE = {
  ceu: [
    one('pássaro', flyingBird),
    dyed('arara', ['red', 'blue', 'green'], (pen, fill) => macaw(pen, 0, 0, 1, fill)),
    one('tucano', flyingToucan),
  ],
  pasto: [
    { ...one('vaca', (pen) => cow(pen, 0, 0)), young: [calf] },
    {
      ...dyed('cavalo', ['brownPale', 'tan', 'white'], (pen, coat) => horse(pen, 0, 0, 1, { coat })),
      young: [foal('brownPale'), foal('tan'), foal('white')],
    },
    { ...one('ovelha', (pen) => sheep(pen, 0, 0), 0.86), young: [lamb] },
    { ...one('porco', (pen) => pig(pen, 0, 0), 0.9), young: [piglet] },
  ],
  mata: [
    { ...one('onça', (pen) => jaguar(pen, 0, 0)), young: [jaguarCub] },
    { ...one('capivara', (pen) => standingCapybara(pen, 0, 0)), young: [capybaraPup] },
    one('tatu', turned(armadillo), 0.8),
  ],
  terreiro: [
    {
      ...dyed('galinha', ['white', 'copper', 'tan'], (pen, fill) => hen(pen, 0, 0, 1, fill), 0.96),
      young: [(pen) => chick(pen, 0, 0)],
    },
    {
      ...dyed('pato', ['white', 'brownPale'], (pen, fill) => duck(pen, 0, 0, 1, fill), 0.96),
      young: [(pen) => duck(pen, 0, 0, 1, 'yellow')],
    },
    one('pintinho', (pen) => chick(pen, 0, 0), 0.66),
  ],
  fundo: [
    dyed('peixe', ['orange', 'yellow', 'purple'], (pen, fill) => fish(pen, 0, 0, 1, fill), 0.7),
    one('tartaruga', (pen) => seaTurtle(pen, 0, 0, 1), 0.95),
    one('golfinho', (pen) => dolphin(pen, 0, 0, 1)),
  ],
  aeroporto: [one('avião', toys.toyPlane), one('helicóptero', toys.toyHelicopter), one('jato', turned(jet))],
  estrada: [
    one('caminhão', (pen) => truck(pen, 0, 0)),
    one('picape', pickup),
    one('carro', (pen) => car(pen, 0, 0), 0.9),
    one('escavadeira', toys.toyDigger),
  ],
  ciclovia: [
    one('patinete', toys.toyScooter, 0.84),
    one(
      'bicicleta',
      turned((pen) => bicycle(pen, 0, 0, 1, 'red')),
    ),
    one('triciclo', tricycle, 0.9),
  ],
  porto: [one('navio', toys.ship), one('lancha', toys.speedBoat), one('submarino', toys.submarine)],
  mar: [one('veleiro', toys.sailBoat), one('jangada', toys.jangada), one('canoa', toys.canoe)],
  ferramentas: [one('martelo', pairs.hammer), one('serrote', saw), one('pincel', pairs.brush, 1, 0.5)],
  cozinha: [
    one('bule', pairs.teapot),
    frontless(one('xícara', pairs.teacup, 0.9)),
    one('regador', wateringCan),
    one('jarra', jug, 0.95),
  ],
  sapatos: [one('tênis', turned(pairs.sneaker)), one('bota', turned(boot)), one('meia', turned(pairs.sock), 0.9)],
  ganchos: [one('chave', pairs.key), one('apito', pairs.whistle, 1, 0.6), one('escova', pairs.toothbrush, 1, 0.7)],
  brinquedos: [
    one('trem', toys.toyTrain),
    one('caminhão', toys.toyTruck),
    one('avião', toys.toyPlane),
    one('helicóptero', toys.toyHelicopter),
    one('escavadeira', toys.toyDigger),
  ],
  bichinhos: [
    one('cavalo', onWheels(foal('tan')), 0.95),
    one('porco', onWheels(piglet)),
    one('capivara', onWheels(capybaraPup)),
    one('ovelha', onWheels(lamb)),
  ],
  pipas: [
    one('peixe', fishKite, 1, 0.1),
    one('arara', macawKite, 1, 0.35),
    one('tubarão', sharkKite, 1, 0.2),
    one('baleia', whaleKite, 1, 0.25),
  ],
} as const satisfies Readonly<Record<string, readonly ParadeThing[]>>

export type ParadeGround = keyof typeof PARADE
