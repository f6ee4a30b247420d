/** Ten words on the shelves of a stall or of a bookcase, to be written one below the other on a sheet of paper. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { FRONT, orderStand, PAPER, SHELVES } from '../../studio/places/order-stand.ts'
import { rimmed, rimmedOn } from './rimmed.ts'

export const LIST = 10
const PER_SHELF = 5
/** Middle of the first place of a shelf, the distance to the next one, and the size of what is there. */
const [FIRST, STEP, SIZE] = [37, 34, 21.5]
const CARD = { width: 30, height: 25 }
const LINE = PAPER.height / (LIST + 0.35)

function thing(pen: Pen, picture: Picture, x: number, ground: number, onCard: boolean, color: boolean): Mark[] {
  const name = text(x, ground + 6.6, picture.name, fitTextSize(picture.name, 'display', 5.4, STEP - 5))
  const plate = pen.shape(box(x - 16, ground + 1, 32, FRONT - 2, 1.5), 'white', 0.6)
  if (!onCard) return [...rimmedOn(picture, x, ground, SIZE, color), plate, name]
  const top = ground - CARD.height
  return [
    pen.shape(box(x - CARD.width / 2, top, CARD.width, CARD.height, 1.5), 'white', 0.8),
    ...rimmed(picture, { cx: x, cy: top + CARD.height / 2, size: SIZE - 1, color }),
    plate,
    name,
  ]
}

function row(place: number, word: string): PageMark[] {
  const base = PAPER.y + (place + 1) * LINE
  const [left, right] = [PAPER.x + 17, PAPER.x + PAPER.width - 6]
  return [
    text(PAPER.x + 13, base - 2, `${place + 1}.`, 5.2, { anchor: 'end' }),
    line(left, base, right, base, { width: 0.5 }),
    line(left, base - 8.8, right, base - 8.8, { width: 0.3, dash: [1.4, 1.6], stroke: PALE_GREY }),
    answer([text(left + 4, base - 2, word, 6.6, { anchor: 'start', fill: ANSWER_RED })]),
  ]
}

export function drawList(
  options: SheetOptions,
  random: Random,
  pictures: readonly Picture[],
  ordered: readonly string[],
  index: number,
): PageMark[] {
  const { color } = options
  const pen = new Pen(color)
  const isMarket = options.theme === 'comidas'
  const far = pen.plane('far')
  return [
    ...marksOf(orderStand(pen, { who: random.pick(STANDING), isMarket, which: index })),
    ...taskTitle(pen, options),
    ...pictures.flatMap((picture, i) => {
      const ground = SHELVES[i < PER_SHELF ? 0 : 1]
      return thing(far, picture, FIRST + (i % PER_SHELF) * STEP, ground, !isMarket, color)
    }),
    ...ordered.flatMap((word, place) => row(place, word)),
  ]
}
