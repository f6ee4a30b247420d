/** A child with a large canvas on the hill: whoever has read the word draws it there. */
import { boundsOf } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { bush, flower, tree, tuft } from '../../studio/shapes/nature.ts'
import type { Thing } from './letter-things.ts'

const CANVAS = { x: 68, y: 170, width: 90, height: 66 }
const FOOT = 247
/** Of the drawing in the key, to the edges of the canvas. */
const MARGIN = 10

export function easelOf(pen: Pen, who: CastName): PageMark[] {
  const { x, y, width, height } = CANVAS
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'leafDeep')
  const right = x + width
  return marksOf([
    tree(far, 177, 206, 1.1),
    bush(far, 29, 218, 0.9),
    middle.rope(`M${x + 12} ${y + 20}L${x - 3} ${FOOT}M${right - 12} ${y + 20}L${right + 3} ${FOOT}`, 3, 'wood', 1),
    middle.rope(`M${x + width / 2} ${y - 9}V${y + 4}`, 3, 'wood', 1),
    pen.shape(box(x - 3, y - 3, width + 6, height + 6, 2), 'wood'),
    pen.shape(box(x, y, width, height), 'white', 0.9),
    middle.shape(box(x - 8, y + height + 2, width + 16, 4, 1.5), 'woodDark', 1),
    person(middle, who, 38, FOOT, 0.98, { pose: WAVE }),
    [170, 179, 188].map((at, i) => flower(far, at, FOOT - (i % 2) * 3, 1.2, i % 2 ? 'yellow' : 'pink')),
    tuft(far, 23, FOOT - 2, 0.8),
  ])
}

/** One drawing of the word, in the key alone. */
export function drawnOn(pen: Pen, { draw }: Thing): PageMark {
  const reach = boundsOf(marksOf(draw(new Pen(pen.colour))))
  if (!reach) return answer([])
  const [width, height] = [CANVAS.width - 2 * MARGIN, CANVAS.height - 2 * MARGIN]
  const scale = Math.min(width / reach.width, height / reach.height)
  const x = CANVAS.x + CANVAS.width / 2 - (reach.x + reach.width / 2) * scale
  const y = CANVAS.y + CANVAS.height / 2 - (reach.y + reach.height / 2) * scale
  return answer(marksOf(pen.at(x, y, scale, draw)))
}
