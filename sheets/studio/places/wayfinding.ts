/** Districts, coasts and farms for maps: their places, each with its name in a legend. */
import type { Thing } from '../fit.ts'
import { church } from '../shapes/big-things.ts'
import { house } from '../shapes/built.ts'
import { barn, windPump } from '../shapes/farm.ts'
import { kiosk } from '../shapes/keepsakes.ts'
import {
  bakery,
  clinic,
  corral,
  fountain,
  goal,
  grocery,
  henhouse,
  hives,
  lake,
  library,
  lighthouse,
  maize,
  mangrove,
  palmIsland,
  pier,
  schoolHouse,
} from '../shapes/map-places.ts'
import { tree } from '../shapes/nature.ts'
import { coral } from '../shapes/sea.ts'
import { boat } from '../shapes/seaside.ts'

export interface FoundPlace {
  readonly name: string
  readonly article: 'o' | 'a'
  readonly draw: Thing
  /** In a landscape: on the ground, far away on the water, or not at all. */
  readonly on: 'land' | 'water' | 'map'
}

const place = (
  article: FoundPlace['article'],
  name: string,
  draw: Thing,
  on: FoundPlace['on'] = 'land',
): FoundPlace => ({ name, article, draw, on })

export const FOUND_PLACES = {
  bairro: [
    place('a', 'escola', schoolHouse),
    place('a', 'igreja', church),
    place('a', 'padaria', bakery),
    place('o', 'posto de saúde', clinic),
    place('a', 'biblioteca', library),
    place('o', 'mercado', grocery),
    place('a', 'praça', fountain),
    place('o', 'campo', goal),
  ],
  litoral: [
    place('o', 'farol', lighthouse, 'water'),
    place('a', 'ilha', palmIsland, 'water'),
    place('o', 'barco', (pen) => boat(pen, 0, 0, 1), 'water'),
    place('o', 'cais', pier, 'map'),
    place('o', 'recife', (pen) => coral(pen, 0, 0), 'map'),
    place('o', 'mangue', mangrove),
    place('a', 'vila', (pen) => house(pen, 0, 0, 1, { wall: 'white', roof: 'red', door: 'blue' })),
    place('o', 'quiosque', kiosk),
    place('a', 'igreja', church),
  ],
  sitio: [
    place('a', 'casa', (pen) => house(pen, 0, 0)),
    place('o', 'celeiro', (pen) => barn(pen, 0, 0)),
    place('o', 'curral', corral),
    place('o', 'galinheiro', henhouse),
    place('o', 'pomar', (pen) => tree(pen, 0, 0, 1, 'leaf', 'orange')),
    place('o', 'cata-vento', (pen) => windPump(pen, 0, 0)),
    place('o', 'lago', lake),
    place('o', 'apiário', hives),
    place('o', 'milharal', maize),
  ],
} as const satisfies Readonly<Record<string, readonly FoundPlace[]>>

/** Throws RangeError where no land has a place of that name. */
export function placeThing(name: string): Thing {
  const found = Object.values(FOUND_PLACES)
    .flat()
    .find((one) => one.name === name)
  if (!found) throw new RangeError(`no place ${name}`)
  return found.draw
}

export type WayLand = keyof typeof FOUND_PLACES
export const WAY_LANDS = Object.keys(FOUND_PLACES) as readonly WayLand[]
