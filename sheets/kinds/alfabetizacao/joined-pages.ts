/** Pages of syllables to join: blocks on a shelf with two endings, trains with one wagon too many, cards in the wind. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { clearOfPlate, clearOfTitle, onlookers, taskTitle, titleWidth } from '../../page/picture-page.ts'
import { type Picture, pictureReach } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, group, line, rect, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import {
  blownCards,
  rowScale,
  trainPlace,
  trains,
  wagonSpots,
  windPlace,
  windyYard,
} from '../../studio/places/syllable-places.ts'
import { children } from '../../studio/places/terrace-parts.ts'
import { backdrop, plate, rowsOf } from '../matematica/counted-rows.ts'
import { shelfPlaces, shelves } from '../matematica/shelf-grid.ts'
import { rimmedOn } from './rimmed.ts'

export interface SyllableTask {
  readonly word: string
  /** As printed. */
  readonly syllables: readonly string[]
  /** Place of the one that does not belong to the word. */
  readonly extra: number | null
}

export interface JoinedPage {
  readonly options: SheetOptions
  readonly tasks: readonly SyllableTask[]
  readonly pictures: readonly Picture[]
  /** From 0: other children, colours, places of the wind. */
  readonly look: number
}

const WRITING = 12

/** Ruled lines, and in the key the word on them. */
function wordLine(word: string, x1: number, x2: number, y: number, height = WRITING): PageMark[] {
  const size = Math.min(8.4, ((x2 - x1 - 3) / measureText(word, 'display', 1)) * 0.98)
  return [
    ...writingLine(x1, x2, y, height),
    answer([text(x1 + 1.5, y - 3, word, size, { anchor: 'start', fill: ANSWER_RED })]),
  ]
}

const onlookersOf = (pen: Pen, { options, look }: JoinedPage, feet: number): Mark[] => {
  const [left = 'bia', right = 'gil'] = castOfPage(STANDING, look)
  const beside = onlookers(options.title, left, right)
  return marksOf(children(pen.plane('middle'), clearOfPlate(beside, options.instruction), feet))
}

/** Of a row: largest picture, a block and its letters, mm. */
const SHELF = { picture: 40, block: 15.5, letters: 9.4 }

function block(cx: number, cy: number, width: number, syllable: string, fill = WHITE): Mark[] {
  return [
    rect(cx - width / 2, cy - SHELF.block / 2, width, SHELF.block, { radius: 3, fill }),
    centredText(cx, cy, syllable, SHELF.letters),
  ]
}

const blockWidth = (syllable: string) => Math.max(SHELF.block, measureText(syllable, 'display', SHELF.letters) + 7)

/** The first syllable, and two blocks of which one ends the word. */
function endingRow({ word, syllables, extra }: SyllableTask, picture: Picture, place: Box, color: boolean): PageMark[] {
  const [first = '', one = '', other = ''] = syllables
  const left = place.x + SHELF.picture + 3
  const cy = place.y + 2.6 + SHELF.block / 2
  const widths = [first, one, other].map(blockWidth)
  const [w0 = 0, w1 = 0, w2 = 0] = widths
  const x0 = left + 5 + w0 / 2
  const x1 = x0 + w0 / 2 + 11 + w1 / 2
  const x2 = x1 + w1 / 2 + 13 + w2 / 2
  const [at, width, right] = extra === 1 ? [x2, w2, other] : [x1, w1, one]
  const base = place.y + place.height - 4
  return [
    ...rimmedOn(
      picture,
      place.x + SHELF.picture / 2,
      place.y + place.height,
      sizeIn(picture, Math.min(SHELF.picture, place.height - 3), color),
      color,
    ),
    plate({ ...place, x: left, width: place.x + place.width - left, height: place.height - 1 }, color),
    ...block(x0, cy, w0, first, color ? tint(YELLOW, 0.7) : WHITE),
    centredText(x0 + w0 / 2 + 5.5, cy, '+', 6),
    centredText((x1 + w1 / 2 + x2 - w2 / 2) / 2, cy, 'ou', 6, { font: 'text' }),
    ...(extra === 1 ? block(x1, cy, w1, one) : block(x2, cy, w2, other)),
    answer(block(at, cy, width, right, tint(ANSWER_RED, 0.35)), block(at, cy, width, right)),
    ...wordLine(word, left + 5, place.x + place.width - 5, base),
  ]
}

/** Themes of what is under the sky. */
const OUTDOORS: ReadonlySet<string> = new Set(['bichos', 'passeio'])

/** Beside a wider title a child would be before the sun, mm. */
const WIDE = 112

function meadowRows(options: SheetOptions, rows: number, look: number): PageMark[] {
  const cells = rowsOf(rows)
  return backdrop(
    options,
    { terrain: 'meadow', ...(titleWidth(options.title) > WIDE && { alone: true as const }) },
    cells,
    cells.map(({ y, height }) => y + height),
    look,
  )
}

/** Two endings for each word; one of them is right. */
export function endingsPage({ options, tasks, pictures, look }: JoinedPage): PageMark[] {
  const places = shelfPlaces(1, tasks.length)
  return [
    ...(OUTDOORS.has(options.theme ?? '')
      ? meadowRows(options, tasks.length, look)
      : shelves(options, tasks.length, look)),
    ...tasks.flatMap((task, i) => {
      const [picture, place] = [pictures[i], places[i]]
      return picture && place ? endingRow(task, picture, place, options.color) : []
    }),
  ]
}

