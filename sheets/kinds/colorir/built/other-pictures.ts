/** Pictures of polygons; of round shapes. */
import type { Level } from '../../../scene/scene.ts'
import { type BuiltPicture, cloud, HILLS, MOON, picture, SEA } from './grounds.ts'
import * as T from './things.ts'

export const OTHER_PICTURES = {
  poligonos: {
    facil: [
      picture(MOON, [
        [T.STATION, 105, 186, 1.05],
        [T.HEX_ROBOT, 56, 248, 0.72],
        [T.HEX_ROBOT, 154, 248, 0.72],
      ]),
      picture(
        HILLS,
        [
          [T.HEX_ROBOT, 78, 248, 1.3],
          [T.HEX_HOUSE, 160, 178, 0.9],
          [T.HEX_TREE, 28, 190],
          [T.HEX_TREE, 168, 248, 1.3],
        ],
        'h 178 82 24',
      ),
    ],
    medio: [
      picture(
        [...HILLS, cloud(48, 100, 1.2), cloud(120, 84, 1)],
        [
          [T.PENTAGON_HOUSE, 42, 240, 1.15],
          [T.PENTAGON_HOUSE, 160, 188, 0.9],
          [T.PENTAGON_HOUSE, 164, 246, 0.95],
          [T.HEX_ROBOT, 104, 246, 0.8],
          [T.HEX_TREE, 34, 188, 0.9],
        ],
        'h 178 84 24',
      ),
      picture(MOON, [
        [T.STATION, 105, 176],
        [T.PORTHOLES, 105, 176],
        [T.PENTAGON_HOUSE, 42, 240, 1.1],
        [T.PENTAGON_HOUSE, 168, 240, 1.1],
        [T.HEX_ROBOT, 105, 246, 0.62],
      ]),
    ],
    desafio: [
      picture(
        MOON,
        [
          [T.POLY_ROCKET, 105, 240, 1.25],
          [T.DOME, 41, 242, 0.68],
          [T.HOVER, 168, 244],
          [T.HEX_ROBOT, 168, 202, 0.6],
        ],
        'h 40 96 30,p 172 84 18',
      ),
      picture(MOON, [
        [T.STATION, 105, 172, 0.95],
        [T.PORTHOLES, 105, 172, 0.95],
        [T.DOME, 42, 242, 0.68],
        [T.DOME, 168, 242, 0.68],
        [T.HEX_ROBOT, 105, 246, 0.6],
      ]),
      picture(
        [...HILLS, cloud(48, 84, 1.1), cloud(128, 92, 1)],
        [
          [T.PENTAGON_HOUSE, 39, 242],
          [T.HIVE, 104, 242, 1.1],
          [T.HOVER, 168, 246],
          [T.POLY_ROCKET, 170, 194, 0.85],
          [T.HEX_HOUSE, 38, 182, 0.9],
        ],
      ),
    ],
  },
  redondas: {
    facil: [
      picture(SEA, [
        [T.FISH, 70, 122, 1.3],
        [T.FISH, 138, 180, 1.1],
        [T.OCTOPUS, 54, 248, 0.95],
        [T.BUBBLES, 24, 112, 1.1],
        [T.BUBBLES, 98, 176, 1.1],
        [T.SEAWEED, 182, 252, 1.1],
      ]),
      picture(
        HILLS,
        [
          [T.OVAL_BUTTERFLY, 126, 118, 1.3],
          [T.OVAL_FLOWER, 50, 240, 1.25],
          [T.SNAIL, 140, 250, 1.15],
          [T.OVAL_FLOWER, 176, 208, 0.75],
        ],
        'c 38 84 26',
      ),
    ],
    medio: [
      picture(SEA, [
        [T.FISH, 58, 114],
        [T.TURTLE, 152, 142],
        [T.OCTOPUS, 116, 244, 0.82],
        [T.FISH, 60, 182, 0.85],
        [T.BUBBLES, 20, 104],
        [T.SEA_STAR, 34, 246, 0.9],
        [T.SEA_STAR, 160, 246],
        [T.SEA_STAR, 70, 246, 0.6],
        [T.SEA_STAR, 188, 247, 0.6],
      ]),
      picture(
        HILLS,
        [
          [T.OVAL_BUTTERFLY, 128, 122, 1.1],
          [T.OVAL_FLOWER, 46, 240, 1.2],
          [T.SNAIL, 104, 247, 0.85],
          [T.STAR_FLOWER, 156, 244, 1.1],
          [T.STAR_FLOWER, 186, 226, 0.8],
        ],
        'c 36 84 22,e 70 80 12,e 178 84 16',
      ),
    ],
    desafio: [
      picture(SEA, [
        [T.FISH, 56, 112, 0.95],
        [T.TURTLE, 152, 138, 0.95],
        [T.CHEST, 150, 246],
        [T.OCTOPUS, 84, 244, 0.82],
        [T.FISH, 118, 184, 0.75],
        [T.SEA_STAR, 34, 248, 0.85],
        [T.SEA_STAR, 187, 247, 0.7],
        [T.BUBBLES, 20, 102],
      ]),
      picture(
        HILLS,
        [
          [T.HOT_AIR, 44, 180, 1.1],
          [T.HOT_AIR, 152, 170],
          [T.OVAL_FLOWER, 38, 246, 0.85],
          [T.STAR_FLOWER, 84, 246, 0.95],
          [T.CHEST, 134, 246],
          [T.STAR_FLOWER, 184, 245],
          [T.HEART_BUTTERFLY, 98, 112],
        ],
        'e 98 76 12,e 184 84 14',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, readonly BuiltPicture[]>>>>
