/** Routes through a map: two in steps to be drawn, one drawn to be put in steps, and its length. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, path } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { crossingAt, MAP_ROSE, MARGIN_COLUMN, NOTE, wayMap } from '../../studio/places/way-map.ts'
import type { WayLand } from '../../studio/places/wayfinding.ts'
import { fromPlace, sizeOfAll, toPlace } from './direction-page.ts'
import { type Leg, type Route, type RouteFacts, SCALES } from './routes.ts'
import { stepOf, WINDS } from './winds.ts'

const SIZE = 4.6
const INDENT = 6

/** The only letter on the rose is the N, where the map's north is. */
function north(pen: Pen, quarter: number): Drawing {
  const [dx, dy] = stepOf(0, quarter)
  const [x, y] = [MAP_ROSE.x + dx * 15.9, MAP_ROSE.y + dy * 15.9]
  return [pen.shape(circle(x, y, 3.8), 'yellow', 0.9), pen.text(x, y + 1.95, 'N', 5.6)]
}

const pathOf = ({ spots }: Route) => poly(spots.map(crossingAt), false)

/** Half a step beyond a crossing of the route. */
function midway({ spots }: Route, index: number): Spot {
  const [[x1, y1], [x2, y2]] = [crossingAt(spots[index] ?? [0, 0]), crossingAt(spots[index + 1] ?? [0, 0])]
  return [(x1 + x2) / 2, (y1 + y2) / 2]
}

/** The letter of a route on its first step, in the key. */
function wayLetter(route: Route, letter: string): Mark[] {
  const [x, y] = midway(route, 0)
  return [
    path(circle(x, y, 3), { stroke: ANSWER_RED, width: 0.7, fill: WHITE }),
    centredText(x, y, letter, 4.6, { fill: ANSWER_RED }),
  ]
}

/** A badge with the route's letter. */
const badge = (pen: Pen, letter: string, y: number): Drawing => [
  pen.shape(circle(NOTE.x + INDENT + 3, y - 1.6, 4), 'yellow', 0.9),
  pen.text(NOTE.x + INDENT + 3, y + 0.4, letter, 5.4),
]

const CHIP = { height: 8, gap: 6.4 }
const arrow = (pen: Pen, x: number, cy: number): Drawing =>
  pen.line(`M${x} ${cy}h4.600l-1.600 -1.600m1.600 1.600l-1.600 1.600`, 0.8)

/** A route in steps, each on a card: «3 norte». Ends where an answer may begin. */
function chips(pen: Pen, legs: readonly Leg[], [x, y]: Spot): { readonly drawing: Drawing; readonly end: number } {
  const drawing: Drawing[] = []
  let left = x
  for (const { steps, wind } of legs) {
    const words = `${steps} ${WINDS[wind]?.name}`
    const width = measureText(words, 'text', SIZE) + 4.4
    drawing.push(
      pen.shape(box(left, y, width, CHIP.height, 2), 'yellowPale', 0.8),
      pen.text(left + width / 2, y + CHIP.height / 2 + SIZE * 0.35, words, SIZE, { font: 'text' }),
      arrow(pen, left + width + 0.9, y + CHIP.height / 2),
    )
    left += width + CHIP.gap
  }
  return { drawing, end: left + 1 }
}

const drawWords = ({ from }: Route, land: WayLand) =>
  `Saia ${fromPlace(from.place)} e conte ${SCALES[land].counted}. Aonde chegou?`
const tellWords = ({ from, to }: Route) => `Como se vai ${fromPlace(from.place)} ${toPlace(to.place)}? Número e letra.`

function toDraw(pen: Pen, facts: RouteFacts, land: WayLand, size: number, index: number, y: number): PageMark[] {
  const route = facts.drawn[index]
  if (!route) return []
  const left = NOTE.x + INDENT + 10
  const right = NOTE.x + NOTE.width - INDENT
  const steps = chips(pen, route.legs, [left, y + 3])
  return [
    ...marksOf([
      badge(pen, 'AB'[index] ?? '', y),
      pen.text(left, y, drawWords(route, land), size, { font: 'text', anchor: 'start' }),
      steps.drawing,
      pen.line(`M${steps.end} ${y + 10.6}H${right}`, 0.6),
    ]),
    writtenAnswer(
      (steps.end + right) / 2,
      y + 7.4,
      route.to.place.name,
      fitTextSize(route.to.place.name, 'display', 5, right - steps.end),
    ),
    answer([path(pathOf(route), { stroke: ANSWER_RED, width: 1.6 }), ...wayLetter(route, 'AB'[index] ?? '')]),
  ]
}

