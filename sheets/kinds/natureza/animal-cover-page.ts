/** Eight animals at home; below, five lenses show what covers a body. */
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, points } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import type { AnimalGroundName } from '../../studio/places/animal-grounds.ts'
import { type AnimalName, animal, type Cover } from './animal-facts.ts'
import { animalScene, boxedSign, type Seen } from './animal-sign.ts'

export interface CoverTask {
  readonly seen: readonly Seen[]
  /** The lenses from left to right. */
  readonly lenses: readonly Cover[]
}

/** Number of the lens that shows the cover of an animal. */
export function lensOf({ lenses }: CoverTask, name: AnimalName): number {
  const { cover } = animal(name)
  if (!cover) throw new RangeError(`no cover of ${name}`)
  return lenses.indexOf(cover) + 1
}

const RADIUS = 12
/** Six rows of five, every second one shifted by half a column. */
const rows = (from: number, step: number, draw: (x: number, y: number) => string) =>
  Array.from({ length: 30 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)]
    return draw(-14 + column * 6 + (row % 2) * 3, from + row * step)
  })

const CLOSE_UPS: Readonly<Record<Cover, (pen: Pen) => Drawing>> = {
  penas: (pen) => [
    pen.shape(circle(0, 0, RADIUS), 'bluePale', null),
    points('-8,-7 4,-8 -2,1 9,0 -10,6 4,9').map(([x, y], i) =>
      pen.at(x, y, 1, (own) => [
        own.shape('M0 8C-5 4 -5 -5 0 -9C5 -5 5 4 0 8z', i % 2 ? 'blue' : 'bluePale', 0.8),
        own.line('M0 10V-8M0 -2l-3 -2M0 2l-3.600 -2M0 -2l3 -2M0 2l3.600 -2', 0.6),
      ]),
    ),
  ],
  pelos: (pen) => [
    pen.shape(circle(0, 0, RADIUS), 'capyPale', null),
    pen.line(
      rows(-13, 4.6, (x, y) => `M${x} ${y}q-0.600 3 -2.400 5M${x + 2.6} ${y + 1}q-0.400 2.600 -1.800 4`).join(''),
      0.7,
      'brownDark',
    ),
  ],
  escamas: (pen) => [
    pen.shape(circle(0, 0, RADIUS), 'green', null),
    rows(
      11,
      -4.6,
      (x, y) =>
        `M${x - 3} ${y - 5}V${y - 1}Q${x - 3} ${y + 2} ${x} ${y + 2}Q${x + 3} ${y + 2} ${x + 3} ${y - 1}V${y - 5}z`,
    ).map((d, i) => pen.shape(d, i % 3 ? 'leaf' : 'lime', 0.8)),
  ],
  concha: (pen) => [
    pen.shape(circle(0, 0, RADIUS), 'tan', null),
    pen.line(
      'M0.500 0a2 2 0 1 1 2 -2.400a5 5 0 1 1 -7 4.400a8 8 0 1 1 13.500 2a9 9 0 0 1 -6 4.600M-4.500 1a11 11 0 0 0 3 8.600',
      1.1,
    ),
  ],
  'pele lisa': (pen) => [
    pen.shape(circle(0, 0, RADIUS), 'lime', null),
    pen.shade('M-9 -4Q-7 -9 -1 -10Q-6 -6 -6 -2z', 'white', 0.7),
    points('4,-4 -3,4 6,5').map(([x, y]) =>
      pen.shape(`M${x} ${y - 2.6}q2.400 2.800 0 4.200q-2.400 -1.400 0 -4.200z`, 'foam', 0.7),
    ),
  ],
}

const PANEL = { x: 36, y: 228, width: 138, height: 50 }
const [FIRST, STEP, MIDDLE, GROWTH] = [51.5, 27.2, 246, 0.94]

function lens(pen: Pen, x: number, cover: Cover, number: number): Drawing {
  return [
    pen.rope(`M${x + 8.6} ${MIDDLE + 8.6}L${x + 12} ${MIDDLE + 13.5}`, 3.4, 'wood', 1),
    pen.at(x, MIDDLE, GROWTH, (own) => [
      own.clip(circle(0, 0, RADIUS), CLOSE_UPS[cover](own)),
      own.shape(circle(0, 0, RADIUS), null, 1.5),
    ]),
    pen.shape(circle(x - 9.6, MIDDLE - 9.6, 4.8), 'yellow', 0.9),
    pen.text(x - 9.6, MIDDLE - 7.5, number, 6),
    pen.text(x, MIDDLE + 24, cover, 5.4),
  ]
}

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['caio', 'iara'],
  ['nina', 'gil'],
  ['theo', 'bia'],
  ['yumi', 'davi'],
]

export function coverPage(pen: Pen, place: AnimalGroundName, look: number, task: CoverTask): PageMark[] {
  const { seen, lenses } = task
  const [left, right] = PAIRS[look % PAIRS.length] ?? (['caio', 'iara'] as const)
  return [
    ...marksOf([
      animalScene(pen, place, seen),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'cream', 1.1),
      lenses.map((cover, i) => lens(pen, FIRST + i * STEP, cover, i + 1)),
      person(pen, left, 22, 283, 0.72, { pose: POINT }),
      person(pen, right, 188, 283, 0.72, { pose: POINT_LEFT }),
    ]),
    ...seen.flatMap((one) => boxedSign(pen, one, String(lensOf(task, one.name)))),
  ]
}
