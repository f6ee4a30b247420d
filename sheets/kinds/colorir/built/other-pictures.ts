/** Pictures of polygons; of round shapes. */
import type { Level } from '../../../scene/scene.ts'
import { MEADOW, MOON, type Scenery, SEA } from '../../../studio/places/soft-grounds.ts'
import { type BuiltPicture, picture } from './grounds.ts'
import * as T from './things.ts'

const SPACE: readonly Scenery[] = [
  ['sparkle', 20, 67],
  ['sparkle', 66, 70],
  ['sparkle', 150, 68],
  ['sparkle', 192, 66],
  ['sparkle', 20, 112],
  ['sparkle', 70, 104],
  ['sparkle', 142, 102],
  ['sparkle', 192, 118],
  ['sparkle', 16, 148],
  ['sparkle', 194, 148],
]

const REEF: readonly Scenery[] = [
  ['rock', 190, 236, 1],
  ['coral', 194, 246, 1.1],
  ['weed', 14, 240, 1.2],
  ['weed', 24, 244, 0.8],
]

const POLYGONS: Readonly<Record<Level, readonly BuiltPicture[]>> = {
  facil: [
    picture({
      place: MOON,
      scenery: [
        ...SPACE,
        ['planet', 38, 84, 0.9],
        ['planet', 178, 92, 0.6],
        ['crater', 105, 236],
        ['crater', 22, 228, 0.8],
      ],
      things: [
        [T.STATION, 105, 190],
        [T.HEX_ROBOT, 56, 250, 0.85],
        [T.HEX_ROBOT, 154, 250, 0.85],
      ],
    }),
    picture({
      place: MEADOW,
      scenery: [
        ['cloud', 40, 92, 1.2],
        ['cloud', 126, 84, 1],
        ['tree', 18, 200, 1],
        ['bush', 196, 208, 0.8],
        ['tuft', 20, 246],
      ],
      children: [[150, 250, 0.62]],
      things: [
        [T.HEX_ROBOT, 76, 250, 1.35],
        [T.HEX_HOUSE, 164, 202],
        [T.HEX_TREE, 180, 250, 0.95],
        [T.HEX_SUN, 172, 92],
      ],
    }),
  ],
  medio: [
    picture({
      place: MEADOW,
      scenery: [
        ['cloud', 54, 92, 1.3],
        ['cloud', 116, 84, 1],
        ['birds', 136, 108],
        ['bush', 22, 186, 0.9],
        ['tuft', 74, 236],
      ],
      things: [
        [T.PENTAGON_HOUSE, 40, 241, 1.25],
        [T.PENTAGON_HOUSE, 171, 241, 1.15],
        [T.PENTAGON_HOUSE, 166, 186, 0.95],
        [T.HEX_ROBOT, 106, 242, 0.95],
        [T.HEX_TREE, 46, 182, 1.3],
        [T.HEX_SUN, 174, 92],
      ],
    }),
    picture({
      place: MOON,
      scenery: [
        ...SPACE,
        ['planet', 34, 86, 0.8],
        ['planet', 180, 84, 0.6],
        ['crater', 74, 240, 0.7],
        ['crater', 136, 238, 0.6],
      ],
      things: [
        [T.STATION, 105, 178, 0.95],
        [T.PORTHOLES, 105, 178, 0.95],
        [T.PENTAGON_HOUSE, 42, 238, 1.15],
        [T.PENTAGON_HOUSE, 168, 238, 1.15],
        [T.HEX_ROBOT, 105, 241, 0.6],
      ],
    }),
  ],
  desafio: [
    picture({
      place: MOON,
      scenery: [
        ...SPACE,
        ['planet', 40, 160, 0.9],
        ['planet', 178, 164, 0.7],
        ['crater', 74, 236, 0.6],
        ['crater', 140, 238, 0.6],
      ],
      things: [
        [T.POLY_ROCKET, 105, 238, 1.4],
        [T.DOME, 40, 236, 0.68],
        [T.HOVER, 170, 238, 1.1],
        [T.SATELLITE, 50, 104, 1.05],
        [T.SATELLITE, 160, 118, 0.9],
      ],
    }),
    picture({
      place: MOON,
      scenery: [...SPACE, ['planet', 34, 86, 0.8], ['planet', 180, 84, 0.6]],
      things: [
        [T.STATION, 105, 176, 0.95],
        [T.PORTHOLES, 105, 176, 0.95],
        [T.DOME, 40, 236, 0.68],
        [T.DOME, 170, 236, 0.68],
        [T.HEX_ROBOT, 105, 239, 0.6],
      ],
    }),
    picture({
      place: MEADOW,
      scenery: [
        ['cloud', 40, 92, 1.2],
        ['cloud', 132, 84, 1.1],
        ['bee', 86, 116, 0.8],
        ['bee', 126, 122, 0.7],
        ['tuft', 142, 232],
      ],
      things: [
        [T.PENTAGON_HOUSE, 38, 237, 1.1],
        [T.HIVE, 104, 238, 1.25],
        [T.HOVER, 176, 239, 0.9],
        [T.PINE, 173, 200, 1.1],
        [T.PENTAGON_HOUSE, 38, 182, 0.9],
      ],
    }),
  ],
}

