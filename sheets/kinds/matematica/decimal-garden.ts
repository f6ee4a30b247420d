/** Five plants beside measuring sticks: heights to read and write, heights to draw. */
import { dealPages } from '../../page/deck.ts'
import { createRandom } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle, drop, ring, scallop, smooth } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  type GrownPlant,
  grown,
  measuredGarden,
  PLANT_OFFSET,
  STICK,
  STICKS,
  sprout,
} from '../../studio/places/measured-garden.ts'
import { type DecimalTheme, decimal, numbersFrom, shortDecimal } from './decimal-numbers.ts'

export interface PlantTask {
  /** In hundredths of a metre. */
  readonly height: number
  /** The plant is drawn by the child; otherwise its height is written. */
  readonly isDrawn: boolean
}

interface Scale {
  readonly plant: GrownPlant
  /** Of the stick, in hundredths of a metre: its length, a tick, a number. */
  readonly length: number
  readonly tick: number
  readonly numbered: number
  readonly places: number
  readonly heights: readonly number[]
}

const SCALES: Readonly<Record<DecimalTheme, Scale>> = {
  decimos: {
    ...{ plant: 'girassol', length: 200, tick: 10, numbered: 50, places: 1 },
    heights: numbersFrom(60, 190, 10).filter((height) => height % 50 !== 0),
  },
  centesimos: {
    ...{ plant: 'muda', length: 40, tick: 1, numbered: 10, places: 2 },
    heights: numbersFrom(12, 38, 1).filter((height) => height % 10 !== 0),
  },
}
const [PLANTS, DRAWN] = [5, 2]

/** Heights of each page, two of them to be drawn, never side by side. */
export function dealPlants(options: SheetOptions, theme: DecimalTheme): PlantTask[][] {
  const random = createRandom(options.seed).fork('drawn')
  const pages = dealPages(options, { items: SCALES[theme].heights, perPage: PLANTS, mostShared: 0.5 })
  return pages.map((heights, i) => {
    const first = random.fork(i).integer(0, PLANTS - DRAWN - 1)
    const second = random.fork(-i - 1).integer(first + 2, PLANTS - 1)
    return heights.map((height, at) => ({ height, isDrawn: at === first || at === second }))
  })
}

const PLATE = { y: 228, height: 14, width: 33, slot: 21, letters: 5.4 }

function stick(pen: Pen, x: number, { length, tick, numbered, places }: Scale): Drawing {
  const { foot, height, width } = STICK
  const right = x + width / 2
  const at = (value: number) => foot - (value / length) * height
  const ticks = numbersFrom(0, length, tick).map((value) => {
    const reach = value % numbered === 0 ? 5 : value % (numbered / 2) === 0 && tick === 1 ? 4.2 : 3
    return `M${right} ${at(value)}h${-reach}`
  })
  return [
    pen.shape(box(x - width / 2, foot - height - 5, width, height + 10, 1.5), 'yellowPale', 1),
    pen.line(ticks.join(''), 0.6),
    numbersFrom(0, length, numbered).map((value) =>
      pen.text(
        right - 5.6,
        at(value) + 1.5,
        places === 1 || !value ? shortDecimal(value) : decimal(value),
        places === 1 ? 5 : 4,
        { font: 'text', anchor: 'end' },
      ),
    ),
  ]
}

/** From the top of a plant to its stick. */
const level = (x: number, y: number) => `M${x + STICK.width / 2 + 0.6} ${y}H${x + PLANT_OFFSET + 1}`

/** A leaf to the right or left of a stem. */
const leaf = (x: number, y: number, side: number) =>
  smooth([
    [x, y],
    [x + side * 3, y - 4],
    [x + side * 6.5, y - 3],
    [x + side * 3.6, y + 0.4],
  ])

/** The plant as a child draws it. */
function sketch(plant: GrownPlant, x: number, top: number): string {
  const isFlower = plant === 'girassol'
  const head = isFlower
    ? `${scallop(ring(x, top + 6.6, 5.2, 5.2, 13), 0.66)}${circle(x, top + 6.6, 3.4)}`
    : drop(x, top + 6.2, 3.6)
  const neck = top + (isFlower ? 13 : 9.8)
  const pairs = Math.max(1, Math.floor((STICK.foot - neck - 10) / 20))
  const leaves = numbersFrom(1, pairs, 1).map((i) => leaf(x, neck + i * 14, 1) + leaf(x, neck + i * 14, -1))
  return `M${x} ${STICK.foot}V${neck}${head}${leaves.join('')}`
}

function plate(pen: Pen, cx: number, { height, isDrawn }: PlantTask, places: number): PageMark[] {
  const { y, width, slot, letters } = PLATE
  const [left, cy] = [cx - width / 2, y + PLATE.height / 2]
  const words = decimal(height, places)
  const base = cy + letters * 0.35
  const face = pen.shape(box(left, y, width, PLATE.height, 2.5), isDrawn ? 'yellowPale' : 'white', 1)
  if (isDrawn) return marksOf([face, pen.text(cx, cy + 2.3, `${words} m`, 6.6)])
  return [
    ...marksOf([
      face,
      pen.shape(box(left + 2, y + 1.5, slot, PLATE.height - 3, 2), 'white', 0.7),
      pen.text(left + slot + 7, base, 'm', letters, { font: 'text' }),
    ]),
    writtenAnswer(left + 2 + slot / 2, cy, words, 6.6),
  ]
}

function legend(pen: Pen, { plant, tick, places }: Scale): Drawing {
  const [cx, y, width] = [107, plant === 'muda' ? 260 : 256, 84]
  const lines = [`de um tracinho ao outro: ${decimal(tick, places)} m`, `10 espacinhos: ${shortDecimal(tick * 10)} m`]
  return [
    pen.shape(box(cx - width / 2, y, width, 19, 3), 'white', 0.9),
    lines.map((line, i) => pen.text(cx, y + 7.6 + i * 7.2, line, 4.6, { font: 'text' })),
  ]
}

export function gardenPage(pen: Pen, tasks: readonly PlantTask[], theme: DecimalTheme, look: number): PageMark[] {
  const scale = SCALES[theme]
  return [
    ...marksOf([measuredGarden(pen, scale.plant, look), legend(pen, scale)]),
    ...tasks.flatMap((task, i): PageMark[] => {
      const x = STICKS[i] ?? 0
      const plantX = x + PLANT_OFFSET
      const reach = (task.height / scale.length) * STICK.height
      const top = STICK.foot - reach
      const thing = task.isDrawn
        ? [
            ...marksOf(sprout(pen, plantX, STICK.foot)),
            answer([
              path(sketch(scale.plant, plantX, top), { stroke: ANSWER_RED, width: 0.9 }),
              path(level(x, top), { stroke: ANSWER_RED, width: 0.7, dash: [1.6, 1.2] }),
            ]),
          ]
        : marksOf([
            grown(pen, scale.plant, plantX, STICK.foot, reach),
            pen.line(level(x, top), 0.7, undefined, [1.6, 1.2]),
          ])
      return [...marksOf(stick(pen, x, scale)), ...thing, ...plate(pen, x + 9.5, task, scale.places)]
    }),
  ]
}
