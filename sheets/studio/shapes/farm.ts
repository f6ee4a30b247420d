/** Farm animals and buildings, each about its foot. */
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'
import { head } from './animals.ts'
import { eyes } from './nature.ts'

const leg = (
  pen: Pen,
  x: number,
  top: number,
  width: number,
  fill: Fill,
  hoof: Fill = 'brownDark',
  hoofHeight = 4,
): Drawing => [
  pen.shape(`M${x - width / 2} ${top}L${x - width * 0.44} 0H${x + width * 0.44}L${x + width / 2} ${top}z`, fill),
  pen.shape(`M${x - width * 0.46} -${hoofHeight}H${x + width * 0.46}V0H${x - width * 0.46}z`, hoof, 0.9),
]

/** A cow that looks at us, 50 mm high, its head on the left. */
export const cow = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const body =
        'M-24 -37C-24 -44 -17 -45 -8 -44H18C29 -45 33 -38 32 -28C31 -18 28 -14 20 -14H-14C-23 -14 -24 -26 -24 -37z'
      return [
        pen.line('M32 -38C39 -36 39 -26 37 -20', 1.5),
        pen.shape('M35 -21C33 -17 34 -13 37 -11C40 -14 40 -18 38.6 -21z', 'brown'),
        [-14, 24].map((at) => leg(pen, at, -18, 8, 'white')),
        pen.shape('M6 -15C6 -9 16 -9 16 -15z', 'pink'),
        [-6, 16].map((at) => leg(pen, at, -18, 8, 'white')),
        pen.shape(body, 'white'),
        pen.clip(body, [
          pen.shape('M2 -48C0 -36 8 -28 17 -32C25 -35 22 -46 20 -50z', 'brown', 1),
          pen.shape('M34 -30C26 -30 22 -22 26 -10H36z', 'brown', 1),
        ]),
        pen.shape(body, null),
        pen.at(-25, -42, 1.25, (pen) => [
          pen.shape(
            'M-6 -8C-9 -11 -9.6 -14 -7.6 -16C-5.4 -14 -3.6 -12 -3 -9zM6 -8C9 -11 9.6 -14 7.6 -16C5.4 -14 3.6 -12 3 -9z',
            'cream',
          ),
          pen.shape(
            'M-7.4 -6C-12 -9 -16 -6.6 -15.4 -3.6C-13 -1.4 -10 -1.6 -8 -3zM7.4 -6C12 -9 16 -6.6 15.4 -3.6C13 -1.4 10 -1.6 8 -3z',
            'white',
          ),
          pen.shape('M0 -10C6 -10 8.6 -6 8.4 0C8.2 6 6 10 0 10C-6 10 -8.2 6 -8.4 0C-8.6 -6 -6 -10 0 -10z', 'white'),
          pen.shape('M0 -10C6 -10 8.6 -6 8.4 0C7 2 3 1 2.4 -2C2 -5 2 -8 0 -10z', 'brown', 0.9),
          pen.shape(ellipse(0, 7, 8.4, 5.2), 'pinkPale', 1),
          pen.solid(ellipse(-3, 6, 1, 1.4) + ellipse(3, 6, 1, 1.4)),
          pen.line('M-3 9.4q3 1.8 6 0', 0.75),
          pen.spot(-4.2, -2, 1.3),
          pen.spot(4.6, -2, 1.3),
          pen.spot(-3.8, -2.5, 0.45, 'white'),
          pen.spot(5, -2.5, 0.45, 'white'),
        ]),
      ]
    },
    placing,
  )

/** A part that grows out of the body: its upper edge is open. */
const grown = (pen: Pen, edge: string, fill: Fill): Drawing => [pen.shape(edge, fill, null), pen.line(edge, 1.3)]

const foreleg = (pen: Pen, x: number, coat: Fill): Drawing =>
  pen.at(x, 0, 1, (pen) => [
    grown(
      pen,
      'M-5 -22C-4.8 -17 -3.6 -14 -3 -11C-2.600 -9 -3 -6.600 -3.200 -4H2.600C2.600 -6.600 2.400 -9 3 -11C4.200 -14 5 -17 5 -21',
      coat,
    ),
    pen.shape('M-3.200 -4L-4.400 0H3.400L2.600 -4z', 'brownDark', 1),
  ])

/** Its hock points backwards. */
const hindLeg = (pen: Pen, x: number, coat: Fill): Drawing =>
  pen.at(x, 0, 1, (pen) => [
    grown(
      pen,
      'M-6 -24C-6 -18 -2 -15.600 0.600 -12.400C1.200 -9.600 -0.400 -6.600 -0.800 -4H5C5.400 -7 7 -9.600 7.200 -12.600C7.400 -15 9 -18.600 8.800 -25',
      coat,
    ),
    pen.shape('M-0.800 -4L-2 0H5.800L5 -4z', 'brownDark', 1),
  ])

