/** A comic that a class made: its paper with the name on top, panels with balloons, boxes below them. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, star } from '../paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../pen.ts'
import { bubbleBeside } from '../shapes/speech-bubbles.ts'
import { CARTOONS, type CartoonName } from './cartoon-scenes.ts'

/** The panels of a comic: their left edge, and the width of their scenes. */
export const COMIC = { x: 16, width: 178, top: 70, foot: 281 }

const COVERS: readonly [Cover, ...Cover[]] = [
  { ground: 'orange', strip: 'yellow' },
  { ground: 'bluePale', strip: 'blue' },
  { ground: 'pink', strip: 'yellow' },
  { ground: 'lime', strip: 'teal' },
]
interface Cover {
  readonly ground: Fill
  readonly strip: Fill
}

/** Printed dots at the edges of a coloured ground. */
const dots = (pen: Pen): Drawing =>
  Array.from({ length: 8 }, (_, row) =>
    [14, 22, 30, 38, 172, 180, 188, 196].map((x) =>
      pen.shape(circle(x + (row % 2) * 4 - 2, 23 + row * 4.4, 1.1), 'white', null),
    ),
  )

/** The open comic: paper and the strip with its name. */
export function comicPaper(pen: Pen, edition: string, look: number): Drawing {
  const { ground, strip } = inTurn(COVERS, look)
  const width = measureText(edition, 'text', 4.6) + 8
  return [
    pen.shape(box(0, 0, 214, 300), ground, null),
    pen.colour ? dots(pen) : [],
    pen.shape(box(14.5, 56.5, 184, 229, 1.5), 'greyPale', 0.8),
    pen.shape(box(12.5, 55, 184, 229, 1.5), 'white', 1.1),
    pen.shape(box(16, 58, 178, 10, 1.5), strip, 1),
    pen.shape(star(23, 63.2, 3.6), 'white', 0.8),
    pen.shape(box(30, 59.6, measureText('GIBI DA TURMA', 'display', 6) + 8, 6.8, 1.5), 'white', 0.8),
    pen.text(34, 65.2, 'GIBI DA TURMA', 6, { anchor: 'start' }),
    pen.shape(box(191 - width, 59.4, width, 7.2, 1.5), 'white', 0.8),
    pen.text(191 - width / 2, 64.5, edition, 4.6, { font: 'text' }),
  ]
}

const [SIZE, LEADING, PAD] = [4.8, 6, 5]
/** Left edge of balloons from that of a panel, and their greatest width. */
const [LEFT, WIDEST] = [46, 84]

interface Balloon extends Box {
  readonly lines: readonly string[]
}

const sized = (words: string) => {
  const wrapped = (room: number) => wrapText(words, 'text', SIZE, room)
  const count = Math.max(2, wrapped(WIDEST - 2 * PAD).length)
  // The narrowest room with as many lines: no word is left on a line by itself. A tail needs two.
  let room = WIDEST - 2 * PAD
  while (wrapped(room - 2).length <= count) room -= 2
  const lines = wrapped(room)
  const width = Math.max(...lines.map((line) => measureText(line, 'text', SIZE))) + 2 * PAD
  return { lines, width, height: lines.length * LEADING + 4 }
}

/** Room for a last line that is written by hand. */
const OPEN = { width: 82, height: 28, step: 8 }

export interface Panel {
  readonly name: CartoonName
  readonly lines: readonly [string, string]
  readonly y: number
  readonly height: number
  /** The last balloon is empty; the key fills it. */
  readonly isOpen?: boolean
}

/** Outlines of the two balloons of a panel: the left speaker's on top. */
export function balloonsOf({ name, lines, height, isOpen }: Panel): readonly [Balloon, Balloon] {
  const [first, second] = [sized(lines[0]), isOpen ? { ...OPEN, lines: [] } : sized(lines[1])]
  const free = (height - first.height - second.height) / 3
  return [
    { ...first, x: LEFT, y: Math.min(free, 4) },
    { ...second, x: CARTOONS[name].right - second.width, y: Math.min(first.height + 2 * free, first.height + 9) },
  ]
}

/** A cartoon in its frame. */
export function cartoonPanel(pen: Pen, panel: Panel): PageMark[] {
  const { name, y, height, isOpen, lines } = panel
  const { draw, tips } = CARTOONS[name]
  const frame = box(COMIC.x, y, COMIC.width, height, 1)
  const foot = y + height
  const outlines = balloonsOf(panel)
  const balloons = outlines.map((one, i): Drawing => {
    const side = i === 0 ? -1 : 1
    const [tipX = 0, tipY = 0] = tips[i] ?? []
    const [left, top] = [COMIC.x + one.x, y + one.y]
    const edge = side < 0 ? left : left + one.width
    const at = Math.max(top + 8, Math.min(top + one.height - 8, foot + tipY))
    const reach = Math.max(4, side * (COMIC.x + tipX - edge))
    return [
      pen.shape(
        bubbleBeside({ x: left, y: top, width: one.width, height: one.height }, side, at, reach, foot + tipY),
        'white',
        1,
      ),
      one.lines.map((words, line) =>
        pen.text(left + one.width / 2, top + 6.6 + line * LEADING, words, SIZE, { font: 'text' }),
      ),
      isOpen && i === 1
        ? pen.line([9.2, 17.2, 25.2].map((dy) => `M${left + 5} ${top + dy}H${left + one.width - 5}`).join(''), 0.5)
        : [],
    ]
  })
  const [, last] = outlines
  const written = isOpen ? wrapText(lines[1], 'display', 5, last.width - 12) : []
  return [
    ...marksOf([pen.clip(frame, pen.at(COMIC.x, foot, 1, draw)), pen.shape(frame, null, 1.4), balloons]),
    ...written.map((words, i) =>
      writtenAnswer(COMIC.x + last.x + last.width / 2, y + last.y + 5.6 + i * OPEN.step, words, 5),
    ),
  ]
}
