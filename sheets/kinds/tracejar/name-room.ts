/** The room of a name: its letters on the wall, and a board to write it on. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { centredText } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, POINT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, poly } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { bear } from '../../studio/shapes/big-things.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { balloonHead } from '../../studio/shapes/party.ts'
import { potPlant } from '../../studio/shapes/weighed-things.ts'
import { drawChild } from './names.ts'

const WALLS: readonly [Fill, ...Fill[]] = ['sky', 'yellowPale', 'pinkPale', 'skyLow', 'cream']
export const PAINTS: readonly [Fill, ...Fill[]] = [
  'yellow',
  'pink',
  'bluePale',
  'lime',
  'orange',
  'purplePale',
  'redPale',
]

export const BOARD: Box = { x: 15, y: 99, width: 180, height: 107 }
/** On a sheet for any name a photo of 3 × 4 cm fits above the board. */
export const BOARD_BELOW_PORTRAIT: Box = { x: 15, y: 110, width: 180, height: 96 }
const PORTRAIT: Box = { x: 16, y: 55, width: 44, height: 49 }
/** Ends of the letters of the name. */
const [FIRST, LAST] = [17, 193]
const [STRING, SAG, LARGEST] = [58, 4, 25] as const
/** Upper edge of the board's wood. */
const LEDGE = BOARD.y - 3

const sagAt = (x: number) => STRING + SAG * (1 - ((x - 105) / 96) ** 2)

const line = (pen: Pen): Drawing => pen.line(`M0 ${STRING - 1}Q105 ${STRING + 2 * SAG} 210 ${STRING - 1}`, 0.9)

/** Little flags that hang free above what rests on the board. */
const flags = (pen: Pen): Drawing =>
  bunting(pen, [6, 56], [204, 56], 5, ['red', 'yellow', 'teal', 'pink', 'orange'], { size: 5.4, gap: 2.4 })

const onFlag = (pen: Pen, x: number, size: number, fill: Fill): Drawing => {
  const [half, top] = [size / 2 - 0.7, sagAt(x)]
  return pen.shape(
    poly([
      [x - half, top],
      [x + half, top],
      [x + half, top + size * 1.25],
      [x, top + size * 1.02],
      [x - half, top + size * 1.25],
    ]),
    fill,
    1,
  )
}

const onBalloon = (pen: Pen, x: number, size: number, fill: Fill): Drawing => [
  pen.line(`M${x} ${STRING + size * 1.1}Q${x + 2.5} ${LEDGE - 6} ${x} ${LEDGE}`, 0.8),
  pen.at(x, STRING + size * 1.1, size / 23, (pen) => balloonHead(pen, fill)),
]

const onBlock = (pen: Pen, x: number, size: number, fill: Fill): Drawing => {
  const side = size - 1.2
  return [
    pen.shape(box(x - side / 2, LEDGE - side, side, side, 2), fill, 1),
    pen.shape(box(x - side / 2 + 2, LEDGE - side + 2, side - 4, side - 4, 1.4), 'white', 0.7),
  ]
}

interface Hanging {
  /** Behind all letters. */
  readonly line?: (pen: Pen) => Drawing
  readonly one: (pen: Pen, x: number, size: number, fill: Fill) => Drawing
  /** Middle of the letter. */
  readonly middle: (x: number, size: number) => number
  /** Size of the letter, as a share of the thing. */
  readonly letter: number
  /** Size of the thing in a short name, mm. */
  readonly largest: number
}

const HANGINGS: readonly [Hanging, ...Hanging[]] = [
  { line, one: onFlag, middle: (x, size) => sagAt(x) + size * 0.5, letter: 0.62, largest: LARGEST },
  { line: flags, one: onBlock, middle: (_, size) => LEDGE - size / 2 + 0.6, letter: 0.6, largest: LARGEST + 2 },
  { one: onBalloon, middle: (_, size) => STRING + size * 0.36, letter: 0.5, largest: LARGEST },
]

