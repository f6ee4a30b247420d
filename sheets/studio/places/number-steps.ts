/** Six steps up a mountain, a cliff by the sea or stairs of the garage: the least is below, the most at the top. */
import { person } from '../cast/cast.ts'
import { HANDS_UP, POINT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { bus } from '../shapes/vehicles.ts'
import { sailBoat } from '../turning/toys.ts'

export type StepsPlace = 'serra' | 'litoral' | 'garagem'

export const STEPS = { count: 6, x: 11.4, width: 31.6, lowest: 243, rise: 13 }

/** The board with what is compared, mm. */
export const NOTICES = { x: 13, y: 62, width: 185, height: 73 }

/** Left edge and upper edge of a step. */
export const stepAt = (i: number): readonly [number, number] => [
  STEPS.x + i * STEPS.width,
  STEPS.lowest - i * STEPS.rise,
]

const GROUNDS: Readonly<Record<StepsPlace, readonly [turf: Fill, soil: Fill]>> = {
  serra: ['grass', 'brownPale'],
  litoral: ['sand', 'tan'],
  garagem: ['greyDark', 'stone'],
}

const SKIES: Readonly<Record<StepsPlace, readonly [Fill, ...Fill[]]>> = {
  serra: ['sky', 'skyLow', 'bluePale'],
  litoral: ['skyLow', 'sky', 'pinkPale'],
  garagem: ['yellowPale', 'bluePale', 'pinkPale'],
}

const CLIMBERS = [
  ['malu', 'davi'],
  ['bia', 'caio'],
  ['yumi', 'nina'],
  ['sofia', 'theo'],
] as const

function behind(pen: Pen, place: StepsPlace): Drawing {
  const far = pen.plane('far', place === 'serra' ? 'hillLine' : 'seaLine')
  if (place === 'garagem')
    return [
      pen.shape(box(-4, 138, 220, 2.6), 'stoneDark', 1),
      [24, 76, 128].map((x) => [
        far.shape(box(x, 150, 34, 26, 2), 'sky', 0.8),
        far.line(`M${x + 17} 150v26M${x} 163h34`, 0.7),
      ]),
    ]
  const air = [sun(far, 188, 50, 0.4), cloud(far, 22, 50, 0.5), cloud(far, 70, 150, 0.45)]
  if (place === 'serra')
    return [
      air,
      hill(far, points('-6,176 26,150 60,178 96,144 132,172 170,140 216,168'), 'hillFar'),
      hill(pen.plane('middle', 'hillLine'), points('-6,206 30,192 74,210 120,190 216,206'), 'hill'),
    ]
  return [
    air,
    pen.shape(box(-4, 176, 220, 120), 'water', 1),
    standing(far, sailBoat, 56, 188, 18),
    standing(far, sailBoat, 94, 182, 12),
  ]
}

const step = (pen: Pen, i: number, [turf, soil]: readonly [Fill, Fill]): Drawing => {
  const [x, y] = stepAt(i)
  return [
    pen.shape(box(x, y, STEPS.width + 30, 150), soil, 1.1),
    pen.shape(box(x - 0.6, y - 1.4, STEPS.width + 30, 3.6, 1.4), turf, 1),
  ]
}

const BUSES = ['yellow', 'teal', 'red', 'lime', 'purple'] as const

/** A plant on a step, or buses in a row. */
const grown = (pen: Pen, place: StepsPlace, variant: number): Drawing => {
  const [x, y] = [stepAt(4)[0] + STEPS.width * 0.36, stepAt(4)[1] - 1.4]
  if (place === 'litoral') return palm(pen, x, y, 0.62)
  if (place === 'serra') return tree(pen, x, y, 0.7, variant % 2 ? 'lime' : 'leaf')
  return [0, 2, 3, 4].map((i) =>
    bus(pen, stepAt(i)[0] + STEPS.width / 2, stepAt(i)[1] - 1.4, 0.24, () => [], inTurn(BUSES, i + variant)),
  )
}

/** Steps between sky and paper, a child below and one at the top; `variant`, from 0, gives other children. */
export function numberSteps(pen: Pen, place: StepsPlace, variant: number): Drawing {
  const [lower, upper] = inTurn(CLIMBERS, variant)
  const on = (i: number, share: number) => stepAt(i)[0] + STEPS.width * share
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(SKIES[place], variant), null),
    behind(pen, place),
    [NOTICES.x + 20, NOTICES.x + NOTICES.width - 30].map((x) =>
      pen.shape(box(x, NOTICES.y + NOTICES.height - 2, 4, 150), 'wood', 1),
    ),
    pen.shape(box(NOTICES.x, NOTICES.y, NOTICES.width, NOTICES.height, 3), 'woodPale', 1.2),
    pen.shape(box(-4, STEPS.lowest + 10, 20, 60), GROUNDS[place][1], 1.1),
    grown(pen, place, variant),
    Array.from({ length: STEPS.count }, (_, i) => step(pen, i, GROUNDS[place])),
    place === 'garagem' ? [] : tuft(pen, on(2, 0.3), stepAt(2)[1] - 1, 0.5),
    person(pen, lower, on(1, 0.4), stepAt(1)[1] - 1.4, 0.62, { pose: POINT }),
    person(pen, upper, on(5, 0.46), stepAt(5)[1] - 1.4, 0.62, { pose: HANDS_UP }),
  ]
}
