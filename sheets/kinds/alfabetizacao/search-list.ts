/** The list beside the letters of a word search: with pictures, with boxes to tick, or with boxes for the letters of a secret. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { answerBox, area, centredText, line, path, rect, rectData, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark } from '../../scene/scene.ts'
import type { LetterGrid } from './letter-grid.ts'
import { hidden } from './searched-words.ts'
import type { Secret } from './secret-word.ts'

export interface WordSearch extends LetterGrid {
  /** The word of the list that is not in the grid. */
  readonly absent?: string
  readonly secret?: Secret
}

const LIST_TEXTS = { secret: 'palavra secreta' } as const
const PAPER = tint(YELLOW, 0.22)
export const CHIP_FILL = tint(YELLOW, 0.8)

/** The white of the board, mm. */
export const ROOM: Box = { x: 18, y: 58, width: 174, height: 127 }
/** Between the board's edge, the grid and the list, mm. */
export const GAP = 4
export const GRID_SIDE: Readonly<Record<Level, number>> = { facil: 106, medio: 108, desafio: 104 }

export interface SearchPage {
  readonly level: Level
  /** The place below the board holds things of the words: the list has none. */
  readonly hasThings: boolean
  /** Things of the place, in the order of their numbers and of the list. */
  readonly shown: readonly Picture[]
  /** Pictures in place of their words. */
  readonly pictured: readonly Picture[]
  readonly color: boolean
  readonly grid: WordSearch
  readonly listed: readonly Picture[]
}

/** The sheet of paper beside the grid. */
function listBox(level: Level): Box {
  const x = ROOM.x + 2 * GAP + GRID_SIDE[level] + 1
  return { x, y: ROOM.y + GAP, width: ROOM.x + ROOM.width - GAP - x, height: ROOM.height - 2 * GAP }
}

/** Side of the box before a word, mm. */
const TICK = 5
/** Side of the boxes that a secret is written in, and the room of what is above the first, mm. */
const [SECRET_BOX, SECRET_HEAD] = [10.8, 8.5]

/** The size at which every word of the list has room. */
const sizeOf = (listed: readonly Picture[], most: number, room: number): number =>
  Math.min(...listed.map(({ name }) => fitTextSize(capitals(name), 'display', most, room)))

/** Of a number of a thing, mm. */
const CHIP = 8.4
/** Size of a word that the key writes, mm. */
export const WRITTEN = 6

/** Number of a thing of the place. */
export const chip = (cx: number, cy: number, number: number, fill: Ink): Mark[] => [
  rect(cx - CHIP / 2, cy - CHIP / 2, CHIP, CHIP, { radius: CHIP / 2, width: 0.6, fill }),
  centredText(cx, cy, String(number), 6),
]

/** A line for the word of a picture, of which the first letter is there: a tulip is no flower then. */
function lineFor(picture: Picture, x: number, cy: number, width: number): PageMark[] {
  const name = capitals(picture.name)
  const size = fitTextSize(name, 'display', WRITTEN, width - 1)
  return [
    line(x, cy + 4, x + width, cy + 4, { width: 0.6 }),
    answer(
      [centredText(x + 0.6, cy, name, size, { anchor: 'start', fill: ANSWER_RED })],
      [centredText(x + 0.6, cy, name.slice(0, 1), WRITTEN, { anchor: 'start' })],
    ),
  ]
}

/** The word that is left over is crossed out in the key. */
function struck({ grid }: SearchPage, picture: Picture, x: number, cy: number, size: number): PageMark[] {
  if (grid.absent !== hidden(picture)) return []
  const width = measureText(capitals(picture.name), 'display', size)
  return [answer([path(`M${round(x - 1)} ${round(cy)}H${round(x + width + 1)}`, { stroke: ANSWER_RED, width: 1 })])]
}

interface Row {
  readonly x: number
  readonly cy: number
  readonly width: number
  /** Of a printed word. */
  readonly size: number
}

/** The number of a thing with its word, or with a line for it; null for a word without a thing. */
function numbered(page: SearchPage, picture: Picture, { x, cy, width, size }: Row): PageMark[] | null {
  const i = page.shown.indexOf(picture)
  if (i < 0) return null
  const from = CHIP + 1.6
  return [
    ...chip(x + CHIP / 2, cy, i + 1, page.color ? CHIP_FILL : WHITE),
    ...(page.pictured.includes(picture)
      ? lineFor(picture, x + from, cy, width - from)
      : [
          centredText(x + from, cy, capitals(picture.name), size, { anchor: 'start' }),
          ...struck(page, picture, x + from, cy, size),
        ]),
  ]
}

