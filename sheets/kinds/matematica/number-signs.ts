/** Pages of large numbers: digits in the windows of a bus or the houses of a town, names and parts, steps in order. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { busSide, CAB, charger, coatOf } from '../../studio/places/bus-garage.ts'
import { NOTICES, STEPS, stepAt } from '../../studio/places/number-steps.ts'
import { BOX_RISE, HOUSE_HEIGHT, houseX, orderHouse } from '../../studio/places/number-street.ts'
import { type Country, groundsOf, hamlet, posts } from '../../studio/places/town-road.ts'
import { grouped, placesOf, toThousand } from './number-names.ts'
import type { Counted, NumberTheme } from './town-numbers.ts'
import { saying, sign, slot, thousandsAndRest } from './town-signs.ts'

export const ROWS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 0 }

const ORDERS = ['UM', 'C', 'D', 'U']

/** A street of four houses below the sign of their town. */
function street(pen: Pen, one: Counted, x: number, ground: number, theme: NumberTheme): PageMark[] {
  const [foot, width, height] = [ground - 1, 80, 26]
  const top = foot - HOUSE_HEIGHT - 2 - height
  return [
    ...marksOf([
      posts(pen, x - width / 2, width, top + height, foot - 8),
      sign(pen, one, { x: x - width / 2, y: top, width, height }, theme),
      placesOf(one.number).map((_, i) => orderHouse(pen, houseX(x, i), foot, i, ORDERS[i] ?? '')),
    ]),
    ...placesOf(one.number).map(({ digit }, i) => writtenAnswer(houseX(x, i), foot - BOX_RISE, String(digit), 7.4)),
  ]
}

/** A bus with four windows to write in and its number on the side. */
function countedBus(pen: Pen, one: Counted, x: number, ground: number, i: number): PageMark[] {
  const side = { x: x - 37, foot: ground - 1, width: 82, height: 50 }
  const top = side.foot - side.height
  const [width, step] = [13.6, 15.8]
  const windowX = (i: number) => side.x + 3.4 + i * step
  return [
    ...marksOf([
      charger(pen, side.x - 4.5, ground - 1),
      busSide(pen, side, i),
      pen.text(side.x + 25, top - 0.2 + 5, one.name, 4.2),
      placesOf(one.number).map((_, i) => [
        slot(pen, windowX(i), top + 10.6, width, 12),
        pen.text(windowX(i) + width / 2, top + 9.4, ORDERS[i] ?? '', 3.8, { font: 'text' }),
      ]),
      pen.shape(box(side.x + 3.4, top + 23.6, 3 * step + width, 19.4, 1.6), 'white', 0.9),
      saying(pen, one, { x: side.x + 3.4, y: top + 23.6, width: 3 * step + width, height: 19.4 }, 'garagem'),
    ]),
    ...placesOf(one.number).map(({ digit }, i) =>
      writtenAnswer(windowX(i) + width / 2, top + 16.6, String(digit), 7.4),
    ),
  ]
}

interface Parts {
  readonly x: number
  readonly y: number
  readonly width: number
}

const PART = { size: 4.7, box: 9.8, height: 10.6 }

/** Digits times their places, in boxes with the words between them. */
function inParts(pen: Pen, number: number, { x, y, width }: Parts): PageMark[] {
  const places = placesOf(number)
  const words = places.map(({ worth }, i) => (i === places.length - 1 ? '' : `×${grouped(worth)} +`))
  const wide = (size: number) => words.reduce((sum, one) => sum + (one ? measureText(one, 'text', size) : 0), 0)
  const room = width - places.length * PART.box
  const size = Math.min(PART.size, (PART.size * (room - 8)) / wide(PART.size))
  const gap = (room - wide(size)) / (2 * (places.length - 1))
  let left = x
  return places.flatMap(({ digit }, i): PageMark[] => {
    const from = left
    const word = words[i] ?? ''
    left += PART.box + (word ? measureText(word, 'text', size) : 0) + 2 * gap
    const cy = y + PART.height / 2
    const start = { font: 'text', anchor: 'start' } as const
    return [
      ...marksOf([
        slot(pen, from, y, PART.box, PART.height),
        word ? pen.text(from + PART.box + gap, cy + size * 0.35, word, size, start) : [],
      ]),
      writtenAnswer(from + PART.box / 2, cy, String(digit), 6.6),
    ]
  })
}

/** Two lines for the name of a number. */
function nameLines(pen: Pen, number: number, left: number, right: number, first: number): PageMark[] {
  return [
    ...marksOf([0, 9].map((dy) => pen.line(`M${left} ${first + dy}H${right}`, 0.6))),
    ...thousandsAndRest(number).map((part, i) =>
      writtenAnswer(left + 2, first + i * 9 - 3.6, part, 5.4, { anchor: 'start' }),
    ),
  ]
}

