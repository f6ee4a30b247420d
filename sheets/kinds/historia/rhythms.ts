/** The rhythm of day and night: what a street shows in either, and hours of opening. */
import type { Thing } from '../../studio/fit.ts'
import { ballGame } from '../../studio/games/moving-games.ts'
import { PLAYERS } from '../../studio/games/players.ts'
import { bat } from '../../studio/pairs/wild-homes.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { hen } from '../../studio/shapes/farm.ts'
import { toad } from '../../studio/shapes/food-web.ts'
import { firefly } from '../../studio/shapes/night-animals.ts'
import { butterfly, cat, dog, owl } from '../../studio/shapes/pets.ts'
import { car } from '../../studio/shapes/vehicles.ts'

export type Seen = 'day' | 'night' | 'both'

export interface Sight {
  readonly name: string
  readonly seen: Seen
  readonly at: 'air' | 'pavement' | 'road'
  /** Its longer side on the page, mm. */
  readonly size: number
  readonly draw: Thing
}

const fireflies = (pen: Pen): Drawing => [
  pen.at(-17, -4, 0.7, firefly),
  pen.at(14, -14, 0.7, firefly),
  pen.at(16, 10, 0.7, firefly),
]
const washing = (pen: Pen): Drawing => [
  pen.rope('M-26 0V-30M26 0V-30', 1.6, 'wood', 0.8),
  pen.line('M-26 -28Q0 -23 26 -28', 0.9),
  pen.shape('M-18 -26.500h14v16h-14z', 'red', 0.9),
  pen.shape('M3 -25.500h6l2 14h-4l-1 -8l-1 8h-4z', 'blue', 0.9),
]
const aHen: Thing = (pen) => hen(pen, 0, 0)
const aToad: Thing = (pen) => toad(pen, 0, 0, 1)
const owlOnPost: Thing = (pen) => [
  pen.shape(box(-4, -26, 8, 26, 1), 'wood', 1),
  pen.line('M-1 -22v8M1.500 -12v7', 0.7, 'brownDark'),
  owl(pen, 0, -25),
]

export const SIGHTS: readonly Sight[] = [
  { name: 'galinha', seen: 'day', at: 'pavement', size: 11, draw: aHen },
  { name: 'roupa no varal', seen: 'day', at: 'pavement', size: 22, draw: washing },
  { name: 'criança com bola', seen: 'day', at: 'pavement', size: 22, draw: (pen) => ballGame(pen, PLAYERS) },
  { name: 'borboleta', seen: 'day', at: 'air', size: 9, draw: (pen) => butterfly(pen, 0, 0, 1, 'orange') },
  { name: 'passarinho', seen: 'day', at: 'air', size: 10, draw: (pen) => bird(pen, 0, 0, 1, 'blue') },
  { name: 'sapo', seen: 'night', at: 'pavement', size: 10, draw: aToad },
  { name: 'coruja', seen: 'night', at: 'pavement', size: 20, draw: owlOnPost },
  { name: 'morcego', seen: 'night', at: 'air', size: 14, draw: bat },
  { name: 'vaga-lumes', seen: 'night', at: 'air', size: 15, draw: fireflies },
  { name: 'carro', seen: 'both', at: 'road', size: 28, draw: (pen) => car(pen, 0, 0) },
  { name: 'cachorro', seen: 'both', at: 'pavement', size: 14, draw: (pen) => dog(pen, 0, 0) },
  { name: 'gato', seen: 'both', at: 'pavement', size: 12, draw: (pen) => cat(pen, 0, 0) },
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
  { name: 'farmácia', from: 0, to: 24 },
  { name: 'correios', from: 9, to: 17 },
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
