/** A parlenda cut into strips: to put in order, with a new end to write. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centred } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { birdsAfar } from '../../studio/scenes/ground.ts'
import { sun } from '../../studio/shapes/nature.ts'
import { wordThing } from '../../studio/words/words.ts'
import { ruled } from '../escrita/papers.ts'
import { LEFT, type ParlendaTask, placed, ROOM, TOP } from './parlenda-parts.ts'

/** Heights of strips, the smallest size of their words, the room beside these, and all that pictures leave them, mm. */
const STRIP = { low: 11, high: 18, smallest: 5, beside: 8, room: 124 }
const END = 28
const SCISSORS = wordThing('tesoura')?.draw

/** Strips in two columns where their words are short; as high as the page has room. */
function stripsOf(strips: readonly string[]) {
  const widest = (size: number) => Math.max(...strips.map((words) => measureText(words, 'display', size)))
  const isNarrow = widest(STRIP.smallest) <= 85 - STRIP.beside
  const [columns, width] = isNarrow ? [2, 85] : [1, 166]
  const rows = strips.length + Math.ceil((strips.length - 1) / columns)
  const room = STRIP.room - (isNarrow ? 0 : END)
  const height = Math.min(STRIP.high, Math.max(STRIP.low, room / rows))
  const size = Math.min(height * 0.5, ((width - STRIP.beside) / widest(STRIP.smallest)) * STRIP.smallest)
  return { isNarrow, columns, width, height, size }
}

/** A sky of this height over the strips has more than clouds, mm. */
const HIGH_SKY = 88

const openSky = (pen: Pen): Drawing => [
  sun(pen.plane('middle'), 154, 70, 0.6),
  birdsAfar(pen.plane('middle'), '40,70,14 60,64,11', 0.8),
]

export function orderPage(pen: Pen, task: ParlendaTask, look: number): PageMark[] {
  const { verse, cut } = task
  const strips = verse.strips ?? []
  const { isNarrow, columns, width, height, size } = stripsOf(strips)
  const cutTop = 283 - Math.ceil(cut.length / columns) * height
  const slotsHeight = strips.length * height + 6
  const slotsTop = cutTop - 10 - slotsHeight - (isNarrow ? 0 : END + 2)
  const slotX = LEFT + 9
  const end = isNarrow
    ? { x: LEFT + width + 14, y: slotsTop, width: ROOM - width - 14, height: slotsHeight }
    : { x: LEFT, y: slotsTop + slotsHeight + 2, width: ROOM, height: END }
  const slotY = (i: number) => slotsTop + 3 + i * height
  const words = (index: number, x: number, y: number) =>
    pen.text(x + 4, y + height / 2 + size * 0.36, strips[index] ?? '', size, { anchor: 'start' })
  return [
    ...marksOf([
      placed(pen, task, TOP - 2, slotsTop - 5, look),
      verse.place !== 'sala' && slotsTop - TOP > HIGH_SKY ? openSky(pen) : [],
      pen.shape(box(LEFT, slotsTop, isNarrow ? width + 12 : ROOM, slotsHeight, 2), 'white', 1.1),
      pen.shape(box(end.x, end.y, end.width, end.height, 2), 'white', 1.1),
      strips.map((_, i) => [
        pen.text(LEFT + 4.6, slotY(i) + height / 2 + 1.9, i + 1, 5),
        pen.shape(box(slotX, slotY(i), width, height), 'cream', 0.6),
      ]),
      words(0, slotX, slotY(0)),
      pen.shape(box(4, cutTop - 7, 204, 120), 'white', 1),
      cut.map((index, i) => {
        const [x, y] = [LEFT + 6 + (i % columns) * width, cutTop + Math.floor(i / columns) * height]
        return [words(index, x, y), pen.line(box(x, y, width, height), 0.6, undefined, [2.4, 1.6])]
      }),
      SCISSORS ? centred(pen, SCISSORS, LEFT - 1, cutTop + height / 2, 9, { turn: 90 }) : [],
      pen.text(end.x + 5, end.y + 9, 'Um novo fim:', 5.4, { anchor: 'start' }),
    ]),
    ...strips.flatMap((text, i) =>
      i === 0
        ? []
        : [writtenAnswer(slotX + 4 + measureText(text, 'display', size) / 2, slotY(i) + height / 2, text, size)],
    ),
    ...ruled(pen, {
      at: [end.x + 5, end.y + 21],
      to: end.x + end.width - 5,
      step: 12,
      count: isNarrow ? Math.floor((slotsHeight - 24) / 12) + 1 : 1,
      value: `Ex.: ${verse.goesOn}`,
      size: 5.4,
    }),
  ]
}
