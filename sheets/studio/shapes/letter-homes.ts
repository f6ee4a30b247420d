/** A sign on a post and a little house, each with room for a letter. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush } from './nature.ts'

/** From the lower edge of a sign to the ground. */
const POST = 7

/** The white face of a sign whose post is at the lower edge of `room`. */
export const faceOfSign = ({ x, y, width, height }: Box): Box => {
  const tall = Math.min(height - POST, 30)
  return { x, y: y + height - POST - tall, width, height: tall }
}

export const letterSign = (pen: Pen, room: Box): Drawing => {
  const face = faceOfSign(room)
  const [cx, foot] = [room.x + room.width / 2, room.y + room.height]
  return [
    pen.shape(box(cx - 2, face.y + face.height - 2, 4, foot - face.y - face.height + 2, 0.8), 'wood', 0.9),
    pen.shape(box(face.x, face.y, face.width, face.height, 3.5), 'woodPale'),
    pen.shape(box(face.x + 2, face.y + 2, face.width - 4, face.height - 4, 2), 'white', 0.8),
  ]
}

/** Room of the roof above the wall, and beside the house for a bush. */
const [ROOF, ASIDE] = [0.26, 6]
export const WALLS = ['cream', 'pinkPale', 'yellowPale', 'skyLow', 'purplePale', 'bluePale'] as const
export const ROOFS = ['orange', 'red', 'teal', 'purple', 'blue', 'green'] as const

/** The white front between the windows, where the letter is. */
export const frontOf = ({ x, y, width, height }: Box): Box => {
  const wall = height * (1 - ROOF)
  const wide = (width - ASIDE) * 0.5
  return { x: x + (width - ASIDE - wide) / 2, y: y + height * ROOF + 2, width: wide, height: wall - 2 }
}

const pane = (pen: Pen, cx: number, y: number, width: number, height: number): Drawing => [
  pen.shape(box(cx - width / 2, y, width, height, 0.8), 'sky', 0.8),
  pen.line(`M${r(cx)} ${r(y)}v${r(height)}M${r(cx - width / 2)} ${r(y + height / 2)}h${r(width)}`, 0.6),
  pen.shape(box(cx - width / 2 - 0.8, y + height, width + 1.6, 2.2, 0.6), 'wood', 0.7),
]

export function letterHouse(pen: Pen, room: Box, wall: Fill, roof: Fill): Drawing {
  const { x, y, height } = room
  const width = room.width - ASIDE
  const [eaves, foot] = [y + height * ROOF, y + height]
  const front = frontOf(room)
  const side = (front.x - x) / 2
  const glass = [side * 2 - 5.4, Math.min(11, height * 0.26)] as const
  const top = eaves + (foot - eaves) * 0.3
  return [
    bush(pen, x + width + 1, foot + 0.5, 0.36),
    pen.shape(box(x + width * 0.76, y + height * 0.02, 5, height * 0.2), 'redPale', 0.9),
    pen.shape(box(x + 2, eaves - 1, width - 4, foot - eaves + 1), wall),
    pane(pen, x + side + 0.8, top, ...glass),
    pane(pen, x + width - side - 0.8, top, ...glass),
    pen.shape(
      `M${r(x - 1)} ${r(eaves + 1)}L${r(x + width * 0.13)} ${r(y + 1)}H${r(x + width * 0.87)}L${r(x + width + 1)} ${r(eaves + 1)}z`,
      roof,
    ),
    pen.line(
      `M${r(x + width * 0.14)} ${r(y + height * 0.16)}h${r(width * 0.2)}M${r(x + width * 0.56)} ${r(y + height * 0.11)}h${r(width * 0.16)}M${r(x + width * 0.4)} ${r(y + height * 0.22)}h${r(width * 0.16)}`,
      0.6,
    ),
    pen.shape(
      `M${r(front.x)} ${r(foot)}V${r(front.y + 4)}q0 -4 4 -4h${r(front.width - 8)}q4 0 4 4V${r(foot)}z`,
      'white',
    ),
    pen.shape(circle(front.x + front.width - 2.6, foot - 4, 0.9), 'yellow', 0.6),
  ]
}