const ROUND: Readonly<Record<Level, readonly BuiltPicture[]>> = {
  facil: [
    picture({
      place: SEA,
      scenery: REEF,
      things: [
        [T.FISH, 64, 112, 1.5],
        [T.FISH, 130, 176, 1.3],
        [T.OCTOPUS, 52, 250, 1.1],
        [T.TURTLE, 136, 250],
        [T.BUBBLES, 16.4, 102.6, 1.1],
        [T.BUBBLES, 83, 170],
        [T.SEAWEED, 176, 252, 1.1],
      ],
    }),
    picture({
      place: MEADOW,
      scenery: [
        ['cloud', 186, 84, 0.8],
        ['tree', 192, 196, 0.8],
        ['bush', 108, 208, 1],
        ['tuft', 94, 246],
      ],
      things: [
        [T.SUN, 36, 88],
        [T.OVAL_BUTTERFLY, 126, 130, 1.5],
        [T.OVAL_FLOWER, 50, 250, 1.6],
        [T.SNAIL, 138, 251, 1.3],
        [T.OVAL_FLOWER, 174, 214, 0.9],
      ],
    }),
  ],
  medio: [
    picture({
      place: SEA,
      scenery: [...REEF, ['coral', 76, 232, 0.8]],
      things: [
        [T.FISH, 60, 108, 1.25],
        [T.TURTLE, 158, 160, 1.2],
        [T.OCTOPUS, 112, 241, 0.95],
        [T.FISH, 50, 168, 0.95],
        [T.BUBBLES, 19, 102],
        [T.SEA_STAR, 30, 242],
        [T.SEA_STAR, 160, 243, 1.1],
        [T.SEA_STAR, 64, 242, 0.75],
        [T.SEA_STAR, 187, 243, 0.7],
      ],
    }),
    picture({
      place: MEADOW,
      scenery: [
        ['cloud', 78, 84, 0.9],
        ['cloud', 184, 84, 0.8],
        ['bush', 130, 206, 0.9],
        ['tuft', 190, 232],
      ],
      things: [
        [T.SUN, 36, 90],
        [T.OVAL_BUTTERFLY, 128, 126, 1.35],
        [T.OVAL_FLOWER, 46, 241, 1.45],
        [T.SNAIL, 108, 242],
        [T.STAR_FLOWER, 100, 204, 0.75],
        [T.STAR_FLOWER, 158, 240, 1.2],
        [T.STAR_FLOWER, 186, 206, 0.8],
      ],
    }),
  ],
  desafio: [
    picture({
      place: SEA,
      scenery: [
        ['coral', 192, 222, 0.9],
        ['weed', 14, 236, 1.1],
        ['weed', 118, 226, 0.8],
      ],
      things: [
        [T.FISH, 58, 108, 1.2],
        [T.TURTLE, 158, 160, 1.15],
        [T.CHEST, 160, 240, 1.1],
        [T.OCTOPUS, 82, 239, 0.9],
        [T.FISH, 46, 164, 0.85],
        [T.SEA_STAR, 30, 240, 0.95],
        [T.SEA_STAR, 120, 240, 0.75],
        [T.BUBBLES, 19, 102],
      ],
    }),
    picture({
      place: MEADOW,
      scenery: [
        ['tree', 66, 202, 0.8],
        ['bush', 190, 208, 0.8],
        ['tuft', 62, 234],
      ],
      things: [
        [T.SUN, 102, 84, 0.8],
        [T.HOT_AIR, 46, 168, 1.25],
        [T.HOT_AIR, 158, 162, 1.15],
        [T.OVAL_FLOWER, 40, 239],
        [T.STAR_FLOWER, 90, 239, 1.1],
        [T.CHEST, 138, 239],
        [T.STAR_FLOWER, 182, 238, 0.95],
        [T.OVAL_BUTTERFLY, 102, 150, 0.8],
      ],
    }),
  ],
}

export const OTHER_PICTURES = { poligonos: POLYGONS, redondas: ROUND }
