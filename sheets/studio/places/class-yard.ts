/** The yard before a school, with a step for each row of children who are photographed. */
import { box, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, cloud, hill } from '../shapes/nature.ts'

export interface ClassSpot {
  readonly x: number
  readonly foot: number
  readonly scale: number
}

const WINDOWS = [22, 52, 138, 168]

/** `feet` are the heights of the rows, the back row first. */
export function classYard(pen: Pen, feet: readonly number[]): Drawing {
  const [back = 128, front] = feet
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle', 'stoneDark')]
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(far, 24, 50, 0.5),
    hill(far, points('-8,66 40,58 92,66 140,57 218,66'), 'hillFar', 90),
    middle.shape(box(-4, 62, 222, back - 62), 'yellowPale', 0.9),
    middle.shape(box(-4, 57, 222, 6, 1), 'redPale', 0.9),
    WINDOWS.map((x) => [
      middle.shape(box(x, 71, 20, 18, 1), 'sky', 0.8),
      middle.line(`M${x + 10} 71v18M${x} 80h20`, 0.6),
    ]),
    middle.shape(`M92 ${back}V84a13 13 0 0 1 26 0V${back}z`, 'bluePale', 0.9),
    bush(pen.plane('middle'), 18, back, 0.6),
    bush(pen.plane('middle'), 192, back, 0.6),
    pen.shape(box(-4, back - 5, 222, 200), 'path', 1),
    front === undefined
      ? pen.line(`M-4 ${back + 5}H216`, 0.6, 'stoneDark')
      : [
          pen.shape(box(16, back - 5, 178, 10, 1), 'stone', 1),
          pen.shape(box(16, back + 5, 178, front - back - 40, 1), 'stoneDark', 1),
          pen.shape(box(-4, front - 35, 222, 200), 'path', 1),
          pen.line(`M-4 ${front + 4}H216`, 0.6, 'stoneDark'),
        ],
  ]
}
