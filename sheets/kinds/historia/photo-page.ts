/** Photos on a string in no order; their letters go to the line of time. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { photoString, TIME_PAPER, type TimeRoom, timeRoom, timeStrip } from '../../studio/places/time-room.ts'
import { type Album, framed, type Photo, photoLetter } from './photos.ts'

export interface PhotoFacts {
  readonly who: string
  /** As they hang, from A. */
  readonly hung: readonly Photo[]
  readonly unit: Album['unit']
  readonly hero: Album['hero']
  /** Places in time, from 0, of the photos that two sentences ask about. */
  readonly before: number
  readonly after: number
}

export const LETTERS = 'ABCDEF'
const SPOTS: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((i) => [40 + (i % 3) * 65, 93 + Math.floor(i / 3) * 63])
const STRIP = { x: 15, y: 195, width: 180, height: 32 }

export const inTime = ({ hung }: Pick<PhotoFacts, 'hung'>) => [...hung].sort((a, b) => a.when - b.when)
export const letterOf = ({ hung }: Pick<PhotoFacts, 'hung'>, photo: Photo | undefined) =>
  LETTERS[photo ? hung.indexOf(photo) : -1] ?? ''

function line(pen: Pen, facts: PhotoFacts): PageMark[] {
  const photos = inTime(facts)
  return photos.flatMap((photo, i): PageMark[] => {
    const x = STRIP.x + 17 + i * 27.6
    const cy = STRIP.y + STRIP.height / 2
    return [
      ...marksOf([
        pen.shape(box(x - 6.5, cy - 12.5, 13, 13, 2), 'white', 1.1),
        pen.line(`M${x} ${cy + 0.5}V${cy + 3}`, 1),
        pen.text(x, cy + 10.4, facts.unit(photo.when), 5, { font: 'text' }),
      ]),
      writtenAnswer(x, cy - 6, letterOf(facts, photo), 7.4),
    ]
  })
}

const SIZE = 5

/** Size of words before a box of this width. */
export const boxedSize = (words: string, width = 12): number =>
  fitTextSize(words, 'text', SIZE, TIME_PAPER.width - 20 - width)

/** Words, a box for a letter, and words after it. */
export function boxed(pen: Pen, row: number, words: string, content: string, width = 12, most = SIZE): PageMark[] {
  const [left, y] = [TIME_PAPER.x + 7, TIME_PAPER.y + row]
  const size = Math.min(most, boxedSize(words, width))
  const x = left + measureText(words, 'text', size) + 3
  return [
    ...marksOf([
      pen.text(left, y + size * 0.35, words, size, { font: 'text', anchor: 'start' }),
      pen.shape(box(x, y - 5, width, 10, 2), 'white', 0.9),
    ]),
    writtenAnswer(x + width / 2, y, content, 6.4),
  ]
}

export function photoPage(pen: Pen, room: TimeRoom, variant: number, facts: PhotoFacts): PageMark[] {
  const photos = inTime(facts)
  const at = (place: number) => letterOf(facts, photos[place])
  // A photo that no other sentence asks for.
  const middle = [3, 2, 4, 1].find((place) => place !== facts.before - 1 && place !== facts.after + 1) ?? 3
  const rows = [0, 1].map((i) => SPOTS[i * 3]?.[1] ?? 0)
  const title =
    room === 'escola' ? `Um dia de ${facts.who}` : `A vida de ${facts.who.replace(/^(\w)/, (c) => c.toLowerCase())}`
  return [
    ...marksOf([
      timeRoom(pen, room, variant, facts.hero),
      rows.map((y) =>
        photoString(
          pen,
          y - 26,
          SPOTS.slice(0, 3).map(([x]) => x),
        ),
      ),
      facts.hung.map((photo, i) => {
        const [x, y] = SPOTS[i] ?? [0, 0]
        return [framed(pen, photo, x, y), photoLetter(LETTERS[i] ?? '', x, y)]
      }),
      timeStrip(pen, STRIP),
      pen.text(TIME_PAPER.x + TIME_PAPER.width / 2, TIME_PAPER.y + 8, title, 5.6),
    ]),
    ...line(pen, facts),
    ...boxed(pen, 17.6, `Logo antes da foto ${at(facts.before)} vem a foto`, at(facts.before - 1)),
    ...boxed(pen, 28.7, `Logo depois da foto ${at(facts.after)} vem a foto`, at(facts.after + 1)),
    ...boxed(pen, 39.8, `Entre a foto ${at(middle - 1)} e a foto ${at(middle + 1)} fica a`, at(middle)),
  ]
}
