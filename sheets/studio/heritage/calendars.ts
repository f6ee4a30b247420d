/** Calendars of peoples, each in a case of a museum. */
import { cos, sin } from '../../scene/angles.ts'
import { round as r } from '../../scene/marks.ts'
import { box, circle, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { tree } from '../shapes/nature.ts'
import { sky, type WindowScene } from './window.ts'

const at = (x: number, y: number, reach: number, turn: number): Spot => [
  x + reach * sin(turn * Math.PI * 2),
  y - reach * cos(turn * Math.PI * 2),
]

const wedge = (x: number, y: number, reach: number, from: number, to: number): string => {
  const [[a, b], [c, d]] = [at(x, y, reach, from), at(x, y, reach, to)]
  return `M${x} ${y}L${r(a)} ${r(b)}A${reach} ${reach} 0 ${to - from > 0.5 ? 1 : 0} 1 ${r(c)} ${r(d)}z`
}

const backdrop = (pen: Pen, fill: Fill): Drawing => pen.shape(box(-32, -48, 64, 56), fill, null)

/** The rhea of stars above the forest; its outline joins them. */
const guarani: WindowScene = (pen) => {
  const body = points('-20,-24 -11,-29 2,-31 12,-27 10,-20 -2,-18 -12,-19')
  const neck = points('12,-27 17,-33 21,-38 24.500,-37')
  const legs = [points('-2,-18 -5,-12'), points('6,-19.5 6,-12.5')]
  const stars = [...body, ...neck, ...legs.flatMap((leg) => leg.slice(1))]
  return [
    backdrop(pen, pen.colour ? 'night' : 'white'),
    [poly(body), ...[neck, ...legs].map((line) => poly(line, false))].map((d) =>
      pen.line(d, 0.7, 'bluePale', [1.4, 1.2]),
    ),
    pen.shade(poly(body), 'white', 0.14),
    stars.map(([x, y]) => pen.shape(circle(x, y, 1.3), 'yellow', 0.6)),
    pen.shape('M-34 -8Q-14 -12 0 -9T34 -10V8H-34z', 'leafDeep', 0.8),
    [-22, -12, 14, 23].map((x, i) => tree(pen.plane('far'), x, -2, 0.4, i % 2 ? 'leafDark' : 'leaf')),
    pen.shape('M-4 1Q-4 -9 3 -9T10 1z', 'straw', 0.8),
    pen.shape('M1 1V-3a2 2 0 0 1 4 0V1z', 'brownDark', 0.7),
  ]
}

const gear = (pen: Pen, x: number, y: number, reach: number, count: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, reach), fill, 0.9),
  Array.from({ length: count }, (_, i) => {
    const [cx, cy] = at(x, y, reach - 3.6, i / count)
    return [pen.shape(circle(cx, cy, 2.6), 'white', 0.7), pen.text(cx, cy + 1.2, i + 1, 3.2)]
  }),
  pen.shape(circle(x, y, 2), 'yellow', 0.8),
]

/** Two turning weeks of the Akan before a cloth with stripes. */
const akan: WindowScene = (pen) => [
  backdrop(pen, 'cream'),
  [-28, -14, 0, 14].map((x, i) => pen.shape(box(x, -46, 7, 50), i % 2 ? 'green' : 'yellow', 0.6)),
  gear(pen, -12.5, -22, 12, 6, 'orange'),
  gear(pen, 12.8, -22, 13.2, 7, 'redPale'),
]

const maya: WindowScene = (pen) => [
  backdrop(pen, 'hillFar'),
  pen.shape(circle(0, -22, 20), 'stone', 1),
  Array.from({ length: 18 }, (_, i) => {
    const [cx, cy] = at(0, -22, 16.2, i / 19)
    return [
      pen.shape(wedge(0, -22, 20, (i - 0.5) / 19, (i + 0.5) / 19), i % 2 ? 'cream' : 'greyPale', 0.6),
      pen.text(cx, cy + 1.1, 20, 2.9),
    ]
  }),
  pen.shape(wedge(0, -22, 20, 17.5 / 19, 18.5 / 19), 'yellow', 0.7),
  [at(0, -22, 16.2, 18 / 19)].map(([cx, cy]) => pen.text(cx, cy + 1.1, 5, 3.2)),
  pen.shape(circle(0, -22, 11.6), 'copper', 0.9),
  pen.line(
    'M-5 -24q2.500 -2.500 4 0M1 -24q2.500 -2.500 4 0M-4 -18q4 3 8 0M0 -24v4M-9 -27l-1.500 -1.500M9 -27l1.500 -1.500',
    0.8,
  ),
]

const SEASONS: readonly (readonly [fill: Fill, name: string])[] = [
  ['water', 'cheia'],
  ['lime', 'plantio'],
  ['straw', 'colheita'],
]

/** Three seasons around the sun, each with its four months. */
const egypt: WindowScene = (pen) => [
  backdrop(pen, 'sand'),
  SEASONS.map(([fill, name], i) => {
    const [x, y] = at(0, -22, 11.2, (i + 0.5) / 3)
    return [
      pen.shape(wedge(0, -22, 20, i / 3, (i + 1) / 3), fill, 0.9),
      pen.text(x, y + 1.1, name, 3),
      Array.from({ length: 4 }, (_, month) => {
        const [cx, cy] = at(0, -22, 18, (i + (month + 0.5) / 4) / 3)
        return pen.spot(cx, cy, 0.9)
      }),
    ]
  }),
  pen.shape(circle(0, -22, 4), 'sun', 0.9),
]

/** A year on a wall: twelve long months and a short one. */
const ethiopia: WindowScene = (pen) => [
  sky(pen, 'pinkPale'),
  pen.shape(box(-23, -40, 46, 38, 1.4), 'white', 1),
  pen.shape(box(-23, -40, 15.4, 5), 'green', 0.7),
  pen.shape(box(-7.6, -40, 15.2, 5), 'yellow', 0.7),
  pen.shape(box(7.6, -40, 15.4, 5), 'red', 0.7),
  Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [-20 + (i % 5) * 8.4, -32.4 + Math.floor(i / 5) * 9.4]
    return [pen.shape(box(x, y, 6.6, 7.4, 0.8), 'yellowPale', 0.7), pen.text(x + 3.3, y + 5, 30, 3.6)]
  }),
  pen.shape(box(-3.2, -13.6, 6.6, 7.4, 0.8), 'orange', 0.7),
  pen.text(0.1, -8.6, 5, 3.6),
]

export const CALENDARS = { guarani, akan, maias: maya, egito: egypt, etiopia: ethiopia } as const satisfies Readonly<
  Record<string, WindowScene>
>