/** Each letter of the name on a flag, on a balloon tied to the board or on a block that rests on it. */
export function nameOnWall(pen: Pen, name: string, look: number): Drawing {
  const letters = [...capitals(name)]
  const hanging = inTurn(HANGINGS, look)
  const size = Math.min(hanging.largest, (LAST - FIRST) / letters.length)
  const start = (FIRST + LAST) / 2 - (size * letters.length) / 2
  return [
    hanging.line?.(pen) ?? [],
    letters.map((letter, i) => {
      const x = start + (i + 0.5) * size
      return [
        hanging.one(pen, x, size, inTurn(PAINTS, i + look)),
        centredText(x, hanging.middle(x, size), letter, size * hanging.letter),
      ]
    }),
  ]
}

/** A frame with room for a drawing or a photo. */
export function portrait(pen: Pen, { x, y, width, height }: Box, frame: Fill): Drawing {
  const size = Math.min(3.6, ...NAME_TEXTS.picture.map((line) => fitTextSize(line, 'text', 3.6, width - 9)))
  return [
    pen.shape(box(x, y, width, height, 3), frame),
    pen.shape(box(x + 3, y + 3, width - 6, height - 6, 1.6), 'white', 0.8),
    NAME_TEXTS.picture.map((line, i) =>
      pen.text(x + width / 2, y + height / 2 - 1 + i * 5, line, size, { font: 'text' }),
    ),
  ]
}

/** A frame for the portrait, a cloth for any name, and a child who shows it. */
export function ownWall(pen: Pen, look: number): Drawing {
  return [
    portrait(pen, PORTRAIT, inTurn(PAINTS, look + 2)),
    pen.line('M66 60L72 66M168 60L162 66', 0.9),
    [66, 168].map((x) => pen.shape(circle(x, 60, 1.3), 'metal', 0.7)),
    pen.shape(box(70, 64, 94, 30, 2), inTurn(PAINTS, look)),
    pen.shape(box(73.5, 67.5, 87, 23, 1.4), 'white', 0.8),
    pen.text(77, 72.6, NAME_TEXTS.mine, 3.8, { font: 'text', anchor: 'start' }),
    drawChild(pen, null, look, { x: 183, foot: 108, scale: 0.74, pose: HANDS_UP }),
  ]
}

/** Below framed pictures: a grandmother and a child in front of a low cupboard, who look at them. */
export const gallery = (pen: Pen, look: number): Drawing => [
  pen.shape(box(52, 248, 106, 24, 1.6), 'wood', 1),
  pen.shape(box(48, 244, 114, 5, 1.6), 'wood', 1),
  [56, 107].map((x) => pen.shape(box(x, 252, 46, 16, 1), 'woodPale', 0.8)),
  [98, 111].map((x) => pen.shape(circle(x, 260, 1.4), 'metal', 0.7)),
  pen.shape(box(54, 272, 5, 6) + box(151, 272, 5, 6), 'woodDark', 0.8),
  pen.at(66, 244, 0.5, potPlant),
  pen.at(146, 244, 0.4, bear),
  (['red', 'teal', 'yellow', 'purple'] as const).map((fill, i) =>
    pen.shape(box(92 + i * 7, 230 + (i % 2) * 2, 6, 14 - (i % 2) * 2, 0.8), fill, 0.8),
  ),
  person(pen, inTurn(['avo', 'vovo'] as const, look), 178, 281, 0.6, { pose: { expr: 'alegre', turn: -28 } }),
  drawChild(pen, null, look + 2, { x: 32, foot: 281, scale: 0.72, pose: POINT }),
]

/** A board in a wooden frame. */
export const writingBoard = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x - 3.5, y - 3, width + 7, height + 6, 3), 'wood', 1.2),
  pen.shape(box(x, y, width, height, 1.6), 'white', 0.9),
]

/** A wall with stripes, and boards from `floor` on. */
export function nameRoom(pen: Pen, look: number, floor: number): Drawing {
  const { y } = PICTURE
  return [
    pen.shape(box(0, 0, 210, 297), inTurn(WALLS, look), null),
    Array.from({ length: 11 }, (_, i) => pen.shade(box(9 + i * 19, y, 6, floor - y), 'white', 0.4)),
    pen.shape(box(-4, floor - 5, 218, 5), 'white', 0.8),
    pen.shape(box(-4, floor, 218, 60), 'woodPale', 1),
    pen.line(`M0 ${floor + 9}H210M0 ${floor + 18}H210M58 ${floor}v9M140 ${floor + 9}v9`, 0.6, 'wood'),
  ]
}
