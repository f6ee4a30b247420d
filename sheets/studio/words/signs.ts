/** Signs with words to join to things: a signpost, a menu, notes on cork, boards on ropes. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import type { WordTheme } from './looks.ts'

/** Ground on which a post or a rack rests, mm. */
const GROUND = 276

const reach = (boxes: readonly Box[]) => {
  const [first, last] = [boxes[0], boxes.at(-1)]
  return {
    x: first?.x ?? 0,
    width: first?.width ?? 0,
    top: first?.y ?? 0,
    bottom: (last?.y ?? 0) + (last?.height ?? 0),
  }
}

/** Planks that point to the things, nailed to a post. */
const signpost = (pen: Pen, boxes: readonly Box[]): Drawing => {
  const { x, width, top } = reach(boxes)
  const post = x + width * 0.3
  return [
    pen.shape(box(post - 3, top - 5, 6, GROUND - top + 5, 1), 'woodDark', 1),
    pen.shape(ellipse(post, GROUND + 1, 9, 2.4), 'grass', 0.8),
    boxes.map(({ x, y, width, height }) => [
      pen.shape(
        `M${x} ${round(y + height / 2)}L${x + 7} ${y}H${x + width - 1}Q${x + width} ${y} ${x + width} ${y + 1}V${round(y + height - 1)}Q${x + width} ${round(y + height)} ${x + width - 1} ${round(y + height)}H${x + 7}z`,
        'cream',
        1,
      ),
    ]),
  ]
}

/** Cards on a board with legs. */
const menu = (pen: Pen, boxes: readonly Box[]): Drawing => {
  const { x, width, top, bottom } = reach(boxes)
  return [
    pen.rope(
      `M${x + 8} ${bottom}L${x + 2} ${GROUND}M${x + width - 8} ${bottom}L${x + width - 2} ${GROUND}`,
      3.4,
      'woodDark',
      0.9,
    ),
    pen.shape(box(x - 5, top - 6, width + 10, bottom - top + 12, 3), 'wood', 1.1),
    pen.shape(box(x - 2, top - 3, width + 4, bottom - top + 6, 2), 'green', 0.8),
    boxes.map((one) => pen.shape(box(one.x, one.y, one.width, one.height, 2), 'white', 0.9)),
  ]
}

const NOTES: readonly [Fill, Fill, Fill] = ['yellowPale', 'white', 'pinkPale']

/** Notes pinned to cork. */
const cork = (pen: Pen, boxes: readonly Box[]): Drawing => {
  const { x, width, top, bottom } = reach(boxes)
  return [
    pen.shape(box(x - 5, top - 6, width + 10, bottom - top + 12, 2), 'wood', 1.1),
    pen.shape(box(x - 2, top - 3, width + 4, bottom - top + 6, 1), 'tan', 0.8),
    boxes.map((one, i) => [
      pen.shape(
        `M${one.x} ${one.y}H${one.x + one.width}V${round(one.y + one.height - 5)}l-5 5H${one.x}z`,
        NOTES[i % NOTES.length] ?? NOTES[0],
        0.9,
      ),
      pen.line(`M${one.x + one.width} ${round(one.y + one.height - 5)}h-5v5`, 0.7),
      pen.shape(circle(one.x + one.width - 4.4, one.y + 3.2, 1.3), 'red', 0.7),
    ]),
  ]
}

/** Boards that hang below each other. */
const hanging = (pen: Pen, boxes: readonly Box[]): Drawing => {
  const { x, width, top, bottom } = reach(boxes)
  return [
    [x - 1, x + width + 1].map((side) => pen.shape(box(side - 1.8, top - 9, 3.6, GROUND + 9 - top, 1), 'wood', 1)),
    pen.rope(`M${x + 12} ${top - 7}V${bottom - 3}M${x + width - 12} ${top - 7}V${bottom - 3}`, 1.2, 'straw', 0.6),
    pen.shape(box(x - 5, top - 10, width + 10, 5, 2), 'woodDark', 1),
    boxes.map((one) => pen.shape(box(one.x + 2.6, one.y, one.width - 5.2, one.height, 4), 'cream', 1)),
  ]
}

const SIGNS: Readonly<Record<WordTheme, (pen: Pen, boxes: readonly Box[]) => Drawing>> = {
  bichos: signpost,
  passeio: signpost,
  comidas: menu,
  casa: cork,
  tudo: hanging,
}

export const wordSigns = (pen: Pen, theme: WordTheme, boxes: readonly Box[]): Drawing => SIGNS[theme](pen, boxes)
