/** Plants of a kitchen garden and the animals that live on them. Plants begin at their foot. */
import { box, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const kaleLeaf = (pen: Pen, x: number, y: number, size: number, turn: number, fill: Fill): Drawing =>
  pen.at(
    x,
    y,
    size,
    (pen) => [
      pen.rope('M0 4V-8', 2.4, 'lime', 0.9),
      pen.shape(scallop(ring(0, -19, 9, 13, 13), 0.6), fill),
      pen.line('M0 -6V-28M0 -12L-5 -17M0 -12L5 -17M0 -19L-5 -24M0 -19L5 -24', 0.8, 'lime'),
    ],
    { turn },
  )

/** A collard plant, 46 mm high. */
export const collard = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0V-14', 4, 'lime'),
    kaleLeaf(pen, 0, -14, 1, 0, 'leafDark'),
    kaleLeaf(pen, -2, -10, 0.95, -38, 'leaf'),
    kaleLeaf(pen, 2, -10, 0.95, 38, 'leaf'),
    kaleLeaf(pen, -2, -6, 0.8, -78, 'leafDark'),
    kaleLeaf(pen, 2, -6, 0.8, 78, 'leafDark'),
  ])

/** A head of lettuce, 34 mm wide. */
export const lettuce = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(scallop(ring(-9, -9, 9, 9, 9), 0.62), 'leaf'),
    pen.shape(scallop(ring(9, -9, 9, 9, 9), 0.62), 'leaf'),
    pen.shape(scallop(ring(0, -14, 9, 9, 9), 0.62), 'lime'),
    pen.shape(scallop(ring(0, -7, 10, 7.6, 10), 0.62), 'lime'),
    pen.line('M0 -1V-10M0 -4L-5 -9M0 -4L5 -9M-12 -5L-14 -11M12 -5L14 -11M0 -16V-20', 0.8, 'leafDark'),
  ])

/** Aphids on a stalk, as the lens shows them. */
export const aphids = (pen: Pen): Drawing => [
  pen.rope('M-15 9Q0 2 15 5', 5, 'leaf', 1),
  (
    [
      [-6, 1, 0],
      [4, -1, 10],
      [-1, -8, -14],
      [9, -8, 24],
    ] as const
  ).map(([x, y, turn]) =>
    pen.at(
      x,
      y,
      0.9,
      (pen) => [
        pen.line('M-2 2l-1.6 2.6M1 2.4v2.6M3 2l1.6 2.4M-4.6 -1.6l-2.6 -2.2M4.6 -1.4l1.6 -2', 0.7),
        pen.shape('M-5 0C-5 -3 0 -4 4 -2.4C6 -1 6 1.6 4 2.4C0 3.6 -5 3 -5 0z', 'lime', 1),
        pen.spot(-3, -0.6, 0.8),
      ],
      { turn },
    ),
  ),
]

/** A round web between two canes, 46 mm wide and 66 mm high, with its spider. */
export const spiderWeb = (pen: Pen, x: number, y: number, scale: number, spider: (pen: Pen) => Drawing): Drawing =>
  pen.at(x, y, scale, (pen) => {
    const rays = ring(0, -38, 21, 21, 8, 0, 360)
    const round = (r: number) =>
      `M${ring(0, -38, r, r, 8)
        .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
        .join('L')}z`
    return [
      pen.shape(box(-23, -66, 3, 66, 1.5) + box(20, -66, 3, 66, 1.5), 'straw', 1),
      pen.line(rays.map(([px, py]) => `M0 -38L${px.toFixed(1)} ${py.toFixed(1)}`).join(''), 0.6, 'greyDark'),
      pen.line([7, 13, 19].map(round).join(''), 0.6, 'greyDark'),
      pen.at(0, -30, 0.8, spider),
    ]
  })

/** A bed of soil from edge to edge. */
export const bed = (pen: Pen, y: number, height: number): Drawing => [
  pen.shape(box(-8, y, 230, height), 'earth'),
  pen.line(
    points(`10,${y + 5} 60,${y + 9} 118,${y + 5} 150,${y + 10} 190,${y + 6}`)
      .map(([x, line]) => `M${x} ${line}h8`)
      .join(''),
    0.8,
    'soil',
  ),
  pen.shade(ellipse(30, y + 12, 2, 1) + ellipse(96, y + 12, 2, 1), 'soil', 0.6),
]
