/** The wall of a studio: a shelf with a pot of paint for each colour, below it the picture in its frame. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { WHITE } from '../../scene/inks.ts'
import { centredText, path, rect, rectData, text } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

/** Upper edge of the pots and of the shelf, and the shelf's height, mm. */
const [POTS, SHELF, BOARD] = [54, 66, 9.4]
const FRAME = 3
/** Foot of the page's lowest picture, and of one with questions below it, mm. */
const [FOOT, FOOT_WITH_QUESTIONS] = [282, 266]

/** Room for the picture. */
export function pictureRoom(asks: boolean): Box {
  const y = SHELF + BOARD + FRAME + 1
  return { x: 15, y, width: 180, height: (asks ? FOOT_WITH_QUESTIONS : FOOT) - FRAME - y }
}

/** Room for the questions. */
export const QUESTIONS: Box = { x: 13, y: 268, width: 184, height: 15 }

const WALLS: readonly [Fill, ...Fill[]] = ['wallBlue', 'wallYellow', 'wallLilac', 'hillPale', 'pinkPale']

interface StudioWall {
  readonly picture: Box
  readonly asks: boolean
  /** Neighbours on a shelf have other walls. */
  readonly variant: number
}

/** A wall with the shelf, the frame of a picture, and a plate for questions. */
export function studioWall(pen: Pen, { picture, asks, variant }: StudioWall): Drawing {
  const { x, y, width, height } = picture
  return [
    pen.shape(box(-4, 10, 220, 300), inTurn(WALLS, variant), null),
    pen.shape(box(PICTURE.x + 3, SHELF, PICTURE.width - 6, BOARD, 1.5), 'woodPale', 0.8),
    pen.shape(box(x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME, 1.5), 'wood', 0.9),
    asks ? pen.shape(box(QUESTIONS.x, QUESTIONS.y, QUESTIONS.width, QUESTIONS.height, 3), 'white', 0.7) : [],
  ]
}

const POT = 15
/** Height of the white plate in a pot that the code is printed on. */
const PLATE = 7
/** Smallest numbers on a pot, mm: it grows wider with more of them. */
const LEAST_CODE = 4.8
const NAME_SIZE = 4.4
const NAME_LINE = 3.8

interface Pot {
  readonly name: string
  /** The codes of the colour. */
  readonly label: string
  readonly fill: Ink
}

/** Pots in a row over the whole shelf, each with its codes; its name is on the shelf. */
export function drawPots(pots: readonly Pot[]): Mark[] {
  const inner = { x: PICTURE.x + 5, width: PICTURE.width - 10 }
  const room = Math.min(inner.width / pots.length, 44)
  const start = inner.x + (inner.width - room * pots.length) / 2
  const sizeOf = (names: readonly string[]) =>
    Math.min(...names.map((name) => fitTextSize(name, 'text', NAME_SIZE, room - 2)))
  const names = pots.map(({ name }) => name)
  // «verde-claro» is set in two lines if many names would be tiny in one.
  const linesOf = (name: string) => (sizeOf(names) < NAME_SIZE ? name.split(/(?<=-)/) : [name])
  const nameSize = sizeOf(names.flatMap(linesOf))
  return pots.flatMap(({ name, label, fill }, i) => {
    const width = Math.min(room - 2, Math.max(POT, measureText(label, 'display', LEAST_CODE) + 6))
    const cx = start + (i + 0.5) * room
    const left = cx - width / 2
    const lines = linesOf(name)
    const first = SHELF + BOARD / 2 + nameSize * 0.35 - ((lines.length - 1) * NAME_LINE) / 2
    return [
      path(rectData(left, POTS + 2, width, SHELF - POTS - 2, 1.5), { fill, width: 0.8 }),
      path(ellipse(cx, POTS + 2, width / 2, 1.6), { fill, width: 0.8 }),
      // On white, whatever the colour: a code has to be read on a grey print too.
      rect(left + 1.4, POTS + 4.2, width - 2.8, PLATE, { radius: 1.5, fill: WHITE, stroke: WHITE, width: 0.1 }),
      centredText(cx, POTS + 4.2 + PLATE / 2, label, fitTextSize(label, 'display', 5.8, width - 4)),
      ...lines.map((line, row) => text(cx, first + row * NAME_LINE, line, nameSize, { font: 'text' })),
    ]
  })
}
