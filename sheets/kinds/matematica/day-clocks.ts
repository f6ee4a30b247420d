/** Clocks of a day: something that a child does, its hour, and the part of the day that the hour is in. */
import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, ORANGE, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { Activity } from '../pareamento/supports/activities.ts'
import { drawFace } from '../pareamento/supports/support-card.ts'
import { type ClockTime, drawClock, type TimeLook, writtenTime } from './clock-drawn.ts'
import { block, shelfPlaces } from './shelf-grid.ts'

const PARTS = ['manhã', 'tarde', 'noite'] as const
type Part = (typeof PARTS)[number]
const INKS: Readonly<Record<Part, Ink>> = { manhã: YELLOW, tarde: ORANGE, noite: BLUE }

export interface Moment extends Activity {
  readonly hour: number
  readonly part: Part
}

const moment = (hour: number, part: Part, label: string, picture: string): Moment => ({ hour, part, label, picture })

/** In the order of the day; no hour of noon or dusk, which have two names. */
export const MOMENTS: readonly Moment[] = [
  moment(6, 'manhã', 'ACORDAR', 'acordar'),
  moment(7, 'manhã', 'TOMAR CAFÉ', 'tomar café'),
  moment(8, 'manhã', 'IR PARA A ESCOLA', 'ir para a escola'),
  moment(10, 'manhã', 'COMER O LANCHE', 'lanchar'),
  moment(1, 'tarde', 'ALMOÇAR', 'comer'),
  moment(2, 'tarde', 'ESCREVER A LIÇÃO', 'escrever'),
  moment(3, 'tarde', 'JOGAR BOLA', 'jogar bola'),
  moment(5, 'tarde', 'GUARDAR OS BRINQUEDOS', 'guardar os brinquedos'),
  moment(7, 'noite', 'TOMAR BANHO', 'tomar banho'),
  moment(8, 'noite', 'OUVIR HISTÓRIA', 'ouvir história'),
  moment(9, 'noite', 'DORMIR', 'dormir'),
]
const ROWS = 4
const MOST_OF_A_PART = 2

/** The moments of each page in the order of the day. */
export const dealMoments = (options: SheetOptions): Moment[][] =>
  dealPages(options, {
    items: MOMENTS,
    perPage: amountOf(options, ROWS),
    nameOf: ({ label }) => label,
    mostShared: SMALL_DECK,
    accept: (page, one) =>
      page.every(({ hour }) => hour !== one.hour) &&
      page.filter(({ part }) => part === one.part).length < MOST_OF_A_PART,
  }).map((page) => MOMENTS.filter((one) => page.includes(one)))

export const timeOfMoment = ({ hour }: Moment, minutes: readonly number[], random: Random): ClockTime => ({
  hour,
  minute: random.pick(minutes),
})

/** Widths of the picture and of the block with the hour, mm. */
const [FACE, HOUR] = [52, 62]
const HOUR_HEIGHT = 40
const TIME: TimeLook = { size: 9, line: { from: 13, half: 8, below: 4.6 } }

/** The hour to write, and the three parts of the day to ring one of. */
function hourBlock(time: ClockTime, part: Part, box: Box, color: boolean, toDraw: boolean): PageMark[] {
  const { marks, panel } = block(box, color)
  const [cx, middle] = [middleX(panel), panel.y + panel.height * 0.34]
  const step = panel.width / PARTS.length
  const y = panel.y + panel.height * 0.76
  return [
    ...marks,
    ...writtenTime(time, cx, middle, TIME, !toDraw),
    ...PARTS.flatMap((one, i): PageMark[] => {
      const x = panel.x + step * (i + 0.5)
      const ring = { radius: 4.5, width: 1, stroke: ANSWER_RED }
      return [
        centredText(x, y, one, 4.8),
        ...(one === part ? [answer([rect(x - step / 2 + 0.6, y - 5, step - 1.2, 10, ring)])] : []),
      ]
    }),
  ]
}

export interface DayLook {
  readonly color: boolean
  readonly star: CastName
  readonly toDraw: boolean
  /** Of the first clock's case. */
  readonly first: number
}

/** A shelf for each moment: the child who does it, the clock, the hour to write. */
export function drawDay(moments: readonly Moment[], times: readonly ClockTime[], look: DayLook): PageMark[] {
  const { color, star, toDraw, first } = look
  return shelfPlaces(1, moments.length).flatMap((cell, i): PageMark[] => {
    const [one, time] = [moments[i], times[i]]
    if (!one || !time) return []
    const foot = cell.y + cell.height
    const height = Math.min(cell.height, 56)
    const face = { x: cell.x, y: foot - height, width: FACE, height }
    const hour = { x: cell.x + cell.width - HOUR, y: foot - HOUR_HEIGHT, width: HOUR, height: HOUR_HEIGHT }
    const clock = { x: face.x + FACE + 2, y: face.y, width: hour.x - face.x - FACE - 4, height }
    return [
      ...drawFace(one, face, color ? INKS[one.part] : WHITE, { color, star }),
      ...drawClock(time, clock, first + i, color, toDraw),
      ...hourBlock(time, one.part, hour, color, toDraw),
    ]
  })
}
