/** A classroom: three potted plants of an experiment, a mural of a plant's ages to number, two questions. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { cutSoil, type Garden, gardenLand } from '../../studio/places/cut-garden.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { wateringCan } from '../../studio/shapes/keepsakes.ts'
import { cloud, sun } from '../../studio/shapes/nature.ts'
import { atAge, type Growing, potted } from '../../studio/shapes/seedlings.ts'
import type { PlantQuestion, Pot } from './plant-facts.ts'

export interface GrowthTask {
  readonly plant: Growing
  /** Ages, from 0, in their order on the mural. */
  readonly ages: readonly number[]
  readonly pots: readonly Pot[]
  readonly questions: readonly PlantQuestion[]
}

export const LACKS: Readonly<Record<Pot, string>> = { cuidada: 'nada', 'sem água': 'água', 'sem luz': 'luz' }

const BENCH = 118
const SLOTS = [41, 105, 169]
const WINDOW = { width: 56, top: 58, bottom: 112 }

const frame = (x: number) => box(x - WINDOW.width / 2, WINDOW.top, WINDOW.width, WINDOW.bottom - WINDOW.top, 2)

const sunny = (pen: Pen, garden: Garden, x: number): Drawing => [
  pen.shape(frame(x), 'white', 1.1),
  pen.clip(frame(x), [
    gardenLand(pen, garden, WINDOW.bottom + 12),
    sun(pen.plane('middle'), x + 17, WINDOW.top + 12, 0.5),
  ]),
  pen.shape(frame(x), null, 1.3),
]

/** A cupboard with its doors open, dark inside. */
const cupboard = (pen: Pen, x: number): Drawing => {
  const [left, right] = [x - WINDOW.width / 2 + 7, x + WINDOW.width / 2 - 7]
  const [top, bottom] = [WINDOW.top, BENCH]
  return [
    pen.shape(box(left, top, right - left, bottom - top), pen.colour ? 'greyDark' : 'white', 1.3),
    pen.colour
      ? []
      : pen.line(Array.from({ length: 9 }, (_, i) => `M${left} ${top + 6 + i * 6}H${right}`).join(''), 0.5),
    pen.shape(`M${left} ${top}L${left - 8} ${top + 4}V${bottom + 2}L${left} ${bottom}z`, 'wood', 1.2),
    pen.shape(`M${right} ${top}L${right + 8} ${top + 4}V${bottom + 2}L${right} ${bottom}z`, 'wood', 1.2),
  ]
}

function experiment(pen: Pen, garden: Garden, { pots }: GrowthTask): Drawing {
  return [
    pots.map((pot, i) => {
      const x = SLOTS[i] ?? 0
      return pot === 'sem luz' ? cupboard(pen, x) : sunny(pen, garden, x)
    }),
    pen.shape(box(-4, BENCH - 2, 222, 5), 'woodPale', 1.2),
    pen.shape(box(-4, BENCH + 3, 222, 20), 'wood', 1.2),
    pots.map((pot, i) => {
      const x = SLOTS[i] ?? 0
      return [
        pot === 'sem água' ? [] : standing(pen, wateringCan, x + 17, BENCH, 15),
        potted(pen, pot, 'ABC'[i] ?? '', x - 4, BENCH),
      ]
    }),
  ]
}

const LACK_PLATE = { width: 56, height: 13.4 }

function lackPlates(pen: Pen, { pots }: GrowthTask): PageMark[] {
  return pots.flatMap((pot, i): PageMark[] => {
    const x = SLOTS[i] ?? 0
    const [left, top] = [x - LACK_PLATE.width / 2, BENCH + 6.3]
    return [
      ...marksOf([
        pen.shape(box(left, top, LACK_PLATE.width, LACK_PLATE.height, 2), 'white', 0.9),
        pen.text(left + 3, top + 8.6, 'Faltou:', 5, { font: 'text', anchor: 'start' }),
        pen.line(`M${left + 22} ${top + 10.6}H${left + LACK_PLATE.width - 3}`, 0.6),
      ]),
      writtenAnswer(left + 37, top + 6, LACKS[pot], 6),
    ]
  })
}

/** The mural on the wall, its ground and the boxes for numbers. */
const MURAL = { x: 14, y: 148, width: 182, height: 76, ground: 184, first: 30, step: 30 }
const BOX = { top: 208.5, side: 12.4 }

function mural(pen: Pen, { plant, ages }: GrowthTask): PageMark[] {
  const inside = box(MURAL.x, MURAL.y, MURAL.width, MURAL.height, 2)
  const placeOf = (i: number) => MURAL.first + i * MURAL.step
  return [
    ...marksOf([
      pen.shape(box(MURAL.x - 2.5, MURAL.y - 2.5, MURAL.width + 5, MURAL.height + 5, 3), 'yellow', 1.1),
      pen.clip(inside, [
        pen.shape(inside, 'sky', null),
        [45, 135].map((x) => cloud(pen.plane('far'), x, MURAL.y + 10, 0.42)),
        pen.shape(box(-8, MURAL.ground - 14, 230, 20), 'meadow', 0.8),
        cutSoil(pen, MURAL.ground, 60, 0),
        ages.map((age, i) => atAge(pen, plant, age, placeOf(i), MURAL.ground)),
      ]),
      pen.shape(inside, null, 1),
    ]),
    ...ages.flatMap((age, i): PageMark[] => [
      pen.shape(box(placeOf(i) - BOX.side / 2, BOX.top, BOX.side, BOX.side, 2), 'white', 0.9),
      writtenAnswer(placeOf(i), BOX.top + BOX.side / 2, String(age + 1), 8),
    ]),
  ]
}

const NOTES = { x: 46, y: 233, width: 118, height: 49 }

function questionLines(pen: Pen, questions: readonly PlantQuestion[]): PageMark[] {
  const [left, right] = [NOTES.x + 4, NOTES.x + NOTES.width - 4]
  return questions.flatMap(({ asks, answer }, i): PageMark[] => {
    const base = NOTES.y + 8.4 + i * 24
    return [
      pen.text(left, base, asks, fitTextSize(asks, 'text', 5, right - left), { font: 'text', anchor: 'start' }),
      pen.line(`M${left} ${base + 12}H${right}`, 0.6),
      writtenAnswer(left + 2, base + 8.6, answer, 5, { anchor: 'start', font: 'text' }),
    ]
  })
}

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['malu', 'davi'],
  ['theo', 'iara'],
  ['nina', 'caio'],
  ['gil', 'yumi'],
  ['bia', 'sofia'],
]

export function growthPage(pen: Pen, garden: Garden, variant: number, task: GrowthTask): PageMark[] {
  const [left, right] = PAIRS[variant % PAIRS.length] ?? (['malu', 'davi'] as const)
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), garden === 'horta' ? 'yellowPale' : 'bluePale', null),
      experiment(pen, garden, task),
      pen.shape(box(-4, 262, 220, 40), 'tan', 1),
    ]),
    ...lackPlates(pen, task),
    ...mural(pen, task),
    ...marksOf([
      notePaper(pen, NOTES),
      person(pen, left, 25, 283, 0.8, { pose: POINT }),
      person(pen, right, 185, 283, 0.8, { pose: POINT_LEFT }),
    ]),
    ...questionLines(pen, task.questions),
  ]
}
