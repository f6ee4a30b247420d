/** The place behind a verse: sky or wall over the whole page, the ground below its picture. */
import type { CastName } from '../cast/people.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud } from '../shapes/nature.ts'

/** `who`: children of the page, by number. */
export type VerseScene = (pen: Pen, who: (i: number) => CastName) => Drawing

/** Width of a picture, its height above the ground's front and the horizon above it. */
export const VERSE = { width: 184, height: 76, horizon: 15 }

export type VersePlace = 'campo' | 'rua' | 'sala'

const GROUNDS: Readonly<Record<VersePlace, Fill>> = { campo: 'meadow', rua: 'turf', sala: 'floor' }

/** `y`: the horizon. */
export const verseLand = (pen: Pen, place: VersePlace, y: number, look: number): Drawing => {
  const isRoom = place === 'sala'
  const walls: readonly Fill[] = ['wallYellow', 'wallBlue', 'wallLilac']
  return [
    pen.shape(box(0, 0, 214, 300), isRoom ? (walls[look % 3] ?? 'wallBlue') : 'sky', null),
    isRoom ? [] : [cloud(pen.plane('middle'), 22, 32, 0.6), cloud(pen.plane('middle'), 190, 36, 0.6)],
    isRoom
      ? []
      : pen
          .plane('far', 'hillLine')
          .shape(`M-4 ${y - 4}Q30 ${y - 22} 74 ${y - 8}Q120 ${y - 28} 218 ${y - 8}V${y + 4}H-4z`, 'hillFar', 0.7),
    isRoom
      ? pen.plane('middle').shape(box(-4, y, 222, 300 - y), GROUNDS[place], 1)
      : pen.plane('middle').shape(`M-4 ${y}Q50 ${y - 4} 105 ${y}T218 ${y - 1}V300H-4z`, GROUNDS[place], 0.9),
  ]
}
