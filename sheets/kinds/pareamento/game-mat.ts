/** Cards of a game on a mat, and the two who play it: rounded cards with a gap for the scissors. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { behindPicture, PICTURE, titleBoard, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { BLACK } from '../../scene/inks.ts'
import { centredText, group, round, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { box, circle, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { tree } from '../../studio/shapes/nature.ts'

export interface Face {
  readonly picture: Picture
  readonly look: 'picture' | 'named' | 'capitals' | 'cursive'
}

/** Of the cards on the mat, mm, and the gap that is cut through. */
const CARDS: Box = { x: 17, y: 68, width: 176, height: 213 }
const GAP = 4
/** Frame of a card, and from its outer edge to what is drawn on it, mm. */
const [FRAME, INSET, RADIUS] = [2.2, 5, 5]
const [CAPITALS, CURSIVE, NAME] = [11, 14, 6]
/** Words reach nearer to the frame than pictures, mm. */
const WORD_INSET = 3.6
/** Of the cursive's pen: its letters are thinner than printed ones, mm. */
const CURSIVE_WEIGHT = 0.8

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const shaped = (pen: Pen, { x, y, width, height }: Box, radius: number, fill: Fill, weight?: number | null) =>
  pen.shape(box(round(x), round(y), round(width), round(height), radius), fill, weight)

/** The name below a picture, on a plate. */
const plateHeight = 9

function faceOf(pen: Pen, { picture, look }: Face, card: Box, size: number, color: boolean): Drawing {
  const { x, y, width, height } = inside(card, INSET)
  const [cx, cy] = [middleX(card), middleY(card)]
  if (look === 'picture') return outlinedPicture(picture, { cx, cy, size: Math.min(width, height), color })
  if (look === 'named') {
    const room = height - plateHeight
    const word = capitals(picture.name)
    return [
      outlinedPicture(picture, { cx, cy: y + room / 2 - 0.5, size: Math.min(width, room - 1), color }),
      shaped(pen, { x: x - 1, y: y + room, width: width + 2, height: plateHeight }, plateHeight / 2, 'cream', 0.6),
      centredText(cx, y + room + plateHeight / 2, word, fitTextSize(word, 'display', NAME, width - 4)),
    ]
  }
  if (look === 'capitals')
    return [
      shaped(pen, { x: x - 2, y: cy - 11, width: width + 4, height: 22 }, 4, 'cream', 0.6),
      centredText(cx, cy, capitals(picture.name), size),
    ]
  return [
    shaped(pen, { x: x - 2, y: cy - 13, width: width + 4, height: 26 }, 4, 'cream', 0.6),
    {
      ...text(cx, cy + size * 0.24, picture.name, size, { font: 'cursive' }),
      outline: { stroke: BLACK, width: CURSIVE_WEIGHT },
    },
  ]
}

/** Words of a page in one size. */
function sizeOfWords(faces: readonly Face[], width: number): number {
  const sizes = faces.flatMap(({ picture, look }) => {
    if (look === 'capitals') return [fitTextSize(capitals(picture.name), 'display', CAPITALS, width - 3)]
    return look === 'cursive' ? [fitTextSize(picture.name, 'cursive', CURSIVE, width - 3)] : []
  })
  return round(Math.min(CURSIVE, ...sizes))
}

/** The cards in rows, and scissors where the cuts begin. */
export function gameCards(pen: Pen, faces: readonly Face[], columns: number, rows: number, color: boolean) {
  const width = Math.floor(((CARDS.width - GAP * (columns - 1)) / columns) * 10) / 10
  const height = Math.floor(((CARDS.height - GAP * (rows - 1)) / rows) * 10) / 10
  const boxes = faces.map((_, i) => ({
    x: round(CARDS.x + (i % columns) * (width + GAP)),
    y: round(CARDS.y + Math.floor(i / columns) * (height + GAP)),
    width,
    height,
  }))
  const size = sizeOfWords(faces, width - 2 * WORD_INSET - 1)
  const cards = faces.map((face, i): Drawing => {
    const card = boxes[i]
    if (!card) return []
    const frame: Fill = face.look === 'picture' || face.look === 'named' ? 'blue' : 'orange'
    return [
      shaped(pen, card, RADIUS, frame, 0.8),
      shaped(pen, inside(card, FRAME), RADIUS - FRAME, 'white', 0.5),
      faceOf(pen, face, card, size, color),
    ]
  })
  const scissors = Array.from({ length: rows - 1 }, (_, i) =>
    group(0, 0, [drawPictogram('cut', CARDS.x - 7.4, CARDS.y + (i + 1) * (height + GAP) - GAP / 2 - 3, 6)]),
  )
  const marks: Mark[] = [...marksOf(cards), ...scissors]
  return { boxes, marks }
}

