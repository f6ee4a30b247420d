/** A corner of the classroom that belongs to a child: the letters of the name on the wall, a board to write it on. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { centredText } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { HANDS_UP, POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, poly } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backpack } from '../../studio/shapes/handy.ts'
import { balloonHead } from '../../studio/shapes/party.ts'

const WALLS: readonly [Fill, ...Fill[]] = ['sky', 'yellowPale', 'pinkPale', 'skyLow', 'bluePale']
const PAINTS: readonly [Fill, ...Fill[]] = ['yellow', 'pink', 'bluePale', 'lime', 'orange', 'purplePale', 'redPale']
const BAGS: readonly [Fill, ...Fill[]] = ['red', 'blue', 'green', 'orange', 'purple', 'teal']

/** Floor of the room. */
const FLOOR = 262
export const BOARD: Box = { x: 15, y: 108, width: 180, height: 92 }
const PORTRAIT: Box = { x: 16, y: 55, width: 46, height: 48 }
/** From here to there hang the letters of the name. */
const [FIRST, LAST, STRING] = [66, 170, 62] as const

const onFlag = (pen: Pen, x: number, size: number, fill: Fill): Drawing => {
  const half = size / 2 - 0.5
  return pen.shape(
    poly([
      [x - half, STRING],
      [x + half, STRING],
      [x + half, STRING + size * 1.35],
      [x, STRING + size * 1.05],
      [x - half, STRING + size * 1.35],
    ]),
    fill,
    1,
  )
}

const onBalloon = (pen: Pen, x: number, size: number, fill: Fill): Drawing => [
  pen.line(`M${x} ${STRING + size * 1.2}Q${x + 2} 92 ${x} 102`, 0.7),
  pen.at(x, STRING + size * 1.05, size / 23, (pen) => balloonHead(pen, fill)),
]

const onBlock = (pen: Pen, x: number, size: number, fill: Fill): Drawing => {
  const [side, foot] = [size - 1.4, STRING + size + 6]
  return [
    pen.shape(box(x - side / 2, foot - side, side, side, 1.6), fill, 1),
    pen.shape(box(x - side / 2 + 1.2, foot - side + 1.2, side - 2.4, side - 2.4, 1), 'white', 0.6),
  ]
}

type Hanging = 'flags' | 'balloons' | 'blocks'
const HANGINGS: readonly [Hanging, ...Hanging[]] = ['flags', 'blocks', 'balloons']

/** Each letter of the name on a flag, a balloon or a block; eight empty ones without a name. */
function nameOnWall(pen: Pen, name: string | null, look: number): Drawing {
  const letters = name ? [...capitals(name)] : Array.from({ length: 8 }, () => '')
  const hanging = inTurn(HANGINGS, look)
  const size = Math.min(19, (LAST - FIRST) / letters.length)
  const start = (FIRST + LAST) / 2 - (size * letters.length) / 2
  const one = { flags: onFlag, balloons: onBalloon, blocks: onBlock }[hanging]
  const rise = { flags: 0.5, balloons: 0.36, blocks: 0.5 }[hanging]
  const ground: Drawing =
    hanging === 'flags'
      ? pen.line(`M${FIRST - 3} ${STRING - 1}Q${(FIRST + LAST) / 2} ${STRING + 1} ${LAST + 3} ${STRING - 2}`, 0.9)
      : hanging === 'blocks'
        ? [
            pen.shape(box(FIRST - 2, STRING + size + 6, LAST - FIRST + 4, 3.4, 1), 'wood', 1),
            [FIRST + 8, LAST - 8].map((x) => pen.shape(`M${x - 2} ${STRING + size + 9.4}h4l-2 5z`, 'woodDark', 0.8)),
          ]
        : []
  const sunk = hanging === 'blocks' ? 6 : 0
  return [
    ground,
    letters.map((letter, i) => {
      const x = start + (i + 0.5) * size
      return [
        one(pen, x, size, name ? inTurn(PAINTS, i + look) : 'white'),
        letter ? centredText(x, STRING + sunk + size * rise, letter, size * 0.56) : [],
      ]
    }),
  ]
}

/** A frame with room for a drawing or a photo of 4 cm, which hangs on a nail. */
function portrait(pen: Pen, frame: Fill): Drawing {
  const { x, y, width, height } = PORTRAIT
  return [
    pen.line(`M${x + 10} ${y}L${x + width / 2} ${y - 6}L${x + width - 10} ${y}`, 0.8),
    pen.shape(circle(x + width / 2, y - 6, 1.2), 'metal', 0.7),
    pen.shape(box(x, y, width, height, 3), frame),
    pen.shape(box(x + 3.4, y + 3.4, width - 6.8, height - 13, 1.6), 'white', 0.8),
    NAME_TEXTS.picture.map((line, i) => pen.text(x + width / 2, y + 19 + i * 5, line, 3.6, { font: 'text' })),
    pen.text(x + width / 2, y + height - 3.4, NAME_TEXTS.portrait, 4, { font: 'text' }),
  ]
}

/** A board in a wooden frame, as high as asked. */
export const writingBoard = (pen: Pen, { x, y, width, height }: Box = BOARD): Drawing => [
  pen.shape(box(x - 3.5, y - 3, width + 7, height + 6, 3), 'wood', 1.2),
  pen.shape(box(x, y, width, height, 1.6), 'white', 0.9),
]

