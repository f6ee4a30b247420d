/** A square of an old town on a feast day, and a museum: a wall for pictures or shelves, a paper for the task. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { townHouse } from '../shapes/instruments.ts'
import { cloud } from '../shapes/nature.ts'

export const HERITAGE_PLACES = ['praca', 'museu'] as const
export type HeritagePlace = (typeof HERITAGE_PLACES)[number]

const FACADES: readonly (readonly [Fill, Fill])[] = [
  ['yellowPale', 'green'],
  ['pinkPale', 'blue'],
  ['bluePale', 'wood'],
  ['skyLow', 'red'],
  ['lime', 'orange'],
]

/** The square from `ground`, the foot of its houses, to the lower end of the page. */
export function heritageSquare(pen: Pen, variant: number, ground: number): Drawing {
  const far = pen.plane('far')
  const facade = (i: number) => FACADES[(i + variant) % FACADES.length] ?? FACADES[0]
  return [
    pen.shape(box(0, 0, 214, ground), 'sky', null),
    cloud(far, 26, 34, 0.6),
    cloud(far, 184, 40, 0.6),
    [6, 38, 70, 111, 143, 175].map((x, i) => {
      const [wall, door] = facade(i) ?? (['cream', 'wood'] as const)
      return far.at(x, ground, 0.72, (own) => townHouse(own, 0, 0, [40, 45 + (i % 2) * 6], wall, door))
    }),
    pen.shape(box(-4, ground, 222, 200), 'path', 1),
    pen.line(
      Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 7 }, (_, i) => `M${18 + i * 30 - (row % 2) * 14} ${ground + 12 + row * 20}h8`).join(''),
      ).join(''),
      0.6,
      'sandLine',
    ),
    bunting(pen, [6, ground - 36], [105, ground - 34], 5, ['red', 'yellow', 'green', 'blue'], { size: 6 }),
    bunting(pen, [105, ground - 34], [206, ground - 36], 5, ['orange', 'pink', 'teal', 'yellow'], { size: 6 }),
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
