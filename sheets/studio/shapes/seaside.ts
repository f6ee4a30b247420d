/** Things of a beach: small ones to look for, about their middle, and the umbrella, the castle and the boat, about their foot. */

import { round } from '../../scene/marks.ts'
import { circle, ellipse, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const SEASIDE = {
  siri: (pen: Pen) => [
    pen.line('M-7 1l-4 3M-7.5 -1l-5 1M7 1l4 3M7.5 -1l5 1', 1.1, 'redDark'),
    pen.shape('M-8 -4C-12 -5 -13.5 -9 -11 -12C-10.5 -10 -9 -9.6 -8.6 -11.5C-5.5 -9 -5.5 -6 -7 -4z', 'red'),
    pen.shape('M8 -4C12 -5 13.5 -9 11 -12C10.5 -10 9 -9.6 8.6 -11.5C5.5 -9 5.5 -6 7 -4z', 'red'),
    pen.line('M-2.5 -5v-2.5M2.5 -5v-2.5', 0.9),
    pen.shape(ellipse(0, -0.5, 8.6, 5.6), 'red'),
    [-2.5, 2.5].map((x) => [pen.shape(circle(x, -8.4, 1.7), 'white', 0.8), pen.spot(x, -8.3, 0.8)]),
    pen.line('M-3 1.2q3 2.2 6 0', 0.75),
  ],
  estrela: (pen: Pen) => [
    pen.shape(
      smooth(
        Array.from({ length: 10 }, (_, i) => {
          const a = (i * Math.PI) / 5 - Math.PI / 2,
            r = i % 2 ? 4.2 : 9
          return [round(r * Math.cos(a)), round(r * Math.sin(a))]
        }),
        true,
        0.12,
      ),
      'orange',
    ),
    pen.line(
      'M0 -6v0.01M0 -3.6v0.01M3.6 -1.5v0.01M5.6 -2v0.01M-3.6 -1.5v0.01M-5.6 -2v0.01M2.2 2.8v0.01M3.4 4.8v0.01M-2.2 2.8v0.01M-3.4 4.8v0.01',
      1.2,
      'redDark',
    ),
  ],
  concha: (pen: Pen) => [
    pen.shape(
      'M-2.6 6H2.6L3.4 3.8C8 3 9.5 -2 7.5 -5Q6.5 -7 4.6 -6Q3.4 -8.5 0 -7.5Q-3.4 -8.5 -4.6 -6Q-6.5 -7 -7.5 -5C-9.5 -2 -8 3 -3.4 3.8z',
      'pink',
    ),
    pen.line('M0 3.6V-6.5M-1.5 3.6L-4.4 -5M1.5 3.6L4.4 -5M-2.6 3.6L-7 -1.5M2.6 3.6L7 -1.5', 0.7, 'redDark'),
  ],
  bola: (pen: Pen) => [
    pen.shape(circle(0, 0, 8), 'white'),
    pen.shape('M0 -8A8 8 0 0 1 6.93 4L0 0z', 'yellow', 0.8),
    pen.shape('M6.93 4A8 8 0 0 1 -6.93 4L0 0z', 'blue', 0.8),
    pen.shape(circle(0, 0, 1.9), 'red', 0.8),
  ],
  peixe: (pen: Pen) => [
    pen.shape('M6 0L12 -5Q10.5 0 12 5z', 'purple'),
    pen.shape('M-10 0C-6 -7 3 -7 8 0C3 7 -6 7 -10 0z', 'purple'),
    pen.shape('M-1 -4.8C1 -9 4 -9 5.5 -8C4.5 -6.5 4.5 -5 4.6 -3.4z', 'purple', 0.9),
    pen.line('M-3.5 -4.5q2.6 4.5 0 9M1.5 -1.6q1.6 1.6 0 3.2', 0.75),
    pen.spot(-6, -1.2, 1.2),
    pen.spot(-5.6, -1.6, 0.4, 'white'),
  ],
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>

export type SeasideName = keyof typeof SEASIDE

export const umbrella = (pen: Pen, x: number, y: number) =>
  pen.at(x, y, 1, (whole) => [
    whole.rope('M0 0L10 -62', 2.2, 'cream', 1),
    whole.at(
      10,
      -60,
      1,
      (own) => [
        own.shape(
          'M-34 8C-34 -14 -18 -24 0 -24C18 -24 34 -14 34 8C29 3 24 3 20 7C15 2 9 2 6 6C2 2 -4 2 -7 6C-11 2 -17 2 -20 7C-24 3 -30 3 -34 8z',
          'yellow',
          1.4,
        ),
        own.shape('M-20 7C-20 -8 -10 -22 0 -24C-5 -14 -8 -4 -7 6C-11 2 -17 2 -20 7z', 'red', 1),
        own.shape('M20 7C20 -8 10 -22 0 -24C4 -14 7 -4 6 6C9 2 15 2 20 7z', 'red', 1),
        own.shape(circle(0, -25.5, 2), 'blue', 1),
      ],
      { turn: 9 },
    ),
  ])
export const castle = (pen: Pen, x: number, y: number) =>
  pen.at(x, y, 1, (pen) => {
    const merlon = (x0: number, y0: number, w: number) =>
      `M${x0} ${y0}V${y0 - 4}h${w / 5}v2.5h${w / 5}v-2.5h${w / 5}v2.5h${w / 5}v-2.5h${w / 5}V${y0}z`
    return [
      pen.shape('M-32 2C-26 -3 26 -3 32 2C26 5 -26 5 -32 2z', 'straw', 1),
      pen.shape('M-26 0L-24 -22H24L26 0z', 'straw'),
      pen.shape(merlon(-24, -22, 48), 'straw'),
      [-1, 1].map((side) => [
        pen.shape(`M${side * 24 - 8} 0V-32H${side * 24 + 8}V0z`, 'straw'),
        pen.shape(merlon(side * 24 - 9, -32, 18), 'straw'),
        pen.shape(`M${side * 24 - 2} -18v-4a2 2 0 0 1 4 0v4z`, 'brown', 0.8),
      ]),
      pen.shape('M-7 0V-40H9V0z', 'straw'),
      pen.shape(merlon(-8, -40, 18), 'straw'),
      pen.rope('M1 -43V-55', 0.8, 'brown', 0.6),
      pen.shape('M1 -55L12 -52L1 -48z', 'blue', 1),
      pen.shape('M-3.5 0V-9a4.5 4.5 0 0 1 9 0V0z', 'brown', 1),
      pen.shape('M-1 -24v-4a2 2 0 0 1 4 0v4z', 'brown', 0.8),
      pen.line('M-18 -8h4M-17 -14h3M13 -12h4M14 -6h3M-4 -33h3M5 -18h3', 0.7, 'strawDark'),
    ]
  })
export const boat = (pen: Pen, x: number, y: number, scale: number, band: Fill = 'red') =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 -2V-34', 0.9, 'brown', 0.7),
    pen.shape('M2 -33C14 -26 18 -14 20 -6H2z', 'white'),
    pen.shape('M6 -16C11 -16 15 -15 17.6 -13L20 -6H2V-16z', band, 0.8),
    pen.shape('M-20 -3H22L17 4H-15z', 'wood'),
    pen.line('M-17 0.4H19', 0.7, 'brownDark'),
  ])
