/** Pictures of circles, squares and their kin; of hearts and stars. */
import type { Level } from '../../../scene/scene.ts'
import { type BuiltPicture, cloud, FLAT, HILLS, picture, RAILS, RIVER } from './grounds.ts'
import * as T from './things.ts'

export const BASIC_PICTURES = {
  basicas: {
    facil: [
      picture(
        [...HILLS, cloud(148, 86, 1.2)],
        [
          [T.ROBOT, 72, 246, 1.25],
          [T.ROBOT_DOG, 168, 246],
          [T.PLAIN_HOUSE, 158, 181, 0.8],
        ],
        'c 30 78 24',
      ),
      picture(
        [...HILLS, cloud(172, 84, 1)],
        [
          [T.PLAIN_CASTLE, 105, 244],
          [T.ROUND_TREE, 24, 246, 0.8],
          [T.ROUND_TREE, 186, 246, 0.8],
        ],
        'c 32 80 26',
      ),
      picture(
        [...RAILS, cloud(80, 88, 1), cloud(172, 90, 1.1)],
        [
          [T.PLAIN_ENGINE, 144, 226, 0.95],
          [T.PLAIN_WAGON, 84, 226, 0.95],
          [T.PLAIN_WAGON, 41, 226, 0.95],
          [T.PLAIN_HOUSE, 122, 151, 0.9],
          [T.ROUND_TREE, 54, 152, 0.9],
        ],
        'c 34 82 26',
      ),
    ],
    medio: [
      picture(
        [...RAILS, cloud(104, 88, 1.1)],
        [
          [T.ENGINE, 142, 226, 1.12],
          [T.WAGON, 74, 226, 1.12],
          [T.HOUSE, 42, 154, 0.95],
          [T.TREE, 92, 151, 0.9],
        ],
        'c 178 84 24',
        [27, 208, 0.72],
      ),
      picture(
        [...RIVER, cloud(164, 86, 1.1), cloud(66, 104, 0.8)],
        [
          [T.CHURCH, 105, 174, 1.1],
          [T.HOUSE, 42, 176, 0.95],
          [T.HOUSE, 170, 174, 0.95],
          [T.BOAT, 64, 234, 1.1],
          [T.BOAT, 150, 226, 0.9],
        ],
        'c 34 84 24',
      ),
    ],
    desafio: [
      picture(
        RIVER,
        [
          [T.CHURCH, 102, 176],
          [T.FRETTED_HOUSE, 42, 178, 0.9],
          [T.TALL_HOUSE, 157, 176, 0.9],
          [T.TREE, 188, 176, 0.8],
          [T.BOAT, 56, 234],
          [T.BOAT, 150, 230, 0.9],
          [T.KITE, 60, 122, 0.85],
          [T.KITE, 130, 126, 0.85],
        ],
        'c 182 82 20',
      ),
      picture(
        HILLS,
        [
          [T.CASTLE, 105, 240, 1.1],
          [T.TREE, 26, 244, 0.9],
          [T.TREE, 184, 244, 0.9],
          [T.KITE, 40, 134, 0.8],
          [T.KITE, 184, 140, 0.8],
        ],
        'c 84 84 20',
      ),
      picture(
        RAILS,
        [
          [T.ENGINE, 146, 226],
          [T.WAGON, 84, 226],
          [T.WAGON, 34, 226],
          [T.FRETTED_HOUSE, 42, 154, 0.9],
          [T.KITE, 94, 130, 0.95],
          [T.KITE, 142, 136, 0.9],
        ],
        'c 178 82 22',
        [116, 162, 0.62],
      ),
      picture(
        [...FLAT, cloud(72, 84, 0.9)],
        [
          [T.ROCKET, 105, 232, 1.2],
          [T.FRETTED_HOUSE, 40, 232, 0.85],
          [T.CAR, 168, 232, 0.95],
          [T.KITE, 40, 150, 0.95],
          [T.KITE, 168, 170, 0.95],
        ],
        'c 180 80 20',
      ),
    ],
  },
  estrelas: {
    facil: [
      picture(
        HILLS,
        [
          [T.HEART_FLOWER, 58, 240, 1.4],
          [T.CATERPILLAR, 140, 250],
          [T.STAR_FLOWER, 120, 196],
          [T.STAR_FLOWER, 168, 190],
        ],
        'e 60 84 22,e 100 92 16,e 138 80 20,c 178 80 24',
      ),
      picture(
        HILLS,
        [
          [T.BEAR, 105, 244, 1.12],
          [T.BALLOON_HEART, 156, 194, 1.15],
          [T.BALLOON_HEART, 54, 194, 1.15],
          [T.STAR_FLOWER, 28, 248],
          [T.STAR_FLOWER, 182, 248],
        ],
        'e 34 84 20,e 176 84 20',
      ),
    ],
    medio: [
      picture(
        HILLS,
        [
          [T.LOZENGE_FLOWER, 42, 240, 1.2],
          [T.HEART_FLOWER, 100, 240, 1.2],
          [T.CATERPILLAR, 148, 246, 0.85],
          [T.HEART_BUTTERFLY, 152, 124, 1.4],
          [T.STAR_FLOWER, 180, 204, 0.8],
        ],
        'e 40 84 20,e 78 80 14,e 120 86 18,c 180 82 20',
      ),
      picture(
        HILLS,
        [
          [T.BEAR, 74, 242],
          [T.KITE, 164, 150, 1.2],
          [T.LOZENGE_FLOWER, 150, 244, 1.05],
          [T.STAR_FLOWER, 186, 222, 0.8],
          [T.BALLOON_HEART, 27, 192],
          [T.BALLOON_HEART, 122, 192],
        ],
        'e 32 84 18,e 120 84 16,e 188 82 16',
      ),
    ],
    desafio: [
      picture(
        HILLS,
        [
          [T.STAR_TREE, 44, 240, 1.2],
          [T.HEART_HOUSE, 154, 240, 1.15],
          [T.LOZENGE_FLOWER, 96, 246, 0.95],
          [T.HEART_BUTTERFLY, 100, 130, 1.2],
        ],
        'e 26 86 14,e 74 80 16,e 140 88 16,c 180 84 22',
      ),
      picture(
        HILLS,
        [
          [T.BEAR, 62, 242, 0.95],
          [T.STAR_TREE, 146, 240, 1.15],
          [T.KITE, 128, 122, 0.9],
          [T.BALLOON_HEART, 107, 197, 0.9],
          [T.STAR_FLOWER, 186, 240, 0.8],
          [T.HEART_BUTTERFLY, 174, 118],
        ],
        'e 34 84 16,e 66 78 12,e 180 82 16',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, readonly BuiltPicture[]>>>>
