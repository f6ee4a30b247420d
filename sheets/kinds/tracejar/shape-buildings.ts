/** Buildings, vehicles and their parts in the form of a plane figure. */
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import type { ShapeThing } from './shape-things.ts'

/** Of a cart or an engine. */
export const wheel = (): ShapeThing => ({
  shape: 'circulo',
  fill: 'greyPale',
  inside: (pen) => [
    pen.line('M0 -7.4V7.4M-7.4 0H7.4M-5.2 -5.2L5.2 5.2M5.2 -5.2L-5.2 5.2', 0.8),
    pen.shape(circle(0, 0, 2.4), 'orange', 0.8),
  ],
})

export const porthole = (): ShapeThing => ({
  shape: 'circulo',
  fill: 'sky',
  inside: (pen) => pen.line('M-4.6 1A5 5 0 0 1 -0.5 -4.6M-2.2 3.4A5 5 0 0 1 -0.5 1', 0.9),
})

/** In space: its body between two panels, a dish above. */
export const satellite = (fill: Fill): ShapeThing => ({
  shape: 'hexagono',
  name: 'satélite',
  fill,
  around: (pen) => [
    pen.line('M-13 0H13', 1.2),
    [-19, 11].map((x) => [pen.shape(box(x, -5, 8, 10, 0.6), 'blue', 0.9), pen.line(`M${x + 4} -5V5M${x} 0h8`, 0.7)]),
  ],
  inside: (pen) => [pen.shape(circle(0, 0, 2.6), 'yellow', 0.8), pen.line('M-4.500 4.500h9', 0.8)],
})

export const paneWindow = (): ShapeThing => ({
  shape: 'quadrado',
  fill: 'sky',
  inside: (pen) => pen.line('M0 -7V7M-7 0H7', 1.2, 'woodDark'),
})

export const tent = (fill: Fill): ShapeThing => ({
  shape: 'triangulo',
  name: 'barraca',
  fill,
  around: (pen) => [pen.line('M0 -8.4V-12', 1), pen.shape('M0 -12.4L4.6 -11L0 -9.4z', 'red', 0.8)],
  inside: (pen) => [pen.shape('M0 -3.6L-4 6.2H4z', 'brownPale', 0.9), pen.line('M0 -3.6V6.2', 0.8)],
})

export const roof = (fill: Fill): ShapeThing => ({
  shape: 'triangulo',
  fill,
  inside: (pen) => pen.line('M-1.8 -2.4h3.6M-4.2 1.4h3.4M0.8 1.4h3.4M-6 5h3.4M-1.6 5h3.4M2.8 5h3.4', 0.8, 'redDark'),
})

export const bus = (fill: Fill = 'yellow'): ShapeThing => ({
  shape: 'retangulo',
  name: 'ônibus',
  fill,
  around: (pen) =>
    [-5.4, 5.4].map((x) => [
      pen.shape(circle(x, 5.8, 2.4), 'greyDark', 1),
      pen.shape(circle(x, 5.8, 1), 'greyPale', 0.7),
    ]),
  inside: (pen) => [
    [-7.8, -4, -0.2].map((x) => pen.shape(box(x, -3.6, 3, 3.4, 0.5), 'sky', 0.8)),
    pen.shape(box(3.4, -3.6, 2.6, 8.2, 0.5), 'skyLow', 0.8),
    pen.shape(box(7.2, -3.6, 1.8, 4.2, 0.5), 'sky', 0.8),
    pen.shape(circle(8, 3, 0.8), 'white', 0.7),
    pen.line('M-7.8 2H2.200', 0.8),
  ],
})

/** A building: the figure is on its short side, so it is drawn lying, its head on the right. */
export const building = (fill: Fill): ShapeThing => ({
  shape: 'retangulo',
  name: 'prédio',
  fill,
  inside: (pen) => [
    [-1, 4].flatMap((x) => [-3.2, 0.4].map((y) => pen.shape(box(x, y, 2.8, 2.8), 'sky', 0.8))),
    pen.shape(box(-7.8, -1.6, 5, 3.2), 'brown', 0.8),
  ],
})

export const signboard = (): ShapeThing => ({
  shape: 'retangulo',
  name: 'placa',
  fill: 'woodPale',
  stands: true,
  around: (pen) => pen.shape(box(-1, 5, 2, 9), 'wood', 1),
  inside: (pen) => pen.shape('M-6 -1H1V-3.4L6.5 0L1 3.4V1H-6z', 'green', 0.8),
})

type Facade = 'plain' | 'side' | 'wide' | 'double'

/** Door and windows of a small house. */
const FACADES: Readonly<Record<Facade, (pen: Pen, door: Fill) => Drawing>> = {
  plain: (pen, door) => [
    pen.shape('M-2 6.4V2a2 2 0 0 1 4 0V6.4z', door, 0.8),
    pen.shape(circle(0, -3.6, 1.9), 'sky', 0.8),
    pen.line('M0 -5.5v3.8M-1.9 -3.6h3.8', 0.6),
  ],
  side: (pen, door) => [
    pen.shape(box(0.8, 0.4, 3.8, 6), door, 0.8),
    pen.spot(1.7, 3.6, 0.4),
    pen.shape(box(-4.8, 0.4, 4, 3.6, 0.4), 'sky', 0.8),
    pen.line('M-2.8 0.4v3.6M-4.8 2.2h4', 0.6),
    pen.shape(circle(0, -4.6, 1.4), 'cream', 0.8),
  ],
  wide: (pen, door) => [
    pen.shape('M-2.6 6.4V2.6a2.6 2.6 0 0 1 5.2 0V6.4z', door, 0.8),
    pen.line('M0 0.2V6.4', 0.6),
    [-4.6, 4.6].map((x) => [
      pen.shape(circle(x, -1.8, 1.6), 'sky', 0.8),
      pen.line(`M${x} -3.4v3.2M${x - 1.6} -1.8h3.2`, 0.6),
    ]),
  ],
  double: (pen, door) => [
    pen.shape(box(-2.2, 1, 4.4, 5.4), door, 0.8),
    pen.spot(1.1, 3.8, 0.4),
    pen.shape(box(-3, -5, 6, 3.4, 0.4), 'sky', 0.8),
    pen.line('M-1 -5v3.4M1 -5v3.4', 0.6),
    pen.shape(box(-3.6, -1.6, 7.2, 1.4, 0.4), 'brownPale', 0.8),
  ],
}

/** A nesting box, or a small house. */
export const cottage = (wall: Fill, door: Fill, facade: Facade = 'plain'): ShapeThing => ({
  shape: 'pentagono',
  name: 'casa',
  fill: wall,
  around: (pen) => pen.shape(box(facade === 'double' ? -6.4 : 3.6, -11.5, 2.8, 7), 'brownPale', 1),
  inside: (pen) => FACADES[facade](pen, door),
})

/** A road sign on its pole. */
export const roadSign = (): ShapeThing => ({
  shape: 'losango',
  name: 'placa',
  fill: 'yellow',
  around: (pen) => pen.shape(box(-0.9, 8, 1.8, 14), 'metal', 0.9),
  inside: (pen) => pen.line('M0 4.600V-1.500Q0 -3.600 2.200 -3.600M1.400 -5.200L3 -3.600L1.400 -2', 1.1),
})