export function nameRoom(pen: Pen, look: number): Drawing {
  return [
    pen.shape(box(0, 0, 210, 297), inTurn(WALLS, look), null),
    Array.from({ length: 11 }, (_, i) => pen.shade(box(9 + i * 19, 19, 6, FLOOR - 19), 'white', 0.4)),
    pen.shape(box(0, FLOOR, 210, 40), 'woodPale', 1),
    pen.line(`M0 ${FLOOR + 9}H210M0 ${FLOOR + 18}H210M58 ${FLOOR}v9M140 ${FLOOR + 9}v9`, 0.6, 'wood'),
  ]
}

/** The wall above the board, and the classmate who hangs the letters up. */
export const nameWall = (pen: Pen, name: string | null, look: number): Drawing => [
  portrait(pen, inTurn(PAINTS, look + 2)),
  nameOnWall(pen, name, look),
  person(pen, classmate(name, look), 186, 106, 0.74, { pose: HANDS_UP }),
]

/** Somebody of the cast with another name. */
const classmate = (name: string | null, look: number): CastName => {
  const others = STANDING.filter((one) => one !== name)
  return others[look % others.length] ?? 'bia'
}

/** A family in front of the board of further names. */
export const family = (pen: Pen, look: number): Drawing => [
  person(pen, classmate(null, look), 62, 284, 0.62, { pose: POINT }),
  person(pen, 'avo', 108, 284, 0.48),
  person(pen, classmate(null, look + 3), 150, 284, 0.62, { pose: POINT_LEFT }),
]

const HOOKS = 5

/** A rail of hooks with a bag and a name tag for each child; empty tags are for writing. */
export function hookRail(pen: Pen, names: readonly string[], look: number): Drawing {
  const [step, y] = [36, 218]
  return [
    pen.shape(box(13, y - 1.6, 184, 19, 2), 'wood', 1.1),
    Array.from({ length: HOOKS }, (_, i) => {
      const x = 33 + i * step
      const name = names[i] ?? ''
      return [
        pen.shape(box(x - 16.5, y + 0.8, 33, 13.6, 2), 'white', 0.9),
        name ? centredText(x, y + 7.6, name, fitTextSize(name, 'display', 6.4, 29)) : [],
        backpack(pen, x, y + 52, 0.98, inTurn(BAGS, i + look)),
        pen.rope(`M${x} ${y + 16.5}v4.500q0 3 3 2.500`, 1.4, 'metal', 0.8),
      ]
    }),
  ]
}

/** The class list on a clipboard, and a child who points at the free line. */
export function classList(pen: Pen, names: readonly string[], name: string | null, look: number): Drawing {
  const [x, y, width, line] = [16, 225, 118, 11]
  return [
    pen.shape(box(x - 3, y - 5, width + 6, names.length * line + 10, 3), 'brown', 1.1),
    pen.shape(box(x, y - 2, width, names.length * line + 4, 1.4), 'white', 0.8),
    pen.shape(box(x + width / 2 - 13, y - 8.4, 26, 6, 2), 'metal', 0.9),
    names.map((one, i) => {
      const foot = y + (i + 1) * line - 1.6
      return [
        pen.text(x + 9, foot - 1, i + 1, 5, { font: 'text' }),
        pen.line(`M${x + 15} ${foot}H${x + width - 6}`, 0.6, 'grey'),
        one ? pen.text(x + 17, foot - 2, one, 6, { font: 'text', anchor: 'start' }) : [],
      ]
    }),
    person(pen, classmate(name, look + 5), 168, 283, 1, { pose: POINT_LEFT }),
  ]
}

/** Places to glue the letters in order on a shelf, and the letters themselves in a strip to cut out. */
export function letterStrip(pen: Pen, letters: readonly string[]): Drawing {
  const side = Math.min(21, 176 / letters.length)
  const start = 105 - (side * letters.length) / 2
  const [shelf, cut] = [240, 255]
  const strip = { x: start - 1, y: cut, width: side * letters.length + 2, height: side + 2 }
  return [
    pen.shape(box(PICTURE.x + 4, shelf, PICTURE.width - 8, 3.6, 1), 'wood', 1),
    letters.map((_, i) => [
      pen.shape(box(start + i * side + 0.8, shelf - side + 0.6, side - 1.6, side - 0.6, 1.6), 'white', 0.9),
      pen.text(start + i * side + 3.4, shelf - side + 5, i + 1, 3.4, { font: 'text' }),
    ]),
    pen.shape(box(strip.x - 4, strip.y - 4, strip.width + 8, strip.height + 8, 1.5), 'white', 0.8),
    drawPictogram('cut', strip.x - 14, strip.y - 4, 8),
    pen.line(box(strip.x, strip.y, strip.width, strip.height), 0.5, 'greyDark', [2.2, 1.6]),
    letters.map((letter, i) => {
      const x = start + i * side
      return [
        i > 0 ? pen.line(`M${x} ${strip.y}v${strip.height}`, 0.5, 'greyDark', [2.2, 1.6]) : [],
        centredText(x + side / 2, cut + 1 + side / 2, letter, side * 0.6),
      ]
    }),
  ]
}
