/** A street or a yard with readings in decibels: the care for each harmful scene, loud and quiet sounds, a habit. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import type { Stage } from '../../studio/places/concert-stage.ts'
import {
  GROUND,
  type IndoorName,
  noisyPlace,
  OUTSIDE,
  OUTSIDE_AT,
  type OutdoorName,
  WINDOWS,
} from '../../studio/places/noisy-places.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { CARES, type Habit, LIMIT, SOUNDS, type SoundName } from './noise-facts.ts'

export interface NoiseTask {
  readonly windows: readonly [IndoorName, IndoorName]
  readonly readings: Readonly<Partial<Record<SoundName, number>>>
  /** Harmful scenes in the order of the letters. */
  readonly letters: readonly (IndoorName | OutdoorName)[]
  readonly habit: Habit
}

const BOX = 12.4
const LETTERS = 'ABCDE'
const MEASURE = { width: 22, height: 10 }

/** A meter with its reading, its middle and upper edge. */
const meter = (pen: Pen, [x, y]: Spot, level: number): Drawing => [
  pen.shape(box(x - MEASURE.width / 2, y, MEASURE.width, MEASURE.height, 2), 'yellow', 1),
  pen.text(x, y + 7, `${level} dB`, 5),
]

const isSound = (name: string): name is SoundName => name in SOUNDS

function plates(
  pen: Pen,
  name: IndoorName | OutdoorName | SoundName,
  [x, y]: Spot,
  { readings, letters }: NoiseTask,
): PageMark[] {
  const level = isSound(name) ? readings[name] : undefined
  const index = letters.indexOf(name as IndoorName)
  if (index < 0) return marksOf(meter(pen, [x, y + 1.2], level ?? 0))
  const boxX = level === undefined ? x : x - 13
  return [
    ...marksOf([
      level === undefined ? [] : meter(pen, [x + 7.6, y + 1.2], level),
      pen.shape(box(boxX - BOX / 2, y, BOX, BOX, 2.2), 'white', 1),
    ]),
    writtenAnswer(boxX, y + BOX / 2, LETTERS[index] ?? '', 8),
  ]
}

const NOTES = { x: 16.5, y: 211, width: 177, height: 71 }
const [LEFT, RIGHT] = [NOTES.x + 5, NOTES.x + NOTES.width - 5]

export const loudest = (readings: NoiseTask['readings']): SoundName =>
  Object.entries(readings).reduce((best, one) => (one[1] > best[1] ? one : best))[0] as SoundName
export const aboveLimit = (readings: NoiseTask['readings']): number =>
  Object.values(readings).filter((level) => level > LIMIT).length

function line(pen: Pen, base: number, [from, to]: Spot, words: string, written: string): PageMark[] {
  const { from: start, marks } = wordsAndLine(pen, words, [from, base], 4.7, to, 2.4)
  return [
    ...marks,
    writtenAnswer(start + 2, base - 2.6, written, fitTextSize(written, 'display', 5, to - start - 3), {
      anchor: 'start',
    }),
  ]
}

const WARNING = `Mais de ${LIMIT} dB por muito tempo faz mal!`

function notes(pen: Pen, { letters, readings, habit }: NoiseTask): PageMark[] {
  const top = loudest(readings)
  const more = (readings[top] ?? 0) - (readings.conversa ?? 0)
  const middle = NOTES.x + NOTES.width / 2
  return [
    ...marksOf([
      letters.map((name, i) =>
        pen.text(i < 3 ? LEFT : middle + 4, NOTES.y + 7.4 + (i % 3) * 7, `${LETTERS[i]}. ${CARES[name]}`, 4.7, {
          font: 'text',
          anchor: 'start',
        }),
      ),
      pen.text(middle + 4, NOTES.y + 21.4, WARNING, fitTextSize(WARNING, 'display', 4.7, RIGHT - middle - 5), {
        anchor: 'start',
      }),
      pen.line(`M${LEFT} ${NOTES.y + 25.4}H${RIGHT}`, 0.5, 'greyDark'),
    ]),
    ...line(pen, NOTES.y + 35, [LEFT, middle - 4], 'O som mais forte é', SOUNDS[top].said),
    ...line(pen, NOTES.y + 35, [middle + 4, RIGHT], `Sons acima de ${LIMIT} dB:`, String(aboveLimit(readings))),
    ...line(pen, NOTES.y + 46, [LEFT, RIGHT], 'O som mais forte tem quantos dB a mais que a conversa?', `${more} dB`),
    ...line(pen, NOTES.y + 57, [LEFT, RIGHT], habit.asks, ''),
    pen.line(`M${LEFT} ${NOTES.y + 67.5}H${RIGHT}`, 0.6),
    writtenAnswer(LEFT + 2, NOTES.y + 64, `Exemplo: ${habit.example}`, 4.8, { anchor: 'start', font: 'text' }),
  ]
}

const CASTS: readonly (readonly CastName[])[] = [
  ['davi', 'iara', 'gil', 'nina', 'caio', 'bia', 'yumi', 'sofia'],
  ['sofia', 'gil', 'nina', 'davi', 'iara', 'caio', 'malu', 'bia'],
  ['bia', 'caio', 'yumi', 'gil', 'nina', 'sofia', 'davi', 'iara'],
  ['nina', 'davi', 'iara', 'sofia', 'malu', 'gil', 'bia', 'caio'],
  ['gil', 'sofia', 'caio', 'iara', 'bia', 'nina', 'malu', 'davi'],
]

export function noisePage(pen: Pen, stage: Stage, variant: number, task: NoiseTask): PageMark[] {
  const cast = CASTS[variant % CASTS.length] ?? []
  const under = WINDOWS.top + WINDOWS.height + 7
  return [
    ...marksOf([noisyPlace(pen, stage, { windows: task.windows, cast }), notePaper(pen, NOTES)]),
    ...task.windows.flatMap((name, i) => plates(pen, name, [(WINDOWS.left[i] ?? 0) + WINDOWS.width / 2, under], task)),
    ...marksOf(pen.shape('M176 100L177 106L181 100z', 'yellow', 0.9)),
    ...plates(pen, 'passarinho', [181, 89], task),
    ...OUTSIDE[stage].flatMap((name, i) => plates(pen, name, [OUTSIDE_AT[i] ?? 0, GROUND.foot + 3.4], task)),
    ...plates(pen, 'conversa', [OUTSIDE_AT[3], GROUND.foot + 3.4], task),
    ...notes(pen, task),
  ]
}
