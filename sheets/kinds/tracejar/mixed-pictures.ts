/** Pictures in which several plane figures come together: houses, trains, castles, rockets. One a page. */
import type { Level } from '../../scene/scene.ts'
import { findShape } from '../../scene/shapes.ts'
import { person } from '../../studio/cast/cast.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { homeYard, launch, moat, parlour, railway, workshop } from './mixed-places.ts'
import { extra, put, type ShapePicture } from './placed-shape.ts'
import * as buildings from './shape-buildings.ts'
import * as nature from './shape-nature.ts'
import { avenue, yard } from './shape-places.ts'
import { plain, type ShapeThing } from './shape-things.ts'
import * as toys from './shape-toys.ts'

const door = (pen: Pen): Drawing => [
  pen.shape('M-6.4 8.1V1.6a2.4 2.4 0 0 1 4.8 0V8.1z', 'teal', 0.9),
  pen.spot(-2.5, 4.6, 0.4),
  pen.shape(box(1, -1, 5, 5, 0.5), 'sky', 0.9),
  pen.line('M3.5 -1v5M1 1.5h5', 0.7),
]
/** Its knot is in the notch between its lower points. */
const starBalloon: ShapeThing = {
  ...toys.starFace('yellow'),
  name: 'balão',
  foot: 8,
  around: (pen) =>
    pen.shape(
      'M0 5.4C-0.600 6.600 -1.400 7.200 -1.500 8Q0 7.300 1.500 8C1.400 7.200 0.600 6.600 0 5.400z',
      'yellow',
      0.9,
    ),
}
const scoop = (pen: Pen): Drawing =>
  pen.line('M-4.5 -2.5q1 -2.4 3 -3M2.4 -4.6h0.01M4.6 -1h0.01M0.4 -0.6h0.01M-3.4 2.4h0.01M3 3.6h0.01', 1.6, 'redDark')
/** Waffle lines that stay inside the cone. */
const grid = (pen: Pen): Drawing =>
  pen.clip(
    findShape('triangulo').data(0, 0.1, 19.2),
    pen.line(
      [-6, -1.5, 3, 7.5, 12].map((n) => `M${n - 14} 14L${n + 12} -12M${14 - n} 14L${-n - 12} -12`).join(''),
      0.8,
      'brown',
    ),
  )
const robotFace = (pen: Pen): Drawing => [
  [-3.4, 3.4].map((x) => [pen.shape(circle(x, -1.6, 2.2), 'white', 0.8), pen.spot(x, -1.4, 0.9)]),
  pen.line('M-3 4H3M-1.5 3.2v1.6M1.5 3.2v1.6', 0.8),
]
/** The driver at the window of the cab. */
const cab = (pen: Pen): Drawing => {
  const pane = box(-5.4, -6.2, 10.8, 10.4, 1)
  return [pen.shape(pane, 'cloud', 0.9), pen.clip(pane, person(pen, 'davi', 0, 13.4, 0.29, {})), pen.line(pane, 0.9)]
}

const FIRST: readonly ShapePicture[] = [
  {
    shows: ['casa'],
    place: homeYard,
    clear: [{ x: 79, y: 158, width: 86, height: 5 }],
    child: { at: [40, 266], scale: 0.8 },
    shapes: [
      extra(put(nature.sunny(), 44, 98, 40)),
      put(buildings.roof('orange'), 122, 117.6, 96),
      put(plain('quadrado', 'cream', door), 122, 205.8, 96),
    ],
  },
  {
    shows: ['sorvete'],
    place: parlour,
    child: { at: [34, 268], scale: 0.9 },
    shapes: [
      extra(put(plain('coracao', 'red'), 105, 77, 26)),
      put(plain('circulo', 'pink', scoop), 105, 128, 58),
      put(plain('triangulo', 'tan', grid), 105, 195, 76, 180),
    ],
  },
  {
    place: yard,
    child: { at: [44, 262], scale: 0.95 },
    shapes: [
      extra(put(toys.heartBalloon('red'), 58, 112, 56)),
      put(toys.roundBalloon('blue'), 128, 95, 54),
      put(starBalloon, 165, 155, 50),
    ],
  },
]