function drawSecretList(page: SearchPage, box: Box): PageMark[] {
  const { grid, listed } = page
  const inner = { ...box, y: box.y + SECRET_HEAD, height: box.height - SECRET_HEAD }
  const x = box.x + box.width - SECRET_BOX - 3
  const size = sizeOf(listed, 6.4, x - box.x - 5.2)
  const rows = eachCell(listed, cellsOf(1, listed.length, { box: inner, gap: 0.8 }), (picture, cell): PageMark[] => {
    const cy = middleY(cell)
    const name = capitals(picture.name)
    const i = grid.secret?.letters.findIndex(({ word }) => word === hidden(picture)) ?? -1
    const asked = grid.secret?.word[i]
    return [
      ...(numbered(page, picture, { x: box.x + 2, cy, width: x - box.x - 4, size }) ?? [
        centredText(box.x + 2.6, cy, name, size, { anchor: 'start' }),
      ]),
      ...(asked
        ? [
            area(rectData(x, cy - SECRET_BOX / 2, SECRET_BOX, SECRET_BOX, 2), WHITE),
            answerBox(x, cy - SECRET_BOX / 2, SECRET_BOX, SECRET_BOX),
            writtenAnswer(x + SECRET_BOX / 2, cy, asked, 6.6),
          ]
        : []),
    ]
  })
  const label = centredText(box.x + box.width - 3, box.y + 5, LIST_TEXTS.secret, 5.4, { anchor: 'end' })
  const asked = grid.secret?.letters.length ?? 0
  const strip = rect(
    x - 0.9,
    inner.y - 0.8,
    SECRET_BOX + 1.8,
    round((inner.height + 0.8) * (asked / listed.length) + 0.4),
    { radius: 2, width: 0.5, fill: page.color ? CHIP_FILL : WHITE },
  )
  return [answer([], [label]), strip, ...rows.flat()]
}

function drawPictureList(page: SearchPage, box: Box): PageMark[] {
  const { level, color, listed, pictured } = page
  const cells = cellsOf(1, listed.length, { box: { ...box, y: box.y + 2, height: box.height - 4 }, gap: 1 })
  const size = Math.min(level === 'facil' ? 22 : 15.5, (cells[0]?.height ?? 0) - 0.6)
  const letters = sizeOf(listed, level === 'facil' ? 6.8 : 5.6, box.width - size - 8.4)
  return eachCell(listed, cells, (picture, cell): PageMark[] => {
    const [cx, cy] = [cell.x + 3 + size / 2, middleY(cell)]
    const from = cx + size / 2 + 2.4
    return [
      outlinedPicture(picture, { cx, cy, size, color }),
      ...(pictured.includes(picture)
        ? lineFor(picture, from, cy, box.x + box.width - from - 3)
        : [
            centredText(from, cy, capitals(picture.name), letters, { anchor: 'start' }),
            ...struck(page, picture, from, cy, letters),
          ]),
    ]
  }).flat()
}

/** Words alone, each with the number of its thing or with a box to tick. */
function drawWordList(page: SearchPage, box: Box): PageMark[] {
  const { listed } = page
  const cells = cellsOf(1, listed.length, { box: { ...box, y: box.y + 3, height: box.height - 6 }, gap: 1 })
  const size = sizeOf(listed, 7.4, box.width - CHIP - 7)
  return eachCell(listed, cells, (picture, cell): PageMark[] => {
    const [x, cy] = [cell.x + 3.4, middleY(cell)]
    const asked = numbered(page, picture, { x: box.x + 2.4, cy, width: box.width - 6, size })
    if (asked) return asked
    const from = box.x + 2.4 + CHIP + 1.6
    return [
      rect(x, cy - TICK / 2, TICK, TICK, { radius: 1, width: 0.6, fill: WHITE }),
      centredText(from, cy, capitals(picture.name), size, { anchor: 'start' }),
      ...struck(page, picture, from, cy, size),
    ]
  }).flat()
}

/** The list on its paper. */
export function drawList(page: SearchPage): PageMark[] {
  const box = listBox(page.level)
  const paper = rect(box.x, box.y, box.width, box.height, { radius: 3, width: 0.7, fill: page.color ? PAPER : WHITE })
  if (page.level === 'desafio') return [paper, ...drawSecretList(page, box)]
  return [paper, ...(page.hasThings ? drawWordList(page, box) : drawPictureList(page, box))]
}
