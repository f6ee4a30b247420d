/** Vehicles on the road and in the air. Each is drawn about the spot where its wheels touch the ground. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

const wheel = (pen: Pen, x: number, r: number): Drawing => [
  pen.shape(circle(x, -r, r), 'greyDark'),
  pen.shape(circle(x, -r, r * 0.5), 'greyPale', 0.9),
]

/** A car that drives left, 60 mm long. `inside` is drawn in its windows. */
export const car = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'red', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-16 -19C-13 -29 -8 -32 0 -32H8C16 -32 20 -28 23 -19z', fill),
      pen.shape('M-11.6 -19C-9 -26 -6 -28.4 -1 -28.4H2V-19z', 'sky', 1),
      pen.shape('M6 -28.4H9C14 -28.4 16 -25 18.4 -19H6z', 'sky', 1),
      pen.shape(
        'M-31 -7C-33 -14 -29 -18 -22 -19H24C30 -19 33 -15 32 -7C32 -5 31 -4 29 -4H-28C-30 -4 -31 -5 -31 -7z',
        fill,
      ),
      pen.shape(ellipse(-28, -12.6, 2.6, 3.2), 'yellow', 0.9),
      pen.shape(box(28, -15, 3.6, 5, 1), 'orange', 0.9),
      pen.line('M4 -19V-5M8 -14.6h4', 0.8),
      pen.shape(box(-34, -8, 66, 4, 2), 'greyPale', 1),
      wheel(pen, -17, 7),
      wheel(pen, 18, 7),
    ],
    placing,
  )

/** A lorry that drives left, 86 mm long; its load is a heap of oranges. */
export const truck = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      [
        [4, -37],
        [14, -38],
        [24, -38.6],
        [34, -37],
        [9, -44],
        [19, -46],
        [29, -44],
      ].map(([cx = 0, cy = 0]) => pen.shape(circle(cx, cy, 6), 'orange', 1)),
      pen.shape(box(-4, -34, 48, 24, 2), 'wood'),
      pen.line('M-4 -26H44M-4 -18H44M12 -34V-10M28 -34V-10', 0.9),
      pen.shape('M-42 -8V-20C-42 -23 -40 -25 -37 -26L-32 -40C-31 -43 -29 -44 -26 -44H-8V-8z', 'blue'),
      pen.shape('M-33.6 -26L-29.4 -38.4C-29 -39.6 -28 -40 -27 -40H-20V-26z', 'sky', 1),
      pen.line('M-17 -26V-12M-14 -22h3', 0.8),
      pen.shape(ellipse(-39, -16, 2.6, 3.4), 'yellow', 0.9),
      pen.shape(box(-46, -11, 92, 5, 2), 'greyPale', 1),
      wheel(pen, -28, 8),
      wheel(pen, 14, 8),
      wheel(pen, 33, 8),
    ],
    placing,
  )

/** Left edges of the bus's windows, and their size, in its own lengths. */
export const BUS_WINDOWS = { lefts: [-34, -12, 10], top: -50, width: 18, height: 19 }

/** A bus that drives right, 108 mm long; `inside` is drawn behind its panes. */
export const bus = (
  pen: Pen,
  x: number,
  y: number,
  scale = 1,
  inside: (pen: Pen) => Drawing = () => [],
  fill: Fill = 'yellow',
) =>
  pen.at(x, y, scale, (pen) => {
    const { lefts, top, width, height } = BUS_WINDOWS
    const panes = lefts.map((left) => box(left, top, width, height, 2.6))
    return [
      pen.shape(
        'M-54 -12V-48C-54 -54 -51 -57 -46 -57H44C50 -57 53 -53 54 -46L56 -26V-12C56 -10 55 -8.6 53 -8.6H-51C-53 -8.6 -54 -10 -54 -12z',
        fill,
      ),
      pen.shape('M-54 -24H56V-18H-54z', 'blue', 0.9),
      pen.fine(() => [
        pen.shape('M-53 -29H55V-25.500H-53z', 'orange', 0.8),
        Array.from({ length: 13 }, (_, i) => pen.shape(`M${-50 + i * 8} -24l4 6h4l-4 -6z`, 'white', 0.7)),
      ]),
      panes.map((d) => pen.shape(d, 'sky', 1)),
      pen.clip(panes.join(''), inside(pen)),
      panes.map((d) => pen.shape(d, null, 1)),
      pen.shape(box(32, -50, 15, 40, 2.4), 'sky', 1),
      pen.line('M39.500 -50V-10', 0.9),
      pen.shape('M49 -50L52 -30H49z', 'sky', 0.9),
      pen.shape(box(-51, -50, 12, 19, 2.6), 'sky', 1),
      pen.shape(ellipse(53, -15, 2, 3), 'cream', 0.9),
      pen.shape(box(-56, -12, 114, 4.6, 2), 'greyPale', 1),
      wheel(pen, -32, 9.6),
      wheel(pen, 22, 9.6),
    ]
  })

/** A rocket on its fins, 78 mm high; its flame hangs below y = 0 when it flies. */
export const rocket = (pen: Pen, x: number, y: number, scale = 1, flying = true, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      flying
        ? [
            pen.shape('M-9 -6C-13 6 -8 14 0 26C8 14 13 6 9 -6z', 'orange'),
            pen.shape('M-5 -6C-7 2 -4 8 0 15C4 8 7 2 5 -6z', 'yellow', 0.9),
          ]
        : [],
      pen.shape(
        'M-13 -32C-24 -24 -26 -10 -24 0C-20 -4 -16 -7 -11 -8zM13 -32C24 -24 26 -10 24 0C20 -4 16 -7 11 -8z',
        'red',
      ),
      pen.shape('M0 -78C16 -64 20 -36 12 -6H-12C-20 -36 -16 -64 0 -78z', 'white'),
      pen.shape('M0 -78C6 -73 10 -66 12.400 -58H-12.400C-10 -66 -6 -73 0 -78z', 'red'),
      pen.shape('M-14.600 -20H14.600C14 -15 13 -10 12 -6H-12C-13 -10 -14 -15 -14.600 -20z', 'blue'),
      pen.shape(circle(0, -42, 9), 'metal'),
      pen.shape(circle(0, -42, 6.4), 'sky', 1),
      pen.shape('M-2 0L-1.600 -22H1.600L2 0z', 'red', 1),
    ],
    placing,
  )

/** Plates, rivets and stripes on that rocket. */
export const rocketPanels = (pen: Pen): Drawing => [
  pen.line('M-2.400 -75.400C-4 -68 -4.400 -63 -4.400 -58M2.400 -75.400C4 -68 4.400 -63 4.400 -58', 0.75),
  pen.line('M-15.400 -33H-5.500M5.500 -33H15.400M-15.700 -28H15.700M-15.200 -44H-9M9 -44H15.200', 0.75),
  pen.line('M-7 -28V-20M7 -28V-20M-7 -20V-6M7 -20V-6', 0.75),
  pen.line('M-24 -12L-15.400 -20M-24.400 -5L-14.400 -13.400M24 -12L15.400 -20M24.400 -5L14.400 -13.400', 0.75),
]

/** A traffic light for people, 56 mm high. */
export const trafficLight = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(box(-1.8, -36, 3.6, 36), 'metal'),
    pen.shape(box(-8, -58, 16, 26, 3), 'greyDark'),
    pen.shape(circle(0, -51, 4.6), 'greyPale', 1),
    pen.shape(circle(0, -39.6, 4.6), 'green', 1),
  ])
