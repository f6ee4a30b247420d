/** Rows of four words to number: foods and things are on shelves, the rest hangs on cards from a line. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { onlookers, taskTitle } from '../../page/picture-page.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { teapot, vase } from '../../studio/pairs/things.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { jars, shelfLabel } from '../../studio/places/pantry.ts'
import { terraces } from '../../studio/places/terraces.ts'
import { cardTop, washLines } from '../../studio/places/wash-line.ts'
import { crate } from '../../studio/shapes/market.ts'
import { rimmed, rimmedOn } from './rimmed.ts'

export const GROUP = 4
const [TOP, ROW] = [57.5, 74]
/** Middles of the places of a row. */
const PLACES = [40, 83.3, 126.7, 170]
/** On a shelf: size of a picture, height of its foot, and of the label below. */
const [SIZE, GROUND, LABEL] = [28, 41, { y: 46.5, width: 40, height: 23.5 }] as const
/** On a line: height of its ends, size of a card and of its picture. */
const [HUNG, CARD, CARD_SIZE] = [5, { width: 40, height: 55 }, 27] as const
const BOX = 13.5
const WALLS: Readonly<Record<string, Fill>> = { comidas: 'yellowPale', casa: 'pinkPale' }

export const isOnShelves = ({ theme }: SheetOptions) => theme === 'comidas' || theme === 'casa'

const [LEFT_JAR, RIGHT_JAR] = [18.4, 191.6]

function labelled(picture: Picture, x: number, top: number, place: number): PageMark[] {
  const word = capitals(picture.name)
  const size = fitTextSize(word, 'display', 5.2, LABEL.width - 4)
  const boxTop = top + 8.2
  return [
    text(x, top + 6, word, size),
    rect(x - BOX / 2, boxTop, BOX, BOX, { radius: 2, width: 0.5, fill: WHITE }),
    writtenAnswer(x, boxTop + BOX / 2, String(place), 7.4),
  ]
}

/** Things on the uppermost board, at both sides of the instruction. */
const onTop = (pen: Pen, y: number, isPantry: boolean): Drawing =>
  isPantry
    ? [crate(pen, 26.5, y, 0.6, 'laranja'), crate(pen, 183.5, y, 0.6, 'maca')]
    : [pen.at(27, y, 0.5, teapot), pen.at(184, y, 0.66, vase)]

function place(options: SheetOptions, rows: number, seed: number, onShelves: boolean): Mark[] {
  const pen = new Pen(options.color)
  const tops = Array.from({ length: rows }, (_, row) => TOP + row * ROW)
  const who = (i: number) => CHILDREN[(seed + i * 4) % CHILDREN.length] ?? 'bia'
  if (!onShelves) {
    const people = onlookers(options.title, who(0), who(1))
    const lines = tops.map((top) => ({ ends: top + HUNG, middles: PLACES }))
    return marksOf(washLines(pen, lines, CARD, { people }))
  }
  const steps = tops.map((top) => ({ ground: top + GROUND, edge: top - 1.5 }))
  return marksOf([
    terraces(pen, 'shelves', steps, { people: null, wall: WALLS[options.theme ?? ''] ?? 'cream' }),
    onTop(pen.plane('middle'), (tops[0] ?? TOP) - 4.5, options.theme === 'comidas'),
    options.theme === 'comidas'
      ? jars(
          pen,
          tops.flatMap((top) => [[LEFT_JAR, top + GROUND] as const, [RIGHT_JAR, top + GROUND] as const]),
        )
      : [],
    tops.map((top) => PLACES.map((x) => shelfLabel(pen.plane('far'), x, top + LABEL.y, LABEL.width, LABEL.height))),
  ])
}

export function drawNumbers(
  options: SheetOptions,
  rows: readonly (readonly Picture[])[],
  ordered: readonly (readonly string[])[],
  seed: number,
): PageMark[] {
  const { color } = options
  const onShelves = isOnShelves(options)
  return [
    ...place(options, rows.length, seed, onShelves),
    ...taskTitle(new Pen(color), options),
    ...rows.flatMap((row, r) =>
      row.flatMap((picture, i): PageMark[] => {
        const [x, top] = [PLACES[i] ?? 0, TOP + r * ROW]
        const number = (ordered[r] ?? []).indexOf(picture.name) + 1
        return onShelves
          ? [...rimmedOn(picture, x, top + GROUND, SIZE, color), ...labelled(picture, x, top + LABEL.y, number)]
          : [
              ...rimmed(picture, { cx: x, cy: cardTop(top + HUNG, x) + 17.6, size: CARD_SIZE, color }),
              ...labelled(picture, x, cardTop(top + HUNG, x) + 31.6, number),
            ]
      }),
    ),
  ]
}
