/** Living beings of food chains on land. Each is drawn about its foot. */
import { circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

/** Tall grass, 34 mm high. */
export const tallGrass = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    [-7, 8].map((lean) => [
      pen.line(`M${lean * 0.2} -4Q${lean * 0.4} -22 ${lean} -33V-42`, 0.9),
      // Loose grains, unlike the heads of a cattail.
      [0, 1, 2, 3].flatMap((k) =>
        [-1, 1].map((side) =>
          pen.shape(
            `M${lean} ${-31 - k * 3}Q${lean + side * 1} ${-34.4 - k * 3} ${lean + side * 3.4} ${-35 - k * 3}Q${lean + side * 3} ${-31.6 - k * 3} ${lean} ${-31 - k * 3}z`,
            'strawDark',
            0.6,
          ),
        ),
      ),
    ]),
    [-16, 15, -10, 10, -4, 5].map((lean, i) =>
      pen.shape(
        `M${lean * 0.35 - 3} 0C${lean * 0.4 - 2} -12 ${lean * 0.7 - 0.6} -22 ${lean} ${-24 - i * 1.6}C${lean * 0.95 + 0.6} -18 ${lean * 0.6 + 0.8} -8 ${lean * 0.35 + 3.2} 0z`,
        i % 2 ? 'leaf' : 'lime',
        0.8,
      ),
    ),
  ])

/** Fungi on a fallen log, 44 mm wide. */
export const fungiOnLog = (pen: Pen, x: number, y: number, scale: number, cap: Fill = 'orange'): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-20 -10H17V0H-20C-24 -2 -24 -8 -20 -10z', 'brownPale'),
    pen.shape(ellipse(17, -5, 3.6, 5), 'woodPale', 1),
    pen.line('M17 -7a1.4 2 0 1 1 -0.4 4M-16 -3h9M-4 -6.600h8M2 -2.800h8', 0.7, 'brownDark'),
    (
      [
        [-13, -10, 0.8],
        [-3, -10, 1.15],
        [8, -10, 0.9],
      ] as const
    ).map(([px, py, size]) =>
      pen.at(px, py, size, (pen) => [
        pen.shape('M-1.8 1C-1.4 -3 -1.4 -6 -1.2 -8H1.2C1.4 -6 1.4 -3 1.8 1z', 'cream', 1),
        pen.shape('M-6.4 -7C-5 -13 5 -13 6.4 -7C3 -5.6 -3 -5.6 -6.4 -7z', cap),
      ]),
    ),
  ])

/** Cecropia: a thin ringed trunk and leaves like hands, 112 mm high. */
export const cecropia = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => {
    const hand = (hx: number, hy: number, size: number, turn: number, fill: Fill) =>
      pen.at(
        hx,
        hy,
        size,
        (pen) => [
          [-104, 104, -66, 66, -32, 32, 0].map((lobe) =>
            pen.at(0, 0, 1, (pen) => pen.shape('M0 2C-5 -4 -5.4 -13 0 -18C5.4 -13 5 -4 0 2z', fill), { turn: lobe }),
          ),
          pen.shape(circle(0, 0, 2.2), 'lime', 0.8),
        ],
        { turn },
      )
    return [
      pen.shape('M-4.4 0C-3 -4 -2.6 -50 -2 -88H2.6C3 -50 3.4 -4 5 0z', 'greyPale'),
      pen.line('M-2.8 -14h6M-2.6 -26h5.600M-2.6 -38h5.400M-2.4 -50h5M-2.2 -62h5M-2 -74h4.6', 0.7, 'greyDark'),
      pen.rope('M-1 -62L-16 -72M1 -72L18 -80M0 -86L-12 -96M0 -86V-98', 2.2, 'greyPale', 0.9),
      hand(-18, -74, 0.86, -40, 'leaf'),
      hand(20, -80, 0.9, 40, 'leafDark'),
      hand(-13, -98, 0.9, -20, 'leafDark'),
      hand(4, -98, 1, 14, 'leaf'),
    ]
  })

/** Clusters of the dark fruit of a juçara palm, from where they hang. */
export const palmFruit = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M0 0Q-6 2 -8 10M0 0Q4 3 6 11M0 0Q-1 6 -1 12', 1),
    points('-7,6 -9,9 -6.5,11 -1.6,9 -1,13 1,11 4.6,8 6.6,11 5,13.4').map(([px, py]) =>
      pen.shape(circle(px, py, 1.8), 'purple', 0.7),
    ),
  ])

