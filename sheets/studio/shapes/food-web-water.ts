/** Living beings of food chains in water and under the lens, about their middle. */
import { circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Pen, Placing } from '../pen.ts'

/** Water hyacinth, 38 mm wide, its waterline at y = 0. */
export const waterHyacinth = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0Q1 -14 0 -22', 2, 'leafDark'),
    points('-4,-18 4,-19 -3,-24 3.6,-25 0,-30').map(([px, py]) => pen.shape(star(px, py, 4.4, 5, 0.6), 'purple', 0.9)),
    (
      [
        [-14, -6, 7, 5.4],
        [14, -6, 7, 5.4],
        [-6.5, -10, 5.6, 6.4],
        [7, -10, 5.6, 6.4],
      ] as const
    ).map(([cx, cy, rx, ry]) => [
      pen.rope(`M${cx * 0.4} 0L${cx * 0.9} ${cy + 2}`, 3, 'lime'),
      pen.shape(ellipse(cx, cy, rx, ry), 'leaf'),
      pen.line(`M${cx} ${cy + ry - 1}V${cy - ry + 3}`, 0.7, 'leafDeep'),
    ]),
    pen.line('M-19 0.600q4 -1.6 8 0t8 0t8 0t8 0t6 0', 0.9, 'waterLine'),
  ])

/** A round window that enlarges what the eye cannot see, radius 14 mm. */
export const lens = (pen: Pen, x: number, y: number, scale: number, inside: (pen: Pen) => Drawing): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M9.5 9.500L18 18', 4, 'wood'),
    pen.shape(circle(0, 0, 14), 'metal'),
    pen.shape(circle(0, 0, 12), 'foam', 0.9),
    pen.clip(circle(0, 0, 11.6), inside(pen)),
  ])

export const phytoplankton = (pen: Pen): Drawing => [
  [
    [-5, -4, 20],
    [4, 4, -30],
  ].map(([x = 0, y = 0, turn = 0]) =>
    pen.at(
      x,
      y,
      1,
      (pen) => [
        pen.shape(ellipse(0, 0, 4.6, 2.2), 'lime', 0.9),
        pen.line('M-3 0H3M-1 -1.600v3.200M1 -1.600v3.2', 0.55),
      ],
      { turn },
    ),
  ),
  pen.shape(circle(5, -5, 3), 'leaf', 0.9),
  pen.line('M5 -8v6M2 -5h6', 0.55),
  pen.shape(star(-5.4, 5, 3.6, 6, 0.5), 'green', 0.9),
  pen.shape(circle(0.4, 9, 1.4) + circle(-9, 0.6, 1.2), 'lime', 0.8),
]

export const zooplankton = (pen: Pen): Drawing => [
  pen.line('M-5 -2L-10 -8M-5 -2L-11 0', 0.9),
  pen.shape('M-8 -1C-6 -6 2 -6 5 -1C2 4 -5 4 -8 -1z', 'orange', 1),
  pen.shape('M4 -2L10 -3.500M4 0L10 3', null, 0.9),
  pen.line('M-3 2.400l-1.4 3.600M0 2.800v3.600M2.6 1.800l1.4 3.200M-2 -4.400v6M1 -4.600v6', 0.7),
  pen.spot(-5.4, -1.6, 1),
  pen.at(3, 7.4, 0.5, (pen) => [
    pen.shape('M-8 -1C-6 -6 2 -6 5 -1C2 4 -5 4 -8 -1z', 'pink', 0.9),
    pen.line('M-5 -2L-10 -8M4 0L9 4M-3 2l-1 4M1 2v4', 0.8),
    pen.spot(-5, -1.6, 1.2),
  ]),
  pen.at(4.4, -8, 0.44, (pen) => [
    pen.shape('M-8 -1C-6 -6 2 -6 5 -1C2 4 -5 4 -8 -1z', 'yellow', 0.9),
    pen.line('M-5 -2L-10 -8M4 0L9 4M-3 2l-1 4M1 2v4', 0.8),
  ]),
]

export const bacteria = (pen: Pen): Drawing =>
  (
    [
      [-5, -4, 30],
      [4, -6, -20],
      [-4, 5, -50],
      [5, 4, 60],
    ] as const
  ).map(([x, y, turn], i) =>
    pen.at(
      x,
      y,
      1,
      (pen) => [
        pen.line('M3.4 0q1.6 -1.6 2.8 0t2.6 0', 0.6),
        pen.shape('M-2.4 -1.8H2.4A1.8 1.8 0 0 1 2.4 1.8H-2.4A1.8 1.8 0 0 1 -2.4 -1.8z', i % 2 ? 'purple' : 'pink', 0.9),
      ],
      { turn },
    ),
  )

