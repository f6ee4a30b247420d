/** Three samples of soil let water through for the same time: which soil is it, how much has passed? */
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { BENCH, benchFront, fiveMinutes, sampleStand, soilBench, soilLens } from '../../studio/places/soil-bench.ts'
import { badge, boxThenWords, wordsThenBox } from './number-badge.ts'
import type { Soil } from './soil-water-facts.ts'

export interface Sample {
  readonly soil: Soil
  /** Water in the jar, mL. */
  readonly passed: number
}

export interface SoilJarsTask {
  /** A, B and C from left to right. */
  readonly jars: readonly Sample[]
  readonly clues: readonly Soil[]
  /** The sample whose kept water is asked for. */
  readonly kept: Sample
}

export const POURED_ML = 200
const LETTERS = 'ABC'
const PAPER = { x: 17, y: 215, width: 176, height: 66 }
const CAST: readonly CastName[] = ['bia', 'theo', 'sofia', 'gil', 'iara', 'davi']

const letterOf = ({ jars }: SoilJarsTask, soil: Soil | undefined) =>
  LETTERS[jars.findIndex((one) => one.soil === soil)] ?? ''

export function soilJarsPage(pen: Pen, look: number, task: SoilJarsTask): PageMark[] {
  const byWater = [...task.jars].sort((a, b) => b.passed - a.passed)
  const [most, , least] = byWater
  const left = PAPER.x + 4
  const row = (i: number) => PAPER.y + 8.6 + i * 12.2
  return [
    ...marksOf([
      soilBench(pen),
      person(pen, CAST[look % CAST.length] ?? 'bia', 184, 216, 1, { pose: HOLD }),
      benchFront(pen),
      task.jars.map(({ soil, passed }, i) => {
        const x = BENCH.middles[i] ?? 0
        return [
          sampleStand(pen, [x, BENCH.top], soil.name, passed),
          soilLens(pen, [x, 84], soil.name),
          badge(pen, [x, 190.2], LETTERS[i] ?? ''),
        ]
      }),
      fiveMinutes(pen, 165.5, 186),
      notePaper(pen, PAPER),
      pen.line(`M${PAPER.x + 104} ${PAPER.y + 4}V${PAPER.y + 38}`, 0.5, 'greyDark'),
    ]),
    ...task.clues.flatMap((soil, i) =>
      boxThenWords(pen, [left, row(i)], `${soil.name}: ${soil.clue}`, letterOf(task, soil), 97),
    ),
    ...task.jars.flatMap(({ passed }, i) =>
      wordsThenBox(pen, [PAPER.x + 109, row(i)], `Em ${LETTERS[i]} passaram`, String(passed), {
        room: 64,
        width: 14,
        after: 'mL.',
      }),
    ),
    ...wordsThenBox(pen, [left, row(3)], 'Mais permeável:', letterOf(task, most?.soil)),
    ...wordsThenBox(pen, [left + 54, row(3)], 'Menos permeável:', letterOf(task, least?.soil)),
    ...wordsThenBox(
      pen,
      [left, row(4)],
      `Dos ${POURED_ML} mL despejados, o solo ${LETTERS[task.jars.indexOf(task.kept)]} segurou`,
      String(POURED_ML - task.kept.passed),
      { width: 16, after: 'mL.' },
    ),
  ]
}