/** A toad that looks at us, 26 mm wide. */
export const toad = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-13 0C-17 -4 -14 -16 -6 -18H6C14 -16 17 -4 13 0z', 'brownPale'),
      pen.shape('M-7 0C-8 -7 -5 -10 0 -10C5 -10 8 -7 7 0z', 'cream', 0.9),
      pen.shape(
        'M-15 0.600C-18 -4 -14 -9 -10 -7C-7 -5 -8 -1 -9 0.600zM15 0.600C18 -4 14 -9 10 -7C7 -5 8 -1 9 0.600z',
        'brownPale',
      ),
      pen.shape('M-11 -14C-11 -22 -6 -23 0 -23C6 -23 11 -22 11 -14C10 -9 -10 -9 -11 -14z', 'brownPale'),
      pen.shape(circle(-6.4, -22, 3.4) + circle(6.4, -22, 3.4), 'yellow', 1),
      pen.solid(ellipse(-6.4, -22, 2, 1.2) + ellipse(6.4, -22, 2, 1.2)),
      pen.line('M-8 -14.500Q0 -10.5 8 -14.5', 0.9),
      pen.shape(
        circle(-11, -10, 1) + circle(11.4, -10, 1) + circle(-1.6, -19, 0.9) + circle(2.4, -18, 0.8),
        'brown',
        0.6,
      ),
    ],
    placing,
  )

interface SnakeLook {
  readonly skin: Fill
  readonly marks: Fill
  readonly isRattler?: boolean
}

/** A snake on the ground, 50 mm long, its head on the left. */
export const snake = (pen: Pen, x: number, y: number, scale: number, { skin, marks, isRattler }: SnakeLook): Drawing =>
  pen.at(x, y, scale, (pen) => [
    isRattler
      ? [-4, 0, 4].map((i) => pen.shape(ellipse(12 + i, -3, 2.6, 2.2), 'straw', 0.8))
      : pen.rope('M8 -3Q14 -3 20 -3.2', 2.4, skin),
    pen.rope('M16 -3.2C31 -3 32 -12 22 -12.6C8 -14 -4 -4 -14 -5C-23 -6 -23 -16 -14 -18', 6, skin),
    pen.line('M27.5 -9.5l2 3M17 -14.5l-1 4.6M8 -12l2 4.4M0 -8.6l2 4.6M-9 -7.4l0.6 4.6M-18.8 -8.6l-4 1.6', 1.7, marks),
    pen.shape('M-16 -21.5C-10 -24 -2 -22.5 -1 -18.5C-1 -14.5 -10 -13 -16 -14.8z', skin),
    pen.line('M-1 -18l4 0.4l2.4 -1.2M3 -17.6l2.2 1.4', 0.7, 'red'),
    pen.spot(-6, -19.6, 1),
  ])

/** A guinea-pig-like cavy, 30 mm long, its head on the left. */
export const cavy = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-15 -8C-14 -14 -8 -15 -4 -14C4 -19 17 -16 17 -5C17 -2 16 -1 14 0H-6C-12 -1 -16 -3 -15 -8z',
        'brownPale',
      ),
      pen.shape('M-8 -13.500C-10 -18 -5 -20 -3 -15z', 'tan', 0.9),
      pen.shape(ellipse(-4, -0.6, 3.4, 1.6) + ellipse(11, -0.6, 4, 1.8), 'tan', 0.8),
      pen.line('M2 -13q3 1 4 3M8 -12q2.4 1 3 3M6 -7q2 1 2.6 2.6', 0.7, 'brownDark'),
      pen.spot(-10, -9.6, 1.3),
      pen.spot(-9.6, -10.1, 0.4, 'white'),
      pen.solid(ellipse(-14.6, -8, 1, 0.8)),
      pen.line('M-14 -5.600q1.4 1.2 2.8 0.4', 0.7),
    ],
    placing,
  )

/** A grasshopper, 34 mm long, its head on the left. */
export const grasshopper = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M-10 -7L-13 0M-5 -7L-5 0', 1.2),
      pen.line('M-14 -15Q-18 -20 -22 -19M-13 -15.500Q-15 -22 -18 -23', 0.8),
      pen.shape('M-9 -13C0 -16 12 -13 20 -8C12 -4 0 -5 -9 -6z', 'lime'),
      pen.shape('M-6 -13.500C4 -17 16 -14 23 -8C12 -9 2 -8 -6 -9z', 'leaf', 0.9),
      pen.shape('M-17 -12C-17 -17 -9 -17 -8 -13V-6C-12 -5 -16 -7 -17 -12z', 'lime'),
      pen.rope('M1 -7L13 -18L18 0', 2.4, 'leaf', 0.9),
      pen.spot(-13.6, -12.6, 1.4),
      pen.spot(-13.2, -13.1, 0.5, 'white'),
    ],
    placing,
  )

