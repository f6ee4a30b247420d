/** A bedroom: a child plays with blocks on the rug, the cat sleeps on the bed. */
import { round } from '../../scene/marks.ts'
import { figurePen } from '../cast/figure-pen.ts'
import type { Pose } from '../cast/skeleton.ts'
import { teddy } from '../cast/things.ts'
import { box, circle, ellipse, heart } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { stripedBall } from '../shapes/handy.ts'
import { robot } from '../shapes/keepsakes.ts'
import { cloud } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { bed, block, blocks, curtained, nightTable, shelf } from '../shapes/rooms.ts'
import { rocket } from '../shapes/vehicles.ts'
import { toyTrain } from '../turning/toys.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

/** On the rug, the legs stretched out towards the tower, the next block in one hand. */
const LEGS_OUT: Pose = {
  turn: 30,
  expr: 'alegre',
  plain: true,
  hip: [-7, -5.6],
  hem: -1,
  lean: -3,
  legL: { at: [10.4, -3.4], toe: 62 },
  legR: { at: [13.4, -5], toe: 62 },
  armL: { at: [-14, -8], z: 'mid', dir: -30 },
  armR: { at: [13.4, -27], z: 'front', dir: 120, hand: 'fist' },
}

/** Pennants from wall to wall. */
const pennants = (pen: Pen): Drawing => {
  const fills: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange']
  return [
    pen.line('M-8 64Q105 80 218 64', 1),
    Array.from({ length: 9 }, (_, i) => {
      const x = 15 + i * 22.5
      const y = 64 + 8 * (1 - ((x - 105) / 113) ** 2)
      return pen.shape(`M${x - 8} ${round(y)}H${x + 8}L${x} ${round(y + 16)}z`, fills[i % 5] ?? 'red', 1.1)
    }),
  ]
}

/** A landscape, its frame thin for the youngest, and a small picture beside it. */
const framed = (pen: Pen, isPlain: boolean): Drawing => [
  pen.shape(box(22, 91, 46, 32, 1.5), 'wood'),
  isPlain ? [] : pen.shape(box(26, 95, 38, 24, 0.6), 'sky', 1),
  pen.shape(isPlain ? 'M22 123V111Q34 99 46 110T68 106V123z' : 'M26 119V111Q36 101 46 110T64 107V119z', 'leaf', 1),
  pen.shape(circle(54, 101, 4.6), 'sun', 1),
  pen.shape(box(79, 93, 20, 24, 1.5), 'yellow'),
  pen.shape(heart(89, 104.5, 6), 'red', 1),
]

/** A board above the bed with toys on it. */
const toyBoard = (pen: Pen): Drawing => [
  pen.at(124, 174, 0.62, robot),
  pen.at(160, 174, 0.7, toyTrain),
  pen.shape(box(110, 174, 78, 6, 1), 'wood'),
]

export const BEDROOM: Scene = {
  id: 'quarto',
  name: 'no quarto',
  horizon: 196,
  front: 282,
  metre: 70,
  spots: {
    player: { at: [62, 272], width: 60, height: 64, on: 'floor' },
    cat: { at: [136, 216], width: 30, height: 34, on: 'seat' },
  },
  shows: ['bed', 'pillow', 'window', 'book', 'cat', 'lamp', 'crianças'],
  close: { x: 104, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      room(pen, 196, 'wallLilac', 'floor', stage.level === 'desafio'),
      stage.tall(() => pennants(middle)),
      curtained(middle, 116, 96, 60, 46, 'sky', 'pink'),
      stage.from('desafio', () => cloud(middle, 146, 126, 0.6)),
      framed(middle, stage.level !== 'desafio'),
      shelf(middle, 18, 202, 52, stage.level === 'facil' ? { book: 12.6, board: 8 } : {}),
      stage.from('desafio', () => rocket(middle, 31, 138, 0.17, false)),
      nightTable(middle, 88, 207, 1.05),
      stage.from('medio', () => toyBoard(middle)),
      pen.at(54, 140, 0.8, (own) => teddy(figurePen(own, 1))),
      bed(pen, 108, 246, 80),
      cat(pen, 136, 216, 0.95, 'orange'),
      pen.shape(ellipse(84, 271, 64, 13), 'pinkPale'),
      stage.from('medio', () => pen.line('M32 271a52 9 0 0 0 104 0', 0.8, 'pink')),
      stage.person('player', 0, {
        pose: LEGS_OUT,
        extra: () => ({ head: block(pen, 18.6, -31.6, 'blue', 'D', 0.86) }),
      }),
      blocks(pen, 116, 278, 1.25),
      stripedBall(pen, 164, 268, 9, 'red', 'yellow'),
      stage.from('desafio', () => [pen.at(187, 277, 0.4, toyTrain)]),
      stage.from('desafio', () => [pen.shape(circle(24, 277, 6), 'blue'), pen.line('M19 274q5 4 10 1', 0.8)]),
    ]
  },
}
