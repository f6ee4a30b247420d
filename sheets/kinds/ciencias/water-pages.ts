/** The journey of water: a drop's stations to number, arrows to name, a text to complete. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { CUT, type WaterLand, waterLand } from '../../studio/places/water-land.ts'
import { dropFace, fatArrow, vapour } from '../../studio/shapes/water-cycle.ts'
import { bankPaper } from './bank-paper.ts'
import type { Riddle } from './planets.ts'
import { type OpenQuestion, SAID, SAID_IN_FOREST, STATIONS, STEPS, type Station, type Step } from './water-facts.ts'

/** Two who look at the land, by turns. */
const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['iara', 'davi'],
  ['yumi', 'gil'],
  ['malu', 'theo'],
  ['sofia', 'caio'],
  ['bia', 'davi'],
]
const RIGHT: Standing = {
  pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-20, -36], dir: -105, z: 'back' } },
}

function pairAt(pen: Pen, variant: number, xs: Spot, scale: number): Drawing {
  const [left, right] = PAIRS[variant % PAIRS.length] ?? (['iara', 'davi'] as const)
  return [person(pen, left, xs[0], 282, scale, { pose: POINT }), person(pen, right, xs[1], 282, scale, RIGHT)]
}

const SEA = 186
/** The drop of a station and the box for its number. */
const STOPS: Readonly<Record<Station, { readonly drop: Spot; readonly box: Spot }>> = {
  mar: { drop: [30, 205], box: [46, 205] },
  vapor: { drop: [52, 150], box: [67, 150] },
  nuvem: { drop: [99, 85], box: [116, 85] },
  chuva: { drop: [150, 117], box: [168, 117] },
  rio: { drop: [112, 200], box: [128, 204] },
}
const BOX = 13

/** Counted from the station with the number 1. */
export function numberOfStation(station: Station, start: Station): number {
  const count = STATIONS.length
  return ((STATIONS.indexOf(station) - STATIONS.indexOf(start) + count) % count) + 1
}

interface Journey {
  /** The station with the number 1. */
  readonly start: Station
  /** The stations in the order of their sentences. */
  readonly told: readonly Station[]
}

const SPEECH: Box = { x: 55, y: 229, width: 108, height: 54 }
const [SPEECH_SIZE, SPEECH_STEP, SPEECH_BOX] = [4.9, 10, 8.4]

/** Words of the drop at its stations, each with a box for its number. */
const speeches = (pen: Pen, land: WaterLand, { start, told }: Journey): PageMark[] =>
  told.flatMap((station, i): PageMark[] => {
    const y = SPEECH.y + 7 + i * SPEECH_STEP
    const x = SPEECH.x + 4
    const said = (land === 'floresta' ? SAID_IN_FOREST[station] : undefined) ?? SAID[station]
    return [
      ...marksOf([
        pen.shape(box(x, y - SPEECH_BOX / 2, SPEECH_BOX, SPEECH_BOX, 1.8), 'white', 0.8),
        pen.text(x + SPEECH_BOX + 3, y + 1.8, said, SPEECH_SIZE, { font: 'text', anchor: 'start' }),
      ]),
      writtenAnswer(x + SPEECH_BOX / 2, y, String(numberOfStation(station, start)), 6),
    ]
  })

export function journeyPage(pen: Pen, land: WaterLand, variant: number, { start, told }: Journey): PageMark[] {
  const vapourStop = STOPS.vapor.drop
  return [
    ...marksOf([
      waterLand(pen, { land, sea: SEA, clouds: 96, isCut: false }),
      vapour(pen, vapourStop[0], SEA - 4, 22),
      notePaper(pen, SPEECH),
      person(pen, PAIRS[variant % PAIRS.length]?.[0] ?? 'iara', 185, 282, 0.74, RIGHT),
    ]),
    ...speeches(pen, land, { start, told }),
    ...STATIONS.flatMap((station): PageMark[] => {
      const { drop, box: at } = STOPS[station]
      const isGiven = station === start
      const field = isGiven
        ? [pen.shape(circle(at[0], at[1], 6.6), 'yellow', 0.9), pen.text(at[0], at[1] + 2.8, 1, 8)]
        : pen.shape(box(at[0] - BOX / 2, at[1] - BOX / 2, BOX, BOX, 2.4), 'white', 0.9)
      return [
        ...marksOf([dropFace(pen, drop[0], drop[1], 5.6, station === 'vapor' ? 'white' : 'bluePale'), field]),
        ...(isGiven ? [] : [writtenAnswer(at[0], at[1], String(numberOfStation(station, start)), 8)]),
      ]
    }),
  ]
}

/** A large picture on the wall of a room, down to `bottom`. */
function poster(pen: Pen, sea: number, inside: Drawing): Drawing {
  const [top, bottom] = [58, sea + CUT.to]
  const frame = box(14, top, 182, bottom - top, 2)
  return [
    pen.shape(box(0, 0, 214, 300), 'yellowPale', null),
    pen.shape(box(-4, bottom + 16, 220, 90), 'woodPale', 1),
    pen.shape(box(11.5, top - 2.5, 187, bottom - top + 5, 3), 'wood', 1.1),
    pen.clip(frame, inside),
    pen.shape(frame, null, 1),
  ]
}

interface Sign {
  readonly from: Spot
  readonly to: Spot
  readonly plate: Spot
}

