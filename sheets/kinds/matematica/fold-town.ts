/** Cubes of a town: a little house and a castle. */
import { ring, type Spot } from '../../studio/paths.ts'
import { type Cube, pick } from './fold-faces.ts'
import { blob, block, dot, flat, ink, type Patch } from './fold-paint.ts'

const pane = (x: number, y: number, width: number, height: number): Patch[] => [
  block(x, y, width, height, 'white'),
  block(x + 1.4, y + 1.4, width - 2.8, height - 2.8, 'bluePale', 0.6),
  ink([
    [x + width / 2, y + 1.4],
    [x + width / 2, y + height - 1.4],
  ]),
  ink([
    [x + 1.4, y + height / 2],
    [x + width - 1.4, y + height / 2],
  ]),
]

const flowerBox = (x: number, y: number): Patch[] => [
  ...[2.4, 7, 11.6].map((dx, i) => dot(x + dx, y - 1.6, 2, i === 1 ? 'yellow' : 'red')),
  block(x - 1, y, 16, 4, 'wood'),
]

const bush = (x: number, y: number, r: number): Patch =>
  blob(
    [
      [x - r, y],
      [x - r * 0.9, y - r * 0.8],
      [x - r * 0.2, y - r * 1.2],
      [x + r * 0.7, y - r * 0.9],
      [x + r, y],
    ],
    'leaf',
  )

const grid = (step: number, shift: number): Patch[] =>
  Array.from({ length: Math.floor(39 / step) }, (_, i) => (i + 1) * step).flatMap((y, row) => [
    ink(
      [
        [0, y],
        [40, y],
      ],
      0.6,
    ),
    ...[shift, shift + 13.3, shift + 26.6]
      .map((x) => (row % 2 ? x + 6.6 : x))
      .filter((x) => x > 1 && x < 39)
      .map((x) =>
        ink(
          [
            [x, y - step],
            [x, y],
          ],
          0.6,
        ),
      ),
  ])

export const casinha: Cube = (look) => {
  const wall = pick(['yellowPale', 'pinkPale', 'bluePale'], look)
  return {
    front: {
      fill: wall,
      patches: [
        bush(4.6, 40, 4),
        bush(35.4, 40, 4),
        block(13, 14, 14, 26, 'red'),
        block(15.4, 17, 9.2, 8, 'bluePale', 0.6),
        dot(24, 29, 1.1, 'yellow'),
        dot(20, 7, 3.6, 'white'),
        ink([
          [16.4, 7],
          [23.6, 7],
        ]),
      ],
    },
    right: { fill: wall, patches: [...pane(13, 11, 14, 15), ...flowerBox(13, 27)] },
    back: { fill: wall, patches: [...pane(4, 11, 12, 14), ...pane(24, 11, 12, 14), bush(20, 40, 8)] },
    left: {
      fill: wall,
      patches: [
        ...pane(12, 10, 16, 18),
        blob(ring(20, 25, 4, 3.4, 8, 180, 360), 'orange'),
        dot(20, 20.6, 3, 'orange'),
        block(11, 28, 18, 2.6, 'wood'),
        bush(8, 40, 5),
      ],
    },
    top: {
      fill: 'red',
      patches: [6.6, 13.3, 20, 26.6, 33.3].flatMap((y, row): Patch[] => [
        ink(
          Array.from({ length: 13 }, (_, i): Spot => [i * 3.333, i % 2 ? y + 2 : y]),
          0.6,
          true,
        ),
        ...(row === 1 ? [block(26, 5, 7, 7, 'wood'), block(27.8, 6.8, 3.4, 3.4, 'black')] : []),
      ]),
    },
    bottom: {
      fill: 'grass',
      patches: [
        [9, 10],
        [28, 8],
        [19, 20],
        [8, 31],
        [31, 30],
      ].map(([x = 0, y = 0]) =>
        ink([
          [x - 2.4, y - 3],
          [x - 0.6, y],
          [x, y - 4],
          [x + 0.8, y],
          [x + 2.6, y - 3],
        ]),
      ),
    },
  }
}

export const castelo: Cube = (look) => {
  const stone = pick(['greyPale', 'woodPale', 'purplePale'], look)
  const rows = grid(8, 10)
  const slit = blob([[20, 12] as Spot, [23, 15], [23, 26], [17, 26], [17, 15]], 'dusk')
  return {
    front: {
      fill: stone,
      patches: [
        ...rows,
        blob([[10, 40] as Spot, [10, 24], [14, 16], [20, 13], [26, 16], [30, 24], [30, 40]], 'brown'),
        ink([
          [20, 14],
          [20, 40],
        ]),
        dot(17, 28, 1.2, 'yellow'),
        dot(23, 28, 1.2, 'yellow'),
      ],
    },
    right: { fill: stone, patches: [...rows, slit] },
    back: {
      fill: stone,
      patches: [
        ...rows,
        flat([[12, 8] as Spot, [28, 8], [28, 30], [20, 24], [12, 30]], pick(['red', 'blue', 'lime'], look)),
        dot(20, 16, 3.4, 'yellow'),
      ],
    },
    left: { fill: stone, patches: [...rows, slit] },
    top: {
      fill: stone,
      patches: [
        block(6, 6, 28, 28, 'woodPale'),
        ...[1, 12, 23, 34].flatMap((x) => [block(x, 0.8, 5, 4.6, 'white'), block(x, 34.6, 5, 4.6, 'white')]),
        ...[12, 23].flatMap((y) => [block(0.8, y, 4.6, 5, 'white'), block(34.6, y, 4.6, 5, 'white')]),
        dot(20, 20, 2, 'brown'),
        flat([[20, 18] as Spot, [31, 13], [30, 22]], pick(['red', 'blue', 'lime'], look)),
      ],
    },
    bottom: { fill: 'grass', patches: [dot(20, 20, 14, 'bluePale'), dot(20, 20, 7, 'grass')] },
  }
}
