/** One neighbourhood by day and by night: in which of the two pictures is each thing? */
import { centred, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type Hood, neighbourhood } from '../../studio/places/neighbourhood.ts'
import type { Sight } from './rhythms.ts'
import { seenTable } from './seen-table.ts'

export interface DayNightFacts {
  readonly day: readonly Sight[]
  readonly night: readonly Sight[]
  readonly asked: readonly Sight[]
  /** Questions of the table about the sky by day and by night. */
  readonly heavens: readonly [day: string, night: string]
}

export const HEAVENS = [
  ['sol', 'lua'],
  ['nuvens', 'estrelas'],
] as const

const [LEFT, WIDTH, HEIGHT] = [14, 182, 77]
const TOPS = { day: 59, night: 141 }
const GROUND = 50
const PAVEMENT_SPOTS = [66, 118, 156]
const AIR_SPOTS = [62, 80]

function picture(pen: Pen, hood: Hood, isNight: boolean, sights: readonly Sight[]): Drawing {
  const top = isNight ? TOPS.night : TOPS.day
  const air = sights.filter(({ at }) => at === 'air')
  const road = sights.filter(({ at }) => at === 'road')
  const pavement = sights.filter(({ at }) => at === 'pavement')
  return [
    neighbourhood(pen, hood, isNight, { x: LEFT, y: top, width: WIDTH, height: HEIGHT, ground: top + GROUND }),
    pen.shape(box(LEFT, top, WIDTH, HEIGHT, 2), null, 1.2),
    air.map(({ draw, size }, i) => centred(pen, draw, LEFT + (AIR_SPOTS[i] ?? 0), top + 9.5, size)),
    pavement.map(({ draw, size }, i) => standing(pen, draw, LEFT + (PAVEMENT_SPOTS[i] ?? 0), top + GROUND + 9, size)),
    road.map(({ draw, size }) => standing(pen, draw, LEFT + (isNight ? 90 : 70), top + HEIGHT - 3, size)),
    pen.shape(box(LEFT + 4, top + 4, 28, 9, 2), 'white', 0.9),
    pen.text(LEFT + 18, top + 10.4, isNight ? 'Noite' : 'Dia', 6),
  ]
}

export const dayNightPage = (pen: Pen, hood: Hood, { day, night, asked, heavens }: DayNightFacts) => [
  ...marksOf([
    pen.shape(box(0, 0, 214, 300), 'cream', null),
    picture(pen, hood, false, day),
    picture(pen, hood, true, night),
  ]),
  ...seenTable(
    pen,
    ['Dia', 'Noite'],
    [
      { name: heavens[0], seen: [true, false] },
      { name: heavens[1], seen: [false, true] },
      ...asked.map((sight) => ({
        name: sight.name,
        seen: [day.includes(sight), night.includes(sight)] as const,
      })),
    ],
  ),
]
