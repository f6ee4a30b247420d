/** Boards of a sudoku as places: an animals' house with windows, a fruit stall, a bookcase of toys. */
import type { Box } from '../../lettering/bounds.ts'
import { PICTURE, taskTitle } from '../../page/picture-page.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { PageMark } from '../../scene/answers.ts'
import { group, round } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { GIVE, POINT_LEFT } from '../../studio/cast/poses.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { box, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { awning } from '../../studio/shapes/built.ts'
import { bush, hill } from '../../studio/shapes/nature.ts'
import { wordThing } from '../../studio/words/words.ts'
import { rug } from '../matematica/counted-rows.ts'

/** The squares of the board, mm. */
export const BOARD: Box = { x: 19, y: 67, width: 132, height: 132 }
/** The three rules beside it. */
export const RULES: Box = { x: 161, y: 67, width: 32, height: 132 }
/** The ground below the board: there the loose pieces are. */
export const GROUND: Box = { x: 15, y: 209, width: 180, height: 73 }
const EDGE = 204
/** Width of the board's rim. */
const RIM = 4

const [LEFT, TOP, RIGHT, LOW] = [BOARD.x - RIM, BOARD.y - RIM, BOARD.x + BOARD.width + RIM, EDGE + 1]
const body = box(LEFT, TOP, RIGHT - LEFT, LOW - TOP, 1.5)

const outdoors = (pen: Pen, ground: Fill, line: Fill): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, 300), 'sky', null),
    hill(far, points('-6,186 60,178 120,188 216,176'), 'hillFar'),
    pen.plane('far', line).shape(box(0, EDGE - 6, 210, 110), ground),
  ]
}

type BoardPlace = (pen: Pen) => Drawing

const house: BoardPlace = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'hill', 'hillLine'),
    [LEFT - 1, 156, 197].map((x) => bush(middle, x, EDGE - 2, 0.6)),
    middle.shape(`M${LEFT - 4} ${TOP + 1}L${LEFT + 10} 54H${RIGHT - 10}L${RIGHT + 4} ${TOP + 1}z`, 'redDark'),
    middle.line(`M${LEFT + 3} 59.500H${RIGHT - 3}`, 0.7),
    middle.shape(body, 'redPale'),
  ]
}

const stall: BoardPlace = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'path', 'sandLine'),
    middle.shape(body, 'wood'),
    awning(middle, { x: LEFT - 3, y: 54, width: RIGHT - LEFT + 6, height: 8 }, 12, ['red', 'white'], 3),
  ]
}

const bookcase: BoardPlace = (pen) => {
  const [far, middle] = [pen.plane('far', 'woodDark'), pen.plane('middle')]
  return [
    pen.shape(box(0, 0, 210, 300), 'foam', null),
    far.shape(box(0, EDGE - 6, 210, 110), 'woodPale'),
    far.shape(box(0, EDGE - 9, 210, 3.4), 'cream'),
    middle.shape(body, 'wood'),
    middle.shape(box(LEFT - 3, TOP - 5, RIGHT - LEFT + 6, 6, 1.5), 'woodDark'),
  ]
}

const PLACES: Readonly<Record<string, BoardPlace>> = { bichos: house, frutas: stall, brinquedos: bookcase }

/** Part of a square that a picture fills; what is between its foot and the edge. */
const [FILLED, ABOVE_EDGE] = [0.78, 0.09]

/** A thing of the studio with its foot near the lower edge of its square. */
export function standingIn(id: string, square: Box, color: boolean): Mark {
  const { name } = wordPicture(id)
  const thing = wordThing(name)
  if (!thing) throw new RangeError(`the studio does not draw ${name}`)
  const { width, height } = reachOf(thing.draw)
  const side = square.width * FILLED
  const size = round(Math.max(width, height) * Math.min(side / width, side / height))
  const foot = round(square.y + square.height * (1 - ABOVE_EDGE))
  const drawn = standing(new Pen(color), thing.draw, round(square.x + square.width / 2), foot, size)
  return group(0, 0, [drawn], { picture: id })
}

/** The place of the theme with title and instruction. */
export function boardPlace(options: SheetOptions): PageMark[] {
  const pen = new Pen(options.color)
  const place = PLACES[options.theme ?? 'bichos'] ?? house
  return [...marksOf(place(pen)), ...taskTitle(pen, options)]
}

/** Two children at both sides of what is in the middle. */
function beside(pen: Pen, seed: number): Drawing {
  const [feet, scale] = [PICTURE.y + PICTURE.height - 7, 0.92]
  return [
    person(pen, childAt(seed), 28, feet, scale, { pose: GIVE }),
    person(pen, childAt(seed + 4), 182, feet, scale, { pose: POINT_LEFT }),
  ]
}

/** A rug, or a cloth on the grass, for the pieces. Few pieces leave room for two children beside them. */
export function pieceGround({ color }: SheetOptions, isNarrow: boolean, seed: number): Mark[] {
  if (!isNarrow) return rug(GROUND, color, seed)
  const pen = new Pen(color).plane('middle')
  return [...rug({ ...GROUND, x: 51.5, width: 107 }, color, seed), ...marksOf(beside(pen, seed))]
}

/** Upper edge of the bench that bears the numbered pictures, and the height of its board. */
const [BENCH, BOARD_HEIGHT] = [246, 15]

/** The pictures on a bench, each above its number. */
export function numberedBench(pictures: readonly string[], { color }: SheetOptions, seed: number): Mark[] {
  const pen = new Pen(color).plane('middle')
  const step = 20
  const left = 105 - (step * pictures.length) / 2
  const size = 23.6
  return [
    ...marksOf([
      [50, 152].map((x) => pen.shape(box(x, BENCH + BOARD_HEIGHT - 1, 8, 18), 'woodDark')),
      pen.shape(box(43, BENCH, 124, BOARD_HEIGHT, 2), 'wood'),
      beside(pen, seed),
    ]),
    ...pictures.flatMap((id, i): Mark[] => {
      const x = left + step * i + (step - size) / 2
      const square = { x, y: BENCH - size * (1 - ABOVE_EDGE) - 0.4, width: size, height: size }
      const middle = round(left + step * (i + 0.5))
      return [
        standingIn(id, square, color),
        ...marksOf([
          pen.shape(box(middle - 6, BENCH + 2.2, 12, 10.6, 3), 'white', 0.8),
          pen.text(middle, BENCH + 10.2, i + 1, 7.4),
        ]),
      ]
    }),
  ]
}
