/** Things that go, fly, swim or hang in a row, all to the left; some in several colours. */
import type { Thing } from '../fit.ts'
import * as pairs from '../pairs/things.ts'
import type { Fill, Pen } from '../pen.ts'
import { boot, saw, wateringCan } from '../turning/tools.ts'
import * as toys from '../turning/toys.ts'
import { chick, cow, hen, horse, pig, sheep } from './farm.ts'
import { flyingBird, flyingToucan } from './flying-birds.ts'
import { armadillo } from './night-animals.ts'
import { snail } from './pets.ts'
import { fish, seaTurtle, whale } from './sea.ts'
import { cyclist, jet } from './travellers.ts'
import { bus, truck } from './vehicles.ts'
import { standingCapybara } from './wetland-animals.ts'
import { jaguar, macaw } from './wild.ts'

export interface ParadeThing {
  readonly name: string
  /** One drawing for each colour. */
  readonly looks: readonly [Thing, ...Thing[]]
  /** Of the room of a place in the row: a hen is smaller than a cow. */
  readonly share: number
}

type Draw = (pen: Pen, fill: Fill) => ReturnType<Thing>

const one = (name: string, draw: Thing, share = 1): ParadeThing => ({ name, looks: [draw], share })

const dyed = (name: string, [first, ...rest]: readonly [Fill, ...Fill[]], draw: Draw, share = 1): ParadeThing => {
  const look =
    (fill: Fill): Thing =>
    (pen) =>
      draw(pen, fill)
  return { name, looks: [look(first), ...rest.map(look)], share }
}

/** Drawn to the right, shown to the left. */
const turned =
  (draw: Thing): Thing =>
  (pen) =>
    pen.at(0, 0, 1, draw, { flip: true })

/** By what they go on. */
export const PARADE = {
  ceu: [
    one('pássaro', flyingBird),
    dyed('arara', ['red', 'blue', 'green'], (pen, fill) => macaw(pen, 0, 0, 1, fill)),
    one('tucano', flyingToucan),
  ],
  pasto: [
    one('vaca', (pen) => cow(pen, 0, 0)),
    dyed('cavalo', ['brownPale', 'tan', 'white'], (pen, coat) => horse(pen, 0, 0, 1, { coat })),
    one('ovelha', (pen) => sheep(pen, 0, 0), 0.86),
    one('porco', (pen) => pig(pen, 0, 0), 0.9),
  ],
  mata: [
    one('onça', (pen) => jaguar(pen, 0, 0)),
    one('capivara', (pen) => standingCapybara(pen, 0, 0)),
    one('tatu', turned(armadillo), 0.9),
  ],
  terreiro: [
    dyed('galinha', ['white', 'copper', 'tan'], (pen, fill) => hen(pen, 0, 0, 1, fill), 0.96),
    one('pintinho', (pen) => chick(pen, 0, 0), 0.8),
    dyed('caracol', ['pink', 'yellow', 'teal'], (pen, fill) => snail(pen, 0, 0, 1, fill, { flip: true }), 0.86),
  ],
  fundo: [
    dyed('peixe', ['orange', 'yellow', 'purple'], (pen, fill) => fish(pen, 0, 0, 1, fill), 0.86),
    one('tartaruga', (pen) => seaTurtle(pen, 0, 0, 1), 0.95),
    one('baleia', (pen) => whale(pen, 0, 0, 1)),
  ],
  aeroporto: [one('avião', toys.toyPlane), one('helicóptero', toys.toyHelicopter), one('jato', jet)],
  estrada: [
    one('caminhão', (pen) => truck(pen, 0, 0)),
    one(
      'ônibus',
      turned((pen) => bus(pen, 0, 0)),
    ),
    one('escavadeira', toys.toyDigger),
  ],
  ciclovia: [one('patinete', toys.toyScooter, 0.84), one('bicicleta', turned(cyclist))],
  porto: [one('navio', toys.ship), one('lancha', toys.speedBoat)],
  mar: [one('veleiro', toys.sailBoat), one('jangada', toys.jangada), one('submarino', toys.submarine)],
  ferramentas: [one('martelo', pairs.hammer), one('serrote', saw)],
  cozinha: [one('bule', pairs.teapot), one('xícara', pairs.teacup, 0.9), one('regador', wateringCan)],
  sapatos: [one('tênis', pairs.sneaker), one('bota', turned(boot)), one('meia', turned(pairs.sock), 0.9)],
  ganchos: [one('chave', pairs.key), one('apito', pairs.whistle)],
  brinquedos: [one('trem', toys.toyTrain), one('caminhão', toys.toyTruck), one('avião', toys.toyPlane)],
} as const satisfies Readonly<Record<string, readonly ParadeThing[]>>

export type ParadeGround = keyof typeof PARADE