/** A standing horse that looks left, 60 mm high; with a horn it is a unicorn. */
const horseHead = (pen: Pen, coat: Fill, mane: Fill, horn: boolean): Drawing => [
  pen.shape('M-11 -55C-3 -52 1 -44 2 -37C-2 -36 -5 -38 -7 -41C-7 -38 -9 -37 -11 -38C-11 -44 -12 -48 -15 -51z', mane),
  pen.line('M-8.6 -52C-5 -48 -3.600 -44 -3.6 -40M-11 -52C-8.600 -48 -8.600 -44 -8.6 -41', 0.7),
  pen.shape('M-14 -56L-12.6 -63L-8 -56z', coat),
  pen.shape(
    'M-8 -52C-8 -57 -13 -60 -19 -58C-26 -55 -32 -48 -35 -43C-37 -38 -33 -35 -29 -36C-25 -37 -22 -38 -20 -38C-13 -40 -8 -45 -8 -52z',
    coat,
  ),
  pen.shape('M-35 -43C-37 -38 -33 -35 -29 -36C-26.6 -36.6 -26.6 -41 -29 -44C-31 -46 -33.6 -45 -35 -43z', 'tan', 0.8),
  pen.shape('M-20 -58.4C-16 -61 -11 -60 -8.6 -56C-11 -54 -14.6 -54 -16 -51C-18.6 -52.6 -20 -55 -20 -58.4z', mane, 1),
  horn
    ? [pen.shape('M-22.6 -56.6L-26 -74L-17 -58.8z', 'yellow'), pen.line('M-23.4 -63l5.2 1.6M-22.6 -58.6l4 0.4', 0.7)]
    : [],
  pen.spot(-20.4, -49.6, 1.7),
  pen.spot(-21, -50.3, 0.55, 'white'),
  pen.spot(-33, -41.4, 0.8),
  pen.line('M-31.4 -37.4q2.4 0.4 4 -1.6', 0.75),
  pen.shade(ellipse(-22, -43, 2.6, 1.7), 'blush', 0.7),
]

interface HorseLook {
  readonly coat?: Fill
  readonly mane?: Fill
  readonly horn?: boolean
  /** In place of the head, about the end of the neck. */
  readonly neck?: Drawing
}

export const horse = (
  pen: Pen,
  x: number,
  y: number,
  scale = 1,
  { coat = 'brownPale', mane = 'brownDark', horn = false, neck }: HorseLook = {},
  placing: Placing = {},
) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M22 -34C32 -41 42 -34 41 -22C40.6 -14 44 -9 39 -3C38 -7 35 -7 33.6 -13C32.6 -19 34 -26 25 -28z', mane),
      pen.line('M29 -34C36 -32 37 -22 36.600 -14M33 -36C40 -32 39 -20 39.600 -10', 0.7),
      foreleg(pen, -12.6, coat),
      hindLeg(pen, 21, coat),
      pen.shape(
        'M25 -33C27 -24 26 -17 21 -15C14 -14 4 -14 -6 -15C-13 -16 -15 -22 -14 -30C-15 -36 -19 -40 -22 -43L-11 -52C-6 -46 -4 -40 2 -38C10 -38 22 -40 25 -33z',
        coat,
      ),
      foreleg(pen, -6, coat),
      hindLeg(pen, 14, coat),
      neck ?? horseHead(pen, coat, mane, horn),
    ],
    placing,
  )

/** A sheep, 30 mm high, its head on the left. */
export const sheep = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      [-7, 0, 8, 14].map((at) => leg(pen, at, -9, 4, 'tan')),
      pen.shape(
        scallop(points('-10,-10 -14,-16 -11,-23 -3,-26 6,-27 14,-25 19,-18 17,-11 10,-7 1,-6 -6,-7'), 0.6),
        'white',
      ),
      pen.line('M0 -19q2 -2.4 4 -0.4M8 -15q2 -2.4 4 -0.4', 0.75),
      pen.at(-12, -20, 1, (pen) => [
        pen.shape('M-6 -3C-11 -5 -13 -1 -11 1C-9 2 -7 1 -5.6 0zM6 -3C11 -5 13 -1 11 1C9 2 7 1 5.6 0z', 'tan'),
        pen.shape('M0 -7C5 -7 7 -3 6.4 2C6 6.4 3.6 8.6 0 8.6C-3.6 8.6 -6 6.4 -6.4 2C-7 -3 -5 -7 0 -7z', 'tan'),
        pen.shape(scallop(points('-6,-3 -4,-7 0,-8.6 4,-7 6,-3 2,-3.6 -2,-3.6'), 0.6), 'white', 1),
        eyes(pen, 2.8, 1, 1),
        pen.line('M-1.4 5q1.4 1.2 2.8 0', 0.75),
      ]),
    ],
    placing,
  )

/** A pig, 30 mm high, its head on the left. */
export const pig = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M22 -17q5 -1 4.4 -4.4q-1 -3 -3.6 -1q-1.4 2.6 2 4.4q3 1 5 -0.6', 1.1),
      [-10, -2.5, 11, 18.5].map((at) => leg(pen, at, -13, 5.4, 'pink', 'redDark', 2.6)),
      pen.shape('M-14 -18C-14 -26 -4 -28 6 -28C18 -28 25 -24 24 -17C23 -10 16 -9 6 -9C-6 -9 -14 -10 -14 -18z', 'pink'),
      head(pen, 'pig', -14, -19, 1.15),
    ],
    placing,
  )

