/** The Earth in space, half in the light: cities by day and by night, and which one sees the Sun next. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { earth, onGlobe } from '../../studio/shapes/earth.ts'
import { hugeSun } from '../../studio/shapes/solar-system.ts'
import { questionRows } from './question-rows.ts'
import { type City, EARTH_SIDES } from './sky-facts.ts'

export interface DaySideTask {
  /** Index of the side of the Earth that is seen. */
  readonly side: number
  /** The Sun shines from the east (right): morning comes along the middle; from the west: night does. */
  readonly isMorning: boolean
  readonly asked: readonly City[]
}

const GLOBE = { x: 105, y: 131, r: 58 }
const NOTES = { x: 17, y: 207, width: 176, height: 74 }

export const lonOf = ({ side }: Pick<DaySideTask, 'side'>) => EARTH_SIDES[side]?.lon ?? 0

export const isInLight = (task: DaySideTask, { at }: City) => at[0] > lonOf(task) === task.isMorning

/** Cities in the dark (in the light) that the line in the middle reaches, the first one first. */
export const nextAtLine = (task: DaySideTask): City[] =>
  task.asked.filter((one) => one.at[0] < lonOf(task)).sort((one, other) => other.at[0] - one.at[0])

const STARS: readonly Spot[] = [
  [24, 70],
  [44, 62],
  [186, 68],
  [166, 61],
  [30, 196],
  [52, 199],
  [178, 194],
  [160, 200],
]

/** The dark half: darker inks in colour, hatched in line. */
function darkHalf(pen: Pen, task: DaySideTask): Drawing {
  const { x, y, r } = GLOBE
  const half = `M${x} ${y - r}A${r} ${r} 0 0 ${task.isMorning ? 0 : 1} ${x} ${y + r}z`
  const hatches = Array.from({ length: 45 }, (_, i) => `M${x - 3 * r + i * 4} ${y + r}l${2 * r} ${-2 * r}`).join('')
  return [
    pen.clip(half, pen.colour ? earth(pen, { ...GLOBE, lon: lonOf(task) }, true) : pen.line(hatches, 0.5)),
    pen.line(`M${x} ${y - r - 4}V${y + r + 4}`, 1, undefined, [3, 2]),
  ]
}

function sunSide(pen: Pen, isMorning: boolean): Drawing {
  const side = isMorning ? 1 : -1
  const { x, y, r } = GLOBE
  return [
    hugeSun(pen, x + side * 116, y, 30),
    [-34, -17, 17, 34].map((dy) => {
      const from = x + side * 83
      const to = x + side * (Math.sqrt(r * r - dy * dy) + 5)
      return [
        pen.line(`M${from} ${y + dy}H${to}`, 0.9),
        pen.line(`M${to + side * 3} ${y + dy - 2}L${to} ${y + dy}L${to + side * 3} ${y + dy + 2}`, 0.9),
      ]
    }),
  ]
}

/** The Earth turns to the east: an arrow below it from left to right. */
const turning = (pen: Pen): Drawing => {
  const { x, y, r } = GLOBE
  return [
    pen.rope(`M${x - 36} ${y - r + 2}Q${x} ${y - r - 14} ${x + 36} ${y - r + 2}`, 1.8, 'orange', 0.6),
    pen.shape(`M${x + 41} ${y - r + 5.4}L${x + 32} ${y - r + 4}L${x + 37} ${y - r - 3}z`, 'orange', 0.7),
  ]
}

function cityMark(pen: Pen, { side }: DaySideTask, { name, at }: City): Drawing {
  const { spot } = onGlobe({ ...GLOBE, lon: lonOf({ side }) }, at)
  const [x, y] = spot
  const width = measureText(name, 'display', 4.2) + 4
  const left = Math.min(Math.max(x - width / 2, GLOBE.x - 54), GLOBE.x + 54 - width)
  return [
    pen.shape(star(x, y, 2.2, 5, 0.5), 'red', 0.6),
    pen.shape(box(left, y + 3, width, 6, 1.6), 'white', 0.6),
    pen.text(left + width / 2, y + 7.4, name, 4.2),
  ]
}

function dayOrNight(pen: Pen, task: DaySideTask): PageMark[] {
  const step = (NOTES.width - 8) / 3
  return task.asked.flatMap((one, i): PageMark[] => {
    const left = NOTES.x + 5 + (i % 3) * step
    const top = NOTES.y + 4 + Math.floor(i / 3) * 13
    return [
      ...marksOf([
        pen.text(left + 13, top + 7, one.name, 4.6, { anchor: 'start' }),
        pen.shape(box(left, top, 11, 11, 2), 'white', 0.9),
      ]),
      writtenAnswer(left + 5.5, top + 5.5, isInLight(task, one) ? 'D' : 'N', 7),
    ]
  })
}

const questionsOf = (task: DaySideTask) => {
  const order = nextAtLine(task)
  const event = task.isMorning ? 'Das três no escuro, o Sol nasce' : 'Das três no claro, o Sol se põe'
  return [
    { asks: 'A Terra gira do oeste para o', answer: 'leste' },
    { asks: `${event} primeiro em`, answer: order[0]?.name ?? '' },
    { asks: `${event} por último em`, answer: order.at(-1)?.name ?? '' },
    { asks: 'Por causa do giro, o Sol parece ir do leste para o', answer: 'oeste' },
  ]
}

export const daySidePage = (pen: Pen, task: DaySideTask): PageMark[] => [
  ...marksOf([
    pen.shape(box(0, 0, 214, 300), 'dusk', null),
    STARS.map(([x, y], i) => pen.shape(star(x, y, i % 2 ? 1.8 : 1.4, 5, 0.5), 'sun', 0.5)),
    sunSide(pen, task.isMorning),
    earth(pen, { ...GLOBE, lon: lonOf(task) }),
    darkHalf(pen, task),
    turning(pen),
    task.asked.map((one) => cityMark(pen, task, one)),
    notePaper(pen, NOTES),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 31.5}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
  ]),
  ...dayOrNight(pen, task),
  ...questionRows(pen, NOTES, NOTES.y + 40, 9.6, questionsOf(task)),
]
