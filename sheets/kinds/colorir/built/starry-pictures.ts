/** Pictures of hearts and stars, in the evening. */
import type { Level } from '../../../scene/scene.ts'
import { EVENING } from '../../../studio/places/soft-grounds.ts'
import { type BuiltPicture, picture } from './grounds.ts'
import * as T from './things.ts'

const EASY: readonly BuiltPicture[] = [
  picture({
    place: EVENING,
    scenery: [
      ['tree', 18, 196, 0.9],
      ['bush', 100, 204, 1],
      ['tuft', 96, 246],
      ['tuft', 20, 246],
    ],
    things: [
      [T.HEART_FLOWER, 56, 250, 1.7],
      [T.STAR_FLOWER, 124, 214, 1.2],
      [T.STAR_FLOWER, 172, 202, 1.4],
      [T.CATERPILLAR, 146, 252, 1.05],
    ],
    more: 'c 174 84 28,e 34 84 20,e 74 82 14,e 108 92 18,e 142 80 14',
  }),
  picture({
    place: EVENING,
    scenery: [
      ['bush', 160, 212, 1],
      ['tree', 22, 206, 0.9],
      ['tree', 192, 206, 0.9],
    ],
    things: [
      [T.BEAR, 105, 252, 1.2],
      [T.BALLOON_HEART, 151.8, 196, 1.6],
      [T.BALLOON_LEFT, 58.2, 196, 1.6],
      [T.STAR_FLOWER, 30, 250, 1.1],
      [T.STAR_FLOWER, 180, 250, 1.1],
    ],
    more: 'c 105 75 22,e 72 76 14,e 138 76 14,e 24 150 16,e 186 150 16',
  }),
]

const MEDIUM: readonly BuiltPicture[] = [
  picture({
    place: EVENING,
    scenery: [
      ['tree', 16, 196, 0.9],
      ['bush', 138, 204, 0.9],
      ['tuft', 70, 236],
    ],
    things: [
      [T.LOZENGE_FLOWER, 38, 240, 1.2],
      [T.HEART_FLOWER, 98, 240, 1.4],
      [T.CATERPILLAR, 159, 242, 0.85],
      [T.HEART_BUTTERFLY, 160, 112, 1.5],
      [T.STAR_FLOWER, 178, 204, 0.95],
    ],
    more: 'c 40 86 26,e 78 84 16,e 112 90 18,e 190 73 14,e 68 118 12',
  }),
  picture({
    place: EVENING,
    scenery: [
      ['tree', 18, 194, 0.9],
      ['bush', 196, 206, 0.8],
      ['tuft', 192, 216],
    ],
    children: [[154, 240, 0.7]],
    things: [
      [T.BEAR, 60, 241],
      [T.BALLOON_HEART, 99, 195, 1.3],
      [T.LOZENGE_FLOWER, 125, 240, 0.7],
      [T.STAR_FLOWER, 185, 240, 0.75],
      [T.KITE, 165.5, 211.3, 1.1],
      [T.HEART_BUTTERFLY, 142, 154, 0.95],
    ],
    more: 'c 66 80 22,e 28 82 18,e 18 100 12,e 104 82 14,e 148 84 18,e 186 80 14',
  }),
]

const HARD: readonly BuiltPicture[] = [
  picture({
    place: EVENING,
    scenery: [
      ['tree', 106, 200, 0.8],
      ['bush', 192, 208, 0.9],
      ['tuft', 78, 232],
    ],
    things: [
      [T.STAR_TREE, 46, 238, 1.35],
      [T.HEART_HOUSE, 152, 238, 1.3],
      [T.LOZENGE_FLOWER, 97, 240, 0.95],
      [T.HEART_BUTTERFLY, 98, 128, 1.4],
    ],
    more: 'c 172 90 26,e 34 84 16,e 72 80 14,e 134 88 14',
  }),
  picture({
    place: EVENING,
    scenery: [
      ['tree', 20, 196, 0.9],
      ['tuft', 192, 220],
      ['tuft', 148, 236],
    ],
    children: [[122, 240, 0.65]],
    things: [
      [T.BEAR, 60, 239],
      [T.STAR_TREE, 176, 239],
      [T.KITE, 132.7, 213.4, 1.2],
      [T.BALLOON_HEART, 99, 193, 1.2],
      [T.HEART_BUTTERFLY, 172, 99, 1.2],
    ],
    more: 'e 30 84 16,e 66 82 14,e 100 84 16,e 132 76 14',
  }),
]

export const STARRY_PICTURES: Readonly<Record<Level, readonly BuiltPicture[]>> = {
  facil: EASY,
  medio: MEDIUM,
  desafio: HARD,
}
