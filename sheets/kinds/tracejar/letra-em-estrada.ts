/** Letters and numbers as streets with a middle line: a finger or a toy car drives along them in writing order. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { LETTER_BOX, letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { onlookers, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, path, polylineData, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { billboard, carPark, pavements, townGround, zebra } from '../../studio/places/town.ts'
import { guided } from './guides.ts'
import { letterSubject } from './letter-subjects.ts'
import { DIGITS, ROAD_THEMES, signOf } from './road-signs.ts'
import { drawTown, type Ground, groundOf, largestPlace } from './street-side.ts'
import { lengthOf, pointAt, restOf, type Stroke } from './stroke.ts'
import { beginning, ruledRow, textWidth, type Written } from './written.ts'

const DIGIT_WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']

const ASPHALT: Ink = [0, 0, 0, 42]
/** Uses less ink, and the white line is still seen. */
const PALE_ASPHALT: Ink = [0, 0, 0, 28]

export interface RoadFacts {
  readonly letters: readonly string[]
  readonly strokes: readonly Stroke[]
  /** Width of the widest street, mm. */
  readonly road: number
  /** The word of the picture beside the letter, or the number of cars beside the number. */
  readonly word: string | null
  readonly cars: number
}

interface Place {
  readonly character: string
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly road: number
}

const depthOf = (character: string) =>
  ('gjpqyQ'.includes(character) ? LETTER_BOX.tail : LETTER_BOX.baseline) / LETTER_BOX.baseline

/** Largest capital height at which the character fits into width x height, edges of its street included. */
function sizeFor(character: string, width: number, height: number, road: number): number {
  const wide = (width - road - 2) / Math.max(0.01, letterWidth(character, 1))
  return Math.min(wide, (height - road - 2) / depthOf(character))
}

/** Foot of the sheet with lines to write on. */
const PAPER_FOOT = 283

/** Narrower streets have no room for stripes. */
const NARROWEST_CROSSED = 12

/** The straightest place for a crossing: beyond the arrow, away from corners and from other strokes. */
function crossingOf(strokes: readonly Stroke[], road: number, untils: readonly number[]) {
  if (road < NARROWEST_CROSSED) return null
  for (const [i, stroke] of strokes.entries()) {
    const rest = restOf(stroke, untils[i] ?? 0)
    const others = strokes.filter((one) => one !== stroke).flat()
    const long = lengthOf(rest)
    for (const share of [0.5, 0.62, 0.38, 0.74]) {
      const [before, at, after] = [-6, 0, 6].map((by) => pointAt(rest, Math.max(0, long * share + by)))
      if (!before || !at || !after || long < road * 1.6) continue
      const turn = Math.atan2(after.y - before.y, after.x - before.x)
      const bend = Math.abs(Math.hypot(after.x - before.x, after.y - before.y) - 12)
      const isClear = others.every((p) => Math.hypot(p.x - at.x, p.y - at.y) > road * 1.1)
      if (bend < 0.5 && isClear) return { at: [at.x, at.y] as const, turn: (turn * 180) / Math.PI }
    }
  }
  return null
}

function drawStreet({ character, x, y, size, road }: Place, color: boolean) {
  const strokes = letterStrokes(character, x, y, size)
  const data = strokes.map((stroke) => polylineData(stroke)).join('')
  const guides = guided(strokes, {
    color: false,
    radius: Math.min(5.4, road * 0.22),
    numbered: true,
    offset: 0,
    arrowLength: Math.min(17, road * 0.8),
    arrowWidth: Math.max(0.9, road * 0.06),
  })
  const pen = new Pen(color)
  const crossing = crossingOf(strokes, road, guides.untils)
  const marks: Mark[] = [
    path(data, { stroke: BLACK, width: road + 1.6 }),
    path(data, { stroke: color ? ASPHALT : PALE_ASPHALT, width: road }),
    ...strokes
      .map((stroke, i) => restOf(stroke, guides.untils[i] ?? 0))
      .filter((stroke) => lengthOf(stroke) > 1)
      .map((stroke) =>
        path(polylineData(stroke), {
          stroke: WHITE,
          width: Math.max(1, road * 0.07),
          dash: [road * 0.22, road * 0.22],
          cap: 'butt',
        }),
      ),
    ...(crossing ? [zebra(crossing.at, crossing.turn, road, color ? ASPHALT : PALE_ASPHALT)] : []),
    ...guides.marks,
  ]
  return { strokes, marks, pavement: pavements(pen, data, road) }
}