/** A mound with termites at its foot, 40 mm high. */
export const termiteMound = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-20 0C-18 -14 -16 -30 -7 -37C0 -42 8 -36 11 -27C14 -18 19 -10 20 0z', 'earth'),
    pen.line('M-8 -26q3 2 6 0M4 -18q3 2 6 0M-12 -12q3 2 6 0M-2 -32q2 1.4 4 0', 0.8, 'soil'),
    pen.solid(ellipse(-2, -8, 3, 2.4) + ellipse(3, -27, 2, 1.6)),
    points('-12,-3.4 4,-5 13,-2.6').map(([px, py]) =>
      pen.at(px, py, 0.62, (pen) => [
        pen.line('M-3 1l-2 3M0 1v3M3 1l2 3M-7 -2l-3 -3', 1),
        pen.shape(ellipse(4, -1, 6, 3.4), 'cream', 1),
        pen.shape(circle(-4.6, -1, 3.2), 'straw', 1),
      ]),
    ),
  ])

/** A crooked tree of the savanna, 90 mm high, with thick bark. */
export const savannaTree = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 2C-5 -16 8 -26 1 -42M3 -34C12 -40 20 -44 22 -54M1 -42C-6 -50 -14 -52 -18 -60', 5, 'brownPale'),
    (
      [
        [-20, -64, 14, 9],
        [24, -60, 14, 9],
        [2, -54, 12, 8],
      ] as const
    ).map(([cx, cy, rx, ry]) => pen.shape(scallop(ring(cx, cy, rx, ry, 9), 0.6), 'leaf')),
  ])

/** Table mountains, far away: their upper edge from left to right. */
export const tableMountains = (pen: Pen, y: number): Drawing => [
  pen.shape(
    smooth(points(`-8,${y} 6,${y - 18} 12,${y - 22} 52,${y - 22} 58,${y - 18} 74,${y} 74,${y + 30} -8,${y + 30}`)),
    'hillFar',
  ),
  pen.shape(
    smooth(
      points(`120,${y} 136,${y - 14} 142,${y - 17} 190,${y - 17} 196,${y - 13} 214,${y} 214,${y + 30} 120,${y + 30}`),
    ),
    'hillFar',
  ),
]

/** A puma that walks left, 40 mm high and 66 mm long with its tail. */
export const puma = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M24 -24C33 -22 34 -10 38 -6C40 -4 43 -5 44 -8', 4, 'copper'),
      pen.shape('M41.6 -7.4C42 -11 47 -11 46.6 -7.4C46 -4 42 -3 40 -4z', 'brownDark', 0.8),
      pen.shape('M-9 -16L-12 -1Q-8 1.4 -4.4 -1L-1 -16zM14 -16L12 -1Q16 1.4 19.6 -1L23 -14z', 'copper'),
      pen.shape(
        'M-16 -24C-12 -32 -2 -31 6 -30C16 -30 25 -30 27 -21C28 -15 26 -11 22 -11C14 -9 4 -9 -6 -11C-14 -12 -18 -17 -16 -24z',
        'copper',
      ),
      pen.shape(
        'M-17 -16L-18 -1Q-14 1.4 -10.4 -1L-7 -15M18 -17C17 -11 22 -8 22 -1Q26 1.4 29.6 -1C30 -9 29 -15 27 -19',
        'copper',
      ),
      pen.line('M-15.4 -1v-2.400M-12.8 -1v-2.400M24.6 -1v-2.400M27.2 -1v-2.4', 0.7),
      [-24, -10].map((ear) => [
        pen.shape(circle(ear, -40, 3), 'copper'),
        pen.shape(circle(ear, -39.6, 1.2), 'brownDark', pen.colour ? null : 0.6),
      ]),
      pen.shape(
        'M-17 -42C-9 -42 -6 -37 -6 -32C-6 -26 -11 -22 -17 -22C-23 -22 -28 -26 -28 -32C-28 -37 -25 -42 -17 -42z',
        'copper',
      ),
      pen.shape(
        'M-17 -32C-13 -32 -10 -29 -10 -26.400C-11 -23 -14 -22 -17 -22C-20 -22 -23 -23 -24 -26.400C-24 -29 -21 -32 -17 -32z',
        'white',
        0.75,
      ),
      pen.line('M-23.6 -29.500q0.4 2.4 2 3.600M-10.4 -29.500q-0.4 2.4 -2 3.6', 1.2, 'brownDark'),
      pen.spot(-21.6, -33.4, 1.4),
      pen.spot(-12.4, -33.4, 1.4),
      pen.spot(-21.2, -33.9, 0.5, 'white'),
      pen.spot(-12, -33.9, 0.5, 'white'),
      pen.shape('M-19 -29.600q2 -1.4 4 0q-0.4 1.8 -2 2.200q-1.6 -0.4 -2 -2.200z', 'pink', 0.6),
      pen.line('M-17 -27.400v1.600M-19.6 -25.400q1.3 1.2 2.6 -0.400q1.3 1.6 2.6 0.4', 0.7),
    ],
    placing,
  )
