/** One neighbourhood by day and by night: in which of the two pictures is each thing? */
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type Hood, neighbourhood } from '../../studio/places/neighbourhood.ts'
import type { Sight } from './rhythms.ts'
import { seenTable } from './seen-table.ts'

export interface DayNightFacts {
  readonly day: readonly Sight[]
  readonly night: readonly Sight[]
  readonly asked: readonly Sight[]
}

const [LEFT, WIDTH, HEIGHT] = [14, 182, 77]
const TOPS = { day: 59, night: 141 }
const GROUND_SPOTS = [36, 92, 150]
const AIR_SPOTS = [86, 126]

function picture(pen: Pen, hood: Hood, isNight: boolean, sights: readonly Sight[]): Drawing {
  const top = isNight ? TOPS.night : TOPS.day
  const air = sights.filter(({ isInAir }) => isInAir)
  const ground = sights.filter(({ isInAir }) => !isInAir)
  return [
    neighbourhood(pen, hood, isNight, { x: LEFT, y: top, width: WIDTH, height: HEIGHT, ground: top + 47 }),
    pen.shape(box(LEFT, top, WIDTH, HEIGHT, 2), null, 1.2),
    air.map(({ draw, size }, i) => standing(pen, draw, LEFT + (AIR_SPOTS[i] ?? 0) - 14, top + 17, size)),
    ground.map(({ draw, size }, i) => standing(pen, draw, LEFT + (GROUND_SPOTS[i] ?? 0), top + 73, size)),
    pen.shape(box(LEFT + 4, top + 4, 28, 9, 2), 'white', 0.9),
    pen.text(LEFT + 18, top + 10.4, isNight ? 'Noite' : 'Dia', 6),
  ]
}

export const dayNightPage = (pen: Pen, hood: Hood, { day, night, asked }: DayNightFacts) => [
  ...marksOf([
    pen.shape(box(0, 0, 214, 300), 'cream', null),
    picture(pen, hood, false, day),
    picture(pen, hood, true, night),
  ]),
  ...seenTable(
    pen,
    ['Dia', 'Noite'],
    [
      { name: 'sol', seen: [true, false] },
      { name: 'lua', seen: [false, true] },
      ...asked.map((sight) => ({
        name: sight.name,
        seen: [day.includes(sight), night.includes(sight)] as const,
      })),
    ],
  ),
]