interface Layout {
  readonly streets: readonly Place[]
  /** Area of streets and pictures; rows to write on come below. */
  readonly ground: Box
}

interface Plan {
  /** Widths of the streets, row by row. */
  readonly roads: readonly number[]
  readonly ground: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { roads: [25], ground: CONTENT.height },
  medio: { roads: [15], ground: 134 },
  desafio: { roads: [12, 8], ground: CONTENT.height },
}

/** Characters of a page: the large letter; then with its small one, at last both again on a narrower street. */
function layoutOf(theme: string, level: Level): Layout {
  const plan = PLANS[level]
  const small = theme.toLowerCase()
  const characters = level === 'facil' ? [theme] : small === theme ? [theme, theme] : [theme, small]
  // Two numbers side by side leave no room for cars but below them.
  const parking = level !== 'facil' && DIGITS.includes(theme) ? PARKING : 0
  const ground = { ...CONTENT, height: plan.ground - parking }
  const height = ground.height / plan.roads.length
  const width = CONTENT.width / characters.length
  const streets = plan.roads.flatMap((road, row) =>
    characters.map((character, i): Place => {
      const sizes = characters.map((one) => sizeFor(one, width - 6, height - 4, plan.roads[0] ?? road))
      const size = Math.min(...sizes)
      const x = CONTENT.x + i * width + (width - letterWidth(character, size)) / 2
      const used = size * Math.max(...characters.map(depthOf))
      return { character, x, y: CONTENT.y + row * height + (height - used) / 2 + size, size, road }
    }),
  )
  return { streets, ground }
}

/** The picture whose name begins with the letter, its word below, as large as the free ground allows. */
function drawWord(capital: string, ground: Ground, color: boolean) {
  const subject = letterSubject(capital, 0)
  const place = largestPlace(ground, [46, 42, 38, 34, 30, 26, 22], 1.48)
  if (!place) return null
  const { rest } = place
  const box = { ...place.box, height: place.box.height - 5 }
  const word = capitals(subject.name)
  const pen = new Pen(color)
  const size = fitTextSize(word, 'display', (box.height - box.width) * 0.95, box.width - 5)
  const marks: Mark[] = [
    ...marksOf(billboard(pen.plane('middle'), box.x, box.y, box.width, box.height)),
    ...marksOf(subject.draw(pen, box.x + box.width / 2, box.y + box.width * 0.95, box.width * 0.84)),
    text(box.x + box.width / 2, box.y + box.height - 2.4, word, size),
  ]
  return { marks, rest, word: subject.name, id: subject.id }
}

/** Height of the row of cars below numbers, mm. */
const PARKING = 22

/** The number's cars in one row, its word before them. */
function parkCars(count: number, top: number, color: boolean) {
  const side = 15
  const label = 34
  const left = CONTENT.x + (CONTENT.width - label - count * side) / 2
  const y = top + PARKING / 2
  const cars = Array.from({ length: count }, (_, i) =>
    drawPicture('car', { cx: left + label + (i + 0.5) * side, cy: y, size: side * 0.88, color }),
  )
  const word = centredText(left + label - 5, y, DIGIT_WORDS[count] ?? '', 7.4, { anchor: 'end' })
  const plate = carPark(new Pen(color).plane('far'), CONTENT.x, top + 1, CONTENT.width, PARKING - 2)
  return { marks: [...marksOf(plate), ...cars, word], rest: null, cars: count }
}

