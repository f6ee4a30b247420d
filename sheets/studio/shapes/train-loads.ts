/** Loads that look out over the rim of a wagon, about the middle of the rim. Lengths in mm. */
import { inTurn } from '../in-turn.ts'
import { box, circle, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { type HeadName, head } from './animals.ts'

export type Load = 'bichos' | 'troncos' | 'carvao' | 'caixas' | 'cocos'

const RIDERS: readonly [HeadName, ...HeadName[]] = ['bear', 'cat', 'frog', 'jaguar', 'dog', 'chick', 'pig']
const HEAP = [0, 3.4, 5, 4.4, 3, 0] as const
const BOXES: readonly [Fill, ...Fill[]] = ['tan', 'straw', 'redPale', 'bluePale']

const LOADS: Readonly<Record<Load, (pen: Pen, x: number, rim: number, width: number, look: number) => Drawing>> = {
  bichos: (pen, x, rim, _, look) => head(pen, inTurn(RIDERS, look), x, rim - 2.4, 0.62),
  troncos: (pen, x, rim, width) =>
    [-1, 0, 1].map((i) => [
      pen.shape(circle(x + i * width * 0.27, rim - 1.6, width * 0.135), 'brownPale', 0.8),
      pen.line(`M${x + i * width * 0.27} ${rim - 1.6}h0.010`, 1.6, 'brown'),
    ]),
  carvao: (pen, x, rim, width) => {
    const spots = [-0.44, -0.28, -0.08, 0.12, 0.3, 0.44].map(
      (share, i): Spot => [x + share * width, rim - inTurn(HEAP, i)],
    )
    return pen.shape(`${smooth(spots, false)}V${rim + 1}H${x - 0.44 * width}z`, 'greyDark', 0.8)
  },
  caixas: (pen, x, rim, width, look) =>
    [-1, 1].map((side, i) => {
      const [w, h] = [width * 0.36, 4.4 + ((look + i) % 2) * 2]
      const left = x + side * width * 0.2 - w / 2
      return [
        pen.shape(box(left, rim - h, w, h + 1, 0.6), inTurn(BOXES, look + i), 0.8),
        pen.line(`M${left + w / 2} ${rim - h}v2.400`, 0.7),
      ]
    }),
  cocos: (pen, x, rim, width) =>
    [-0.3, -0.1, 0.1, 0.3].map((share, i) =>
      pen.shape(circle(x + share * width, rim - (i % 3 ? 2.6 : 1.2), width * 0.13), 'leaf', 0.8),
    ),
}

export const loadOn = (pen: Pen, load: Load, x: number, rim: number, width: number, look: number): Drawing =>
  LOADS[load](pen.plane('middle'), x, rim, width, look)