/** A sign above its town, and a board for its name and its parts. */
function spelledTown(pen: Pen, one: Counted, ground: number, theme: Country, i: number): PageMark[] {
  const place = { x: 12, y: ground - 41, width: 54, height: 26 }
  const board = { x: 71, y: ground - 40.5, width: 128, height: 36 }
  return [
    ...marksOf([
      posts(pen, place.x, place.width, place.y + place.height, ground),
      hamlet(pen, place.x + place.width / 2, ground - 1, i, theme),
      sign(pen, one, place, theme),
      posts(pen, board.x, board.width, board.y + board.height, ground),
      pen.shape(box(board.x, board.y, board.width, board.height, 3), 'white', 1.1),
    ]),
    ...nameLines(pen, one.number, board.x + 3, board.x + board.width - 3, board.y + 10),
    ...inParts(pen, one.number, { x: board.x + 3, y: board.y + 23, width: board.width - 6 }),
  ]
}

/** A long bus: its number behind, lines in the windows, parts below them. */
function spelledBus(pen: Pen, one: Counted, ground: number, i: number): PageMark[] {
  const side = { x: 20, foot: ground - 1, width: 178, height: 41 }
  const top = side.foot - side.height
  const [left, right] = [side.x + 3, side.x + side.width - CAB - 1]
  const glass = { x: left + 49, y: top + 3, width: right - left - 49, height: 20 }
  return [
    ...marksOf([
      charger(pen, side.x - 4.5, ground - 1),
      busSide(pen, side, i),
      pen.shape(box(left, top + 3, 46, 20, 2), 'white', 0.9),
      pen.text(left + 23, top + 8.2, one.name, 4),
      saying(pen, one, { x: left, y: top + 8.8, width: 46, height: 14.6 }, 'garagem'),
      pen.shape(box(glass.x, glass.y, glass.width, glass.height, 2), 'white', 0.9),
      pen.shape(box(left, top + 24, right - left, 12.2, 2), coatOf(i), null),
    ]),
    ...nameLines(pen, one.number, glass.x + 3, glass.x + glass.width - 3, glass.y + 8.6),
    ...inParts(pen, one.number, { x: left + 1, y: top + 24.4, width: right - left - 2 }),
  ]
}

const PLATE = { width: 58, height: 32.4, gap: 3.4 }
const ROUNDED = 'ao milhar'

/** The numbers on a board, and six steps for them in order, each with its number rounded to thousands. */
function inOrder(pen: Pen, all: readonly Counted[], theme: NumberTheme): PageMark[] {
  const plates = all.map((one, i) => {
    const x = NOTICES.x + 2.2 + (i % 3) * (PLATE.width + PLATE.gap)
    const y = NOTICES.y + 2.4 + Math.floor(i / 3) * (PLATE.height + PLATE.gap)
    return sign(pen, one, { x, y, width: PLATE.width, height: PLATE.height }, theme)
  })
  const sorted = all.map(({ number }) => number).sort((a, b) => a - b)
  const width = STEPS.width - 3.6
  return [
    ...marksOf(plates),
    ...sorted.flatMap((number, i): PageMark[] => {
      const [x, y] = stepAt(i)
      const cx = x + STEPS.width / 2
      return [
        ...marksOf([
          slot(pen, cx - width / 2, y + 3.6, width, 13.6),
          pen.shape(box(cx - 13, y + 18.6, 26, 5.6, 2), 'white', null),
          pen.text(cx, y + 22.8, ROUNDED, 4, { font: 'text' }),
          slot(pen, cx - width / 2, y + 25.6, width, 13.6),
        ]),
        writtenAnswer(cx, y + 10.4, grouped(number), 6.2),
        writtenAnswer(cx, y + 32.4, grouped(toThousand(number)), 6.2),
      ]
    }),
  ]
}

const COLUMNS = [56, 152]

export function numbersShown(pen: Pen, level: Level, theme: NumberTheme, all: readonly Counted[]): PageMark[] {
  if (level === 'desafio') return inOrder(pen, all, theme)
  const grounds = groundsOf(ROWS[level])
  return all.flatMap((one, i) => {
    if (level === 'medio')
      return theme === 'garagem'
        ? spelledBus(pen, one, grounds[i] ?? 0, i)
        : spelledTown(pen, one, grounds[i] ?? 0, theme, i)
    const [x, ground] = [COLUMNS[i % 2] ?? 0, grounds[Math.floor(i / 2)] ?? 0]
    return theme === 'garagem' ? countedBus(pen, one, x, ground, i) : street(pen, one, x, ground, theme)
  })
}
