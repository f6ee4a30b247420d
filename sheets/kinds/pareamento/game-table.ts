/** Cards of a game on a table, and the two who play it: dashed lines between the cards are for the scissors. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { PICTURE, titleBoard, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { BLACK, GREY } from '../../scene/inks.ts'
import { centredText, group, line, round, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { CLAP, HANDS_UP, HOLD, WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { tree } from '../../studio/shapes/nature.ts'
import { motifOf } from './card-backs.ts'
import { gamePicture } from './game-pictures.ts'

export interface Face {
  readonly picture: Picture
  readonly look: 'picture' | 'named' | 'capitals' | 'cursive'
}

/** Of the cards on the table, mm, and the room between two of them, in whose middle the cut is. */
export const CARDS: Box = { x: 17, y: 69, width: 176, height: 212 }
const GAP = 5
/** Frame of a word's card, and from its outer edge to what is drawn on it, mm. */
const [FRAME, INSET, RADIUS] = [2.2, 4.4, 5]
const [CAPITALS, CURSIVE, NAME] = [14, 16, 7]
/** Words reach nearer to the frame than pictures, mm. */
const WORD_INSET = 3.4
/** Of the cursive's pen: its letters are thinner than printed ones, mm. */
const CURSIVE_WEIGHT = 0.4

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const shaped = (pen: Pen, { x, y, width, height }: Box, radius: number, fill: Fill, weight?: number | null) =>
  pen.shape(box(round(x), round(y), round(width), round(height), radius), fill, weight)

/** The name below a picture. */
const NAME_HEIGHT = 9

function faceOf({ picture, look }: Face, card: Box, size: number, color: boolean): Drawing {
  const { y, width, height } = inside(card, INSET)
  const [cx, cy] = [middleX(card), middleY(card)]
  if (look === 'picture') return gamePicture(picture, inside(card, INSET), color)
  if (look === 'named') {
    const room = height - NAME_HEIGHT
    const word = capitals(picture.name)
    return [
      gamePicture(picture, { ...inside(card, INSET), y: y - 0.5, height: room - 1 }, color),
      centredText(cx, y + room + NAME_HEIGHT / 2, word, fitTextSize(word, 'display', NAME, width - 2)),
    ]
  }
  if (look === 'capitals') return centredText(cx, cy, capitals(picture.name), size)
  return {
    ...text(cx, cy + size * 0.24, picture.name, size, { font: 'cursive' }),
    outline: { stroke: BLACK, width: CURSIVE_WEIGHT },
  }
}

/** Words of a page in one size. */
function sizeOfWords(faces: readonly Face[], width: number): number {
  const sizes = faces.flatMap(({ picture, look }) => {
    if (look === 'capitals') return [fitTextSize(capitals(picture.name), 'display', CAPITALS, width - 3)]
    return look === 'cursive' ? [fitTextSize(picture.name, 'cursive', CURSIVE, width - 3)] : []
  })
  return round(Math.min(CURSIVE, ...sizes))
}

/** Side of the scissors where a cut begins, mm. */
const SCISSORS = 5

/** Dashed lines from edge to edge of the cards, with scissors where they begin. */
function cutLines(
  { x, y }: Box,
  [width, height]: readonly [number, number],
  columns: number,
  rows: number,
  gap: number,
  count: number,
): Mark[] {
  const style = { stroke: GREY, width: 0.5, dash: [2.4, 1.8] }
  const half = gap / 2
  const [left, top] = [x - half, y - half]
  const [right, foot] = [round(left + columns * (width + gap)), round(top + rows * (height + gap))]
  const downwards = Array.from({ length: columns + 1 }, (_, i) => round(left + i * (width + gap)))
  const across = Array.from({ length: rows + 1 }, (_, i) => round(top + i * (height + gap)))
  // No empty card is cut out of the last row.
  const inLastRow = count - columns * (rows - 1)
  const end = round(left + inLastRow * (width + gap))
  const short = round(foot - height - gap)
  const scissors = (at: number, from: number, rotate: number) =>
    group(rotate ? at : from, rotate ? from : at, [drawPictogram('cut', -SCISSORS / 2, -SCISSORS / 2, SCISSORS)], {
      rotate,
    })
  return [
    ...downwards.map((at, i) => line(at, top, at, i > inLastRow ? short : foot, style)),
    ...across.map((at, i) => line(left, at, i === rows ? end : right, at, style)),
    ...downwards.slice(1, -1).map((at) => scissors(at, top - SCISSORS / 2 - 0.4, 90)),
    ...across.slice(1, -1).map((at) => scissors(at, left - SCISSORS / 2 - 0.2, 0)),
  ]
}

/** Equal cards in rows inside an area, `gap` apart, and the lines to cut along in the middle of the gaps. */
export function cardsIn(area: Box, count: number, columns: number, rows: number, gap = GAP) {
  const width = Math.floor(((area.width - gap * (columns - 1)) / columns) * 10) / 10
  const height = Math.floor(((area.height - gap * (rows - 1)) / rows) * 10) / 10
  const boxes = Array.from({ length: count }, (_, i) => ({
    x: round(area.x + (i % columns) * (width + gap)),
    y: round(area.y + Math.floor(i / columns) * (height + gap)),
    width,
    height,
  }))
  return { boxes, cuts: cutLines(area, [width, height], columns, rows, gap, count) }
}

