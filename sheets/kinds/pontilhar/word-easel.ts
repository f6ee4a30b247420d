/** A child with a large canvas on the hill: whoever has read the word draws it there. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { flower, tuft } from '../../studio/shapes/nature.ts'
import type { Thing } from './letter-things.ts'

const FOOT = 247
/** Of the drawing in the key, to the edges of the canvas. */
const MARGIN = 5
const WIDTH = 90

/** As large as the board above it lets. */
export function canvasBelow(board: Box): Box {
  const y = board.y + board.height + 11
  return { x: 74, y, width: WIDTH, height: 239 - y }
}

export function easelOf(pen: Pen, who: CastName, { x, y, width, height }: Box): PageMark[] {
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'leafDeep')
  const right = x + width
  return marksOf([
    middle.rope(`M${x + 12} ${y + 20}L${x - 3} ${FOOT}M${right - 12} ${y + 20}L${right + 3} ${FOOT}`, 3, 'wood', 1),
    pen.shape(box(x - 3, y - 3, width + 6, height + 6, 2), 'wood'),
    pen.shape(box(x, y, width, height), 'white', 0.9),
    middle.shape(box(x - 8, y + height + 2, width + 16, 4, 1.5), 'woodDark', 1),
    person(middle, who, 50, FOOT, Math.min(0.9, (height + 4) / 60), { pose: WAVE }),
    [21, 186, 191].map((at, i) => flower(far, at, FOOT - (i % 2) * 3, 1.1, i % 2 ? 'yellow' : 'pink')),
    tuft(far, 68, FOOT - 1, 0.7),
  ])
}

/** One drawing of the word, in the key alone. */
export function drawnOn(pen: Pen, { draw }: Thing, canvas: Box): PageMark {
  const reach = boundsOf(marksOf(draw(new Pen(pen.colour))))
  if (!reach) return answer([])
  const [width, height] = [canvas.width - 2 * MARGIN, canvas.height - 2 * MARGIN]
  const scale = Math.min(width / reach.width, height / reach.height)
  const x = canvas.x + canvas.width / 2 - (reach.x + reach.width / 2) * scale
  const y = canvas.y + canvas.height / 2 - (reach.y + reach.height / 2) * scale
  return answer(marksOf(pen.at(x, y, scale, draw)))
}
