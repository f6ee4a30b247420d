/** A place at the foot of the page with somebody who does something there, and a large board that hangs above it. */
import type { Box } from '../../lettering/bounds.ts'
import { PICTURE, titleBoardOfTask, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { box as boxData, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { ipiranga } from '../../studio/places/ipiranga.ts'
import { drawBelow } from './board-scenes.ts'
import { INDEPENDENCE } from './independence-words.ts'
import { firstLand, hasWordPlace } from './word-lands.ts'
import { drawWordPlace, tagSpots, type WordPlace } from './word-place.ts'

const MIDDLE = 105
const FRAME = 3.4
const COLOURS: readonly Fill[] = ['blue', 'teal', 'orange', 'purple', 'green', 'red']

interface Wish {
  readonly options: SheetOptions
  readonly index: number
  readonly sheet: Random
  /** The white of the board, without its frame. */
  readonly room: Box
  readonly inside: readonly PageMark[]
  /** Things of the page's words, which the place holds where it can. */
  readonly things: Pick<WordPlace, 'pictures' | 'tag' | 'front' | 'rows'>
  /** Marks at the room for words of each thing. */
  readonly over?: (index: number, at: Spot) => readonly PageMark[]
  /** Theme of the place. Default: that of the sheet. */
  readonly place?: string
}

/** True if the place of a theme holds the things of a page's words. */
export const holdsThings = (theme = 'tudo'): boolean => hasWordPlace(theme) || theme === INDEPENDENCE

/** The board on two ropes, on which the plaque of the title hangs, too. */
function drawBoard(pen: Pen, { x, y, width, height }: Box, colour: Fill, plaque: number): Drawing {
  const [left, right] = [-1, 1].map((side) => round(MIDDLE + side * (plaque / 2 - 9))) as [number, number]
  return [
    [left, right].map((at) => pen.rope(`M${at} ${PICTURE.y - 4}V${y - 1}`, 1.4, 'straw', 0.6)),
    pen.shape(boxData(x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME, 5), colour, 1.1),
    pen.shape(boxData(x, y, width, height, 2.6), 'white', 0.8),
    [left, right].map((at) => pen.shape(circle(at, y - FRAME / 2, 1.1), 'yellow', 0.5)),
  ]
}

/** Small keys have no room for letters of blocks and prices of stalls. */
const withoutTexts = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'group') return [{ ...mark, children: withoutTexts(mark.children) }]
    return mark.kind === 'text' ? [] : [mark]
  })

function drawPlace(pen: Pen, { options, index, sheet, room, things, place, over }: Wish): PageMark[] {
  const { color } = options
  const theme = place ?? options.theme ?? 'tudo'
  const upper = room.y + room.height + FRAME
  const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
  if (hasWordPlace(theme)) {
    const wish: WordPlace = { ...things, theme, index: firstLand(theme, sheet) + index, upper, cast, color }
    const spots = tagSpots(wish)
    return [
      ...drawWordPlace(pen, wish),
      ...(over ? things.pictures.flatMap((_, i) => over(i, spots[i] ?? [0, 0])) : []),
    ]
  }
  if (theme === INDEPENDENCE)
    return marksOf(
      ipiranga(
        pen,
        things.pictures.map(({ name }) => name),
        things.tag,
      ),
    )
  const scene = marksOf(drawBelow(pen, theme, cast, upper + 2))
  return [answer(withoutTexts(scene), scene)]
}

/** The whole page: the place, the board with its task, title and instruction. */
export function onSceneBoard(wish: Wish): PageMark[] {
  const { options, index, sheet, room, inside } = wish
  const { color, title, instruction } = options
  const pen = new Pen(color)
  const colour = COLOURS[(sheet.fork('board').integer(0, COLOURS.length - 1) + index) % COLOURS.length] ?? 'blue'
  const heading = { title, instruction, y: PICTURE.y + 4, width: titleWidth(title) }
  return [
    ...drawPlace(pen, wish),
    ...marksOf(drawBoard(pen, room, colour, heading.width)),
    ...inside,
    ...titleBoardOfTask(pen, heading),
  ]
}