/** Children stand behind the first row: after sky and far hills, before what is nearer. */
const FAR_MARKS = 4
const onlookersBehind = (backdrop: readonly Mark[], people: readonly Mark[], title: string): Mark[] => [
  ...clearOfTitle(backdrop.slice(0, FAR_MARKS), title).filter((mark) => !isBehind(mark, people)),
  ...people,
  ...backdrop.slice(FAR_MARKS),
]

/** A sun or a cloud that someone would cover in part. */
function isBehind(mark: Mark, people: readonly Mark[]): boolean {
  const reach = mark.kind === 'group' ? boundsOf([mark]) : null
  return people.some((one) => {
    const body = boundsOf([one])
    return reach !== null && body !== null && overlaps(reach, body)
  })
}

/** Size of a picture of which neither side is longer than `most`. */
const sizeIn = (picture: Picture, most: number, color: boolean) =>
  Math.min(most, most / Math.max(pictureReach(picture.id, color).height, 0.6))

/** Letters on a wagon, and the part of its length that is beside them, mm. */
const WAGON = { letters: 8, edges: 12 }

/** A wagon too many in each train. */
export function trainsPage(page: JoinedPage): PageMark[] {
  const { options, tasks, pictures, look } = page
  const pen = new Pen(options.color)
  const rows = tasks.length
  const k = rowScale(rows)
  // Every wagon of a page has letters of one size: a small syllable is no hint.
  const letters = Math.min(
    ...tasks.flatMap(({ syllables }, i) => {
      const [{ x: first = 0 } = {}, { x: second = 0 } = {}] = wagonSpots(rows, i, syllables.length)
      return syllables.map((one) => fitTextSize(one, 'display', WAGON.letters * k, second - first - WAGON.edges))
    }),
  )
  const yard = marksOf(
    trains(
      pen,
      tasks.map(({ syllables }) => syllables.length),
      look,
    ),
  )
  return [
    ...clearOfTitle(yard.slice(0, FAR_MARKS), options.title),
    ...yard.slice(FAR_MARKS),
    ...taskTitle(pen, options),
    ...tasks.flatMap(({ word, syllables, extra }, i): PageMark[] => {
      const place = trainPlace(rows, i)
      const spots = wagonSpots(rows, i, syllables.length)
      const picture = pictures[i]
      const struck = spots[extra ?? -1]
      return [
        ...(picture
          ? [
              ...rimmedOn(
                picture,
                place.picture.x,
                place.picture.foot,
                sizeIn(picture, place.picture.most, options.color),
                options.color,
              ),
            ]
          : []),
        ...spots.map(({ x, y }, at) => centredText(x - 1, y, syllables[at] ?? '', letters)),
        answer(
          struck
            ? [line(struck.x - 12, struck.y + 5, struck.x + 10, struck.y - 5, { width: 1.4, stroke: ANSWER_RED })]
            : [],
        ),
        ...wordLine(
          word,
          place.plate.x + 5,
          place.plate.x + place.plate.width - 5,
          place.plate.y + 14.6 * k,
          (WRITING - 0.6) * k,
        ),
      ]
    }),
  ]
}

const CARD_LETTERS = 7.6

/** Their photos are under water. */
const SWIMMERS: ReadonlySet<string> = new Set(['baleia', 'golfinho', 'tubarão', 'água-viva'])

/** Cards that the wind has put out of order. */
export function windPage(page: JoinedPage): PageMark[] {
  const { options, tasks, pictures, look } = page
  const pen = new Pen(options.color)
  const rows = tasks.length
  const k = rowScale(rows)
  const letters = CARD_LETTERS * k
  const blown = tasks.map(({ syllables }, i) => blownCards(rows, i, syllables, letters))
  return [
    ...onlookersBehind(
      marksOf(
        windyYard(
          pen,
          blown,
          look,
          options.theme === 'passeio' ? 'praia' : 'quintal',
          pictures.map(({ name }) => SWIMMERS.has(name)),
        ),
      ),
      onlookersOf(pen, page, 62),
      options.title,
    ),
    ...taskTitle(pen, options),
    ...tasks.flatMap(({ word, syllables }, i): PageMark[] => {
      const place = windPlace(rows, i)
      const picture = pictures[i]
      const { x, foot, most } = place.picture
      const size = picture ? sizeIn(picture, most - 2, options.color) : 0
      const height = picture ? pictureReach(picture.id, options.color).height * size : 0
      // In the middle of its photo, below the pegs.
      const middle = (place.line + 7 + foot + 2) / 2
      return [
        ...(picture ? rimmedOn(picture, x, middle + height / 2, size, options.color) : []),
        ...(blown[i] ?? []).map((card, at) =>
          group(card.x, card.y, [centredText(0, 1, syllables[at] ?? '', letters)], { rotate: card.turn }),
        ),
        ...wordLine(word, place.plate.x + 6, place.plate.x + place.plate.width - 6, place.plate.y + 15.6 * k, 11.4 * k),
      ]
    }),
  ]
}
