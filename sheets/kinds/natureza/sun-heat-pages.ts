/** Surfaces in the sun: pairs to compare, thermometers to read, panels that reflect or heat. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { sunnyYard, sunTable } from '../../studio/places/sunny-yard.ts'
import { SUN_PANELS, SUN_SAMPLES, SUNLIT } from '../../studio/shapes/sunlit-things.ts'
import { mercury, plateHeight, thermometer } from '../../studio/shapes/thermometer.ts'
import { type Choice, type HeatedName, isHotter, type LitSurface, REFLECTS, type Reading } from './sun-heat-facts.ts'

const BOX = 13
const PLATE = { x: 14, width: 182, foot: 283 }
const INSIDE = PLATE.x + 6
const RIGHT = PLATE.x + PLATE.width - 6

const plate = (pen: Pen, top: number): Drawing =>
  pen.shape(box(PLATE.x, top, PLATE.width, PLATE.foot - top, 4), 'white', 1)

const slot = (pen: Pen, cx: number, cy: number, shown: string, width = BOX): PageMark[] => [
  ...marksOf(pen.shape(box(cx - width / 2, cy - BOX / 2, width, BOX, 2.2), 'white', 0.9)),
  writtenAnswer(cx, cy, shown, 8),
]

const name = (pen: Pen, words: string, cx: number, cy: number, widest: number): Drawing => {
  const size = fitTextSize(words, 'display', 4.7, widest - 4)
  const width = measureText(words, 'display', size) + 4
  return [
    pen.shape(box(cx - width / 2, cy - 3.5, width, 7, 2), 'white', 0.7),
    pen.text(cx, cy + size * 0.35, words, size),
  ]
}

/** Words with a line among them to write on: «Ao sol, o escuro esquenta ___ que o claro.» */
function gapLine(
  pen: Pen,
  [before, after]: readonly [string, string],
  y: number,
  width: number,
  shown: string,
): PageMark[] {
  const left = INSIDE + measureText(before, 'text', 5.6) + 2.4
  return [
    ...marksOf([
      pen.text(INSIDE, y, before, 5.6, { font: 'text', anchor: 'start' }),
      pen.line(`M${left} ${y + 1.4}h${width}`, 0.6),
      pen.text(left + width + 2, y, after, 5.6, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(left + width / 2, y - 1.8, shown, 6),
  ]
}

export interface PairsTask {
  readonly pairs: readonly (readonly HeatedName[])[]
}

const PAIR_X = [
  [36, 80],
  [130, 174],
] as const
const PAIR_FEET = [134, 206]

/** A plus for the hotter of two, a minus for the other. */
export function pairsPage(pen: Pen, { pairs }: PairsTask): PageMark[] {
  const top = 244
  return [
    ...marksOf([
      sunnyYard(pen, 98),
      plate(pen, top),
      pen.text(INSIDE, top + 12, '+', 9, { anchor: 'start' }),
      pen.text(INSIDE + 9, top + 12, 'esquenta mais', 5.8, { font: 'text', anchor: 'start' }),
      pen.text(INSIDE + 88, top + 12, '−', 9, { anchor: 'start' }),
      pen.text(INSIDE + 97, top + 12, 'esquenta menos', 5.8, { font: 'text', anchor: 'start' }),
    ]),
    ...pairs.flatMap((pair, i): PageMark[] => {
      const foot = PAIR_FEET[Math.floor(i / 2)] ?? 0
      return [
        ...marksOf(pen.shape(box(i % 2 ? 108 : 14, foot - 38, 88, 67, 5), 'path', 0.8)),
        ...pair.flatMap((one, k): PageMark[] => {
          const x = PAIR_X[i % 2 ? 1 : 0][k] ?? 0
          return [
            ...marksOf([standing(pen, SUNLIT[one], x, foot, 36), name(pen, one, x, foot + 6.5, 40)]),
            ...slot(pen, x, foot + 20.5, isHotter(one) ? '+' : '−'),
          ]
        }),
      ]
    }),
    ...gapLine(pen, ['Ao sol, uma coisa escura esquenta', 'que uma clara.'], top + 30, 26, 'mais'),
  ]
}

export interface ReadingsTask {
  readonly readings: readonly Reading[]
}

const LETTERS = 'ABCDE'
const SAMPLE_X = [33, 69, 105, 141, 177]
const SCALE = { from: 20, to: 60, degree: 1.1, tick: 5, numbered: 10, width: 25, tube: 17, y: 84 } as const
const TABLE = 170

/** Hottest first. */
export const inOrder = (readings: readonly Reading[]): readonly Reading[] =>
  readings.toSorted((one, other) => other.celsius - one.celsius)

/** Five samples on a table, a thermometer over each. */
export function readingsPage(pen: Pen, { readings }: ReadingsTask): PageMark[] {
  const order = inOrder(readings)
  const [hottest, coolest] = [order[0], order.at(-1)]
  const top = 212
  return [
    ...marksOf([
      sunnyYard(pen, 112),
      sunTable(pen, TABLE),
      readings.map((one, i) => {
        const x = SAMPLE_X[i] ?? 0
        const scale = { ...SCALE, x: x - SCALE.width / 2 }
        return [
          thermometer(pen, scale),
          mercury(pen, scale, one.celsius),
          standing(pen, SUN_SAMPLES[one.name], x, TABLE, 32),
          pen.shape(circle(x - 13, SCALE.y + plateHeight(SCALE) + 3, 4.4), 'yellow', 0.9),
          pen.text(x - 13, SCALE.y + plateHeight(SCALE) + 5, LETTERS.charAt(i), 5.6),
          name(pen, one.name, x, TABLE + 13.6, 34),
        ]
      }),
      plate(pen, top),
      pen.text(INSIDE, top + 35, 'Da mais quente à mais fria:', 5.6, { font: 'text', anchor: 'start' }),
    ]),
    ...readings.flatMap(({ celsius }, i): PageMark[] => [
      ...slot(pen, (SAMPLE_X[i] ?? 0) - 5, TABLE + 26, String(celsius), 18),
      ...marksOf(pen.text((SAMPLE_X[i] ?? 0) + 5.4, TABLE + 28, '°C', 5.4, { anchor: 'start' })),
    ]),
    ...order.flatMap((one, i) => slot(pen, INSIDE + 93 + i * 16.6, top + 33, LETTERS.charAt(readings.indexOf(one)))),
    ...gapLine(pen, ['A superfície que mais esquentou:', ''], top + 13, 76, hottest?.name ?? ''),
    ...gapLine(pen, ['A superfície que menos esquentou:', ''], top + 53, 73, coolest?.name ?? ''),
    ...gapLine(
      pen,
      ['Diferença entre as duas:', '°C'],
      top + 66,
      26,
      String((hottest?.celsius ?? 0) - (coolest?.celsius ?? 0)),
    ),
  ]
}

export interface PanelsTask {
  readonly surfaces: readonly LitSurface[]
  readonly choices: readonly Choice[]
  /** True where the right choice is A. */
  readonly first: readonly boolean[]
}

const PANEL_X = [48, 82, 116, 150, 184]

const SIGNS = ['reflete', 'esquenta'] as const

/** Much or little light sent back, much or little heat; then what to choose at home. */
export function panelsPage(pen: Pen, { surfaces, choices, first }: PanelsTask): PageMark[] {
  const [table, top] = [124, 192]
  return [
    ...marksOf([
      sunnyYard(pen, 98),
      sunTable(pen, table),
      surfaces.map((one, i) => {
        const x = PANEL_X[i] ?? 0
        return [standing(pen, SUN_PANELS[one], x, table, 31), name(pen, one, x, table + 12.4, 30.6)]
      }),
      SIGNS.map((sign, row) => {
        const y = table + 26 + row * 18
        return [
          pen.shape(box(13, y - 7.6, 184, 15.2, 3), 'white', 0.8),
          pen.text(16, y + 1.6, sign, 4.7, { anchor: 'start' }),
        ]
      }),
      plate(pen, top),
    ]),
    ...surfaces.flatMap((one, i): PageMark[] =>
      SIGNS.flatMap((sign, row) =>
        slot(pen, PANEL_X[i] ?? 0, table + 26 + row * 18, (sign === 'reflete') === REFLECTS[one] ? 'M' : 'P'),
      ),
    ),
    ...choices.flatMap(({ asks, right, wrong }, i): PageMark[] => {
      const y = top + 11 + i * 22.6
      const [a, b] = first[i] ? [right, wrong] : [wrong, right]
      return [
        ...marksOf([
          pen.text(INSIDE, y, asks, 5.4, { font: 'text', anchor: 'start' }),
          pen.text(INSIDE + 2, y + 9.6, `A  ${a}`, 5.4, { anchor: 'start' }),
          pen.text(INSIDE + 76, y + 9.6, `B  ${b}`, 5.4, { anchor: 'start' }),
        ]),
        ...slot(pen, RIGHT - BOX / 2 - 2, y + 4, first[i] ? 'A' : 'B'),
      ]
    }),
    ...gapLine(pen, ['Superfícies claras ou brilhantes', 'mais luz.'], top + 82, 40, 'refletem'),
  ]
}
