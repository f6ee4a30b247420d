/** The sign of a crowd: an arrow is drawn for the large ones, and one for the small ones. Lengths in mm. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'

/** Room of a sign in the upper part of a strip. */
export const RULE_ROOM = 13

const [LEFT, WIDTH, HEIGHT] = [53, 104, 11]
/** Left edges of both boxes, and their size. */
const BOXES = [86, 136] as const
const [WIDE, TALL] = [17, 8]

function arrow(left: number, y: number, toRight: boolean): Mark {
  const [from, to, s] = toRight ? [left + 3, left + WIDE - 3, 1] : [left + WIDE - 3, left + 3, -1]
  return path(`M${from} ${y}H${to}M${to - 3.4 * s} ${round(y - 2.4)}L${to} ${y}L${to - 3.4 * s} ${round(y + 2.4)}`, {
    stroke: ANSWER_RED,
    width: 1.2,
  })
}

/** At the upper edge of the strip of a crowd, whose large ones go to the right or to the left. */
export function ruleSign(pen: Pen, top: number, group: number, toRight: boolean): PageMark[] {
  const y = round(top + 1.4)
  const middle = round(y + HEIGHT / 2)
  const own = pen.plane('middle')
  return [
    ...marksOf([
      own.shape(box(LEFT, y, WIDTH, HEIGHT, 3), 'white', 0.9),
      own.shape(circle(LEFT + 7, middle, 4), 'yellow', 0.8),
      BOXES.map((x) => own.shape(box(x, round(middle - TALL / 2), WIDE, TALL, 1.5), 'white', 0.8)),
    ]),
    ...marksOf(own.text(LEFT + 7, middle + 2.1, String(group), 6)),
    // A key is small: it leaves the words out.
    answer(
      [],
      marksOf([
        own.text(LEFT + 22, middle + 1.5, 'Grandes', 4.2),
        own.text(LEFT + 68.5, middle + 1.5, 'Pequenos', 4.2),
      ]),
    ),
    answer([arrow(BOXES[0], middle, toRight), arrow(BOXES[1], middle, !toRight)]),
  ]
}
