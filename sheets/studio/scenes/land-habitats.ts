/** Gardens, meadows, a forest, branches by day or night, and a road. */
import { box, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { barn, chick, featheredHen, sheep } from '../shapes/farm.ts'
import { bush, hill, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly, frog, ladybird, snail } from '../shapes/pets.ts'
import { bloom, broadLeaf, fence, fern } from '../shapes/plants.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { macaw, monkey } from '../shapes/wild.ts'
import { backdrop, birdsAfar } from './ground.ts'
import { country, front, type Habitat } from './habitat.ts'

/** Sheep on the hill, birds in the sky. */
const flock = (pen: Pen): Drawing => [
  sheep(pen, 108, 194, 0.5),
  sheep(pen, 128, 198, 0.55, { flip: true }),
  birdsAfar(pen, '56,104,16 84,116,14 126,104,16'),
]

/** A branch from edge to edge; y: its upper edge on the left. */
const bough = (pen: Pen, y: number): Drawing => [
  pen.shape(`M-8 ${y}C60 ${y - 10} 120 ${y} 218 ${y - 10}V${y + 10}C130 ${y + 20} 70 ${y + 10} -8 ${y + 20}z`, 'brown'),
  pen.line(`M20 ${y + 8}q10 -2 18 0M150 ${y + 4}q10 -2 20 -1`, 0.9, 'brownDark'),
]

export const LAND = {
  garden: {
    behind: (setting) => [
      country(setting),
      setting.more(() => [
        house(setting.pen.plane('middle'), 160, 192, 1.5),
        tree(setting.pen.plane('middle'), 30, 196, 1.9),
      ]),
      setting.more(() => fence(setting.pen.plane('middle'), 8, 206, 204, 24)),
      front(setting.pen, 206, 'meadow'),
    ],
    before: ({ pen, more, most }) => [
      bloom(pen, 26, 280, 2.8, 'red'),
      more(() => [
        bloom(pen, 186, 282, 2.6, 'yellow'),
        butterfly(pen, 178, 226, 1.5, 'orange', 12),
        snail(pen, 60, 284, 1.2),
      ]),
      most(() => [
        bloom(pen, 46, 284, 2, 'purple'),
        bloom(pen, 168, 285, 2, 'pink'),
        ladybird(pen, 140, 284, 0.85),
        bee(pen, 26, 216, 0.9),
        tuft(pen, 86, 285, 1.1),
        bush(pen, 200, 232, 1, 'leaf', 'red'),
      ]),
    ],
  },
  vegetables: {
    behind: (setting) => [
      country(setting),
      setting.more(() => [
        barn(setting.pen.plane('middle'), 164, 196, 0.9),
        tree(setting.pen.plane('middle'), 28, 198, 1.9, 'leaf', 'red'),
      ]),
      front(setting.pen, 204, 'meadow'),
      setting.more(() => setting.pen.shape('M-8 232C60 222 140 238 218 228V262C140 256 60 264 -8 258z', 'earth', 1.1)),
    ],
    before: ({ pen, more, most }) => {
      const carrot = (x: number, y: number, scale: number) =>
        pen.at(x, y, scale, (pen) => [
          pen.shape(
            'M-1 -6C-7 -16 -8 -20 -12 -22C-6 -22 -3 -18 -2 -14C-3 -20 -2 -25 1 -28C4 -25 4 -20 3 -14C4 -18 8 -21 13 -21C9 -19 7 -15 2 -6z',
            'leaf',
          ),
          pen.shape('M-6 -6C-5 -9 5 -9 6 -6C6 -1 2 6 0 12C-2 6 -6 -1 -6 -6z', 'orange'),
        ])
      return [
        carrot(28, 266, 1.3),
        more(() => [carrot(182, 268, 1.3), carrot(158, 276, 1), butterfly(pen, 182, 216, 1.4, 'yellow', 10)]),
        most(() => [
          carrot(52, 274, 1),
          carrot(132, 280, 0.9),
          carrot(80, 280, 0.9),
          snail(pen, 106, 286, 1),
          bee(pen, 24, 214, 0.9),
        ]),
      ]
    },
  },
  meadow: {
    behind: (setting) => [
      country(setting),
      setting.more(() => [
        barn(setting.pen.plane('middle'), 36, 190, 0.9),
        tree(setting.pen.plane('middle'), 182, 194, 1.6),
      ]),
      setting.most(() => [
        tree(setting.pen.plane('middle'), 84, 182, 0.8, 'lime'),
        bush(setting.pen.plane('middle'), 146, 190, 0.8),
        flock(setting.pen.plane('middle')),
      ]),
      front(setting.pen, 198, 'meadow'),
      setting.more(() => fence(setting.pen.plane('middle'), 128, 206, 212, 20)),
      front(setting.pen, 246, 'grass'),
    ],
    before: ({ pen, more, most }) => [
      bloom(pen, 187, 278, 2.2, 'yellow'),
      more(() => bloom(pen, 22, 278, 2.2, 'red')),
      most(() => [
        bloom(pen, 42, 284, 1.7, 'pink'),
        bloom(pen, 170, 285, 1.7, 'purple'),
        butterfly(pen, 184, 230, 1.2, 'blue', 10),
        tuft(pen, 66, 285, 1),
        tuft(pen, 150, 285, 1),
        featheredHen(pen, 130, 284, 0.9),
        chick(pen, 108, 286, 0.9),
        chick(pen, 92, 284, 0.9, { flip: true }),
        snail(pen, 196, 262, 0.9),
        bee(pen, 184, 120, 0.8),
      ]),
    ],
  },
  forest: {
    behind: (setting) => {
      const { pen, more, most } = setting
      const middle = pen.plane('middle')
      return [
        backdrop(pen, 'skyLow'),
        pen
          .plane('far', 'leafDark')
          .shape(
            `${scallop(points('-8,150 24,124 54,134 84,118 116,132 146,116 176,132 218,122'), 0.6, false)}V240H-8z`,
            'hillFar',
          ),
        more(() => macaw(middle, 60, 96, 1, 'red')),
        most(() => [
          macaw(middle, 112, 80, 0.7, 'yellow'),
          fern(middle, 40, 220, 0.9),
          fern(middle, 176, 224, 0.8, 'lime'),
        ]),
        middle.shape('M170 30C166 90 166 170 156 224H202C196 170 194 90 196 30z', 'brownPale'),
        middle.shape(
          `${scallop(points('218,70 196,82 172,74 150,78 128,64 104,66 80,58 56,66 30,58 -8,66'), 0.6, false)}V-20H218z`,
          'leaf',
        ),
        more(() => monkey(middle, 40, 62, 0.9)),
        front(pen, 220, 'meadow'),
      ]
    },
    before: ({ pen, more, most }) => [
      fern(pen, 22, 284, 1.3),
      more(() => [fern(pen, 190, 284, 1.2, 'lime'), broadLeaf(pen, 6, 300, 0.9, 20, 'leafDark')]),
      most(() => [
        broadLeaf(pen, 204, 300, 0.8, -24, 'leaf'),
        bloom(pen, 48, 284, 1.8, 'red'),
        bloom(pen, 164, 285, 1.8, 'yellow'),
        frog(pen, 70, 285, 0.7),
        ladybird(pen, 146, 285, 0.7),
      ]),
    ],
  },
  branch: {
    behind: (setting) => {
      const { pen, more, most } = setting
      return [
        country(setting),
        more(() => tree(pen.plane('middle'), 178, 214, 1.6)),
        most(() => [tree(pen.plane('middle'), 30, 210, 1.3, 'lime'), house(pen.plane('middle'), 110, 208, 1)]),
        front(pen, 214, 'meadow'),
        bough(pen, 236),
      ]
    },
    before: ({ pen, more, most }) => [
      broadLeaf(pen, 34, 242, 0.8, -36),
      broadLeaf(pen, 180, 232, 0.8, 32, 'leafDark'),
      more(() => [
        broadLeaf(pen, 22, 250, 0.7, 205, 'lime'),
        broadLeaf(pen, 196, 246, 0.7, 150),
        butterfly(pen, 178, 160, 1.4, 'orange', 14),
      ]),
      most(() => [
        broadLeaf(pen, 70, 250, 0.6, 175),
        broadLeaf(pen, 150, 246, 0.6, 190, 'lime'),
        bee(pen, 40, 150, 0.9),
        ladybird(pen, 62, 237, 0.6),
      ]),
    ],
  },
  night: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'dusk'),
      crescent(pen.plane('middle'), 168, 92, 1.4, true),
      brightStar(pen, 36, 84, 6),
      more(() => [brightStar(pen, 66, 106, 4.6), brightStar(pen, 24, 128, 4.6), brightStar(pen, 118, 78, 4.6)]),
      most(() => points('90,88 140,116 190,140 46,152 186,62 14,170').map(([x, y]) => brightStar(pen, x, y, 3.8))),
      hill(pen.plane('far', 'hillLine'), points('-8,206 50,184 110,202 165,182 218,202'), 'hillFar'),
      more(() => [tree(pen.plane('middle'), 178, 222, 1.7), tree(pen.plane('middle'), 34, 222, 1.4, 'leafDark')]),
      front(pen, 220, 'meadow'),
      bough(pen, 244),
    ],
    before: ({ pen, more, most }) => [
      broadLeaf(pen, 30, 250, 0.8, -34),
      broadLeaf(pen, 184, 240, 0.8, 34, 'leafDark'),
      more(() => [broadLeaf(pen, 22, 258, 0.6, 200), broadLeaf(pen, 192, 252, 0.6, 155)]),
      most(() => [
        broadLeaf(pen, 64, 256, 0.6, 185, 'lime'),
        broadLeaf(pen, 150, 252, 0.6, 178),
        ladybird(pen, 60, 245, 0.6),
        butterfly(pen, 186, 190, 1.1, 'purple', 8),
      ]),
    ],
  },
  road: {
    behind: (setting) => [
      country(setting),
      setting.more(() => [
        house(setting.pen.plane('middle'), 36, 200, 1.5, { roof: 'red' }),
        tree(setting.pen.plane('middle'), 84, 202, 1.4),
        tree(setting.pen.plane('middle'), 182, 202, 1.7, 'lime'),
      ]),
      setting.most(() => [
        house(setting.pen.plane('middle'), 140, 200, 1.1, { roof: 'purple' }),
        bush(setting.pen.plane('middle'), 110, 204, 0.8, 'leaf', 'pink'),
      ]),
      front(setting.pen, 204, 'grass'),
      setting.pen.shape('M-8 228H218V274H-8z', 'stone', 1.1),
      setting.pen.shape([4, 54, 104, 154].map((x) => box(x, 266, 28, 4)).join(''), 'white', 0.9),
    ],
    before: ({ pen, more, most }) => [
      more(() => [bush(pen, 26, 288, 1.1, 'leaf', 'red'), bush(pen, 186, 289, 1)]),
      most(() => [
        bloom(pen, 66, 288, 1.4, 'yellow'),
        bloom(pen, 84, 289, 1.2, 'red'),
        bush(pen, 130, 290, 0.9, 'lime'),
      ]),
    ],
  },
} as const satisfies Readonly<Record<string, Habitat>>
