/** A map with its legend: the missing letters of the rose, and directions from one place to another. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import type { Random } from '../../page/random.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { crossingAt, LANES, MAP_ROSE, type MapPlace, NOTE, wayMap } from '../../studio/places/way-map.ts'
import type { FoundPlace, WayLand } from '../../studio/places/wayfinding.ts'
import { stepOf, WINDS, type WindIndex, windTo } from './winds.ts'

export interface Heading {
  readonly from: MapPlace
  readonly to: MapPlace
  readonly wind: WindIndex
}

export interface DirectionFacts {
  readonly places: readonly MapPlace[]
  readonly asked: readonly Heading[]
  /** The free crossing beside a place, for the child's cross. */
  readonly cross: { readonly from: MapPlace; readonly wind: WindIndex; readonly spot: Spot }
  /** Letters of the rose that are missing. */
  readonly letters: readonly WindIndex[]
}

const [PLACES, ASKED] = [7, 5]
/** Routes to a direction between the four: two or three of the five. */
const BETWEEN = { least: 2, most: 3 }
const SPOTS = Array.from({ length: LANES.count ** 2 }, (_, i): Spot => [i % LANES.count, Math.floor(i / LANES.count)])

const isInside = ([column, row]: Spot) => Math.min(column, row) >= 0 && Math.max(column, row) < LANES.count
const isAt = (places: readonly MapPlace[], [x, y]: Spot) => places.some(({ spot }) => spot[0] === x && spot[1] === y)

const headingsAmong = (places: readonly MapPlace[]): Heading[] =>
  places.flatMap((from) =>
    places.flatMap((to) => {
      const wind = from === to ? null : windTo(from.spot, to.spot)
      return wind === null ? [] : [{ from, to, wind }]
    }),
  )

/** Five routes, each to another direction and to another place; fewer where the places do not allow it. */
function chosen(random: Random, headings: readonly Heading[]): Heading[] {
  const ways: Heading[] = []
  for (const one of random.shuffle(headings).sort((a, b) => (b.wind % 2) - (a.wind % 2))) {
    const isNew = ways.every(
      ({ wind, to, from }) => wind !== one.wind && to !== one.to && !(from === one.to && to === one.from),
    )
    const between = ways.filter(({ wind }) => wind % 2 === 1).length
    if (isNew && ways.length < ASKED && (one.wind % 2 === 0 || between < BETWEEN.most)) ways.push(one)
  }
  return random.shuffle(ways)
}

function crossOf(random: Random, places: readonly MapPlace[]): DirectionFacts['cross'] | undefined {
  const all = places.flatMap((from) =>
    [1, 3, 5, 7].map((wind) => {
      const [dx, dy] = stepOf(wind)
      return { from, wind, spot: [from.spot[0] + dx, from.spot[1] + dy] as const }
    }),
  )
  return random.shuffle(all).find(({ spot }) => isInside(spot) && !isAt(places, spot))
}

export function directionFacts(random: Random, all: readonly FoundPlace[]): DirectionFacts {
  for (;;) {
    const spots = random.sample(SPOTS, PLACES)
    const places = random.sample(all, PLACES).map((place, i): MapPlace => ({ place, spot: spots[i] ?? [0, 0] }))
    const asked = chosen(random, headingsAmong(places))
    const cross = crossOf(random, places)
    const between = asked.filter(({ wind }) => wind % 2 === 1).length
    if (asked.length === ASKED && between >= BETWEEN.least && cross)
      return { places, asked, cross, letters: random.chance(0.5) ? [1, 2, 3, 5, 6, 7] : [1, 3, 4, 5, 6, 7] }
  }
}

/** Contractions before a place: «da escola», «ao farol». */
export const fromPlace = ({ article, name }: FoundPlace) => `d${article} ${name}`
export const toPlace = ({ article, name }: FoundPlace) => `${article === 'a' ? 'à' : 'ao'} ${name}`

const LETTER_BOX = { width: 9.4, height: 7.4, reach: 16.2 }

/** The rose's letters, those that are missing as boxes to write in. */
function letters(pen: Pen, missing: readonly WindIndex[]): PageMark[] {
  return WINDS.flatMap(({ letters: name, step: [dx, dy] }, wind): PageMark[] => {
    const far = wind % 2 ? 0.86 : 1
    const [x, y] = [MAP_ROSE.x + dx * LETTER_BOX.reach * far, MAP_ROSE.y + dy * LETTER_BOX.reach * far]
    if (!missing.includes(wind)) return marksOf(pen.text(x, y + 1.8, name, 5.2))
    const { width, height } = LETTER_BOX
    return [
      ...marksOf(pen.shape(box(x - width / 2, y - height / 2, width, height, 1.4), 'white', 0.8)),
      writtenAnswer(x, y, name, 4.8),
    ]
  })
}

const SIZE = 4.8
const [FIRST, ROW] = [10.4, 11.6]
const crossPath = ([x, y]: Spot, r: number) =>
  `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`

/** All lines of a panel have the size of the longest. */
export const sizeOfAll = (lines: readonly string[], size: number, room: number) =>
  Math.min(...lines.map((words) => fitTextSize(words, 'text', size, room)))

/** A sentence and a line for its last word. */
function sentence(pen: Pen, words: string, size: number, row: number, content: string): PageMark[] {
  const [left, right, y] = [NOTE.x + 6, NOTE.x + NOTE.width - 6, NOTE.y + row]
  const { from, marks } = wordsAndLine(pen, words, [left, y], size, right)
  return [...marks, writtenAnswer((from + right) / 2, y - 2, content, 5)]
}

const crossWords = ({ from, wind }: DirectionFacts['cross']) =>
  `Marque um X no cruzamento logo a ${WINDS[wind]?.name} ${fromPlace(from.place)}.`

function crossTask(pen: Pen, cross: DirectionFacts['cross'], size: number): PageMark[] {
  const y = NOTE.y + FIRST + ASKED * ROW
  return [
    ...marksOf([
      pen.shape(circle(NOTE.x + 10, y - 1.6, 4), 'yellowPale', 0.8),
      pen.line(crossPath([NOTE.x + 10, y - 1.6], 1.9), 1.3),
      pen.text(NOTE.x + 16, y, crossWords(cross), size, { font: 'text', anchor: 'start' }),
    ]),
    answer([path(crossPath(crossingAt(cross.spot), 3.4), { stroke: ANSWER_RED, width: 1.6 })]),
  ]
}

export function directionPage(pen: Pen, land: WayLand, variant: number, facts: DirectionFacts): PageMark[] {
  const lines = facts.asked.map(({ from, to }) => `${capital(fromPlace(from.place))} ${toPlace(to.place)}, vou para o`)
  const size = Math.min(
    sizeOfAll(lines, SIZE, NOTE.width - 12 - 27),
    sizeOfAll([crossWords(facts.cross)], SIZE, NOTE.width - 21),
  )
  return [
    ...marksOf(wayMap(pen, land, variant, facts.places)),
    ...letters(pen, facts.letters),
    ...facts.asked.flatMap(({ wind }, i) =>
      sentence(pen, lines[i] ?? '', size, FIRST + i * ROW, WINDS[wind]?.name ?? ''),
    ),
    ...crossTask(pen, facts.cross, size),
  ]
}
