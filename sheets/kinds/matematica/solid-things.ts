/** Things of a shelf that have the shape of a solid, about the middle of the ground that they are on. Lengths in mm. */
import { box, circle, ellipse, points, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import {
  ball,
  type Carton,
  can,
  carton,
  cone,
  flat,
  girdle,
  inBall,
  label,
  leftOf,
  type OnFace,
  onFront,
  onLid,
  onSide,
  pyramid,
  type SolidThing,
  thing,
} from './solid-bodies.ts'
import { SOLID_GOODS } from './solid-goods.ts'
import { SOLID_TOYS } from './solid-toys.ts'

/** Lines that cut a face in equal parts. */
const cuts = (pen: Pen, one: Carton, on: OnFace, parts: number): Drawing =>
  Array.from({ length: parts - 1 }, (_, i) => (i + 1) / parts).flatMap((at) => [
    pen.line(poly([on(one, at, 0), on(one, at, 1)], false), 0.9),
    pen.line(poly([on(one, 0, at), on(one, 1, at)], false), 0.9),
  ])

/** Dots on a face of a die. Two faces that are seen at once never add to seven. */
const dots = (pen: Pen, one: Carton, on: OnFace, spots: readonly Spot[]): Drawing =>
  spots.map(([u, v]) => {
    const [x, y] = on(one, u, v)
    return pen.solid(on === onLid ? ellipse(x, y, 2.2, 1.3) : on === onSide ? ellipse(x, y, 1.3, 2) : circle(x, y, 2))
  })

const DIE: Carton = { w: 23, h: 23, d: 20, fills: ['white', 'white', 'greyPale'] }
const CUBE: Carton = { w: 23, h: 23, d: 20, fills: ['orange', 'yellow', 'green'] }
const LETTER: Carton = { w: 23, h: 23, d: 20, fills: ['bluePale', 'sky', 'blue'] }
const MILK: Carton = { w: 15, h: 28, d: 13, fills: ['sky', 'white', 'bluePale'] }
const MATCHES: Carton = { w: 34, h: 11, d: 20, fills: ['yellow', 'yellowPale', 'orange'] }

export const SOLID_THINGS: readonly SolidThing[] = [
  thing(
    'dado',
    'cubo',
    36,
    33,
    (pen) => [
      carton(pen, DIE),
      dots(pen, DIE, onFront, [
        [0.27, 0.27],
        [0.73, 0.73],
        [0.5, 0.5],
        [0.27, 0.73],
        [0.73, 0.27],
      ]),
      dots(pen, DIE, onLid, [[0.5, 0.5]]),
      dots(pen, DIE, onSide, [
        [0.27, 0.25],
        [0.73, 0.25],
        [0.27, 0.75],
        [0.73, 0.75],
      ]),
    ],
    0.8,
  ),
  thing(
    'cubo-magico',
    'cubo',
    36,
    33,
    (pen) => [carton(pen, CUBE), cuts(pen, CUBE, onFront, 3), cuts(pen, CUBE, onLid, 3), cuts(pen, CUBE, onSide, 3)],
    0.75,
  ),
  thing(
    'bloco-de-letra',
    'cubo',
    36,
    33,
    (pen) => [
      carton(pen, LETTER),
      pen.shape(box(leftOf(LETTER) + 3.5, -19.5, 16, 16, 1.5), 'white', 0.8),
      pen.text(leftOf(LETTER) + 11.5, -7, 'A', 13),
    ],
    0.85,
  ),
  thing('caixa-de-leite', 'bloco-retangular', 24, 35, (pen) => [
    carton(pen, MILK),
    pen.shape(box(leftOf(MILK), -20, 15, 11), 'white', 0.8),
    pen.text(leftOf(MILK) + 7.5, -12.8, 'leite', 5),
  ]),
  thing(
    'caixa-de-fosforos',
    'bloco-retangular',
    47,
    21,
    (pen) => [
      carton(pen, MATCHES),
      pen.shape(
        poly([onLid(MATCHES, 0.3, 0.2), onLid(MATCHES, 0.7, 0.2), onLid(MATCHES, 0.7, 0.8), onLid(MATCHES, 0.3, 0.8)]),
        'red',
        0.8,
      ),
      pen.shape(box(leftOf(MATCHES) + 3, -8, 28, 5), 'brown', 0.7),
    ],
    0.7,
  ),
  thing('bola-de-basquete', 'esfera', 32, 32, (pen) => [
    ball(pen, 16, 'orange'),
    inBall(pen, 16, [pen.line('M0 -32V0M-16 -16H16', 1), pen.line('M-13 -30Q-3 -16 -13 -2M13 -30Q3 -16 13 -2', 1)]),
  ]),
  thing('bola-de-praia', 'esfera', 32, 32, (pen) => [
    ball(pen, 16, 'white'),
    inBall(pen, 16, [
      pen.shape('M-3 -29Q-22 -20 -14 2L-4 4Q-10 -14 -3 -29z', 'red', 0.9),
      pen.shape('M-3 -29Q4 -14 4 4L14 0Q14 -18 -3 -29z', 'yellow', 0.9),
      pen.shape('M-3 -29Q16 -26 20 -12L12 -34z', 'blue', 0.9),
    ]),
    pen.shape(circle(-3, -28.4, 2.4), 'white', 0.9),
  ]),
  thing(
    'laranja',
    'esfera',
    29,
    31,
    (pen) => [
      ball(pen, 14.5, 'orange'),
      pen.shape('M0 -28.500Q3 -34 10 -32Q8 -27 0 -28.500z', 'leaf', 0.9),
      points('-5,-10 4,-8 6,-16 -7,-18').map(([x, y]) => pen.spot(x, y, 0.6)),
    ],
    0.7,
  ),
  thing(
    'lata',
    'cilindro',
    26,
    35,
    (pen) => [
      can(pen, 13, 35, 'metal', 'greyPale'),
      label(pen, 13, 9, 25, 'red'),
      pen.shape(circle(0, -13.5, 5), 'yellow', 0.8),
    ],
    0.8,
  ),
  thing(
    'rolo-de-papel',
    'cilindro',
    28,
    32,
    (pen) => [
      can(pen, 14, 32, 'white', 'white'),
      pen.shape(ellipse(0, -32 + flat(14), 5, 1.5), 'brownPale', 0.9),
      pen.line('M9 -24.500V-3.500', 0.8, undefined, [2, 1.6]),
    ],
    0.85,
  ),
  thing('tambor', 'cilindro', 36, 28, (pen) => [
    can(pen, 18, 28, 'red', 'cream'),
    pen.line('M-17.500 -19L-10 -2L-3 -16L4 -1L11 -17L17.500 -5', 0.9),
    pen.line(`M-18 -6A18 ${flat(18)} 0 0 0 18 -6`, 0.9),
  ]),
  thing('chapeu-de-festa', 'cone', 27, 37, (pen) => [
    cone(pen, 13.5, 35, 'pink'),
    girdle(pen, 13.5, 35, [0.18, 0.36], 'yellow'),
    girdle(pen, 13.5, 35, [0.54, 0.72], 'bluePale'),
    pen.shape(circle(0, -35, 2.6), 'yellow', 0.9),
  ]),
  thing('cone-de-transito', 'cone', 28, 38, (pen) => [
    cone(pen, 13.5, 38, 'orange'),
    girdle(pen, 13.5, 38, [0.2, 0.38], 'white'),
    girdle(pen, 13.5, 38, [0.55, 0.7], 'white'),
  ]),
  thing('barraca', 'piramide', 48, 34, (pen) => [
    pyramid(pen, 48, 34, ['green', 'leafDark']),
    pen.shape('M-11 0L-2.500 -20L2.500 0z', 'brownDark', 0.9),
  ]),
  ...SOLID_TOYS,
  ...SOLID_GOODS,
]

/** The thing with this id. Throws RangeError for an unknown one. */
export function findThing(id: string): SolidThing {
  const found = SOLID_THINGS.find((one) => one.id === id)
  if (!found) throw new RangeError(`no thing named ${id}`)
  return found
}
