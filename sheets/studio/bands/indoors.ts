/** Bands at home and at school. */
import { actionCard } from '../cast/actions/actions.ts'
import { POINT } from '../cast/poses.ts'
import { box, circle, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sun } from '../shapes/nature.ts'
import { crescent } from '../shapes/space.ts'
import { type Band, indoors } from './band.ts'

const [SIDE, TOP] = [22.4, 1]

const window = (far: Pen, x: number, pane: Fill, inside: Drawing = []): Drawing => [
  far.shape(box(x, 2, 16, 11, 1), 'wood'),
  far.shape(box(x + 1.5, 3.5, 13, 8), pane),
  inside,
  far.line(`M${x + 8} 3.5v8M${x + 1.5} 7.500h13`, 0.5),
]

const books = (far: Pen, x: number): Drawing => [
  far.shape(box(x - 1, 11.5, 22, 1.5), 'wood'),
  (['red', 'yellow', 'blue', 'green', 'orange', 'purple'] as const).map((fill, i) =>
    far.shape(box(x + i * 3.2, 4.5 + (i % 3) * 0.9, 3, 7 - (i % 3) * 0.9), fill, 0.6),
  ),
]

export const school: Band = (strip) => [
  indoors(strip, 'woodPale'),
  books(strip.far, 154),
  window(strip.far, 28, 'sky'),
  actionCard(strip.pen, 'ler', 4, TOP, SIDE),
  actionCard(strip.pen, 'escrever', 144, TOP, SIDE),
]

export const reading: Band = (strip) => [
  indoors(strip, 'woodPale'),
  books(strip.far, 22),
  actionCard(strip.pen, 'ler', 4, TOP, SIDE, { who: 'yumi' }),
  actionCard(strip.pen, 'ler', 150, TOP, SIDE, { who: 'gil' }),
]

export const writing: Band = (strip) => [
  indoors(strip, 'woodPale'),
  window(strip.far, 30, 'sky'),
  books(strip.far, 141),
  actionCard(strip.pen, 'escrever', 4, TOP, SIDE, { who: 'davi' }),
  actionCard(strip.pen, 'levantar a mão', 154, TOP, SIDE, { who: 'iara' }),
]

const pot = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.line(`M${x - 1.2} 17l-1 -5M${x + 1.2} 17l1.500 -6`, 0.9, 'woodDark'),
  pen.shape(box(x - 3.2, 16, 6.4, 6.8, 0.8), fill),
]

export const painting: Band = (strip) => [
  indoors(strip, 'woodPale'),
  points('32,7 150,7').map(([x, y], i) => [
    strip.far.shape(box(x - 5, y - 4, 10, 8, 0.6), 'white'),
    strip.far.shape(i ? star(x, y, 3) : circle(x, y, 2.4), i ? 'red' : 'sun', 0.6),
  ]),
  actionCard(strip.pen, 'desenhar', 3, TOP, SIDE),
  pot(strip.pen, 34, 'red'),
  pot(strip.pen, 146, 'blue'),
  pot(strip.pen, 155, 'yellow'),
  pot(strip.pen, 164, 'green'),
]

/** Beads on three bars. */
const abacus = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 10, 5, 20, 17.6, 1.2), 'wood'),
  pen.shape(box(x - 8, 7, 16, 13.6, 0.6), 'cream', 0.6),
  [9.5, 13.8, 18].map((y, row) => [
    pen.line(`M${x - 8} ${y}h16`, 0.6),
    Array.from({ length: 3 }, (_, i) =>
      pen.shape(circle(x - 5.5 + i * 3.4 + row * 1.5, y, 1.5), (['red', 'yellow', 'blue'] as const)[row] ?? 'red', 0.6),
    ),
  ]),
]

export const counting: Band = (strip) => [
  indoors(strip, 'woodPale'),
  window(strip.far, 30, 'sky'),
  strip.kid(0, 14, { pose: POINT }),
  abacus(strip.pen, 164),
  strip.pen.shape(box(140, 16, 6.6, 6.6, 0.8), 'green'),
  strip.pen.shape(box(147, 16, 6.6, 6.6, 0.8), 'orange'),
  strip.pen.shape(box(143.5, 9.2, 6.6, 6.6, 0.8), 'pink'),
]

export const home: Band = (strip) => [
  indoors(strip, 'tan'),
  window(strip.far, 30, 'sky', sun(strip.far, 42, 6.2, 0.2)),
  actionCard(strip.pen, 'arrumar a mochila', 4, TOP, SIDE),
  actionCard(strip.pen, 'abraço', 150, TOP, SIDE),
]

export const hours: Band = (strip) => [
  indoors(strip, 'woodPale'),
  window(strip.far, 28, 'sky', sun(strip.far, 40, 6, 0.2)),
  window(strip.far, 139, 'night', [crescent(strip.pen, 143.5, 7, 0.16), strip.pen.shape(star(150, 6, 1), 'sun', 0.5)]),
  actionCard(strip.pen, 'acordar', 4, TOP, SIDE, { sky: false }),
  actionCard(strip.pen, 'dormir', 152, TOP, SIDE, { sky: false }),
]

export const classroom: Band = (strip) => [
  indoors(strip, 'woodPale'),
  window(strip.far, 139, 'sky'),
  actionCard(strip.pen, 'levantar a mão', 4, TOP, SIDE),
  books(strip.far, 28),
  actionCard(strip.pen, 'escrever', 150, TOP, SIDE, { who: 'caio' }),
]
