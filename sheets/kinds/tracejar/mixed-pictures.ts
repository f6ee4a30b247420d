/** Pictures in which several plane figures come together: houses, trains, castles, rockets. One a page. */
import type { Level } from '../../scene/scene.ts'
import { findShape } from '../../scene/shapes.ts'
import { box, circle, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, blades, meadow } from '../../studio/scenes/ground.ts'
import { hill } from '../../studio/shapes/nature.ts'
import { extra, put, type ShapePicture } from './placed-shape.ts'
import * as buildings from './shape-buildings.ts'
import * as nature from './shape-nature.ts'
import { avenue, dusk, yard } from './shape-places.ts'
import { plain, type ShapeThing } from './shape-things.ts'
import * as toys from './shape-toys.ts'

const door = (pen: Pen): Drawing => [
  pen.shape('M-6.4 7.2V1.6a2.4 2.4 0 0 1 4.8 0V7.2z', 'teal', 0.9),
  pen.shape(box(1, -1, 5, 5, 0.5), 'sky', 0.9),
  pen.line('M3.5 -1v5M1 1.5h5', 0.7),
]
const starBalloon: ShapeThing = { ...toys.starFace('yellow'), name: 'balão', foot: 5 }
const scoop = (pen: Pen): Drawing =>
  pen.line('M-4.5 -2.5q1 -2.4 3 -3M2.4 -4.6h0.01M4.6 -1h0.01M0.4 -0.6h0.01M-3.4 2.4h0.01M3 3.6h0.01', 1.6, 'redDark')
/** Waffle lines that stay inside the cone. */
const grid = (pen: Pen): Drawing =>
  pen.clip(
    findShape('triangulo').data(0, 0.6, 17),
    pen.line('M-14 4L2 -12M-9 8L7 -8M-4 12L12 -4M14 4L-2 -12M9 8L-7 -8M4 12L-12 -4', 0.8, 'brown'),
  )
const counter = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    backdrop(pen, 'yellowPale'),
    far.shape(box(-5, 246, 220, 60), 'woodPale'),
    far.shape(box(-5, 244, 220, 5), 'wood'),
    far.shape('M78 246L86 206H124L132 246z', 'woodPale'),
    far.line('M83 222H127', 0.9, 'wood'),
  ]
}
const railway = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    hill(far, points('-8,196 50,176 110,194 160,178 218,196'), 'hillFar'),
    meadow(far, 222, 'meadow'),
    far.line('M-4 244H214', 2.4, 'brown'),
    pen.line('M-4 248H214', 1.2, 'brown', [6, 6]),
    blades(far, '24,262 110,264 180,262'),
  ]
}
/** Neck, arms and legs of the robot. */
const joints = (pen: Pen): Drawing => [
  dusk(pen),
  pen.rope(
    'M105 126V136M66 158C52 158 46 168 44 180M144 158C158 158 164 168 166 180M88 208V236M122 208V236',
    5,
    'metal',
    0.9,
  ),
]
const robotFace = (pen: Pen): Drawing => [
  [-3.4, 3.4].map((x) => [pen.shape(circle(x, -1.6, 2.2), 'white', 0.8), pen.spot(x, -1.4, 0.9)]),
  pen.line('M-3 4H3M-1.5 3.2v1.6M1.5 3.2v1.6', 0.8),
]
const moat = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    hill(far, points('-8,200 50,182 110,198 160,184 218,200'), 'hillFar'),
    meadow(far, 232, 'meadow'),
    // The wall between the towers, and the pole on it that bears the star.
    pen.line('M105 184V128', 1.4),
    pen
      .plane('middle', 'stoneDark')
      .shape('M76 236V180H82V173H90V180H96V173H104V180H106V173H114V180H120V173H128V180H134V236z', 'greyPale'),
    blades(far, '22,252 188,254'),
  ]
}

const FIRST: readonly ShapePicture[] = [
  {
    shows: ['casa'],
    place: yard,
    child: { at: [40, 264], scale: 0.8 },
    shapes: [
      extra(put(nature.sunny(), 44, 98, 40)),
      put(buildings.roof('orange'), 118, 110, 104),
      put(plain('quadrado', 'cream', door), 118, 200, 100),
    ],
  },
  {
    shows: ['sorvete'],
    place: counter,
    shapes: [
      extra(put(plain('coracao', 'red'), 105, 75, 33)),
      put(plain('circulo', 'pink', scoop), 105, 123, 66),
      put(plain('triangulo', 'tan', grid), 105, 194, 84, 180),
    ],
  },
  {
    place: yard,
    child: { at: [44, 262], scale: 0.95 },
    shapes: [
      extra(put(toys.heartBalloon('red'), 68, 112, 66)),
      put(toys.roundBalloon('blue'), 128, 96, 58),
      put(starBalloon, 162, 166, 66),
    ],
  },
]

const MIDDLE: readonly ShapePicture[] = [
  {
    shows: ['trem'],
    place: railway,
    shapes: [
      extra(put(plain('oval', 'cloud'), 132, 86, 58)),
      put(plain('triangulo', 'red'), 144, 128, 32, 180),
      put(
        toys.block('blue', (pen) => pen.shape(box(-5, -5, 10, 10, 1), 'sky', 0.9)),
        62,
        164,
        74,
      ),
      put(buildings.wagon('red'), 136, 176, 78),
      put(buildings.wheel(), 52, 222, 42),
      put(buildings.wheel(), 110, 226, 32),
      put(buildings.wheel(), 154, 226, 32),
    ],
  },
  {
    shows: ['robô'],
    place: joints,
    shapes: [
      extra(put(plain('triangulo', 'red'), 105, 70, 22)),
      put(toys.block('teal', robotFace), 105, 102, 50),
      put(plain('quadrado', 'blue'), 105, 172, 82),
      extra(put(plain('coracao', 'red'), 105, 172, 34)),
      put(plain('hexagono', 'yellow'), 42, 196, 32),
      put(plain('hexagono', 'yellow'), 168, 196, 32),
      put(plain('oval', 'orange'), 80, 246, 46),
      put(plain('oval', 'orange'), 130, 246, 46),
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
      put(buildings.roof('red'), 56, 116, 60),
      put(buildings.roof('red'), 154, 116, 60),
      put(plain('retangulo', 'stone'), 56, 190, 92, -90),
      put(plain('quadrado', 'woodPale'), 105, 218, 40.9),
      put(plain('retangulo', 'stone'), 154, 190, 92, -90),
      extra(put(plain('coracao', 'pink'), 154, 216, 24)),
      put(plain('oval', 'brown'), 105, 219, 25, 90),
      put(plain('hexagono', 'yellow'), 154, 182, 26),
    ],
    missing: put(plain('losango', 'yellow'), 56, 184, 30),
  },
  {
    shows: ['foguete'],
    place: dusk,
    shapes: [
      put(buildings.roof('red'), 105, 92, 56),
      put(plain('retangulo', 'white'), 105, 164, 98, -90),
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
