/** Room that a page has for its figure, and the figure's place in it. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { CONTENT } from '../../page/paper.ts'
import { polygon } from '../../scene/marks.ts'
import { type DotFigure, type FigurePlace, placed } from './figure-shapes.ts'

/** The figure with its dots and labels fits into this; below it there is a line to write on. */
const MARGIN = 10
const SLIM_MARGIN = 6
const ANSWER_HEIGHT = 14
export const LABEL_LIMITS: Box = { ...CONTENT, height: CONTENT.height - ANSWER_HEIGHT }
/** Two hundred dots have all between the instruction, the frame and the plate to write on. */
export const LIMITS_OF_MANY: Box = { x: 13, y: 55, width: 184, height: 212 }

const within = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
})

interface RoomWanted {
  /** Height of the foot of what is there, mm; without one the figure is in the middle. */
  readonly foot?: number
  /** Of the size that the page would let a figure have. */
  readonly share?: number
  /** The page is full of dots. */
  readonly many?: boolean
  /** For the dots and their numbers; without it, all of the page. */
  readonly limits?: Box
}

/** The figure as large as the room lets. */
export function placeOf(
  { contour, box, inside }: DotFigure,
  mirrored: boolean,
  { foot, share = 1, many = false, limits = many ? LIMITS_OF_MANY : LABEL_LIMITS }: RoomWanted,
): FigurePlace {
  const margin = many ? SLIM_MARGIN : MARGIN
  const room = within(limits, margin)
  const plain = { cx: 0, cy: 0, size: box, mirrored: false }
  const own = boundsOf([polygon(contour.map((p) => placed(p, box, plain)))])
  const all = boundsOf([polygon(contour.map((p) => placed(p, box, plain))), ...inside(plain)]) ?? own
  if (!own || !all) throw new RangeError('a figure has an outline')
  // Parts outside the contour (whiskers, a string) may reach into the margin, no further.
  const scale =
    share *
    Math.min(
      room.width / own.width,
      room.height / own.height,
      (room.width + margin) / all.width,
      (room.height + margin) / all.height,
    )
  const top = room.y - margin / 2 - all.y * scale
  const [mx, my] = [(all.x + all.width / 2) * scale, (all.y + all.height / 2) * scale]
  return {
    cx: room.x + room.width / 2 - (mirrored ? -mx : mx),
    cy: foot && !many ? Math.max(top, foot - (all.y + all.height) * scale) : room.y + room.height / 2 - my,
    size: box * scale,
    mirrored,
  }
}
