/** Cubes to build, face by face: a present, a cake, a dice, a cat, and those of the town. */
import { ring, type Spot } from '../../studio/paths.ts'
import { type Cube, pick } from './fold-faces.ts'
import { blob, block, dot, type FacePaint, flat, ink, type Patch } from './fold-paint.ts'
import { casinha, castelo } from './fold-town.ts'

const presente: Cube = (look) => {
  const paper = pick(['bluePale', 'lime', 'pinkPale'], look)
  const band = pick(['red', 'purple', 'orange'], look)
  const spots = [
    [7.5, 8],
    [32.5, 8],
    [7.5, 20],
    [32.5, 20],
    [7.5, 32],
    [32.5, 32],
  ].map(([x = 0, y = 0]) => dot(x, y, 2.8, 'white'))
  const wall: FacePaint = { fill: paper, patches: [...spots, block(16, 0, 8, 40, band)] }
  const crossed = [block(16, 0, 8, 40, band), block(0, 16, 40, 8, band), block(16, 16, 8, 8, band, 0.5)]
  const corners = [
    [8, 8],
    [32, 8],
    [8, 32],
    [32, 32],
  ].map(([x = 0, y = 0]) => dot(x, y, 2.8, 'white'))
  return {
    front: {
      ...wall,
      patches: [
        ...wall.patches,
        flat([[27, 9] as Spot, [36, 9], [38, 14], [36, 22], [27, 22], [25, 14]], 'white'),
        blob([[31.5, 19] as Spot, [28, 15], [29.5, 12.5], [31.5, 14], [33.5, 12.5], [35, 15]], 'red'),
      ],
    },
    right: wall,
    back: wall,
    left: wall,
    top: {
      fill: paper,
      patches: [
        ...corners,
        ...crossed,
        blob([[20, 20] as Spot, [12, 11], [6, 14], [7, 20], [12, 23]], 'yellow'),
        blob([[20, 20] as Spot, [28, 11], [34, 14], [33, 20], [28, 23]], 'yellow'),
        dot(20, 20, 3.4, 'yellow'),
      ],
    },
    bottom: { fill: paper, patches: [...corners, ...crossed] },
  }
}

const bolo: Cube = (look) => {
  const cream = pick(['pink', 'brown', 'purplePale'], look)
  const drips: Spot[] = [
    [0, 13],
    [3, 16],
    [7, 11],
    [11, 11],
    [14, 18],
    [18, 18],
    [20, 12],
    [25, 11],
    [28, 15],
    [32, 15],
  ]
  const icing = flat([[0, 0] as Spot, [40, 0], [40, 13], [36, 11], ...drips.toReversed()], cream)
  const layer = block(0, 25, 40, 5, 'white')
  const wall: FacePaint = { fill: 'wood', patches: [layer, icing] }
  const berry = (x: number, y: number): Patch[] => [
    blob([[x, y + 4] as Spot, [x - 3.6, y], [x - 2, y - 2.6], [x + 2, y - 2.6], [x + 3.6, y]], 'red'),
    flat([[x - 2.6, y - 2.4] as Spot, [x, y - 5], [x + 2.6, y - 2.4]], 'leaf'),
  ]
  return {
    front: { ...wall, patches: [...wall.patches, ...berry(20, 33)] },
    right: wall,
    back: { ...wall, patches: [...wall.patches, ...berry(20, 33)] },
    left: wall,
    top: {
      fill: cream,
      patches: [
        ...[
          [7, 8],
          [33, 8],
          [7, 33],
          [33, 33],
        ].flatMap(([x = 0, y = 0]) => berry(x, y)),
        ...ring(20, 20, 9, 9, 8).map(([x, y]) => dot(x, y, 2.4, 'white')),
        dot(20, 20, 3.4, 'yellow'),
      ],
    },
    bottom: { fill: 'white', patches: [dot(20, 20, 16, 'foam'), dot(20, 20, 11, 'white')] },
  }
}

/** Spots of a dice, in the thirds of a face. */
const PIPS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export const pips = (value: number): Patch[] =>
  (PIPS[value] ?? []).map(([x, y]) => dot(20 + x * 10, 20 + y * 10, 3.6, 'black'))

const dado: Cube = (look) => {
  const fill = pick(['yellowPale', 'redPale', 'bluePale'], look)
  const side = (value: number): FacePaint => ({ fill, patches: pips(value) })
  return { front: side(1), right: side(2), back: side(6), left: side(5), top: side(3), bottom: side(4) }
}

const gato: Cube = (look) => {
  const fur = pick(['orange', 'grey', 'woodPale'], look)
  const stripe = (x: number, y: number, width: number): Patch =>
    flat([[x, y] as Spot, [x + width, y + 1.6], [x, y + 3.2]], 'brown')
  const stripes = [4, 11, 18].map((y) => stripe(0, y, 12))
  const paw = (x: number, y: number): Patch => blob(ring(x, y, 6, 4.4, 10), 'white')
  return {
    front: {
      fill: fur,
      patches: [
        dot(11.5, 15, 3.6, 'black'),
        dot(28.5, 15, 3.6, 'black'),
        dot(12.6, 13.8, 1.1, 'white'),
        dot(29.6, 13.8, 1.1, 'white'),
        blob([[20, 34] as Spot, [10, 31], [11, 24], [20, 22], [29, 24], [30, 31]], 'white'),
        flat([[17.6, 22.4] as Spot, [22.4, 22.4], [20, 25.4]], 'pink'),
        ink([[15, 29] as Spot, [17.5, 30.6], [20, 28.4], [22.5, 30.6], [25, 29]], 0.8, true),
        ...[24.5, 28].flatMap((y) => [
          ink([[9, y] as Spot, [1.5, y + (y - 26) * 0.8]]),
          ink([[31, y] as Spot, [38.5, y + (y - 26) * 0.8]]),
        ]),
      ],
    },
    right: { fill: fur, patches: [...stripes, paw(10, 35), paw(30, 35)] },
    back: {
      fill: fur,
      patches: [blob([[17, 36] as Spot, [23, 36], [26, 24], [31, 18], [30, 9], [24, 8], [24, 13], [21, 20]], 'brown')],
    },
    left: { fill: fur, patches: [...stripes, paw(10, 35), paw(30, 35)] },
    top: {
      fill: fur,
      patches: [
        flat([[4, 36] as Spot, [15, 36], [9.5, 24]], 'pink'),
        flat([[25, 36] as Spot, [36, 36], [30.5, 24]], 'pink'),
        ...[15.5, 19, 22.5].map((x) => flat([[x, 6] as Spot, [x + 2, 6], [x + 1, 20]], 'brown')),
      ],
    },
    bottom: {
      fill: fur,
      patches: [
        [10, 10],
        [30, 10],
        [10, 30],
        [30, 30],
      ].flatMap(([x = 0, y = 0]) => [paw(x, y), dot(x, y, 2.2, 'pink')]),
    },
  }
}

export const CUBES = { casinha, castelo, presente, bolo, dado, gato } as const
export type CubeName = keyof typeof CUBES
