/** Whole pictures of plane figures by theme and level, drawn in `SCENE`. */
import type { Level } from '../../../scene/scene.ts'
import { points, type Spot, scallop } from '../../../studio/paths.ts'
import { type Built, built, put, together } from './pieces.ts'
import * as T from './things.ts'

export interface BuiltPicture {
  readonly built: Built
  /** Hills, water, rails: behind the pieces, no figures. */
  readonly ground: readonly string[]
  /** Foot and scale of a child beside what is built. */
  readonly child?: Child | undefined
  /** Names of what it shows. */
  readonly shows: readonly string[]
}

/** Names of the things of a picture. */
const NAMES: ReadonlyMap<Built, string> = new Map([
  [T.ROBOT, 'robô'],
  [T.HEX_ROBOT, 'robô'],
  [T.PLAIN_CASTLE, 'castelo'],
  [T.CASTLE, 'castelo'],
  [T.ENGINE, 'trem'],
  [T.PLAIN_ENGINE, 'trem'],
  [T.CHURCH, 'cidade'],
  [T.BOAT, 'barco'],
  [T.ROCKET, 'foguete'],
  [T.POLY_ROCKET, 'foguete'],
  [T.KITE, 'pipa'],
  [T.BEAR, 'urso'],
  [T.BALLOON_HEART, 'balão'],
  [T.HIVE, 'colmeia'],
  [T.FISH, 'peixe'],
  [T.OCTOPUS, 'polvo'],
  [T.TURTLE, 'tartaruga'],
  [T.CATERPILLAR, 'lagarta'],
  [T.SNAIL, 'caracol'],
  [T.HOT_AIR, 'balão'],
])

type Child = readonly [x: number, y: number, scale: number]

type Placed = readonly [thing: Built, x: number, y: number, scale?: number]

const picture = (ground: readonly string[], placed: readonly Placed[], more?: string, child?: Child): BuiltPicture => ({
  ground,
  child,
  shows: [...new Set(placed.flatMap(([thing]) => NAMES.get(thing) ?? []))],
  built: together([...placed.map(([thing, x, y, scale]) => put(thing, x, y, scale)), ...(more ? [built(more)] : [])]),
})

const HILLS = [
  'M0 196C40 176 80 176 110 192C150 170 180 176 220 190L220 300L0 300Z',
  'M0 232C60 224 140 224 220 234L220 300L0 300Z',
]
const FLAT = ['M0 232L220 232L220 300L0 300Z']
const RAILS = ['M0 156C70 144 150 144 220 156L220 300L0 300Z', 'M0 226L220 226L220 300L0 300Z', 'M0 231L220 231']
const RIVER = [
  'M0 172C60 158 150 160 220 170L220 300L0 300Z',
  'M0 206C60 200 150 212 220 204L220 300L0 300Z',
  'M20 222Q27 218 34 222Q41 226 48 222',
  'M150 238Q157 234 164 238Q171 242 178 238',
  'M84 244Q91 240 98 244Q105 248 112 244',
]
const SEA = [
  'M0 236C30 226 60 244 100 236C140 228 170 244 220 234L220 300L0 300Z',
  'M0 74Q12 66 24 74Q36 82 48 74Q60 66 72 74Q84 82 96 74Q108 66 120 74Q132 82 144 74Q156 66 168 74Q180 82 192 74Q204 66 216 74',
]
const MOON = [
  'M0 226C50 216 160 218 220 228L220 300L0 300Z',
  'M30 246Q44 240 58 246Q44 252 30 246Z',
  'M140 250Q156 244 172 250Q156 256 140 250Z',
]

/** A cloud of three bumps about its middle. */
const cloud = (x: number, y: number, size: number) =>
  scallop(
    points('-16,6 -14,-2 -4,-7 8,-4 15,6').map(([u, v]): Spot => [x + u * size, y + v * size]),
    0.6,
  )

export const PICTURES: Readonly<Record<string, Readonly<Record<Level, readonly BuiltPicture[]>>>> = {
  basicas: {
    facil: [
      picture(
        [...HILLS, cloud(148, 86, 1.2)],
        [
          [T.ROBOT, 72, 246, 1.25],
          [T.ROBOT_DOG, 168, 246],
          [T.PLAIN_HOUSE, 158, 178, 0.8],
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
        [...RAILS, cloud(100, 92, 1.1), cloud(170, 80, 0.9)],
        [
          [T.PLAIN_ENGINE, 144, 226, 0.95],
          [T.PLAIN_WAGON, 80, 226, 0.95],
          [T.PLAIN_WAGON, 34, 226, 0.95],
          [T.PLAIN_HOUSE, 108, 172, 0.7],
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
          [T.HOUSE, 40, 160, 0.9],
          [T.TREE, 92, 160, 0.8],
        ],
        'c 178 84 24',
        [122, 164, 0.72],
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
          [T.FRETTED_HOUSE, 42, 158, 0.85],
          [T.KITE, 92, 132, 0.9],
          [T.KITE, 136, 140, 0.8],
        ],
        'c 178 82 22',
        [116, 172, 0.78],
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
          [T.BALLOON_HEART, 26, 190],
          [T.BALLOON_HEART, 124, 190],
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
          [T.BALLOON_HEART, 110, 196, 0.9],
          [T.STAR_FLOWER, 186, 240, 0.8],
          [T.HEART_BUTTERFLY, 174, 118],
        ],
        'e 34 84 16,e 66 78 12,e 180 82 16',
      ),
    ],
  },
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
}
