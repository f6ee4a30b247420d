/** Things of a shelf that have the shape of a solid, about the middle of the ground that they are on. Lengths in mm. */
import { box, circle, ellipse, points, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface SolidThing {
  readonly id: string
  readonly solid: string
  readonly width: number
  readonly height: number
  readonly draw: (pen: Pen) => Drawing
}

/** The right side of a box goes back and up by this share of its depth. */
const [BACK, UP] = [0.62, 0.5]

interface Carton {
  readonly w: number
  readonly h: number
  readonly d: number
  readonly fills: readonly [front: Fill, top: Fill, side: Fill]
}

/** Left edge of the front of a box whose drawing is in the middle. */
const leftOf = ({ w, d }: Carton) => -(w + d * BACK) / 2

function carton(pen: Pen, one: Carton): Drawing {
  const { w, h, d } = one
  const [front, top, side] = one.fills
  const [dx, dy] = [d * BACK, d * UP]
  const left = leftOf(one)
  const right = left + w
  const lid: Spot[] = [
    [left, -h],
    [left + dx, -h - dy],
    [right + dx, -h - dy],
    [right, -h],
  ]
  const end: Spot[] = [
    [right, 0],
    [right + dx, -dy],
    [right + dx, -h - dy],
    [right, -h],
  ]
  return [pen.shape(poly(end), side), pen.shape(poly(lid), top), pen.shape(box(left, -h, w, h), front)]
}

/** Spot on the lid of a box: shares of its width and of its depth. */
const onLid = (one: Carton, u: number, v: number): Spot => [
  leftOf(one) + u * one.w + v * one.d * BACK,
  -one.h - v * one.d * UP,
]
/** Spot on its right side: shares of its depth and, from the ground, of its height. */
const onSide = (one: Carton, u: number, v: number): Spot => [
  leftOf(one) + one.w + u * one.d * BACK,
  -u * one.d * UP - v * one.h,
]
const onFront = (one: Carton, u: number, v: number): Spot => [leftOf(one) + u * one.w, -v * one.h]
type OnFace = typeof onLid

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
const BRICK: Carton = { w: 38, h: 15, d: 22, fills: ['copper', 'tan', 'brown'] }
const MILK: Carton = { w: 15, h: 28, d: 13, fills: ['sky', 'white', 'bluePale'] }
const SHOES: Carton = { w: 34, h: 13, d: 26, fills: ['redPale', 'pinkPale', 'red'] }
const MATCHES: Carton = { w: 34, h: 11, d: 20, fills: ['yellow', 'yellowPale', 'orange'] }

/** Half the height of a round base that is seen from above. */
const flat = (r: number) => r * 0.3

function can(pen: Pen, r: number, h: number, fill: Fill, lid: Fill): Drawing {
  const low = flat(r)
  return [
    pen.shape(`M${-r} ${-h + low}V${-low}A${r} ${low} 0 0 0 ${r} ${-low}V${-h + low}z`, fill),
    pen.shape(ellipse(0, -h + low, r, low), lid),
  ]
}

/** A band around a can, between two heights. */
const label = (pen: Pen, r: number, from: number, to: number, fill: Fill): Drawing => {
  const low = flat(r)
  return pen.shape(`M${-r} ${-to}A${r} ${low} 0 0 0 ${r} ${-to}V${-from}A${r} ${low} 0 0 1 ${-r} ${-from}z`, fill, 0.9)
}

function cone(pen: Pen, r: number, h: number, fill: Fill): Drawing {
  const low = flat(r)
  return pen.shape(`M0 ${-h}L${r} ${-low}A${r} ${low} 0 0 1 ${-r} ${-low}z`, fill)
}

/** A band around a cone, between two shares of its height. */
function girdle(pen: Pen, r: number, h: number, [from, to]: Spot, fill: Fill): Drawing {
  const at = (share: number) => ({ x: r * (1 - share), y: -flat(r) - share * (h - flat(r)) })
  const [low, high] = [at(from), at(to)]
  return pen.shape(
    `M${-high.x} ${high.y}A${high.x} ${flat(high.x)} 0 0 0 ${high.x} ${high.y}L${low.x} ${low.y}A${low.x} ${flat(low.x)} 0 0 1 ${-low.x} ${low.y}z`,
    fill,
    0.9,
  )
}

/** Its front edge is on the ground, as that of a box; the base goes back to the right. */
function pyramid(pen: Pen, w: number, h: number, [front, side]: readonly [Fill, Fill]): Drawing {
  const [left, edge, right, tip]: readonly [Spot, Spot, Spot, Spot] = [
    [-w / 2, 0],
    [w * 0.3, 0],
    [w / 2, -8],
    [0, -h],
  ]
  return [pen.shape(poly([left, edge, tip]), front), pen.shape(poly([edge, right, tip]), side)]
}

const ball = (pen: Pen, r: number, fill: Fill): Drawing => pen.shape(circle(0, -r, r), fill)
const inBall = (pen: Pen, r: number, inside: Drawing): Drawing => [
  pen.clip(circle(0, -r, r), inside),
  pen.shape(circle(0, -r, r), null),
]

const thing = (id: string, solid: string, width: number, height: number, draw: SolidThing['draw']): SolidThing => ({
  id,
  solid,
  width,
  height,
  draw,
})

export const SOLID_THINGS: readonly SolidThing[] = [
  thing('dado', 'cubo', 36, 33, (pen) => [
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
  ]),
  thing('cubo-magico', 'cubo', 36, 33, (pen) => [
    carton(pen, CUBE),
    cuts(pen, CUBE, onFront, 3),
    cuts(pen, CUBE, onLid, 3),
    cuts(pen, CUBE, onSide, 3),
  ]),
  thing('bloco-de-letra', 'cubo', 36, 33, (pen) => [
    carton(pen, LETTER),
    pen.shape(box(leftOf(LETTER) + 3.5, -19.5, 16, 16, 1.5), 'white', 0.8),
    pen.text(leftOf(LETTER) + 11.5, -7, 'A', 13),
  ]),
  thing('tijolo', 'bloco-retangular', 52, 26, (pen) => [
    carton(pen, BRICK),
    [0.2, 0.4, 0.6, 0.8].map((u) => {
      const [x, y] = onLid(BRICK, u, 0.5)
      return pen.shape(ellipse(x, y, 2.6, 1.7), 'brownDark', 0.8)
    }),
  ]),
  thing('caixa-de-leite', 'bloco-retangular', 24, 35, (pen) => [
    carton(pen, MILK),
    pen.shape(box(leftOf(MILK), -20, 15, 11), 'white', 0.8),
    pen.text(leftOf(MILK) + 7.5, -12.8, 'leite', 5),
  ]),
  thing('caixa-de-sapatos', 'bloco-retangular', 50, 26, (pen) => [
    carton(pen, SHOES),
    pen.line(poly([onFront(SHOES, 0, 0.7), onFront(SHOES, 1, 0.7), onSide(SHOES, 1, 0.7)], false), 0.9),
    pen.shape(box(leftOf(SHOES) + 12, -7.4, 10, 5), 'white', 0.8),
  ]),
  thing('caixa-de-fosforos', 'bloco-retangular', 47, 21, (pen) => [
    carton(pen, MATCHES),
    pen.shape(
      poly([onLid(MATCHES, 0.3, 0.2), onLid(MATCHES, 0.7, 0.2), onLid(MATCHES, 0.7, 0.8), onLid(MATCHES, 0.3, 0.8)]),
      'red',
      0.8,
    ),
    pen.shape(box(leftOf(MATCHES) + 3, -8, 28, 5), 'brown', 0.7),
  ]),
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
  thing('laranja', 'esfera', 29, 31, (pen) => [
    ball(pen, 14.5, 'orange'),
    pen.shape('M0 -28.500Q3 -34 10 -32Q8 -27 0 -28.500z', 'leaf', 0.9),
    points('-5,-10 4,-8 6,-16 -7,-18').map(([x, y]) => pen.spot(x, y, 0.6)),
  ]),
  thing('lata', 'cilindro', 26, 35, (pen) => [
    can(pen, 13, 35, 'metal', 'greyPale'),
    label(pen, 13, 9, 25, 'red'),
    pen.shape(circle(0, -13.5, 5), 'yellow', 0.8),
  ]),
  thing('pilha', 'cilindro', 18, 37, (pen) => [
    can(pen, 3.6, 37, 'metal', 'white'),
    can(pen, 9, 34, 'green', 'greyPale'),
    can(pen, 3.6, 36, 'metal', 'white'),
    label(pen, 9, 6, 12, 'black'),
    pen.line('M-4 -20h8M0 -24v8', 1.4),
  ]),
  thing('rolo-de-papel', 'cilindro', 28, 32, (pen) => [
    can(pen, 14, 32, 'white', 'white'),
    pen.shape(ellipse(0, -32 + flat(14), 5, 1.5), 'brownPale', 0.9),
    pen.line('M9 -24.500V-3.500', 0.8, undefined, [2, 1.6]),
  ]),
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
  thing('cone-de-transito', 'cone', 36, 36, (pen) => [
    pen.shape(ellipse(0, -4.5, 18, 4.5), 'orange'),
    pen.at(0, -2.5, 1, (own) => [
      cone(own, 12, 34, 'orange'),
      girdle(own, 12, 34, [0.2, 0.38], 'white'),
      girdle(own, 12, 34, [0.55, 0.7], 'white'),
    ]),
  ]),
  thing('chapeu-de-bruxa', 'cone', 40, 37, (pen) => [
    pen.shape(ellipse(0, -4.5, 20, 4.5), 'purple'),
    pen.at(0, -2.5, 1, (own) => [
      cone(own, 12.5, 34, 'purple'),
      girdle(own, 12.5, 34, [0.04, 0.2], 'orange'),
      own.shape(box(-2.8, -9.2, 5.6, 5.6, 0.8), 'yellow', 0.9),
    ]),
  ]),
  thing('barraca', 'piramide', 48, 34, (pen) => [
    pyramid(pen, 48, 34, ['green', 'leafDark']),
    pen.shape('M-11 0L-2.500 -20L2.500 0z', 'brownDark', 0.9),
  ]),
  thing('piramide-do-egito', 'piramide', 50, 34, (pen) => [
    pyramid(pen, 50, 34, ['straw', 'sandLine']),
    [0.25, 0.5, 0.75].map((share) =>
      pen.line(
        `M${-25 * (1 - share)} ${-share * 34}L${15 * (1 - share)} ${-share * 34}L${25 * (1 - share)} ${-8 - share * 26}`,
        0.8,
      ),
    ),
  ]),
  thing('vela', 'piramide', 38, 42, (pen) => [
    pen.line('M0 -33V-37', 1.4),
    pen.shape('M0 -44.500Q4.400 -38.500 0 -35.500Q-4.400 -38.500 0 -44.500z', 'yellow', 0.9),
    pyramid(pen, 38, 34, ['purplePale', 'purple']),
  ]),
]

/** The thing with this id. Throws RangeError for an unknown one. */
export function findThing(id: string): SolidThing {
  const found = SOLID_THINGS.find((one) => one.id === id)
  if (!found) throw new RangeError(`no thing named ${id}`)
  return found
}
