/** Questions that the map answers: states with their letters, capitals by their dots, lines to write on. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { DrawnPage } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, type Point, round, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box as boxPath } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { countryNames, leader, lettersAround, plate } from './map-drawing.ts'
import { labelsOf } from './map-labels.ts'
import { fitted, layout, type MapFacts, NONE, paper, QUESTIONS, statesOf } from './map-paper.ts'
import { mixed, questionsAbout } from './map-questions.ts'
import type { Region } from './states.ts'

const LETTER_SIZE = 3.4

const CAPITAL_SIZE = 2.9
const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Small boxes along the line of a label, except at its end, beside the capital. */
const alongLeader = (at: Point, to: Point): Box[] =>
  Array.from({ length: 12 }, (_, i) => {
    const share = i / 13
    return boxAround(at.x + (to.x - at.x) * share, at.y + (to.y - at.y) * share, 1, 1)
  })

/** The dot of a capital with its name, on the first free side. Adds the name's box to `taken`. */
function capitalName(pen: Pen, { x, y }: Point, name: string, taken: Box[]): Drawing {
  const width = measureText(name, 'text', CAPITAL_SIZE) + 1.6
  const height = CAPITAL_SIZE * 1.3
  const sides = [
    boxAround(x + 1.8 + width / 2, y, width, height),
    boxAround(x, y + 1.6 + height / 2, width, height),
    boxAround(x, y - 1.6 - height / 2, width, height),
    boxAround(x - 1.8 - width / 2, y, width, height),
  ]
  const place = sides.find((side) => !taken.some((box) => overlaps(box, side, 0.4))) ?? (sides[0] as Box)
  taken.push(place)
  return [
    pen.shape(boxPath(round(place.x), round(place.y), round(width), round(height), 1.2), 'white', null),
    pen.spot(x, y, 1),
    pen.text(round(place.x + width / 2), round(place.y + height / 2 + 1), name, CAPITAL_SIZE, { font: 'text' }),
  ]
}

export function asked(options: SheetOptions, random: Random, region: Region | null): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = layout(options, region)
  const { atlas, area } = place.look
  const states = statesOf(region)
  const beside = lettersAround(place.look, LETTER_SIZE)
  const named = new Set([
    ...states.flatMap(({ id, capital }) => [id, capital]),
    ...[...beside, ...countryNames(place.look)].map(({ name }) => name),
  ])
  const questions = mixed(
    random,
    questionsAbout(region, (name) => named.has(name)),
    QUESTIONS,
  )
  const [below, over] = paper(pen, options, place)
  const labels = labelsOf(
    atlas,
    states.map(({ id }) => id),
    { sizeOf: () => ({ width: LETTER_SIZE * 1.7, height: LETTER_SIZE * 1.3 }), inside: 0.72, area },
  )
  const around = beside.map(({ name, at }) =>
    pen.text(at.x, round(at.y + 1.2), name, LETTER_SIZE, { fill: 'greyDark' }),
  )
  const letters = labels.map(({ id, at, to }) => [
    to ? leader(pen, at, to) : [],
    to ? plate(pen, at.x, at.y, id, LETTER_SIZE) : pen.text(at.x, round(at.y + LETTER_SIZE * 0.35), id, LETTER_SIZE),
  ])
  const taken = labels.flatMap(({ at, to }) => [
    boxAround(at.x, at.y, LETTER_SIZE * 2, LETTER_SIZE * 1.4),
    ...(to ? alongLeader(at, to) : []),
  ])
  const capitals = region ? states.map((state) => capitalName(pen, atlas.capital(state), state.capital, taken)) : []
  const rows = questions.map(({ text: said, answer: right }, i) => {
    const y = place.card.y + 8.4 + i * 13.4
    const x = place.card.x + 6
    const width = place.card.width - 12
    const words = `${i + 1}. ${said}`
    return {
      drawn: [
        pen.text(x, y, words, fitted(words, 4, width), { font: 'text', anchor: 'start' }),
        line(x, y + 8.2, x + width, y + 8.2, { width: 0.35 }),
      ],
      right: text(x + 2, y + 7, right, 4.4, { anchor: 'start', fill: ANSWER_RED }),
    }
  })
  const marks: readonly PageMark[] = [
    ...marksOf([below, around, over, capitals, letters, rows.map(({ drawn }) => drawn)]),
    answer(rows.map(({ right }) => right)),
  ]
  return { marks, whole: true, facts: { ...NONE, questions }, items: questions.map(({ text: said }) => said) }
}
