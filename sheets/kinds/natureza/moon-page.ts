/** A diary of eight Moons, seen from Brazil: names for the first four, drawings for the others, and days to count. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle, points, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper, skyNotes, type WatchPlace, watchers, watchGround } from '../../studio/places/sky-watch.ts'
import { questionRows } from './question-rows.ts'
import { PHASE_DAYS, PHASES, type Phase } from './sky-facts.ts'

export interface MoonTask {
  /** Index of the first of the named ones. */
  readonly first: number
  /** Phases with their days to the next of the same name, both on the page. */
  readonly counts: readonly [Phase, Phase]
}

/** Four to name, and four to draw: one is left out between them, so that columns have other phases. */
const SHOWN = [0, 1, 2, 3, 5, 6, 7, 8]
const ROUND = PHASES.length
/** Moons of a diary with the one left out. */
export const MOONS = 9
const DAY = 86_400_000

export const phaseOf = (index: number): Phase => PHASES[index % PHASES.length] ?? 'nova'

const dayOf = (index: number): number => {
  const [day = 1, month = 1] = (PHASE_DAYS[index] ?? '1/1').split('/').map(Number)
  return Date.UTC(2027, month - 1, day) / DAY
}

/** Phases that are named once and drawn a round later. */
export const countedPhases = (first: number): Phase[] => [1, 2, 3].map((i) => phaseOf(first + i))

/** Days from the first to the next Moon of a phase. */
export function daysAround({ first }: Pick<MoonTask, 'first'>, phase: Phase): number {
  const from = SHOWN.map((i) => first + i).find((index) => phaseOf(index) === phase) ?? first
  return dayOf(from + ROUND) - dayOf(from)
}

const DIARY = { x: 19, y: 58, width: 172, height: 131 }
const R = 17.5
/** On the sky between diary and hills. */
const STARS = points('28,200 62,196 97,202 128,197 158,201')
const ROWS = [86, 150]
const COLUMNS = [42, 84, 126, 168]

/** The lit side of a half Moon, as Brazil sees it towards the north: waxing left, waning right. */
function moon(pen: Pen, [x, y]: Spot, phase: Phase): Drawing {
  const half = (sweep: 0 | 1) => `M${x} ${y - R}A${R} ${R} 0 0 ${sweep} ${x} ${y + R}z`
  const dark = phase === 'nova' ? circle(x, y, R) : phase === 'cheia' ? '' : half(phase === 'crescente' ? 1 : 0)
  return [
    pen.shape(circle(x, y, R), 'glow', 1),
    [-6.4, 5.6].map((dx, i) => pen.shape(circle(x + dx, y - 3 + i * 7, 2.6 - i * 0.8), 'straw', 0.5)),
    dark ? (pen.colour ? pen.shape(dark, 'night', 0.8) : pen.solid(dark)) : [],
  ]
}

function entry(pen: Pen, { first }: MoonTask, i: number): PageMark[] {
  const [x, y] = [COLUMNS[i % 4] ?? 0, ROWS[Math.floor(i / 4)] ?? 0]
  const index = first + (SHOWN[i] ?? 0)
  const phase = phaseOf(index)
  const isDrawn = i >= ROUND
  return [
    ...marksOf([
      pen.text(x, y - R - 3.2, PHASE_DAYS[index] ?? '', 5.6),
      isDrawn ? pen.shape(circle(x, y, R), 'white', 1) : moon(pen, [x, y], phase),
      isDrawn ? [] : pen.line(`M${x - 17} ${y + R + 10.6}H${x + 17}`, 0.7),
    ]),
    isDrawn ? answer(marksOf(moon(pen, [x, y], phase))) : writtenAnswer(x, y + R + 7, phase, 5.4),
  ]
}

export const moonPage = (pen: Pen, place: WatchPlace, look: number, task: MoonTask): PageMark[] => {
  const [same, next] = task.counts
  const isMirrored = look % 2 === 1
  const wide = skyNotes(isMirrored)
  // Clear of the telescope's mouth.
  const notes = { ...wide, x: wide.x + (isMirrored ? 0 : 5), width: wide.width - 5 }
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'dusk', null),
      STARS.map(([x, y]) => pen.shape(star(x, y, 1.7, 5, 0.5), 'sun', 0.5)),
      watchGround(pen, place, 211),
      notePaper(pen, DIARY),
      pen.line(`M${DIARY.x + 5} ${(ROWS[0] ?? 0) + 34}H${DIARY.x + DIARY.width - 5}`, 0.5, 'greyDark'),
      pen.text(105, DIARY.y + DIARY.height - 12, 'De uma fase à seguinte passam de 6 a 9 dias.', 4.8, { font: 'text' }),
      pen.text(105, DIARY.y + DIARY.height - 5, 'A Lua em 2027, vista do Brasil, olhando para o norte', 4.8, {
        font: 'text',
      }),
      watchers(pen, look, isMirrored),
      notePaper(pen, notes),
    ]),
    ...SHOWN.flatMap((_, i) => entry(pen, task, i)),
    ...questionRows(pen, notes, notes.y + 14, 18, [
      { asks: `Dias de uma ${same} à outra:`, answer: String(daysAround(task, same)) },
      { asks: `Dias de uma ${next} à outra:`, answer: String(daysAround(task, next)) },
      { asks: 'São cerca de quantas semanas?', answer: '4' },
    ]),
  ]
}