/** The number's cars, its word below. */
function drawCars(count: number, ground: Ground, color: boolean) {
  const columns = count > 4 ? 3 : Math.min(count, 2)
  const rows = count === 0 ? 0 : Math.ceil(count / columns)
  const label = 9
  const sides = [18, 16, 14, 12, 10]
  for (const side of sides) {
    const width = Math.max(columns * side, 24)
    const place = largestPlace(ground, [width], (rows * side + label) / width)
    if (!place) continue
    const { box, rest } = place
    const left = box.x + (box.width - columns * side) / 2
    const cars = Array.from({ length: count }, (_, i) =>
      drawPicture('car', {
        cx: left + ((i % columns) + 0.5) * side,
        cy: box.y + (Math.floor(i / columns) + 0.5) * side,
        size: side * 0.9,
        color,
      }),
    )
    const word = text(box.x + box.width / 2, box.y + box.height - 1.4, DIGIT_WORDS[count] ?? '', 7)
    const plate = carPark(new Pen(color).plane('far'), box.x - 1, box.y - 1, box.width + 2, box.height + 2)
    return { marks: [...marksOf(plate), ...cars, word], rest, cars: count }
  }
  return null
}

/** Letters in a row of the pauta. */
const COLUMNS = 5

/** From the street to the pauta: the letters dotted, then a line that the child goes on alone from its dots. */
function drawRows(theme: string, top: number, color: boolean): Written[] {
  const size = 21
  const gap = (CONTENT.y + CONTENT.height - top - 2 * ruledHeight(size)) / 2
  const letters = theme.toLowerCase() === theme ? [theme] : [theme, theme.toLowerCase()]
  return [COLUMNS, 2].map((most, row) => {
    const y = top + gap * (row + 0.7) + row * ruledHeight(size) + size
    const words = Array.from({ length: COLUMNS }, (_, i) => {
      const character = letters[i % letters.length] ?? theme
      const pitch = CONTENT.width / COLUMNS
      return {
        text: character,
        x: CONTENT.x + pitch * (i + 0.5) - textWidth(character, size) / 2,
        guided: row === 0 && i < letters.length,
      }
    })
    const written = ruledRow({ x: CONTENT.x, width: CONTENT.width, y, size, color }, words.slice(0, most))
    return {
      ...written,
      marks: [...written.marks, ...words.slice(most).flatMap((word) => beginning(word, y, size, color))],
    }
  })
}

function drawPage(options: SheetOptions, random: Random, theme: string) {
  const { color, level } = options
  const plan = PLANS[level]
  const { streets: places, ground: area } = layoutOf(theme, level)
  const streets = places.map((place) => drawStreet(place, color))
  const strokes = streets.flatMap((street) => street.strokes)
  const road = Math.max(...plan.roads)
  const ground = groundOf(area, strokes, road)
  const isDigit = DIGITS.includes(theme)
  const word = isDigit ? null : drawWord(theme, ground, color)
  const parked = level !== 'facil' ? parkCars(Number(theme), area.y + area.height, color) : null
  const cars = isDigit ? (parked ?? drawCars(Number(theme), ground, color)) : null
  const companion = word ?? cars
  const beside = drawTown(random, companion?.rest ?? ground, color)
  const rows = level === 'medio' ? drawRows(theme, CONTENT.y + plan.ground + 2, color) : []
  const pen = new Pen(color)
  const [left = 'bia', right = 'davi'] = random.fork('people').sample(STANDING, 2)
  const people = onlookers(options.title, left, right)
  const sheet = CONTENT.y + plan.ground + 1
  const facts: RoadFacts = {
    letters: places.map(({ character }) => character),
    strokes,
    road,
    word: word?.word ?? null,
    cars: cars?.cars ?? 0,
  }
  return {
    marks: [
      ...marksOf(townGround(pen, people)),
      ...streets.flatMap(({ pavement }) => pavement),
      ...streets.flatMap(({ marks }) => marks),
      ...beside,
      ...(companion?.marks ?? []),
      ...(rows.length > 0 ? [pen.shape(box(12, sheet, 186, PAPER_FOOT - sheet, 3), 'white', 1)] : []),
      ...rows.flatMap(({ marks }) => marks),
      ...marksOf(pictureTitle(pen, options)),
    ],
    whole: true,
    pictures: ['cidade', ...(word ? [word.id] : [])],
    facts,
    subject: theme,
    named: { letra: theme },
  }
}

export const letraEmEstrada: SheetKind<PagesFacts<RoadFacts>> = {
  id: 'letra-em-estrada',
  category: 'tracejar',
  themes: ROAD_THEMES,
  draw: (options) =>
    composeSheet(options, 'way', (random, index) => drawPage(options, random, signOf(options.theme ?? 'A', index))),
}
