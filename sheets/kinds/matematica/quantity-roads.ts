/** Three roads in equal stretches: find the kilometre of a fraction, the fraction of a kilometre, the whole from a part. */
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { ROAD, ROADS, straightRoads } from '../../studio/places/straight-roads.ts'
import type { QuantityPlace } from '../../studio/places/tray-rack.ts'
import { drawn } from './decimal-numbers.ts'
import { fractionDrawn, greatestDivisor, type Part, partOf } from './quantity-parts.ts'

/** The kilometres of two fractions, the fractions at two signs, or from one sign the whole road and then another sign. */
export type Asked = 'kilometres' | 'fraction' | 'whole'

export interface RoadTask {
  readonly asked: Asked
  /** Kilometres. */
  readonly length: number
  readonly signs: readonly Part[]
}

/** Sixths have no part in lowest terms but one and five. */
const WHOLES = [3, 4, 5, 8, 10]
const LENGTHS = [12, 15, 18, 20, 24, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 70, 72, 80, 90]

/** In lowest terms, less than all. */
const properParts = (whole: number): Part[] =>
  Array.from({ length: whole - 1 }, (_, i) => ({ part: i + 1, whole })).filter(
    ({ part }) => greatestDivisor(part, whole) === 1,
  )

/** A unit fraction leads on to one of several parts; elsewhere any two. */
function signsOf(random: Random, asked: Asked, whole: number): Part[] {
  const two = random
    .shuffle(properParts(whole))
    .slice(0, 2)
    .sort((a, b) => a.part - b.part)
  return asked === 'kilometres' ? [{ part: 1, whole }, ...two.slice(1)] : two
}

function roadOf(random: Random, asked: Asked): RoadTask {
  const whole = random.fork('whole').pick(WHOLES)
  const length = random.fork('length').pick(LENGTHS.filter((one) => one % whole === 0 && one / whole > 1))
  return { asked, length, signs: signsOf(random.fork('signs'), asked, whole) }
}

const wholeOf = ({ signs }: RoadTask) => signs[0]?.whole ?? 1

/** The roads differ in length and in stretches; signs that are close would overlap. */
const isFair = (roads: readonly RoadTask[]) =>
  new Set(roads.map(wholeOf)).size === roads.length &&
  new Set(roads.map(({ length }) => length)).size === roads.length &&
  roads.every(({ signs: [first, second] }) => {
    const stretch = (ROAD.to - ROAD.from) / (first?.whole ?? 1)
    const last = second ?? first
    const fromStart = (first?.part ?? 0) * stretch
    const between = second ? (second.part - (first?.part ?? 0)) * stretch : 0
    const toEnd = last ? (last.whole - last.part) * stretch : 0
    return fromStart >= 17 && between >= 32 && toEnd >= 32
  })

const nameOfSigns = ({ asked, signs }: RoadTask) =>
  `${asked} ${signs.map(({ part, whole }) => `${part}/${whole}`).join(' ')}`
export const nameOfRoad = (road: RoadTask) => `${nameOfSigns(road)} de ${road.length}`

const ASKED: readonly Asked[] = ['kilometres', 'fraction', 'whole']

export function dealRoads(options: SheetOptions): RoadTask[][] {
  const random = createRandom(options.seed).fork('roads')
  const used = new Set<string>()
  return Array.from({ length: options.pages }, (_, page) => {
    const roads = drawn(
      random.fork(page),
      (random) => ASKED.map((asked) => roadOf(random.fork(asked), asked)),
      (roads) => isFair(roads) && roads.every((road) => !used.has(nameOfSigns(road))),
    )
    for (const road of roads) used.add(nameOfSigns(road))
    return roads
  })
}

const spotOf = ({ part, whole }: Part) => ROAD.from + ((ROAD.to - ROAD.from) * part) / whole

function stretches(pen: Pen, y: number, whole: number): Drawing {
  const ticks = Array.from({ length: whole + 1 }, (_, i) => `M${spotOf({ part: i, whole })} ${y}v${ROAD.width}`)
  return pen.line(ticks.join(''), 1)
}

const SIGN = { width: 28, height: 13, slot: 15, rise: 19 }

/** Kilometres on a sign, or a box for them. */
function kilometres(pen: Pen, cx: number, y: number, value: number, isAsked: boolean): PageMark[] {
  const { width, height, slot, rise } = SIGN
  const top = y - rise
  const [left, cy] = [cx - width / 2, top + height / 2]
  const sign = [
    pen.line(`M${cx} ${y + 1}V${top + height}`, 1.3),
    pen.shape(box(left, top, width, height, 2), isAsked ? 'white' : 'yellowPale', 1),
  ]
  if (!isAsked) return marksOf([sign, pen.text(cx, cy + 2.1, `${value} km`, 6)])
  return [
    ...marksOf([
      sign,
      pen.shape(box(left + 2, top + 1.3, slot, height - 2.6, 1.6), 'white', 0.7),
      pen.text(left + slot + 7, cy + 1.9, 'km', 5, { font: 'text' }),
    ]),
    writtenAnswer(left + 2 + slot / 2, cy, String(value), 6.4),
  ]
}

/** A fraction below the road, or a box for one. */
function fraction(pen: Pen, cx: number, y: number, part: Part, isAsked: boolean): PageMark[] {
  const top = y + ROAD.width + 2
  const [width, height] = [18, 16]
  const cy = top + height / 2
  const face = pen.shape(box(cx - width / 2, top, width, height, 2), 'white', 0.9)
  if (!isAsked) return marksOf([face, fractionDrawn(pen, cx, cy, part, 6)])
  return [
    ...marksOf([face, pen.line(`M${cx - 6} ${cy}h12`, 0.9)]),
    answer(marksOf(fractionDrawn(pen, cx, cy, part, 6, ANSWER_RED))),
  ]
}

function road(pen: Pen, { asked, length, signs }: RoadTask, y: number): PageMark[] {
  return [
    ...marksOf([
      stretches(pen, y, signs[0]?.whole ?? 1),
      pen.text(ROAD.from, y + ROAD.width + 5.4, '0 km', 4.6, { font: 'text' }),
    ]),
    ...kilometres(pen, ROAD.to, y, length, asked === 'whole'),
    ...signs.flatMap((sign, i) => {
      const x = spotOf(sign)
      return [
        ...kilometres(pen, x, y, partOf(sign, length), asked === 'kilometres' || (asked === 'whole' && i > 0)),
        ...fraction(pen, x, y, sign, asked === 'fraction'),
      ]
    }),
  ]
}

function legend(pen: Pen): Drawing {
  const [cx, y, width] = [106, 260, 94]
  return [
    pen.shape(box(cx - width / 2, y, width, 19, 3), 'white', 0.9),
    ['A placa do fim da estrada diz', 'quanto mede o caminho todo.'].map((line, i) =>
      pen.text(cx, y + 7.8 + i * 7.2, line, 4.8, { font: 'text' }),
    ),
  ]
}

export const roadPage = (pen: Pen, roads: readonly RoadTask[], place: QuantityPlace, look: number): PageMark[] => [
  ...marksOf([straightRoads(pen, place, look), legend(pen)]),
  ...roads.flatMap((one, i) => road(pen, one, ROADS[i] ?? 0)),
]