/** From the edge of a word's card to the figure of the theme in two of its corners, and half its size, mm. */
const [CORNER, FIGURE] = [7.2, 2.6]

const corners = (pen: Pen, { x, y, width, height }: Box, theme: string): Drawing =>
  [
    [x + CORNER, y + CORNER],
    [x + width - CORNER, y + height - CORNER],
  ].map(([cx = 0, cy = 0]) => pen.shape(motifOf(theme)(round(cx), round(cy), FIGURE).join(''), 'yellowPale', 0.5))

/** The cards in rows. A word's card has a double frame: on white paper, too, it differs from a picture's. */
export function gameCards(
  pen: Pen,
  faces: readonly Face[],
  { columns, rows, theme }: { readonly columns: number; readonly rows: number; readonly theme: string },
  color: boolean,
) {
  const { boxes, cuts } = cardsIn(CARDS, faces.length, columns, rows)
  const width = boxes[0]?.width ?? 0
  const size = sizeOfWords(faces, width - 2 * WORD_INSET - 1)
  const cards = faces.map((face, i): Drawing => {
    const card = boxes[i]
    if (!card) return []
    const isWord = face.look === 'capitals' || face.look === 'cursive'
    return [
      shaped(pen, card, RADIUS, isWord ? 'orange' : 'white', isWord ? 0.8 : 1.3),
      isWord ? [shaped(pen, inside(card, FRAME), RADIUS - FRAME, 'white', 0.5), corners(pen, card, theme)] : [],
      faceOf(face, card, size, color),
    ]
  })
  const marks: Mark[] = [...cuts, ...marksOf(cards)]
  return { boxes, marks }
}

interface Room {
  readonly wall: Fill
  readonly table: Fill
  readonly behind: (pen: Pen) => Drawing
}

/** Horizon behind the players, and the edge of the table before them, mm. */
const [BACK, TABLE, EDGE] = [56, 58.5, 2.4]
const outside = (pen: Pen): Drawing => [
  pen.plane('middle').shape(box(-4, BACK, 220, 240), 'meadow', 0.9),
  [14, 196].map((x) => tree(pen.plane('middle'), x, BACK + 4, 0.6)),
]
const indoors = (pen: Pen): Drawing => [
  pen.shape(box(-4, BACK, 220, 240), 'woodPale', 0.9),
  pen.shape(box(-4, BACK - 3, 220, 3), 'cream', 0.7),
]
const OPEN: Room = { wall: 'pinkPale', table: 'purple', behind: indoors }
const ROOMS: Readonly<Record<string, Room>> = {
  bichos: { wall: 'sky', table: 'green', behind: outside },
  comidas: { wall: 'skyLow', table: 'red', behind: outside },
  casa: { wall: 'yellowPale', table: 'teal', behind: indoors },
  passeio: { wall: 'sky', table: 'orange', behind: outside },
}

interface Wish {
  readonly title: string
  readonly instruction: string
  readonly theme: string
  readonly index: number
  readonly sheet: Random
  /** In the hands of one player; by default a card seen from behind. */
  readonly shows?: (near: Near, theme: string) => Drawing
}

export type Near = Parameters<NonNullable<NonNullable<Parameters<typeof person>[5]>['extra']>>[0]

/** A card seen from behind, as a player holds it. */
const held = (near: Near, theme: string): Drawing => [
  near.shape(box(-8, -37, 16, 18, 2), CLOTH.creme),
  motifOf(theme)(0, -28, 6).map((d) => near.shape(d, CLOTH.coral, near.inner)),
]

/** Place, players and table, with the title between the players: one shows a card, the other is glad of it. */
export function gameTable(pen: Pen, { title, instruction, theme, index, sheet, shows = held }: Wish): Drawing {
  const look = ROOMS[theme] ?? OPEN
  const own = sheet.fork('cast')
  const [left = 'bia', right = 'caio'] = castOfPage(own.shuffle(STANDING), index)
  const showsLeft = (own.integer(0, 1) + index) % 2 === 0
  const joy = [CLAP, HANDS_UP, showsLeft ? WAVE_LEFT : WAVE][(own.integer(0, 2) + index) % 3] ?? CLAP
  const player = (who: typeof left, x: number, isShowing: boolean) =>
    person(
      pen,
      who,
      x,
      81,
      0.88,
      isShowing ? { pose: HOLD, extra: (near) => ({ armMid: shows(near, theme) }) } : { pose: joy },
    )
  return [
    pen.shape(box(0, 0, 210, 297), look.wall, null),
    look.behind(pen),
    player(left, 30, showsLeft),
    player(right, 180, !showsLeft),
    pen.shape(box(-4, TABLE, 218, 240), 'white', 1.1),
    pen.shape(box(-4, TABLE, 218, EDGE), look.table, 1),
    titleBoard(pen, { title, instruction, y: PICTURE.y + 4, width: Math.min(titleWidth(title), 118) }),
  ]
}