/** A hen, 24 mm high, that looks left. */
export const hen = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'white', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M-1.6 -4V0M-4.6 0.6h5M4.6 -4V0M1.8 0.6h5', 1.2, 'orange'),
      pen.shape(
        'M-7.6 -19.6C-8.6 -22.6 -6.6 -24 -5.4 -22.4C-5.6 -25 -2.6 -25.6 -2.2 -23C-0.6 -24.6 1 -22.6 0 -20z',
        'red',
        1,
      ),
      pen.shape(
        'M-9 -16C-8.4 -20 -4.6 -21.6 -1.4 -20C1.6 -18 1 -13.6 5 -13C9 -12.6 11.6 -15 13.6 -19C16 -20 17.6 -18.6 17 -16.6C16.6 -8 11 -3 3.6 -3C-4.6 -3 -9.6 -8 -9 -16z',
        fill,
      ),
      pen.shape('M-8.6 -16.8L-12.6 -15.4L-8.8 -14z', 'orange', 0.9),
      pen.shape('M-9 -13.8q-1.6 3 0.4 4q1.8 -1 0.8 -4z', 'red', 0.8),
      pen.spot(-5.6, -17, 1),
      pen.shape('M0 -10.6C4 -12.4 8.6 -11.4 10.6 -9.4C9 -5 2 -4.6 0 -10.6z', fill, 0.9),
    ],
    placing,
  )

/** Feathers on a hen at the same place: rows of small curves, for pages with fine things to colour. */
export const feathers = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (pen) =>
    pen.line(
      'M-6.600 -11.600q1.300 1.800 2.600 0q1.300 1.800 2.600 0M-5.400 -8.400q1.300 1.800 2.600 0q1.300 1.800 2.600 0M-3.400 -5.600q1.300 1.700 2.600 0q1.300 1.700 2.600 0M3 -9.600q1.200 1.500 2.400 0q1.200 1.500 2.400 0M12 -13.600q1.200 1.600 3 0.600M11.400 -10.600q1.200 1.600 3 0.600',
      0.6,
    ),
  )

export const featheredHen = (pen: Pen, x: number, y: number, scale: number, fill?: Fill): Drawing => [
  hen(pen, x, y, scale, fill),
  feathers(pen, x, y, scale),
]

export const chick = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M-1 -2V0M-2.6 0.4h2.6M2.2 -2V0M0.8 0.4h2.6', 0.9, 'orange'),
      pen.shape(
        'M-6 -8C-6.4 -12.4 -2 -14 0.8 -12C3 -10.4 3 -8.6 7 -8.6C7.6 -4 4.6 -1.4 1 -1.4C-3 -1.4 -5.6 -4 -6 -8z',
        'yellow',
      ),
      pen.shape('M-5.6 -9.6L-8.4 -8.4L-5.8 -7.2z', 'orange', 0.7),
      pen.spot(-3.2, -9.4, 0.8),
    ],
    placing,
  )

/** A barn 58 mm wide and 60 high. */
export const barn = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-29 0V-34L-22 -48L0 -60L22 -48L29 -34V0z', 'red'),
    pen.shape('M-33 -31L-24 -50L0 -63L24 -50L33 -31L29 -29.6L21.6 -45.6L0 -57.6L-21.6 -45.6L-29 -29.6z', 'cream'),
    pen.shape(box(-7, -47, 14, 11, 1), 'cream'),
    pen.line('M0 -47V-36M-7 -41.5H7', 0.75),
    pen.shape(box(-14, -27, 28, 27, 1), 'woodPale'),
    pen.line('M0 -27V0M-14 -27L0 0M0 -27L-14 0M14 -27L0 0M0 -27L14 0', 1, 'redDark'),
  ])

/** A round bale of hay. */
export const bale = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-6 0H14C20 0 22 -5 22 -10C22 -16 19 -20 14 -20H-6z', 'straw'),
    pen.shape(ellipse(-6, -10, 8, 10), 'straw'),
    pen.line('M-6 -10a2 2.4 0 1 1 2 -2.4a4 5 0 1 1 -5.6 4', 0.75, 'strawDark'),
    pen.line('M6 -20q4 10 0 20M14 -20q4 10 0 20', 0.75, 'strawDark'),
  ])

/** A wind pump, 66 mm high. */
export const windPump = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M-9 0L-1 -50M9 0L1 -50M-7 -12H7M-5 -26H5M-7 -12L5 -26M7 -12L-5 -26', 1),
    Array.from({ length: 6 }, (_, i) =>
      pen.at(0, -52, 1, (pen) => pen.shape('M-1.6 -4L-3.6 -15H3.6L1.6 -4z', 'metal'), { turn: i * 60 }),
    ),
    pen.shape(circle(0, -52, 3.4), 'red'),
  ])