const BOX = { width: 10, height: 9.4 }

/** A pair of boxes for each leg: how many steps, and the letter of the direction. */
function toTell(pen: Pen, { told: route }: RouteFacts, land: WayLand, size: number, y: number): PageMark[] {
  const left = NOTE.x + INDENT + 10
  const { length, measure } = SCALES[land]
  const steps = route.legs.reduce((sum, leg) => sum + leg.steps, 0)
  const pairs = route.legs.flatMap(({ steps: count, wind }, i): PageMark[] => {
    const x = left + i * 31
    const top = y + 4
    const cy = top + BOX.height / 2
    return [
      ...marksOf([
        pen.shape(box(x, top, BOX.width, BOX.height, 1.6), 'white', 0.8),
        pen.shape(box(x + BOX.width + 1.6, top, BOX.width, BOX.height, 1.6), 'white', 0.8),
        i < route.legs.length - 1 ? arrow(pen, x + 2 * BOX.width + 3.6, cy) : [],
      ]),
      writtenAnswer(x + BOX.width / 2, cy, String(count), 5.6),
      writtenAnswer(x + BOX.width * 1.5 + 1.6, cy, WINDS[wind]?.letters ?? '', 5.6),
    ]
  })
  const ask = 'Quanto mede esse caminho?'
  const from = left + measureText(ask, 'text', size) + 2
  const [lineY, end] = [y + 21.6, from + 22]
  return [
    ...marksOf([
      badge(pen, 'C', y),
      pen.text(left, y, tellWords(route), size, { font: 'text', anchor: 'start' }),
      pen.text(left, lineY, ask, size, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${lineY + 1}H${end}`, 0.6),
      pen.text(end + 2, lineY, measure, size, { font: 'text', anchor: 'start' }),
    ]),
    ...pairs,
    writtenAnswer((from + end) / 2, lineY - 2, String(steps * length), 5.4),
  ]
}

/** The dashed route begins beside its first place and ends beside its last. */
function dashed(pen: Pen, route: Route): Drawing {
  const shortened = [...route.spots.map(crossingAt)]
  const pull = (end: Spot, next: Spot): Spot => {
    const far = Math.hypot(next[0] - end[0], next[1] - end[1])
    return [end[0] + ((next[0] - end[0]) / far) * 9.4, end[1] + ((next[1] - end[1]) / far) * 9.4]
  }
  const last = shortened.length - 1
  const [first, second, before, end] = [shortened[0], shortened[1], shortened[last - 1], shortened[last]]
  if (!first || !second || !before || !end) return []
  const ends = [pull(first, second), ...shortened.slice(1, last), pull(end, before)]
  const [x, y] = midway(route, Math.floor(last / 2))
  return [
    stroke(poly(ends, false), WHITE, 3.4),
    pen.line(poly(ends, false), 1.6, 'black', [3, 2.4]),
    pen.shape(circle(x, y, 3.6), 'yellow', 0.9),
    pen.text(x, y + 1.8, 'C', 5),
  ]
}

/** The length of one step of the map. */
function scaleNote(pen: Pen, land: WayLand): Drawing {
  const { unit, length, measure } = SCALES[land]
  const y = MARGIN_COLUMN.y + MARGIN_COLUMN.height
  return [
    pen.line(`M${MAP_ROSE.x - 11} ${y - 7}h22m0 -1.800v3.600M${MAP_ROSE.x - 11} ${y - 8.8}v3.600`, 0.8),
    pen.text(MAP_ROSE.x, y - 9.4, `1 ${unit}`, 4, { font: 'text' }),
    pen.text(MAP_ROSE.x, y - 2, `${length} ${measure}`, 4, { font: 'text' }),
  ]
}

export function routePage(pen: Pen, land: WayLand, variant: number, facts: RouteFacts): PageMark[] {
  const lines = [...facts.drawn.map((route) => drawWords(route, land)), tellWords(facts.told)]
  const size = sizeOfAll(lines, SIZE, NOTE.width - 2 * INDENT - 10)
  return [
    ...marksOf([
      wayMap(pen, land, variant, facts.places, dashed(pen, facts.told)),
      north(pen, facts.quarter),
      scaleNote(pen, land),
    ]),
    ...toDraw(pen, facts, land, size, 0, NOTE.y + 9),
    ...toDraw(pen, facts, land, size, 1, NOTE.y + 29.8),
    ...toTell(pen, facts, land, size, NOTE.y + 50.4),
  ]
}
