/** Full curls around the head. */
import { round } from '../../../scene/marks.ts'
import { hull, ring, type Spot, scallop } from '../../paths.ts'
import { type FigurePen, placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { lerp } from '../skeleton.ts'
import { crown, type Hair, type HairContext, strands } from './hair.ts'

export function power(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const outline = scallop(ring(-1.6 * side, -4.6, 14.6, 13.6, 15, 100, 460), 0.56)
  const inner =
    `M-10.9,${round(2 + 3 * side)}L-12,-6L-7,-12L7,-12L12,-6L10.9,${round(lerp(2, -4, side))}L${round(lerp(9.2, 10, side))},${round(lerp(1, -4, side))}` +
    scallop(
      [
        [lerp(9.2, 10, side), lerp(1, -4, side)],
        [8.2, -3],
        [5.6 + middle * 0.5, -5.4],
        [2 + middle, -6.3],
        [-2 + middle, -6.3],
        [-5.6 + middle * 0.9, -5.3],
        [temple + 0.7, -2.6],
        [temple, 1],
        [temple - 2.2 * side, 1 + 2.6 * side],
      ],
      0.6,
      false,
    ).replace('M', 'L') +
    'Z'
  const edge = scallop(
    [
      [lerp(9.2, 10, side), lerp(1, -4, side)],
      [8.2, -3],
      [5.6 + middle * 0.5, -5.4],
      [2 + middle, -6.3],
      [-2 + middle, -6.3],
      [-5.6 + middle * 0.9, -5.3],
      [temple + 0.7, -2.6],
      [temple, 1],
      [temple - 2.2 * side, 1 + 2.6 * side],
    ],
    0.6,
    false,
  )
  return {
    back: pen.shape(outline, tone),
    front: [
      pen.fill(inner, tone),
      pen.ink(edge, pen.outer * 0.95),
      strands(pen, tone, [
        'M-9,-12q1.4,-2 3.2,-1.8',
        'M4,-14q2,-.6 3.2,.8',
        'M9.6,-9q1.8,.2 2.2,2',
        'M-2,-10.4q1.4,-1.4 3,-.6',
      ]),
    ],
    far: true,
  }
}

export function cacheado(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const curls: Spot[] = [
    ...ring(-1.2 * side, -2, 12.6, 11, 9, 180, 360),
    [13.4 - 3 * side, 2.4],
    [12.6 - 4 * side, 6.6],
    [8.6 - 4 * side, 9.6],
    [0, 10],
    [-8.6, 10],
    [-12.6 - side, 7],
    [-13.4 - side, 2.6],
  ]
  const edge: Spot[] = [
    [lerp(9.6, 10, side), lerp(2.4, -4, side)],
    [8.6, -1.4],
    [5.6 + middle * 0.6, -3.6],
    [1.6 + middle, -4.9],
    [-2 + middle, -3.6],
    [-5.6 + middle, -3.4],
    [temple + 0.8, -0.6],
    [temple - 0.2, 3],
    [temple - 0.6 - side, 6],
  ]
  return {
    back: pen.shape(scallop(curls, 0.6), tone),
    front: [
      pen.fill(
        `M-11.6,6L-12.4,-5L-7,-11.6L7,-11.6L12,-5L${round(11.4)},${round(lerp(3, -4, side))}` +
          scallop(edge, 0.62, false).replace('M', 'L') +
          'Z',
        tone,
      ),
      pen.ink(scallop(edge, 0.62, false), pen.outer * 0.95),
      strands(pen, tone, [
        'M-10.4,3.4q-1.8,-1.6 -.4,-3.4',
        'M-9.6,-5.4q.6,-2.6 3.2,-2.6',
        'M-1,-10.2q2.2,-1 3.8,.6',
        'M7.4,-7.6q2.4,.4 2.4,2.8',
        'M1.6,-6.8q1.6,-.8 2.8,.4',
      ]),
    ],
    hideEar: true,
    far: true,
  }
}

export function pompons(pen: FigurePen, { side, middle, temple, tone, who }: HairContext): Hair {
  const low = lerp(0.4, -4.8, side),
    outline =
      crown(0.4 + 4.4 * side, low) +
      `L${round(lerp(9.4, 10, side))},${round(low)}Q8.6,-5.4 ${round(middle + 0.2)},-7.4Q${round(-6 + middle)},-5.6 ${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(0.8 + 3.4 * side)}Z`
  const puff = (_k: number) => [
    pen.shape(scallop(ring(0, 0, 5.3, 5.2, 9), 0.56), tone),
    strands(pen, tone, ['M-2,-1.6q1,-1.6 2.6,-1.2', 'M1.2,1.4q1.4,.2 1.6,-1.4']),
  ]
  return {
    back: [-1, 1].map((k: number) => placed(puff(k), k < 0 ? -9.8 + side : 9.8 - 4 * side, -10)),
    front: [
      pen.shape(outline, tone),
      pen.ink(`M${round(middle + 0.2)},-7.4Q${round(middle * 0.8)},-9.2 ${round(middle * 0.6)},-11`),
      [-1, 1].map((k: number) =>
        placed(
          pen.shape(hull([-1.1, -k * 0.9, 1], [1.1, k * 0.9, 1]), who.clip ?? CLOTH.amarelo),
          k < 0 ? -7.6 + side : 7.6 - 3 * side,
          -8,
        ),
      ),
    ],
  }
}