/** A dolphin that swims left, 60 mm long, about its middle. */
export const dolphin = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const body =
        'M-34 4C-30 0 -26 -2 -22 -3C-20 -11 -12 -15 -3 -14C10 -14 22 -6 28 8C20 6 14 6 6 8C-4 11 -16 11 -23 5C-26 5 -30 6 -33 7C-35 7 -36 5 -34 4z'
      return [
        pen.shape('M24 5C30 5 36 9 38 16C33 17 29 16 26 13C26 17 23 20 18 21C17 16 20 9 24 5z', 'stone'),
        pen.shape('M2 -13C8 -21 15 -20 18 -18C15 -14 13 -9 12 -5z', 'stone'),
        pen.shape(body, 'stone'),
        pen.clip(body, pen.shape('M-36 6C-24 1 -8 3 6 12L-10 20H-40z', 'white', null)),
        pen.line('M-24 4.800C-14 2.6 -4 5 5 8', 0.7),
        pen.shape(body, null),
        pen.shape('M-8 7C-8 14 -12 19 -17 20C-18 15 -16 10 -13 6z', 'stone'),
        pen.spot(-17, -3, 1.5),
        pen.spot(-16.6, -3.5, 0.5, 'white'),
        pen.line('M-32 4.400q5 -0.6 9 -1', 0.8),
      ]
    },
    placing,
  )

/** A shark that swims left, 66 mm long, about its middle. */
export const shark = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const body = 'M-34 -1C-28 -9 -14 -13 0 -12C12 -11 22 -6 27 -1C20 4 10 8 -2 9C-16 10 -28 8 -34 -1z'
      return [
        pen.shape('M24 -1C30 -6 33 -13 38 -17C37 -8 36 -3 32 1C35 4 36 8 36 12C31 9 27 4 24 -1z', 'metal'),
        pen.shape('M-6 -11C-2 -18 3 -22 9 -23C7 -17 8 -13 10 -9z', 'metal'),
        pen.shape(body, 'metal'),
        pen.clip(body, [
          pen.shape('M-40 2C-20 0 6 4 30 -1V20H-40z', 'white', null),
          pen.line('M2 -11q-1.4 3 0 6M8 -10q-1.4 3 0 5M14 -8q-1 2.4 0 4', 1, 'stoneDark'),
        ]),
        pen.line('M-28 2.600C-14 0.6 10 3 24 0', 0.6),
        pen.shape(body, null),
        pen.shape('M-8 5C-6 11 -2 16 4 18C5 12 3 7 0 4z', 'metal'),
        pen.line('M-13 -3q-1.6 3 0 6M-10 -3q-1.6 3 0 6M-7 -3q-1.6 3 0 6', 0.7),
        pen.spot(-22, -3.4, 1.5),
        pen.line('M-30 4.600Q-25 6 -20 3.6', 0.9),
      ]
    },
    placing,
  )

/** Sardines that swim left together, 46 mm wide, about their middle. */
export const sardines = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) =>
    points('-10,-9 12,-7 -2,1 -14,9 11,9').map(([px, py]) =>
      pen.at(px, py, 1, (pen) => [
        pen.shape('M8 0L13 -4V4z', 'bluePale', 1),
        pen.shape('M-11 0C-7 -5 3 -5 9 0C3 4.6 -7 4.6 -11 0z', 'bluePale', 1),
        pen.line('M-4 -0.800H6', 0.6, 'blueDark'),
        pen.spot(-7.4, -0.8, 0.9),
      ]),
    ),
  )

/** A jellyfish, 36 mm high, about its middle. */
export const jellyfish = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    [-9, -3, 3, 9].map((dx, i) =>
      pen.rope(`M${dx} -4q${i % 2 ? 5 : -5} 6 0 12t${i % 2 ? 2 : -2} 10`, 1.6, 'pinkPale', 0.8),
    ),
    pen.shape('M-14 -3C-14 -22 14 -22 14 -3q-3.5 3 -7 0q-3.5 3 -7 0q-3.5 3 -7 0q-3.5 3 -7 0z', 'pink'),
    pen.line('M-8 -7C-7 -12 -4 -14 -1 -15', 0.8),
  ])
