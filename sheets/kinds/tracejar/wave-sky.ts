/** A flight over a town on hills: each crest rises above a house or a tree, each trough dips between them. */
import type { Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, points, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { bush, cloud, flower, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { crescent } from '../../studio/shapes/space.ts'
import { FLIERS } from './figures.ts'
import { below, greenOf } from './land.ts'
import { groundOf, underCrests } from './wave-standing.ts'
import type { Place } from './wave-types.ts'

const isEvening = (page: number) => page % 2 === 1

/** A narrow house of two floors, 22 mm wide and 34 high. */
const townHouse =
  (wall: Fill, roof: Fill, door: Fill): Thing =>
  (pen) => [
    pen.shape(box(4, -33, 3.4, 8), roof, 0.9),
    pen.shape(box(-9, -22, 18, 22), wall, 1),
    pen.shape('M-11 -21.500L0 -34L11 -21.500z', roof, 1),
    pen.shape(circle(0, -26, 1.8), 'cream', 0.7),
    [-6.6, 1.8].map((x) => pen.shape(box(x, -18.4, 4.8, 5.4), 'yellowPale', 0.8)),
    pen.shape('M-6.600 0V-7.500a2.600 2.600 0 0 1 5.200 0V0z', door, 0.8),
    pen.shape(box(1.8, -9, 4.8, 5), 'yellowPale', 0.8),
  ]

const TOWN: readonly Thing[] = [
  townHouse('cream', 'orange', 'teal'),
  (pen) => tree(pen, 0, 0, 1),
  townHouse('bluePale', 'red', 'brown'),
  (pen) => tree(pen, 0, 0, 1, 'lime', 'red'),
  townHouse('pinkPale', 'purple', 'orange'),
  (pen) => tree(pen, 0, 0, 1, 'leafDark'),
  townHouse('yellowPale', 'redDark', 'blue'),
]

/** In front of the houses. */
const LOW: readonly [Thing, ...Thing[]] = [
  (pen) => bush(pen, 0, 0, 0.56, 'leaf', 'pink'),
  (pen) => flower(pen, 0, 0, 0.62, 'yellow'),
  (pen) => flower(pen, 0, 0, 0.62, 'red'),
  (pen) => bush(pen, 0, 0, 0.46, 'lime'),
  (pen) => flower(pen, 0, 0, 0.62, 'purple'),
]

function heaven(pen: Pen, page: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  if (isEvening(page))
    return [
      backdrop(pen, 'dusk'),
      crescent(far, 26, 58, 0.5),
      points('44,66 66,61 146,62 168,68 190,58').map(([x, y], i) => far.shape(star(x, y, i % 2 ? 2 : 2.8), 'sun', 0.7)),
    ]
  return [backdrop(pen, 'sky'), sun(far, 26, 58, 0.36), cloud(far, 184, 64, 0.62), cloud(far, 60, 68, 0.44)]
}

export const treetops: Place = {
  behind: (pen, page) => [
    heaven(pen, page),
    hill(pen.plane('far', 'hillLine'), points('-8,96 40,82 92,98 150,80 218,96'), 'hillFar'),
  ],
  ground: (row, ends) => {
    const { pen, index, page, step, rise, isLast } = row
    const y = groundOf(row)
    const near = pen.plane('middle', 'leafDeep')
    const spots = [16, 48, 71, 93, 116, 138, 160, 192]
    const isRoomy = isLast || step - rise > 17
    return [
      pen
        .plane('far', 'hillLine')
        .shape(below(points(`-8,${y - 3} 40,${y - 2} 105,${y - 3} 170,${y - 2} 218,${y - 3}`)), greenOf(index), 0.8),
      blades(pen.plane('far', 'leafDeep'), `58,${y + 3} 104,${y + 3} 150,${y + 3}`),
      isRoomy ? spots.map((x, i) => near.at(x + ((index + page) % 2) * 4, y + 6.5, 1, inTurn(LOW, i + index))) : [],
      ends,
    ]
  },
  things: (row) => underCrests(row, TOWN, row.pen.plane('middle', 'brownDark')),
  road: 'white',
  foot: (id, height, row) => (FLIERS.has(id) ? height / 2 : groundOf(row) - row.middle),
  top: 69,
  bottom: 276,
  names: ['árvore', 'casa', 'telhado', 'céu'],
}
