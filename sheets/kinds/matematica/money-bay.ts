/** A bay of a shop's counter: a thing, or two of them, with the price of one. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { pictureReach } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { PageMark } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { reais } from './money.ts'
import type { MoneyTask } from './money-tasks.ts'

/** Width of a bay, and height of the price below it. */
export const SHELF = 31
const LABEL = 11.4
/** Number of things where there are two. */
const BADGE = { width: 10.6, height: 7.6 }

/** Turned so that they are upright, degrees. */
const UPRIGHT: Readonly<Record<string, number>> = {
  pencil: -135,
  pen: 135,
  crayon: 135,
  brush: 135,
  ruler: 45,
}
/** Of what is turned: its length as a share of its picture. */
const LENGTH = 1.24

/** A thing in its bay, or two of them, the price of one on the board below. */
export function drawThing({ thing, price, count: bought }: MoneyTask, { x, y, height }: Box, pen: Pen): PageMark[] {
  const count = bought ?? 1
  const shelf = y + height - LABEL
  const picture = wordPicture(thing)
  const rotate = UPRIGHT[thing]
  const natural = pictureReach(picture.id, false)
  const reach = rotate === undefined ? natural : { width: 0.4, height: LENGTH, cx: 0, cy: 0 }
  const free = height - LABEL - 3
  // Two of them are beside their number, or below it, wherever they are larger.
  const sizeIn = (wide: number, high: number) => Math.min(wide / reach.width, high / reach.height)
  const [beside, below] = [sizeIn((SHELF - 15) / 2, free), sizeIn((SHELF - 5) / 2, free - BADGE.height - 1)]
  const isBeside = beside > below
  const size = count > 1 ? Math.max(beside, below) : sizeIn(SHELF - 6, free)
  const cy = shelf - 0.6 - (reach.cy + reach.height / 2) * size
  const middle = x + (SHELF + (count > 1 && isBeside ? 9 : 0)) / 2
  const apart = Math.max(reach.width * size, 5) * 0.54
  const spots = count > 1 ? [middle - apart, middle + apart] : [middle]
  return [
    ...marksOf(pen.shape(box(x, y, SHELF, height - LABEL), 'cream', 0.9)),
    ...spots.map((spot) =>
      outlinedPicture(picture, {
        ...{ cx: spot - reach.cx * size, cy, size, color: pen.colour },
        ...(rotate !== undefined && { rotate }),
      }),
    ),
    ...(count > 1
      ? [
          ...marksOf(pen.shape(box(x + 1.2, y + 1.2, BADGE.width, BADGE.height, 2), 'yellow', 0.7)),
          centredText(x + 1.2 + BADGE.width / 2, y + 1.2 + BADGE.height / 2, `${count} ×`, 6),
        ]
      : []),
    ...marksOf([
      pen.shape(box(x - 1, shelf, SHELF + 2, LABEL, 1), 'woodPale', 1),
      pen.shape(box(x + 0.4, shelf + 1.2, SHELF - 0.8, LABEL - 2.4, 1.5), 'white', 0.7),
    ]),
    centredText(x + SHELF / 2, shelf + LABEL / 2, reais((price ?? 0) / count), 6),
  ]
}
