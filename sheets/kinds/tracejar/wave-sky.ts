/** A flight through one sky: clouds, or stars in the evening, and the land only below the last wave. */
import { box, points, smooth, star } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { cloud, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { palm } from '../../studio/shapes/plants.ts'
import { crescent } from '../../studio/shapes/space.ts'
import type { FigureName } from './figures.ts'
import { inBays, type Thing } from './wave-bays.ts'
import type { Place } from './wave-types.ts'

const isEvening = (page: number) => page % 2 === 1

const puff: Thing = (pen) => cloud(pen, 0, 0, 1)
const twinkle: Thing = (pen) => pen.shape(star(0, 0, 5, 5, 0.5), 'sun', 0.9)

const BELOW: readonly Thing[] = [
  (pen) => tree(pen, 0, 0, 1),
  (pen) => house(pen, 0, 0, 1, { wall: 'cream', roof: 'orange', door: 'teal' }),
  (pen) => palm(pen, 0, 0, 1),
  (pen) => house(pen, 0, 0, 1, { wall: 'bluePale', roof: 'red', door: 'brown' }),
  (pen) => tree(pen, 0, 0, 1, 'lime', 'red'),
]

/** About the middle of the line; goals sit on boughs. */
const FLIERS: ReadonlySet<FigureName> = new Set(['flyingBird', 'flyingOwl', 'flyingToucan', 'hummingbird'])
/** The foot of a goal on its bough, below the middle of the line. */
const PERCH = 8

/** From the trunk at the right margin. */
const bough = (pen: Pen, y: number): Drawing => [
  pen.rope(`M200 ${y + 5}Q194 ${y + 1.4} 175 ${y + 0.8}`, 2.6, 'brown', 0.9),
  pen.shape(`M191 ${y + 2.4}q-3 6 -9 6q2 -6 9 -6z`, 'leaf', 0.8),
  pen.shape(`M181 ${y + 1.6}q-2 5 -7 5q1 -5 7 -5z`, 'lime', 0.8),
]

export const treetops: Place = {
  behind: (pen, page) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, isEvening(page) ? 'dusk' : 'sky'),
      isEvening(page) ? crescent(far, 28, 66, 0.5) : sun(far, 28, 66, 0.34),
      pen.plane('middle').shape(box(194.5, 10, 20, 300), 'brown', 0.9),
    ]
  },
  ground: ({ pen, middle, rise, isLast }, ends) => {
    const far = pen.plane('far', 'hillLine')
    const y = middle + rise * 0.36
    return [
      isLast
        ? [
            far.shape(
              `${smooth(points(`-8,${y} 50,${y - 2} 110,${y} 160,${y - 2} 218,${y}`), false)}V310H-8z`,
              'meadow',
              0.7,
            ),
            [20, 60, 104, 150, 178].map((x) => tuft(pen.plane('far', 'leafDeep'), x, y + 15, 0.6)),
          ]
        : [],
      bough(pen.plane('middle'), middle + PERCH),
      ends,
    ]
  },
  things: (row) => {
    const sky = isEvening(row.page) ? [puff, twinkle, twinkle] : [puff]
    return inBays(row, row.isLast ? BELOW : sky, sky, row.pen.plane('far', 'stoneDark'))
  },
  road: 'white',
  foot: (id, height) => (FLIERS.has(id) ? height * 0.5 : PERCH),
  names: ['árvore', 'casa', 'nuvem', 'céu'],
}
