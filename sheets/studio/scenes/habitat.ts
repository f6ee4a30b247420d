/** A habitat of one animal or thing: behind it and before it, richer from level to level. */
import { points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'
import { balloonRide, rainbow } from './country-sky.ts'
import { backdrop, ground } from './ground.ts'

/** Needs of a habitat: the pen and what only the richer levels draw. */
export interface Setting {
  readonly pen: Pen
  /** Drawn on the two upper levels, and on the highest alone. */
  readonly more: (draw: () => Drawing) => Drawing
  readonly most: (draw: () => Drawing) => Drawing
  /** True on the highest level. */
  readonly rich: boolean
}

export interface Habitat {
  readonly behind: (setting: Setting) => Drawing
  readonly before?: (setting: Setting) => Drawing
  /** Names of what is there on the highest level alone. */
  readonly rich?: readonly string[]
}

/** Sky, hills and a meadow. */
export function country({ pen, more, most }: Setting, sunny = true): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    most(() => rainbow(far)),
    sunny ? sun(pen.plane('middle'), 34, 86, 1.1, true) : [],
    more(() => [cloud(far, 76, 70, 0.8), cloud(far, 128, 84, 1.1), balloonRide(far, 174, 122, 1.1)]),
    most(() => [cloud(far, 34, 138, 1), balloonRide(far, 108, 122, 0.7)]),
    hill(far, points('-8,176 50,150 110,172 165,148 218,172'), 'hillFar'),
  ]
}

export const front = (pen: Pen, y: number, fill: Fill) =>
  ground(pen, points(`-8,${y} 60,${y - 5} 130,${y + 2} 218,${y - 4}`), fill)
