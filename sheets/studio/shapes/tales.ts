/** Beings of Brazilian folk tales, and what goes with them. */
import { round } from '../../scene/marks.ts'
import { circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

/** Spots along a soft line through the given ones, about a step from each other. */
export function along(spots: readonly Spot[], step: number): Spot[] {
  const last = spots.length - 1
  const at = (i: number): Spot => spots[Math.max(0, Math.min(last, i))] ?? [0, 0]
  const out: Spot[] = []
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const count = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step))
    for (let k = 0; k < count; k++) {
      const t = k / count
      const on = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)
      out.push([round(on(0)), round(on(1))])
    }
  }
  return [...out, at(last)]
}

const flame = (pen: Pen, x: number, y: number, scale: number, turn: number, fill: Fill = 'orange') =>
  pen.at(x, y, scale, (pen) => pen.shape('M-5 2C-7 -4 -2 -8 -0.5 -13C4 -9 7 -4 5 2z', fill), { turn })

/** Boitatá, the snake of fire, along its spine from tail to head. */
export function boitata(pen: Pen, spine: readonly Spot[], thick: number): Drawing {
  const body = along(spine, 1.6)
  const radius = (i: number) => round(2.5 + (thick - 2.5) * Math.min(1, (i / body.length) * 1.6))
  const [hx, hy] = body.at(-1) ?? [0, 0]
  const flames = body.flatMap((spot, i) => {
    if (i < 12 || i % 9 > 0 || i > body.length * 0.74) return []
    const [before, after] = [body[i - 1] ?? spot, body[i + 1] ?? spot]
    const a = Math.atan2(after[1] - before[1], after[0] - before[0])
    const r = radius(i) * 0.75
    return [
      flame(
        pen,
        spot[0] + Math.sin(a) * r,
        spot[1] - Math.cos(a) * r,
        0.55 + radius(i) / 14,
        (a * 180) / Math.PI,
        i % 18 ? 'orange' : 'red',
      ),
    ]
  })
  return [
    flames,
    pen.union(
      body.map(([x, y], i) => circle(x, y, radius(i))),
      'yellow',
    ),
    pen.at(hx, hy, 1, (pen) => [
      flame(pen, -1, -11, 1.25, -16, 'red'),
      flame(pen, 7, -11.5, 1.5, 8),
      flame(pen, 13, -7, 1.15, 40, 'red'),
      pen.shape('M-17 2C-17 -7 -9 -13 2 -13C11 -13 15 -7 14 0C13 7 6 11 -3 11C-11 11 -17 8 -17 2z', 'yellow', 1.4),
      [
        [-8, -3, 5],
        [5, -3.5, 5.2],
      ].map(([x = 0, y = 0, r = 1]) => [
        pen.shape(circle(x, y, r), 'white', 1),
        pen.spot(x - 1, y + 0.4, r * 0.55),
        pen.spot(x - 0.2, y - 0.8, r * 0.2, 'white'),
      ]),
      pen.line('M-11 5.5Q-4 10 4 5', 0.9),
      pen.shade(ellipse(-13, 4.2, 2, 1.3) + ellipse(9, 3.6, 2, 1.3), 'red', 0.5),
    ]),
  ]
}

/** The whirlwind that Saci rides, 46 mm wide, its foot at y = 0. */
export const whirlwind = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    [
      [0, 6],
      [-8, 11],
      [-16, 16],
      [-24, 21],
    ].map(([top = 0, w = 0]) => [
      pen.shape(
        `M${-w} ${top - 2}C${-w} ${top - 7} ${w} ${top - 7} ${w} ${top - 2}C${w} ${top + 3} ${-w} ${top + 3} ${-w} ${top - 2}z`,
        'foam',
        1.1,
      ),
      pen.line(`M${-w * 0.55} ${top - 1.6}Q0 ${top + 0.6} ${w * 0.6} ${top - 2}`, 0.75, 'waterDeep'),
    ]),
    pen.shape('M-25 -34q-5 -1 -6 -6q6 0 6 6z', 'lime', 1),
    pen.shape('M27 -14q5 -2 5 -7q-5 1 -5 7z', 'orange', 1),
  ])

/** A river dolphin that leaps to the left with a straw hat on, about its middle, 60 mm long. */
export const boto = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M24 6C28 12 28 20 24 26C20 22 18 18 18 14C14 16 9 16 5 14C8 8 14 4 20 2z', 'pink'),
      pen.shape('M2 -13C8 -20 15 -19 18 -17C15 -14 13 -9 12 -5z', 'pink'),
      pen.shape(
        'M-34 4C-30 0 -26 -2 -22 -3C-20 -11 -12 -15 -3 -14C10 -14 22 -6 26 8C20 6 14 6 6 8C-4 11 -16 11 -23 5C-26 5 -30 6 -33 7C-35 7 -36 5 -34 4z',
        'pink',
      ),
      pen.shape('M-8 8C-8 14 -12 19 -17 20C-18 15 -16 10 -13 7z', 'pink'),
      pen.spot(-17, -3, 1.5),
      pen.spot(-16.6, -3.5, 0.5, 'white'),
      pen.line('M-31 4.6q5 -0.6 9 -2M-19 4q2 0.600 3 -0.6', 0.8),
      pen.at(
        -11,
        -13,
        1,
        (pen) => [
          pen.shape(
            'M-15 1C-12 4 12 4 15 1C13 -2 9 -2.600 7.600 -2.600C7 -9 4 -11 0 -11C-4 -11 -7 -9 -7.600 -2.600C-9 -2.600 -13 -2 -15 1z',
            'straw',
          ),
          pen.shape('M-7.700 -2.600Q0 0 7.700 -2.600L7.400 -5.600Q0 -3.400 -7.400 -5.600z', 'red', 0.9),
        ],
        { turn: -14 },
      ),
    ],
    placing,
  )

/** A bare footprint, about its middle, its toes upwards. */
export const footprint = (pen: Pen, x: number, y: number, scale: number, turn: number) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-1.9 3.2C-1.8 1 -3.4 -1 -3.3 -3.6C-3.2 -6.2 3 -6.6 3.2 -3.4C3.3 -1 1.9 0.6 2 3C2.1 6 -2 6.2 -1.9 3.2z',
        'brown',
        0.8,
      ),
      [
        [-2.5, -7.9, 1.4],
        [0.1, -8.7, 1],
        [2.2, -8, 0.9],
        [3.8, -6.6, 0.8],
      ].map(([dx = 0, dy = 0, r = 1]) => pen.shape(circle(dx, dy, r), 'brown', 0.5)),
    ],
    { turn },
  )
