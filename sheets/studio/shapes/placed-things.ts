/** Animals and toys that are put into, onto, under and behind other things, each about its foot, by their names. */
import { figurePen } from '../cast/figure-pen.ts'
import { teddy } from '../cast/things.ts'
import type { Thing } from '../fit.ts'
import { box, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { sailBoat, toyPlane, toyTrain, toyTruck } from '../turning/toys.ts'
import { bird } from './animals.ts'
import { chick, hen, pig, sheep } from './farm.ts'
import { backpack } from './handy.ts'
import { robot } from './keepsakes.ts'
import { cat, dog, duck, rabbit, snail } from './pets.ts'
import { fish, seaTurtle } from './sea.ts'
import { SEASIDE } from './seaside.ts'
import { car } from './vehicles.ts'

const smallFish = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M5 0L10 -4.400V4.400z', 'orange', 0.7),
    own.shape(ellipse(0, 0, 6, 4), 'orange', 0.7),
    own.spot(-3, -0.8, 0.9),
  ])

const storyBook = (pen: Pen): Drawing => [
  pen.shape(box(-11, -30, 22, 30, 1.6), 'red', 1.1),
  pen.line('M-7.4 -30V0', 0.8),
  pen.shape(box(-5, -26, 13.4, 12, 1), 'white', 0.8),
  smallFish(pen, 1, -20, 0.7),
]

export interface PlacedThing {
  readonly article: 'o' | 'a'
  readonly draw: Thing
  /** Longer side beside a dog's, which is 1. */
  readonly share: number
}

const o = (share: number, draw: Thing): PlacedThing => ({ article: 'o', share, draw })
const a = (share: number, draw: Thing): PlacedThing => ({ article: 'a', share, draw })

export const PLACED = {
  avião: o(0.96, toyPlane),
  barco: o(0.96, sailBoat),
  bola: a(0.62, SEASIDE.bola),
  cachorro: o(1, (pen) => dog(pen, 0, 0)),
  'cachorro branco': o(1, (pen) => dog(pen, 0, 0, 1, 'white')),
  caminhão: o(0.96, toyTruck),
  caracol: o(0.6, (pen) => snail(pen, 0, 0)),
  carrinho: o(0.9, (pen) => car(pen, 0, 0)),
  coelho: o(0.8, (pen) => rabbit(pen, 0, 0)),
  concha: a(0.52, SEASIDE.concha),
  estrela: a(0.56, SEASIDE.estrela),
  galinha: a(0.72, (pen) => hen(pen, 0, 0)),
  gato: o(0.84, (pen) => cat(pen, 0, 0)),
  'gato cinza': o(0.84, (pen) => cat(pen, 0, 0, 1, 'grey')),
  livro: o(0.76, storyBook),
  mochila: a(0.8, (pen) => backpack(pen, 0, 0, 1, 'blue')),
  ovelha: a(1.34, (pen) => sheep(pen, 0, 0)),
  passarinho: o(0.52, (pen) => bird(pen, 0, 0)),
  pato: o(0.7, (pen) => duck(pen, 0, 0)),
  'peixe amarelo': o(0.86, (pen) => fish(pen, 0, 0, 1, 'yellow', 'white')),
  'peixe azul': o(0.86, (pen) => fish(pen, 0, 0, 1, 'blue', 'white', { flip: true })),
  'peixe laranja': o(0.9, (pen) => fish(pen, 0, 0, 1)),
  'peixe roxo': o(0.8, SEASIDE.peixe),
  pintinho: o(0.46, (pen) => chick(pen, 0, 0)),
  porco: o(1.28, (pen) => pig(pen, 0, 0)),
  robô: o(0.96, robot),
  siri: o(0.78, SEASIDE.siri),
  tartaruga: a(0.8, (pen) => seaTurtle(pen, 0, 0, 1)),
  trem: o(0.96, toyTrain),
  ursinho: o(0.84, (pen) => teddy(figurePen(pen, 1))),
} as const satisfies Readonly<Record<string, PlacedThing>>

export type PlacedName = keyof typeof PLACED