/** Backs of the cards, each at the place of a front: the two middles of a sheet meet when it is turned. */
export function cardBacks(pen: Pen, boxes: readonly Box[], theme: string): Mark[] {
  const { edge, mat } = MATS[theme] ?? OPEN
  const backs = boxes.map((card): Drawing => {
    const [cx, cy, field] = [middleX(card), middleY(card), inside(card, INSET)]
    const corners = [-1, 1].flatMap((dx) =>
      [-1, 1].map((dy) => circle(round(cx + dx * (field.width / 2 - 4)), round(cy + dy * (field.height / 2 - 4)), 1.6)),
    )
    return [
      shaped(pen, card, RADIUS, edge, 0.8),
      shaped(pen, inside(card, FRAME + 0.6), RADIUS - FRAME, 'white', 0.5),
      shaped(pen, field, 2, mat, 0.6),
      corners.map((corner) => pen.shape(corner, 'white', 0.5)),
      pen.shape(circle(cx, cy, round(field.height * 0.34)), 'white', 0.7),
      pen.shape(star(cx, cy, round(field.height * 0.27)), 'yellow', 0.9),
    ]
  })
  return [behindPicture(marksOf(backs))]
}

interface Mat {
  readonly wall: Fill
  readonly mat: Fill
  readonly edge: Fill
  readonly behind: (pen: Pen) => Drawing
}

/** Horizon behind the players, mm. */
const BACK = 56
const outside = (pen: Pen): Drawing => [
  pen.plane('middle').shape(box(-4, BACK, 220, 240), 'meadow', 0.9),
  [14, 196].map((x) => tree(pen.plane('middle'), x, BACK + 4, 0.6)),
]
const indoors = (pen: Pen): Drawing => [
  pen.shape(box(-4, BACK, 220, 240), 'woodPale', 0.9),
  pen.shape(box(-4, BACK - 3, 220, 3), 'cream', 0.7),
]
const OPEN: Mat = { wall: 'pinkPale', mat: 'purplePale', edge: 'purple', behind: indoors }
const MATS: Readonly<Record<string, Mat>> = {
  bichos: { wall: 'sky', mat: 'hill', edge: 'green', behind: outside },
  comidas: { wall: 'sky', mat: 'redPale', edge: 'red', behind: outside },
  casa: { wall: 'yellowPale', mat: 'bluePale', edge: 'teal', behind: indoors },
  passeio: { wall: 'sky', mat: 'sand', edge: 'orange', behind: outside },
}

/** A card seen from behind, as a player holds it. */
const held = (near: Parameters<NonNullable<NonNullable<Parameters<typeof person>[5]>['extra']>>[0]): Drawing => [
  near.shape(box(-8, -37, 16, 18, 2), CLOTH.coral),
  near.shape(star(0, -28, 5), CLOTH.amarelo, near.inner),
]

interface Wish {
  readonly title: string
  readonly instruction: string
  readonly theme: string
  readonly index: number
  readonly sheet: Random
}

/** Place, players and mat, with the title between the players. */
export function gameMat(pen: Pen, { title, instruction, theme, index, sheet }: Wish): Drawing {
  const look = MATS[theme] ?? OPEN
  const [left = 'bia', right = 'caio'] = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
  const player = (who: typeof left, x: number) =>
    person(pen, who, x, 79, 0.88, { pose: HOLD, extra: (near) => ({ armMid: held(near) }) })
  const mat = { x: CARDS.x - 9, y: CARDS.y - 5, width: CARDS.width + 18, height: 240 }
  return [
    pen.shape(box(0, 0, 210, 297), look.wall, null),
    look.behind(pen),
    player(left, 28),
    player(right, 182),
    shaped(pen, mat, 6, look.edge, 1.1),
    shaped(pen, { ...mat, x: mat.x + 1.6, y: mat.y + 1.6, width: mat.width - 3.2 }, 5, look.mat, 0.6),
    titleBoard(pen, { title, instruction, y: PICTURE.y + 5, width: Math.min(titleWidth(title), 122) }),
  ]
}
