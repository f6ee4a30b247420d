/** Bands under an open sky. */

import { actionCard } from '../cast/actions/actions.ts'
import { GIVE, HANDS_UP, KICK, POINT, RUN, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { football as ball } from '../scenes/football.ts'
import { bird } from '../shapes/animals.ts'
import { awning, house } from '../shapes/built.ts'
import { longNeck, threeHorn, volcano } from '../shapes/dinosaurs.ts'
import { barn, chick, cow, hen, windPump } from '../shapes/farm.ts'
import { FRUIT, type FruitName } from '../shapes/fruit.ts'
import { bush, cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly, cat, dog, frog, rabbit, snail } from '../shapes/pets.ts'
import { bloom, broadLeaf, fence, fern } from '../shapes/plants.ts'
import { bus, car, trafficLight } from '../shapes/vehicles.ts'
import { jaguar, macaw, monkey, toucan } from '../shapes/wild.ts'
import { BAND, type Band, below, land, sky } from './band.ts'

const { foot } = BAND

export const garden: Band = (strip) => [
  land(strip),
  house(strip.far, 160, 18, 0.5),
  fence(strip.far, 124, 178, 20, 6),
  sun(strip.far, 34, 6.5, 0.34),
  strip.kid(0, 15, { pose: WAVE }),
  bloom(strip.pen, 29, foot, 0.6, 'red'),
  bloom(strip.pen, 36, foot, 0.5, 'yellow'),
  bloom(strip.pen, 168, foot, 0.6, 'pink'),
  butterfly(strip.pen, 148, 8, 0.5, 'orange', 12),
  snail(strip.pen, 152, foot, 0.5, 'pink', { flip: true }),
]

export const birds: Band = (strip) => [
  land(strip),
  cloud(strip.far, 152, 6, 0.36),
  strip.kid(0, 16, { pose: POINT }),
  tree(strip.pen, 160, foot, 0.72, 'leaf', 'red'),
  bird(strip.pen, 145, foot, 0.55, 'blue'),
  macaw(strip.pen, 32, 9, 0.34),
]

export const pets: Band = (strip) => [
  land(strip),
  dog(strip.pen, 15, foot, 0.6),
  cat(strip.pen, 32, foot, 0.6),
  rabbit(strip.pen, 163, foot, 0.5),
  frog(strip.pen, 147, foot, 0.5),
  tuft(strip.pen, 172, foot, 0.5),
]

export const farm: Band = (strip) => [
  land(strip),
  barn(strip.far, 156, 18.5, 0.34),
  windPump(strip.far, 172, 18.5, 0.3),
  sun(strip.far, 36, 6.5, 0.34),
  cow(strip.pen, 20, foot, 0.4),
  hen(strip.pen, 150, foot, 0.5),
  chick(strip.pen, 162, foot, 0.5),
  chick(strip.pen, 169, foot, 0.45),
]

const crate = (pen: Pen, x: number, fruit: FruitName) => [
  [-3.4, 0, 3.4].map((dx) => pen.at(x + dx, 12, 0.36, FRUIT[fruit])),
  pen.shape(box(x - 7, 13.5, 14, 9.5, 0.6), 'wood'),
  pen.line(`M${x - 7} 18.2h14`, 0.5),
]

export const market: Band = (strip) => [
  sky(strip.pen, 'skyLow'),
  awning(strip.pen, { x: -2, y: -1, width: 182, height: 5 }, 26, ['red', 'white'], 0),
  below(strip.far, '-4,19 90,18.500 182,19', 'path'),
  strip.kid(0, 14, { pose: GIVE }),
  crate(strip.pen, 32, 'laranja'),
  crate(strip.pen, 148, 'maca'),
  crate(strip.pen, 165, 'abacaxi'),
]

export const clouds: Band = (strip) => [
  land(strip),
  cloud(strip.far, 33, 7, 0.45),
  cloud(strip.far, 150, 6, 0.4),
  strip.kid(0, 15, { pose: HANDS_UP }),
  strip.pen.at(164, 8, 0.55, (pen) => [
    pen.shape('M0 -11L9 0L0 14L-9 0z', 'red'),
    pen.line('M0 -11V14M-9 0H9', 0.6),
    pen.line('M0 14q4 4 0 8t0 8', 0.7),
    pen.shape('M-4 20l4 2l-4 3zM4 20l-4 2l4 3z', 'yellow', 0.6),
  ]),
  bird(strip.pen, 146, foot, 0.5, 'yellow'),
]

export const town: Band = (strip) => [
  sky(strip.pen, 'sky'),
  points('8,17 150,17 170,17').map(([x, y], i) => house(strip.far, x, y, 0.55, { roof: i === 1 ? 'teal' : 'orange' })),
  below(strip.far, '-4,17.500 90,17.500 182,17.500', 'greyPale'),
  strip.kid(0, 14, { pose: WAVE }),
  trafficLight(strip.pen, 34, foot, 0.28),
  bus(strip.pen, 157, foot, 0.3),
]

export const trip: Band = (strip) => [
  land(strip, { ground: 'path' }),
  tree(strip.far, 12, 18.5, 0.42),
  tree(strip.far, 172, 18.5, 0.36, 'lime'),
  car(strip.pen, 24, foot, 0.45),
  strip.kid(0, 164, { pose: WAVE_LEFT }),
  bush(strip.far, 148, 19, 0.4),
]

export const playground: Band = (strip) => [
  land(strip),
  sun(strip.far, 35, 6.5, 0.34),
  tree(strip.far, 174, 18.5, 0.4),
  actionCard(strip.pen, 'pular corda', 5, 1.2, 22.4),
  actionCard(strip.pen, 'jogar bola', 146, 1.2, 22.4),
]

export const forest: Band = (strip) => [
  land(strip, { above: 'sky', hills: 'hill', ground: 'grass' }),
  broadLeaf(strip.far, 4, 20, 0.6, -20),
  broadLeaf(strip.far, 174, 20, 0.6, 20),
  jaguar(strip.pen, 22, foot, 0.42),
  monkey(strip.pen, 148, foot, 0.3),
  toucan(strip.pen, 164, 20.6, 0.36, { flip: true }),
  fern(strip.pen, 5, foot, 0.3),
]

export const dinosaurs: Band = (strip) => [
  land(strip, { hills: 'hill', ground: 'grass' }),
  volcano(strip.far, 168, 18, 0.22),
  longNeck(strip.pen, 20, foot, 0.26),
  threeHorn(strip.pen, 156, foot, 0.4, 'orange', { flip: true }),
  fern(strip.pen, 37, foot, 0.3),
]

export const spring: Band = (strip) => [
  land(strip, { ground: 'grass' }),
  points('8,0.7 20,0.5 30,0.8 40,0.5 140,0.5 150,0.8 160,0.6 171,0.7').map(([x, size], i) =>
    bloom(strip.pen, x, foot, size, (['red', 'yellow', 'pink', 'purple'] as const)[i % 4] ?? 'red'),
  ),
  butterfly(strip.pen, 24, 7, 0.55, 'blue', -12),
  bee(strip.pen, 155, 8, 0.36),
]

export const planting: Band = (strip) => [
  land(strip),
  tree(strip.far, 172, 19, 0.55),
  strip.kid(0, 14, { pose: GIVE }),
  strip.pen.at(31, foot, 0.6, (pen) => [
    pen.shape('M-8 0q8 -7 16 0z', 'soil'),
    pen.rope('M0 -4V-14', 1.2, 'leafDark', 0.6),
    pen.shape('M0 -12q-8 -1 -8 -8q8 0 8 8zM0 -13q8 -1 8 -8q-8 0 -8 8z', 'leaf'),
  ]),
  strip.kid(1, 150, { pose: WAVE_LEFT }),
]

export const seasons: Band = (strip) => [
  land(strip),
  sun(strip.pen, 12, 8, 0.5),
  strip.kid(0, 32, { pose: RUN }),
  tree(strip.pen, 147, foot, 0.5, 'orange'),
  cloud(strip.pen, 166, 7, 0.42),
  strip.pen.line('M158 11l-1.500 4M164 11l-1.500 4M170 11l-1.500 4', 0.7, 'seaLine'),
  bush(strip.pen, 166, foot, 0.45),
]

export const football: Band = (strip) => [
  land(strip, { ground: 'grass' }),
  strip.kid(0, 16, { pose: KICK }),
  ball(strip.pen, 31, 20.4, 2.3),
  strip.far.line('M140 22V8H174V22M140 12H174M148.500 8V22M157 8V22M165.500 8V22M140 16.500H174', 0.5),
  strip.kid(2, 157, { pose: HANDS_UP }),
]
