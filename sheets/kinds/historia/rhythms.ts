/**
 * The rhythm of day and night: what a street shows in either, animals awake by day or by night, hours of opening.
 * Owls, bats, toads and fireflies are awake at night; hens, hummingbirds, butterflies and bees by day.
 */
import type { Thing } from '../../studio/fit.ts'
import { ballGame } from '../../studio/games/moving-games.ts'
import { PLAYERS } from '../../studio/games/players.ts'
import { hummingbird } from '../../studio/pairs/small-animals.ts'
import { bat } from '../../studio/pairs/wild-homes.ts'
import { circle, ellipse } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { hen } from '../../studio/shapes/farm.ts'
import { toad } from '../../studio/shapes/food-web.ts'
import { lantern } from '../../studio/shapes/lights.ts'
import { bee, butterfly, cat, dog, owl } from '../../studio/shapes/pets.ts'
import { car } from '../../studio/shapes/vehicles.ts'
import { worker } from '../../studio/work/workers.ts'

export type Seen = 'day' | 'night' | 'both'

export interface Sight {
  readonly name: string
  readonly seen: Seen
  readonly isInAir?: boolean
  /** Its longer side on the page, mm. */
  readonly size: number
  readonly draw: Thing
}

const fly = (pen: Pen, x: number, y: number): Drawing => [
  pen.shade(circle(x, y, 6), 'glow', 0.9),
  pen.shape(ellipse(x, y - 3, 2.2, 3.4), 'brownDark', 0.7),
  pen.shape(ellipse(x, y + 1.6, 2, 2.6), 'yellow', 0.7),
  pen.line(`M${x - 2} ${y - 4}l-2.6 -2M${x + 2} ${y - 4}l2.6 -2`, 0.8),
]
const fireflies = (pen: Pen): Drawing => [fly(pen, -12, -6), fly(pen, 3, -16), fly(pen, 14, -3)]
const firefly = (pen: Pen): Drawing => fly(pen, 0, 0)
const washing = (pen: Pen): Drawing => [
  pen.rope('M-26 0V-30M26 0V-30', 1.6, 'wood', 0.8),
  pen.line('M-26 -28Q0 -23 26 -28', 0.9),
  pen.shape('M-18 -26.500h14v16h-14z', 'red', 0.9),
  pen.shape('M3 -25.500h6l2 14h-4l-1 -8l-1 8h-4z', 'blue', 0.9),
]
const watchman = (pen: Pen): Drawing => [worker(pen, 'builder', 0, 0, 1, 3), lantern(pen, 20, 0, 0.9)]
const anOwl: Thing = (pen) => owl(pen, 0, 0)
const aHen: Thing = (pen) => hen(pen, 0, 0)
const aToad: Thing = (pen) => toad(pen, 0, 0, 1)
const aButterfly: Thing = (pen) => butterfly(pen, 0, 0, 1, 'orange')

export const SIGHTS: readonly Sight[] = [
  { name: 'galinha', seen: 'day', size: 12, draw: aHen },
  { name: 'roupa no varal', seen: 'day', size: 20, draw: washing },
  { name: 'criança com bola', seen: 'day', size: 20, draw: (pen) => ballGame(pen, PLAYERS) },
  { name: 'borboleta', seen: 'day', isInAir: true, size: 9, draw: aButterfly },
  { name: 'passarinho', seen: 'day', isInAir: true, size: 10, draw: (pen) => bird(pen, 0, 0, 1, 'blue') },
  { name: 'vigia', seen: 'night', size: 27, draw: watchman },
  { name: 'sapo', seen: 'night', size: 10, draw: aToad },
  { name: 'coruja', seen: 'night', size: 12, draw: anOwl },
  { name: 'morcego', seen: 'night', isInAir: true, size: 14, draw: bat },
  { name: 'vaga-lumes', seen: 'night', isInAir: true, size: 13, draw: fireflies },
  { name: 'carro', seen: 'both', size: 28, draw: (pen) => car(pen, 0, 0) },
  { name: 'cachorro', seen: 'both', size: 14, draw: (pen) => dog(pen, 0, 0) },
  { name: 'gato', seen: 'both', size: 12, draw: (pen) => cat(pen, 0, 0) },
]

export interface Animal {
  readonly name: string
  readonly isNight: boolean
  readonly isInAir: boolean
  readonly draw: Thing
}

export const ANIMALS: readonly Animal[] = [
  { name: 'coruja', isNight: true, isInAir: false, draw: anOwl },
  { name: 'morcego', isNight: true, isInAir: true, draw: bat },
  { name: 'sapo', isNight: true, isInAir: false, draw: aToad },
  { name: 'vaga-lume', isNight: true, isInAir: true, draw: firefly },
  { name: 'galinha', isNight: false, isInAir: false, draw: aHen },
  { name: 'beija-flor', isNight: false, isInAir: true, draw: hummingbird },
  { name: 'borboleta', isNight: false, isInAir: true, draw: aButterfly },
  { name: 'abelha', isNight: false, isInAir: true, draw: (pen) => bee(pen, 0, 0, 1) },
]

export interface Opening {
  readonly name: string
  /** Full hours of the clock, from 0 to 24. */
  readonly from: number
  readonly to: number
}

export const OPENINGS: readonly Opening[] = [
  { name: 'padaria', from: 5, to: 20 },
  { name: 'escola', from: 7, to: 17 },
  { name: 'mercado', from: 8, to: 21 },
  { name: 'banco', from: 10, to: 16 },
  { name: 'cinema', from: 14, to: 23 },
  { name: 'hospital', from: 0, to: 24 },
  { name: 'biblioteca', from: 9, to: 18 },
  { name: 'pizzaria', from: 18, to: 23 },
]

/** Hours to ask about, with the part of the day. */
export const HOURS: readonly (readonly [hour: number, part: string])[] = [
  [6, 'da manhã'],
  [11, 'da manhã'],
  [15, 'da tarde'],
  [19, 'da noite'],
  [22, 'da noite'],
]

/** Never at the very hour of opening or closing. */
export const isOpen = ({ from, to }: Opening, hour: number) => hour > from && hour < to
