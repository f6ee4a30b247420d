/** Questions that the map answers: states with their letters, capitals by their dots, lines to write on. */
import { measureText } from '../../lettering/fonts.ts'
import type { DrawnPage } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, type Point, round, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { boxAround } from './free-places.ts'
import { leader, type MapLook, pill, plate, plateWidth } from './map-drawing.ts'
import { type Label, labelsOf } from './map-labels.ts'
import { countryNames, countrySize, drawNames, lettersAround, regionNames } from './map-names.ts'
import { eachMap, fitted, type MapFacts, NONE, paper, QUESTIONS, statesOf } from './map-paper.ts'
import { mixed, questionsAbout } from './map-questions.ts'
import { type State, stateOf } from './states.ts'

const LETTER_SIZE = 3.4
const LETTERS = { width: LETTER_SIZE * 1.9, height: LETTER_SIZE * 1.3 }
const CAPITAL_SIZE = 2.9
const DOT_R = 1
/** Farthest place of a capital's name from its dot, mm. */
const CAPITAL_REACH = 16

/** The district is smaller than any name: its plate has its capital's, too, and leads to the dot. */
const DISTRICT = stateOf('DF')
const DISTRICT_WORDS = `${DISTRICT.id} ${DISTRICT.capital}`
const districtPlate = () => ({ width: plateWidth(DISTRICT_WORDS, LETTER_SIZE), height: LETTER_SIZE * 1.5 })

interface Capital {
  readonly name: string
  readonly dot: Point
  readonly at: Point
}

function takeDots({ atlas, free }: MapLook, states: readonly State[]): void {
  for (const state of states) free.take(boxAround(atlas.capital(state), { width: 2 * DOT_R, height: 2 * DOT_R }))
}

/** Dots and names of the capitals: each name in its own state, or in the sea. */
function capitalsOf({ atlas, free }: MapLook, states: readonly State[]): Capital[] {
  return states.flatMap((state) => {
    const { id, capital } = state
    if (id === DISTRICT.id) return []
    const dot = atlas.capital(state)
    const others = states.filter((other) => other.id !== id).map((other) => atlas.within(other.id))
    const size = { width: measureText(capital, 'text', CAPITAL_SIZE), height: CAPITAL_SIZE }
    const holds = (point: Point) => others.every((within) => !within(point))
    const at = free.near(dot, size, { reach: CAPITAL_REACH, holds })
    return at ? [{ name: capital, dot, at }] : []
  })
}

const letteredMap = eachMap((look) => {
  const { region } = look
  const states = statesOf(region)
  if (region) takeDots(look, states)
  const labels = labelsOf(
    states.map(({ id }) => id),
    // Names of capitals are between the coast and the letters.
    {
      ...look,
      sizeOf: (id) => (region && id === DISTRICT.id ? districtPlate() : LETTERS),
      ...(region && { fromCoast: 17 }),
    },
  )
  const capitals = region ? capitalsOf(look, states) : []
  const around = lettersAround(look, LETTER_SIZE)
  const regions = regionNames(look, LETTER_SIZE)
  return { labels, capitals, around, regions, countries: countryNames(look) }
})

/** The plate of the district: its letters and the name of its capital, with a line to the dot. */
function district(pen: Pen, { x, y }: Point, dot: Point): Drawing {
  const size = districtPlate()
  const left = x - size.width / 2 + LETTER_SIZE * 0.55
  const foot = round(y + LETTER_SIZE * 0.35)
  return [
    leader(pen, { x, y }, dot),
    pill(pen, boxAround({ x, y }, size)),
    pen.text(round(left), foot, DISTRICT.id, LETTER_SIZE, { anchor: 'start' }),
    pen.text(round(left + size.width * 0.32), foot, DISTRICT.capital, CAPITAL_SIZE, {
      anchor: 'start',
      font: 'text',
    }),
  ]
}

/** The letters of a state in it, or beside it with a line. */
function letters(pen: Pen, { id, at, to }: Label, { atlas, region }: MapLook): Drawing {
  if (!to) return pen.text(at.x, round(at.y + LETTER_SIZE * 0.35), id, LETTER_SIZE)
  if (region && id === DISTRICT.id) return district(pen, at, atlas.capital(DISTRICT))
  return [leader(pen, at, to), plate(pen, at.x, at.y, id, LETTER_SIZE)]
}

export function asked(options: SheetOptions, random: Random): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = letteredMap(options)
  const { labels, capitals, around, regions, countries } = place
  const { region } = place.look
  const [below, over] = paper(pen, options, place)
  const printed = new Set([
    ...labels.map(({ id }) => id),
    ...(region === DISTRICT.region ? [DISTRICT.capital] : []),
    ...[...capitals, ...around, ...regions, ...countries].map(({ name }) => name),
  ])
  const questions = mixed(
    random,
    questionsAbout(region, (name) => printed.has(name)),
    QUESTIONS,
  )
  const cities = capitals.map(({ name, dot, at }) => [
    pen.spot(dot.x, dot.y, DOT_R),
    pen.text(at.x, round(at.y + CAPITAL_SIZE * 0.35), name, CAPITAL_SIZE, { font: 'text' }),
  ])
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
    ...marksOf([
      below,
      over,
      drawNames(pen, [...around, ...regions], LETTER_SIZE),
      drawNames(pen, countries, countrySize(region)),
      labels.map((label) => letters(pen, label, place.look)),
      cities,
      rows.map(({ drawn }) => drawn),
    ]),
    answer(rows.map(({ right }) => right)),
  ]
  return { marks, whole: true, facts: { ...NONE, questions }, items: questions.map(({ text: said }) => said) }
}