/** Arrows and the middles of their plates, from the level of the sea down. */
const SIGNS: Readonly<Record<Step, Sign>> = {
  evaporação: { from: [38, -2], to: [38, -52], plate: [38, -25] },
  transpiração: { from: [112, -18], to: [112, -56], plate: [106, -33] },
  condensação: { from: [56, -62], to: [88, -76], plate: [72, -55] },
  precipitação: { from: [184, -70], to: [184, -38], plate: [170, -57] },
  escoamento: { from: [134, 12], to: [102, 22], plate: [122, 31] },
  infiltração: { from: [167, 20], to: [167, 52], plate: [169, 31] },
}
const PLATE = { width: 41, height: 11 }

const arrows = (pen: Pen, sea: number, signs: readonly Pick<Sign, 'from' | 'to'>[]): Drawing =>
  signs.map(({ from, to }) => fatArrow(pen, [from[0], sea + from[1]], [to[0], sea + to[1]]))

/** The arrows where the picture is low. */
const LOW_SIGNS: readonly Pick<Sign, 'from' | 'to'>[] = [
  { from: [48, -2], to: [48, -27] },
  { from: [112, -18], to: [112, -40] },
  { from: [62, -36], to: [84, -48] },
  { from: [183, -50], to: [183, -28] },
  SIGNS.escoamento,
  SIGNS.infiltração,
]

const POSTER_SEA = 160

export interface ArrowTask {
  readonly bank: readonly Step[]
  /** The step whose name is there. */
  readonly given: Step
  readonly riddles: readonly Riddle[]
}

export function arrowPage(pen: Pen, land: WaterLand, variant: number, { bank, given, riddles }: ArrowTask): PageMark[] {
  const sea = POSTER_SEA
  const notes: Box = { x: 44, y: 229, width: 122, height: 54 }
  return [
    ...marksOf([
      poster(pen, sea, [
        waterLand(pen, { land, sea, clouds: 84, isCut: true }),
        arrows(pen, sea, Object.values(SIGNS)),
      ]),
      notePaper(pen, notes),
      pairAt(pen, variant, [26, 184], 0.7),
    ]),
    ...STEPS.flatMap((step): PageMark[] => {
      const [x, dy] = SIGNS[step].plate
      const y = sea + dy
      const plate = pen.shape(
        box(x - PLATE.width / 2, y - PLATE.height / 2, PLATE.width, PLATE.height, 2.4),
        'white',
        0.9,
      )
      if (step === given) return marksOf([plate, pen.text(x, y + 1.9, step, 5.2, { font: 'text' })])
      return [plate, writtenAnswer(x, y, step, 5.2)]
    }),
    ...bankPaper(pen, { ...notes, x: notes.x + 3, width: notes.width - 6 }, bank, riddles),
  ]
}

const [TEXT_SIZE, ROW, GAP_ROOM, SHORTEST_GAP, INDENT] = [5.2, 8.4, 4.5, 21, 5]

/** Words and gaps of a line, by turns, and how wide they are: a gap is wider than its word, for writing by hand. */
const partsOf = (content: string) => content.split('*')
const widthOf = (part: string, i: number, size: number) => {
  const words = measureText(part, 'text', size)
  return i % 2 ? Math.max(words + 2 * GAP_ROOM, SHORTEST_GAP) : words
}

/** One size for all lines of a text; short gaps stay as wide as they are. */
function sizeOf(text: readonly string[], room: number): number {
  const widest = (size: number) =>
    Math.max(...text.map((line) => partsOf(line).reduce((sum, part, i) => sum + widthOf(part, i, size), 0)))
  let size = TEXT_SIZE
  while (widest(size) > room) size -= 0.05
  return size
}

function gappedLine(pen: Pen, content: string, left: number, base: number, size: number): PageMark[] {
  let x = left
  return partsOf(content).flatMap((part, i): PageMark[] => {
    const from = x
    x += widthOf(part, i, size)
    if (part === '') return []
    if (i % 2 === 0) return [pen.text(from, base, part, size, { font: 'text', anchor: 'start' })]
    return [pen.line(`M${from + 1} ${base + 1}H${x - 1}`, 0.6), writtenAnswer((from + x) / 2, base - 1.4, part, size)]
  })
}

export function textPage(
  pen: Pen,
  land: WaterLand,
  variant: number,
  text: readonly string[],
  question: OpenQuestion,
): PageMark[] {
  const sea = 141
  const notes: Box = { x: 20, y: 206, width: 142, height: 77 }
  const [left, right] = [notes.x + INDENT, notes.x + notes.width - INDENT]
  const lineSize = sizeOf(text, right - left)
  const asked = notes.y + 9.6 + text.length * ROW
  const size = fitTextSize(question.asks, 'display', 5, right - left)
  return [
    ...marksOf([
      poster(pen, sea, [waterLand(pen, { land, sea, clouds: 84, isCut: true }), arrows(pen, sea, LOW_SIGNS)]),
      notePaper(pen, notes),
      person(pen, PAIRS[variant % PAIRS.length]?.[1] ?? 'davi', 184, 282, 0.74, RIGHT),
    ]),
    ...text.flatMap((line, i) => gappedLine(pen, line, left, notes.y + 8.6 + i * ROW, lineSize)),
    pen.text(left, asked, question.asks, size, { anchor: 'start' }),
    ...question.answer.flatMap((line, i): PageMark[] => {
      const base = asked + 10 + i * 10
      return [
        pen.line(`M${left} ${base}H${right}`, 0.6),
        writtenAnswer(left + 2, base - 3, line, 4.6, { anchor: 'start', font: 'text' }),
      ]
    }),
  ]
}
