/** Pictures of circles, squares and their kin. */
import type { Level } from '../../../scene/scene.ts'
import { MEADOW, RIVER, tracks } from '../../../studio/places/soft-grounds.ts'
import { type BuiltPicture, picture } from './grounds.ts'
import * as T from './things.ts'

const EASY: readonly BuiltPicture[] = [
  picture({
    place: MEADOW,
    scenery: [
      ['cloud', 100, 82, 1.1],
      ['cloud', 184, 82, 0.9],
      ['tree', 20, 200, 1.1],
      ['bush', 116, 208, 1.1],
      ['tuft', 118, 240],
      ['tuft', 22, 244],
    ],
    things: [
      [T.SUN, 34, 84],
      [T.ROBOT, 72, 250, 1.25],
      [T.ROBOT_DOG, 168, 250, 1.25],
      [T.PLAIN_HOUSE, 176, 196, 0.8],
      [T.BASKET_BALLOON, 140, 146, 1.1],
    ],
  }),
  picture({
    place: MEADOW,
    scenery: [
      ['cloud', 76, 84, 1.1],
      ['cloud', 130, 74, 1],
      ['tree', 20, 198, 1],
      ['tree', 190, 198, 1.1],
      ['tuft', 180, 214],
      ['tuft', 34, 216],
    ],
    children: [[187, 251, 0.6]],
    things: [
      [T.SUN, 34, 90],
      [T.PLAIN_CASTLE, 105, 248, 1.1],
      [T.ROUND_TREE, 21, 248, 0.62],
      [T.BASKET_BALLOON, 180, 123, 0.85],
    ],
  }),
  picture({
    place: tracks(244),
    scenery: [
      ['cloud', 108, 86, 1.2],
      ['cloud', 184, 138, 0.7],
      ['bush', 18, 160, 1],
      ['tree', 186, 164, 0.9],
      ['tuft', 128, 196],
      ['tuft', 56, 188],
      ['tuft', 20, 186],
    ],
    things: [
      [T.SUN, 172, 90],
      [T.PLAIN_ENGINE, 147, 244, 1.05],
      [T.PLAIN_WAGON, 79.8, 244, 1.05],
      [T.PLAIN_WAGON, 31.5, 244, 1.05],
      [T.PLAIN_HOUSE, 56, 158, 1.1],
      [T.ROUND_TREE, 104, 162],
      [T.PLAIN_HOUSE, 146, 160, 0.75],
    ],
  }),
]

const MEDIUM: readonly BuiltPicture[] = [
  picture({
    place: tracks(232),
    scenery: [
      ['cloud', 91, 84, 0.9],
      ['cloud', 182, 128, 0.8],
      ['tree', 184, 158, 0.9],
      ['bush', 188, 186, 0.8],
      ['tuft', 60, 190],
      ['tuft', 112, 192],
    ],
    children: [[30, 229, 0.8]],
    things: [
      [T.SUN, 178, 88],
      [T.ENGINE, 142, 232, 1.12],
      [T.WAGON, 71.4, 232, 1.12],
      [T.HOUSE, 44, 152, 1.15],
      [T.TREE, 92, 158, 1.3],
      [T.TALL_HOUSE, 130, 156],
    ],
  }),
  picture({
    place: RIVER,
    scenery: [
      ['cloud', 172, 92, 1.3],
      ['cloud', 84, 80, 0.9],
      ['birds', 132, 92, 1],
      ['tuft', 62, 236],
    ],
    children: [[25, 240, 0.75]],
    things: [
      [T.SUN, 36, 88],
      [T.CHURCH, 105, 190, 1.25],
      [T.HOUSE, 36, 188, 0.95],
      [T.HOUSE, 174, 188, 0.95],
      [T.BOAT, 88, 236, 1.2],
      [T.BOAT, 154, 230, 1.05],
    ],
  }),
]

const HARD: readonly BuiltPicture[] = [
  picture({
    place: RIVER,
    scenery: [
      ['cloud', 84, 84, 1.1],
      ['cloud', 128, 76, 0.9],
      ['birds', 120, 96, 1],
      ['bush', 194, 190, 0.6],
    ],
    children: [[25, 238, 0.72]],
    things: [
      [T.SUN, 36, 88],
      [T.CHURCH, 102, 188, 1.05],
      [T.FRETTED_HOUSE, 38, 188],
      [T.TALL_HOUSE, 164, 188, 1.1],
      [T.BOAT, 90, 234, 1.1],
      [T.BOAT, 154, 230],
    ],
  }),
  picture({
    place: MEADOW,
    scenery: [
      ['cloud', 172, 88, 1.2],
      ['cloud', 74, 76, 0.9],
      ['tree', 20, 200, 0.9],
      ['tree', 194, 206, 0.8],
      ['tuft', 52, 236],
      ['tuft', 192, 234],
    ],
    children: [[26, 238, 0.7]],
    things: [
      [T.SUN, 34, 86],
      [T.CASTLE, 122, 236],
      [T.KITE, 37.5, 209.3, 1.1],
      [T.BASKET_BALLOON, 122, 146, 0.95],
    ],
  }),
  picture({
    place: tracks(230),
    scenery: [
      ['cloud', 80, 82, 0.8],
      ['cloud', 186, 140, 0.7],
      ['bush', 16, 178, 0.9],
      ['tuft', 60, 186],
      ['tuft', 124, 188],
      ['tuft', 190, 192],
      ['birds', 136, 78, 0.9],
    ],
    children: [[92, 168, 0.62]],
    things: [
      [T.SUN, 178, 88],
      [T.ENGINE, 146, 230],
      [T.WAGON, 83, 230],
      [T.WAGON, 33, 230],
      [T.FRETTED_HOUSE, 40, 150],
      [T.KITE, 102.2, 142.6, 0.9],
      [T.TREE, 150, 156],
    ],
  }),
  picture({
    place: MEADOW,
    scenery: [
      ['cloud', 84, 90, 1.1],
      ['cloud', 132, 82, 1],
      ['tree', 16, 194, 0.9],
      ['tree', 190, 202, 1],
      ['bush', 118, 204, 0.9],
      ['tuft', 192, 226],
    ],
    children: [[152, 203, 0.6]],
    things: [
      [T.SUN, 180, 82, 0.9],
      [T.ROCKET, 105, 230.8, 1.28],
      [T.PAD, 105, 238, 1.2],
      [T.FRETTED_HOUSE, 38, 234, 0.95],
      [T.CAR, 170, 238, 1.05],
      [T.KITE, 161.8, 178.4, 0.95],
      [T.BASKET_BALLOON, 42, 150],
    ],
  }),
]

export const BASIC_PICTURES: Readonly<Record<Level, readonly BuiltPicture[]>> = {
  facil: EASY,
  medio: MEDIUM,
  desafio: HARD,
}
