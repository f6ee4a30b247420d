/** A square of an old town on a feast day, and a museum: a wall for pictures or shelves, a paper for the task. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { box, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { cloud } from '../shapes/nature.ts'

export const HERITAGE_PLACES = ['praca', 'museu', 'rio'] as const
export type HeritagePlace = (typeof HERITAGE_PLACES)[number]

const FACADES: readonly (readonly [wall: Fill, door: Fill])[] = [
  ['yellowPale', 'green'],
  ['pinkPale', 'blue'],
  ['bluePale', 'wood'],
  ['white', 'red'],
  ['lime', 'orange'],
]

const WINDOW: readonly [width: number, height: number] = [5.4, 7.6]

/** A low house of an old town: one door between two windows, a gap to its neighbours. */
const lowHouse = (pen: Pen, x: number, foot: number, width: number, [wall, door]: readonly [Fill, Fill]): Drawing => {
  const top = foot - 20
  const middle = x + width / 2
  return [
    pen.shape(box(x, top, width, 20), wall, 0.9),
    pen.shape(
      `M${x - 1.4} ${top}L${x + 1.6} ${top - 5.4}H${x + width - 1.6}L${x + width + 1.4} ${top}z`,
      'copper',
      0.9,
    ),
    pen.shape(`M${middle - 3.4} ${foot}V${foot - 10.5}a3.400 3.400 0 0 1 6.800 0V${foot}z`, door, 0.9),
    [-1, 1].map((side) => {
      const cx = middle + side * (width / 2 - 5.6)
      return [
        pen.shape(box(cx - WINDOW[0] / 2, foot - 14.6, ...WINDOW, 0.4), 'white', 0.8),
        pen.shape(box(cx - WINDOW[0] / 2 + 0.7, foot - 13.8, WINDOW[0] - 1.4, WINDOW[1] - 1.6), door, null),
      ]
    }),
  ]
}

/** A white church of an old town with one tower, in the middle of its street. */
const church = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 13, foot - 19, 26, 19), 'white', 0.9),
  pen.shape(
    `M${x - 14} ${foot - 19}Q${x - 6} ${foot - 19} ${x} ${foot - 24}Q${x + 6} ${foot - 19} ${x + 14} ${foot - 19}z`,
    'yellowPale',
    0.9,
  ),
  pen.line(`M${x} ${foot - 23.5}v-3.600M${x - 1.4} ${foot - 25.8}h2.800`, 0.8),
  pen.shape(`M${x - 4} ${foot}V${foot - 10}a4 4 0 0 1 8 0V${foot}z`, 'blue', 0.9),
  [-9, 9].map((dx) => pen.shape(box(x + dx - 2, foot - 15, 4, 6, 0.4), 'bluePale', 0.8)),
]

const [STREET, HOUSE] = [[18, 48, 120, 150], 27] as const

/** The square from `ground`, the foot of its houses, to the lower end of the page; every second one has a church. */
export function heritageSquare(pen: Pen, variant: number, ground: number): Drawing {
  const far = pen.plane('far')
  const facade = (i: number): readonly [Fill, Fill] => FACADES[(i + variant) % FACADES.length] ?? ['cream', 'wood']
  const hasChurch = variant % 2 === 1
  return [
    pen.shape(box(0, 0, 214, ground), 'sky', null),
    cloud(far, 26, 34, 0.6),
    cloud(far, 184, 40, 0.6),
    STREET.map((x, i) => lowHouse(far, x, ground, HOUSE, facade(i))),
    lowHouse(far, 180, ground, HOUSE, facade(4)),
    lowHouse(far, -12, ground, HOUSE, facade(5)),
    hasChurch ? church(far, 97.5, ground) : lowHouse(far, 84, ground, HOUSE, facade(6)),
    pen.shape(box(-4, ground, 222, 200), 'path', 1),
    far.shape(ellipse(105, ground + 58, 92, 44), 'sand', null),
    bunting(pen, [14, ground - 31], [105, ground - 31], 3, ['red', 'yellow', 'green', 'blue'], { size: 4.6 }),
    bunting(pen, [105, ground - 31], [198, ground - 31], 3, ['orange', 'pink', 'teal', 'yellow'], { size: 4.6 }),
  ]
}

/** Sky over a meadow, behind a map. */
export const openCountry = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  pen.shape('M-4 196Q50 190 105 195T218 193V300H-4z', 'meadow', 0.9),
]

/** A wall with a rail for pictures and a floor of boards from `floor` on. */
export const museumHall = (pen: Pen, variant: number, floor: number): Drawing => [
  pen.shape(box(0, 0, 214, floor), (['cream', 'foam', 'yellowPale'] as const)[variant % 3] ?? 'cream', null),
  pen.shape(box(-4, 55.5, 222, 2.4), 'wood', 0.8),
  pen.shape(box(-4, floor, 222, 120), 'woodPale', 1.1),
  pen.shape(box(-4, floor - 5, 222, 5), 'white', 0.9),
  pen.line(
    `M-4 ${floor + 22}H218M-4 ${floor + 50}H218M30 ${floor}v22M176 ${floor}v22M20 ${floor + 22}v28M190 ${floor + 22}v28`,
    0.6,
    'wood',
  ),
]

/** A paper with a task between two readers. */
export function readersPaper(pen: Pen, paper: Box, [left, right]: readonly [CastName, CastName], feet = 283): Drawing {
  return [
    pen.shape(box(paper.x, paper.y, paper.width, paper.height, 3), 'white', 1.1),
    person(pen, left, 25, feet, 0.66, { pose: POINT }),
    person(pen, right, 186, feet, 0.66, { pose: POINT_LEFT }),
  ]
}