const MIDDLE: readonly ShapePicture[] = [
  {
    shows: ['trem'],
    place: railway,
    clear: [
      { x: 22, y: 190, width: 168, height: 10 },
      ...[50, 112, 156].map((x) => ({ x: x - 1.5, y: 196, width: 3, height: 26 })),
    ],
    shapes: [
      extra(put(plain('oval', 'cloud'), 112, 88, 54)),
      put(plain('triangulo', 'red'), 160, 118, 34, 180),
      put(toys.block('blue', cab), 58, 158, 70),
      put(plain('retangulo', 'red'), 144, 165.3, 84),
      extra(put(plain('estrela', 'yellow'), 144, 166, 30)),
      put(buildings.wheel(), 50, 221.6, 42),
      put(buildings.wheel(), 112, 226.6, 32),
      put(buildings.wheel(), 156, 226.6, 32),
    ],
  },
  {
    shows: ['robô'],
    place: workshop,
    child: { at: [30, 262], scale: 0.85 },
    shapes: [
      extra(put(plain('triangulo', 'red'), 105, 75, 18)),
      put(toys.block('teal', robotFace), 105, 108, 45),
      put(plain('quadrado', 'blue'), 105, 170, 76),
      extra(put(plain('coracao', 'red'), 105, 170, 34)),
      put(plain('hexagono', 'yellow'), 40, 196, 32),
      put(plain('hexagono', 'yellow'), 170, 196, 32),
      put(plain('oval', 'orange'), 81, 237, 38),
      put(plain('oval', 'orange'), 129, 237, 38),
    ],
  },
]

const LAST: readonly ShapePicture[] = [
  {
    shows: ['castelo'],
    place: moat,
    shapes: [
      extra(put(nature.sunny(), 31, 82, 20)),
      put(plain('estrela', 'yellow'), 105, 122, 32),
      put(buildings.roof('red'), 56, 115, 60),
      put(buildings.roof('red'), 154, 115, 60),
      put(plain('retangulo', 'stone'), 56, 193, 86, -90),
      put(plain('quadrado', 'woodPale'), 105, 218, 40.9),
      put(plain('retangulo', 'stone'), 154, 193, 86, -90),
      extra(put(plain('coracao', 'pink'), 154, 216, 24)),
      put(plain('oval', 'brown'), 105, 219, 25, 90),
      put(plain('hexagono', 'yellow'), 154, 182, 26),
    ],
    missing: put(plain('losango', 'yellow'), 56, 184, 30),
  },
  {
    shows: ['foguete'],
    place: launch,
    shapes: [
      put(buildings.roof('red'), 105, 92, 56),
      put(plain('retangulo', 'white'), 105, 168, 90, -90),
      extra(put(plain('coracao', 'red'), 105, 188, 26)),
      put(plain('triangulo', 'blue'), 61, 196, 40, -90),
      put(plain('triangulo', 'blue'), 149, 196, 40, 90),
      put(plain('losango', 'orange'), 105, 233, 34),
      put(plain('estrela', 'yellow'), 40, 92, 32, -12),
      extra(put(buildings.satellite('purple'), 165, 106, 32, -8)),
      extra(put(plain('estrela', 'yellow'), 172, 150, 26, 14)),
    ],
    missing: put(buildings.porthole(), 105, 144, 30),
  },
  {
    shows: ['rua'],
    place: avenue,
    child: { at: [26, 252], scale: 0.6 },
    shapes: [
      extra(put(nature.sunny(), 142, 82, 20)),
      extra(put(toys.heartBalloon('pink'), 32, 112, 34)),
      put(toys.roundBalloon('blue'), 72, 96, 32),
      extra(put(buildings.cottage('yellow', 'red'), 102, 147, 34)),
      put(buildings.building('orange'), 140, 133, 58, -90),
      put(toys.block('pink', door), 178, 148.8, 30),
      put(buildings.roadSign(), 68, 216, 28),
      put(buildings.bus(), 124, 200, 74),
      extra(put(nature.heartTree(), 180, 226, 28)),
    ],
    missing: put({ ...buildings.roof('red'), stands: true }, 178, 122.6, 32),
  },
]

export const MIXED_PICTURES: Readonly<Record<Level, readonly ShapePicture[]>> = {
  facil: FIRST,
  medio: MIDDLE,
  desafio: LAST,
}
