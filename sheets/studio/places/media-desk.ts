/** A radio and a telephone that bring the news, beside a newspaper on a desk. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { screenOfTablet, tablet } from './recording-desk.ts'

/** A portable radio, its foot in the middle; 30 mm wide. */
export const radio = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.line('M9 -24L13 -40', 1.2),
    own.shape(circle(13, -40, 1.4), 'red', 0.7),
    own.line('M-10 -22V-28H10V-22', 1.2),
    own.shape(box(-15, -23, 30, 23, 3), 'orange', 1.1),
    own.shape(circle(-6, -10, 6.6), 'cream', 0.9),
    own.line('M-10.500 -12.500H-1.500M-11.800 -10H-0.200M-10.500 -7.500H-1.500', 0.7),
    own.shape(box(3, -19, 9, 6, 1), 'white', 0.7),
    own.line('M7.500 -19V-13', 0.7, 'red'),
    own.shape(circle(5, -7, 2), 'white', 0.7),
    own.shape(circle(10.4, -7, 2), 'white', 0.7),
  ])

const SIZES = [6, 5.6, 5.2, 4.8, 4.6, 4.4, 4.2, 4] as const
const leadingOf = (size: number) => size * 1.28

/** Words as large as they fit into a room: print from its upper edge, what is said in its middle. */
function inRoom(pen: Pen, words: string, { x, y, width, height }: Box, isCentred: boolean): Drawing {
  const linesAt = (size: number) => wrapText(words, 'text', size, width)
  const heightAt = (size: number) => (linesAt(size).length - 1) * leadingOf(size) + size
  const size = SIZES.find((one) => (isCentred || one < 5) && heightAt(one) <= height)
  if (!size) throw new RangeError(`no room for «${words}»`)
  const first = y + (isCentred ? (height - heightAt(size)) / 2 : 0) + size * 0.85
  return linesAt(size).map((line, i) =>
    pen.text(x, first + i * leadingOf(size), line, size, { font: 'text', anchor: 'start' }),
  )
}

/** Words from the radio in a bubble with a jagged tip at its left side. */
export function radioBubble(pen: Pen, { x, y, width, height }: Box, words: string): Drawing {
  const tip = y + height - 13
  return [
    pen.union(
      [
        box(x, y, width, height, 4),
        `M${x + 2} ${tip + 4}L${x - 4.4} ${tip + 5}L${x - 0.8} ${tip + 1.2}L${x - 2.2} ${tip + 0.6}L${x + 2} ${tip - 4}z`,
      ],
      'white',
      1,
    ),
    inRoom(pen, words, { x: x + 4, y: y + 3, width: width - 7, height: height - 6 }, true),
  ]
}

/** A telephone across with a message that was passed on. */
export function messagePhone(pen: Pen, place: Box, words: string): Drawing {
  const { x, y, width, height } = screenOfTablet(place)
  return [
    tablet(pen, place, 'Mensagem encaminhada'),
    pen.shape(box(x + 3, y + 14.5, width - 6, height - 17, 3), 'meadow', 0.8),
    inRoom(pen, words, { x: x + 6, y: y + 16.5, width: width - 11, height: height - 21 }, true),
  ]
}

const MASTHEAD = 10.5

/** Room for a photograph and the words below it in a cutting of a newspaper. */
export interface Cutting {
  readonly masthead: string
  readonly headline: string
  readonly words: string
  readonly byline?: string
}

/** A cutting with its headline, the words at its foot; `photo` draws into what is left between them. */
export function cutting(
  pen: Pen,
  { x, y, width, height }: Box,
  { masthead, headline, words, byline }: Cutting,
  photo: (frame: Box) => Drawing,
): Drawing {
  const [left, room] = [x + 5, width - 10]
  const titles = wrapText(headline, 'display', 5.6, room)
  const top = y + MASTHEAD + 9.5 + (titles.length - 1) * 6.8
  const below = byline ? 7 : 2
  const text = { x: left, y: y + height - below - 35, width: room, height: 33 }
  return [
    pen.shape(box(x + 1.8, y + 1.6, width, height, 1), 'greyPale', 0.8),
    pen.shape(box(x, y, width, height, 1), 'white', 1.1),
    pen.text(x + width / 2, y + 7.6, masthead, 6),
    pen.line(`M${left} ${y + MASTHEAD}h${room}`, 1),
    titles.map((line, i) => pen.text(left, y + MASTHEAD + 7 + i * 6.8, line, 5.6, { anchor: 'start' })),
    photo({ x: left, y: top + 2, width: room, height: text.y - top - 5 }),
    inRoom(pen, words, text, false),
    byline ? pen.text(x + width - 5, y + height - 4, byline, 4.2, { anchor: 'end', font: 'text' }) : [],
  ]
}
