/** A stage in two steps for instruments: in the bandstand of a square, or in the hall of a school with its curtains. */
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'

export const STAGES = ['praca', 'escola'] as const
export type Stage = (typeof STAGES)[number]

/** Upper edges of the two steps and of the floor before them, height of a step's front, mm. */
export const STEPS = { feet: [116, 184], front: 17, floor: 209 } as const
const [LEFT, RIGHT] = [15, 195]

const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange']

const bandstand = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(middle, 24, 44, 0.5),
    cloud(middle, 190, 42, 0.5),
    middle.shape('M-4 120Q50 108 105 116T218 112V300H-4z', 'meadow', 0.8),
    tree(middle, 6, 126, 0.9),
    tree(middle, 204, 126, 0.9),
    pen.rope('M19 72V116M191 72V116', 3.4, 'white', 1),
    bunting(pen, [19, 74], [105, 76], 5, FLAGS, { size: 6, gap: 4 }),
    bunting(pen, [105, 76], [191, 74], 5, FLAGS, { size: 6, gap: 4 }),
  ]
}

const hall = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'skyLow', null),
  pen.shape(box(14, 56, 182, 64), 'bluePale', 1),
  [-1, 1].map((side) => {
    const at = (dx: number) => 105 + side * dx
    return [
      pen.shape(`M${at(98)} 52H${at(72)}Q${at(76)} 92 ${at(86)} 100Q${at(88)} 112 ${at(86)} 122H${at(98)}z`, 'redDark'),
      pen.line(`M${at(80)} 54Q${at(83)} 84 ${at(90)} 98M${at(88)} 54Q${at(89)} 80 ${at(93)} 98`, 0.8),
      pen.shape(box(Math.min(at(84), at(98)), 98, 14, 4, 1.4), 'yellow', 0.9),
    ]
  }),
]

const step = (pen: Pen, foot: number, fill: Fill, front: Fill): Drawing => [
  pen.shape(`M${LEFT + 5} ${foot - 9}H${RIGHT - 5}L${RIGHT} ${foot + 5}H${LEFT}z`, fill, 1.1),
  pen.shape(box(LEFT, foot + 5, RIGHT - LEFT, STEPS.front), front, 1.2),
]

export function concertStage(pen: Pen, stage: Stage): Drawing {
  const isSquare = stage === 'praca'
  const [upper, lower] = STEPS.feet
  return [
    isSquare ? bandstand(pen) : hall(pen),
    pen.shape(box(-4, STEPS.floor - 10, 222, 120), isSquare ? 'cream' : 'tan', 1),
    step(pen, upper, 'woodPale', isSquare ? 'teal' : 'redPale'),
    pen.shape(box(LEFT, upper + 22, RIGHT - LEFT, lower - upper - 26), isSquare ? 'skyLow' : 'cream', 1),
    step(pen, lower, 'woodPale', isSquare ? 'teal' : 'redPale'),
    isSquare
      ? [bush(pen.plane('middle'), 6, STEPS.floor + 2, 0.5), bush(pen.plane('middle'), 205, STEPS.floor + 2, 0.5)]
      : [LEFT, RIGHT].map((x) => pen.shape(circle(x, STEPS.floor - 3, 2.4), 'yellow', 0.8)),
  ]
}
