/** A windy field: children hold kites by their lines. */
import { person } from '../../studio/cast/cast.ts'
import { box, circle, heart, points, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { cloud, eyes, hill, tree, tuft } from '../../studio/shapes/nature.ts'
import { type CutPlace, drawWays, goalScale, nearest } from './cut-ways.ts'

const PAPERS: readonly (readonly [Fill, Fill])[] = [
  ['red', 'yellow'],
  ['blue', 'white'],
  ['green', 'yellowPale'],
  ['purple', 'pinkPale'],
  ['orange', 'bluePale'],
]

const SAIL = 'M0 -35L14 -20L0 0L-14 -20z'

/** On the paper of a sail. */
const PRINTS: readonly ((pen: Pen, fill: Fill) => Drawing)[] = [
  (pen, fill) => [pen.shape('M0 -35L14 -20H0zM0 0L-14 -20H0z', fill, 0.8)],
  (pen, fill) => pen.shape(star(0, -19.5, 7.6), fill, 0.8),
  (pen, fill) => pen.shape('M-11 -23.200L-7 -27.500H7L11 -23.200zM-11.200 -16L-7 -10H7L11.200 -16z', fill, 0.8),
  (pen, fill) => pen.shape(heart(0, -20, 6.4), fill, 0.8),
  (pen, fill) => [
    pen.shape(circle(0, -20, 8), fill, 0.8),
    eyes(pen, 3, -22, 1.2),
    pen.line('M-3.500 -18.500q3.500 3.600 7 0', 0.9),
  ],
]

/** Its lower corner on (0, 0), streamers at its sides. */
const kite = (pen: Pen, i: number): Drawing => {
  const [sail, print] = PAPERS[i % PAPERS.length] ?? ['red', 'yellow']
  return [
    [-1, 1].map((side) => [
      pen.rope(`M${side * 13.4} -20q${side * 3} 4 ${side * 0.6} 8t${side * 0.8} 8`, 1.4, print, 0.7),
    ]),
    pen.shape(SAIL, sail, 1),
    PRINTS[i % PRINTS.length]?.(pen, print) ?? [],
    pen.shape(circle(0, -0.6, 1.6), 'white', 0.8),
  ]
}

/** Cuts closer together leave no room for somebody between them, in mm. */
const ROOM_TO_STAND = 28
/** Height of a child in lengths of one that is 60 high, and the ground below it. */
const [CHILD, STANDS_AT] = [0.44, 281]

const farHouse = (pen: Pen, x: number, y: number, roof: Fill): Drawing => [
  pen.shape(box(x - 4.5, y - 7, 9, 8), 'white', 0.7),
  pen.shape(`M${x - 6} ${y - 7}L${x} ${y - 13}L${x + 6} ${y - 7}z`, roof, 0.7),
]

export const KITES: CutPlace = {
  name: 'pipas',
  shows: ['pipa'],
  scissorsLeft: true,
  goals: ['pipa vermelha', 'pipa azul', 'pipa verde', 'pipa roxa', 'pipa laranja'],
  draw: (pen, ways, who) => {
    const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
    const scale = goalScale(ways, 34)
    return [
      backdrop(pen, 'sky'),
      cloud(far, 20, 142, 0.32),
      cloud(far, 190, 160, 0.4),
      hill(far, points('-8,216 40,200 96,212 150,198 218,210'), 'hillFar'),
      farHouse(pen.plane('far'), 17.5, 220, 'red'),
      tree(far, 190, 222, 0.4),
      hill(far, points('-8,232 50,222 110,232 168,222 218,230'), 'hill'),
      ground(pen.plane('middle', 'hillLine'), points('-8,258 50,250 110,256 170,250 218,254'), 'grass'),
      tuft(middle, 18, 262, 0.7),
      drawWays(pen, ways, 'cream'),
      ways.map(({ x, top, width, foot }, i) => [
        pen.at(x, top + 1, scale, (own) => kite(own.plane('middle'), i)),
        nearest(ways) < ROOM_TO_STAND
          ? []
          : person(middle, who(i), foot + width / 2 + 16 * CHILD, STANDS_AT, CHILD, {
              pose: { expr: 'alegre', armL: { at: [-15, -35], hand: 'fist', dir: 200, z: 'front' } },
            }),
      ]),
    ]
  },
}
