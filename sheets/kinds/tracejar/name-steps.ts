/** The last step of a name's sheet: letters to cut out and glue, a mat of letters, or the bag on its hook. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { bear } from '../../studio/shapes/big-things.ts'
import { backpack, stripedBall } from '../../studio/shapes/handy.ts'
import { CLASS, drawChild } from './names.ts'
import { ALPHABET } from './written.ts'

const BAGS: readonly [Fill, ...Fill[]] = ['red', 'blue', 'green', 'orange', 'purple', 'teal']

/** A task on a white plate around `cx`. */
export function told(pen: Pen, words: string, y: number, cx = 105, room = 182): Drawing {
  const size = fitTextSize(words, 'text', 4.8, room - 8)
  const width = measureText(words, 'text', size) + 8
  return [
    pen.shape(box(cx - width / 2, y - 5.4, width, 7.6, 3.8), 'white', 0.7),
    pen.text(cx, y, words, size, { font: 'text' }),
  ]
}

/** The line that the letters are cut off at, mm. */
const CUT = 265

const toy = (pen: Pen, x: number, foot: number, look: number): Drawing =>
  look % 4 < 2 ? pen.at(x, foot, 0.44, bear) : stripedBall(pen, x, foot - 8, 8, 'red', 'yellow')

/** Places to glue the letters in order on a shelf; the strip with the letters comes off below the picture. */
export function letterShelf(pen: Pen, name: string, letters: readonly string[], look: number): Drawing {
  const room = 142
  const slot = Math.min(20.5, room / letters.length)
  // A piece is as large as its place on the shelf.
  const [side, tall] = [slot - 1.2, PICTURE.y + PICTURE.height - CUT]
  const isRight = look % 2 === 1
  const cx = isRight ? 82 : 128
  const start = cx - (slot * letters.length) / 2
  const shelf = 246
  const pose = isRight ? POINT_LEFT : POINT
  const first = 105 - (side * letters.length) / 2
  return [
    told(pen, NAME_TEXTS.steps.facil.named, 217.4, cx, room),
    pen.shape(`M${cx - 50} ${shelf + 3}h5v6zM${cx + 45} ${shelf + 3}h5l-5 6z`, 'woodDark', 0.8),
    pen.shape(box(cx - room / 2, shelf, room, 3.8, 1), 'wood', 1),
    letters.length * slot > 96 ? [] : toy(pen, isRight ? cx - room / 2 + 10 : cx + room / 2 - 10, shelf, look),
    letters.map((_, i) => [
      pen.shape(box(start + i * slot + 0.6, shelf - tall, side, tall), 'white', 0.9),
      pen.text(start + i * slot + slot / 2, shelf - tall / 2 + 1.6, i + 1, 4.4, { font: 'text' }),
    ]),
    drawChild(pen, name, look, { x: isRight ? 179 : 31, foot: CUT - 3, scale: 0.78, pose }),
    pen.shape(box(PICTURE.x - 4, CUT, PICTURE.width + 8, 40), 'white', null),
    pen.line(`M${PICTURE.x} ${CUT}H${PICTURE.x + PICTURE.width}`, 0.7, 'greyDark', [2.6, 1.8]),
    drawPictogram('cut', PICTURE.x + 2, CUT + 1.5, 7),
    Array.from({ length: letters.length + 1 }, (_, i) => {
      const x = first + i * side
      return pen.line(`M${x} ${CUT + 0.6}V${PICTURE.y + PICTURE.height}`, 0.5, 'greyDark', [2.2, 1.6])
    }),
    letters.map((letter, i) => centredText(first + (i + 0.5) * side, CUT + 10.4, letter, Math.min(side * 0.7, 12))),
  ]
}

/** A mat with all letters on the floor: the child paints those of the name. */
export const alphabetMat = (pen: Pen): Drawing => [
  told(pen, NAME_TEXTS.steps.facil.empty, 216.4),
  pen.shape(box(12.6, 220.6, 184.8, 63.2, 3), 'lime'),
  ALPHABET.map((letter, i) => {
    const [x, y] = [15 + (i % 9) * 20 + (i > 17 ? 10 : 0), 222.6 + Math.floor(i / 9) * 19.9]
    return [pen.shape(box(x, y, 20, 19.4, 1.4), 'white', 0.9), centredText(x + 10, y + 9.8, letter, 10.5)]
  }),
]

/** Of a name tag above a hook, mm: its upper edge and sides, and the way to the next. */
const TAG = { y: 224.8, width: 25.4, height: 13, step: 27.6 } as const

/** Middle of a tag; the child is on the other side. */
const tagAt = (i: number, look: number) => (look % 2 === 0 ? 28.4 : 71.4) + i * TAG.step

/** A ring around one of the tags. */
export const ringedName = (i: number, look: number): Mark[] => [
  rect(tagAt(i, look) - TAG.width / 2 - 1, TAG.y - 1.2, TAG.width + 2, TAG.height + 2.4, {
    radius: 7,
    stroke: ANSWER_RED,
    width: 1.4,
  }),
]

/** A rail of hooks with a bag and a name tag for each child, and the one who comes for a bag. */
export function hookRail(
  pen: Pen,
  words: string,
  names: readonly string[],
  name: string | null,
  look: number,
): Drawing {
  const isRight = look % 2 === 0
  const tags = Array.from({ length: CLASS }, (_, i) => tagAt(i, look))
  const size = Math.min(...names.map((one) => fitTextSize(one, 'display', 6.4, TAG.width - 5.4)))
  // Looks at the hooks and points at none: the bag is to be found.
  const pose: Pose = { expr: 'alegre', turn: isRight ? -28 : 28 }
  return [
    told(pen, words, 218),
    pen.shape(
      box(
        (tags[0] ?? 0) - TAG.width / 2 - 2.4,
        TAG.y - 2.4,
        (CLASS - 1) * TAG.step + TAG.width + 4.8,
        TAG.height + 4.8,
        2,
      ),
      'wood',
      1.1,
    ),
    tags.map((x, i) => {
      const one = names[i] ?? ''
      return [
        pen.shape(box(x - TAG.width / 2, TAG.y, TAG.width, TAG.height, 2), 'white', 0.9),
        one ? centredText(x, TAG.y + TAG.height / 2, one, size) : [],
        backpack(pen, x, TAG.y + 45.2, 0.84, inTurn(BAGS, i + look)),
        pen.rope(`M${x} ${TAG.y + 14.8}v4.200q0 2.600 2.600 2.200`, 1.3, 'metal', 0.8),
      ]
    }),
    drawChild(pen, name, look + 4, { x: isRight ? 179 : 31, foot: 283, scale: 0.94, pose }),
  ]
}

/** Of a question about letters: where it begins, and from there to its box, mm. */
const COUNTS = [
  [20, 71],
  [114, 57],
] as const

const VOWELS = /[aeiou]/g

/** The numbers of letters and of vowels, in their boxes. */
export const countMarks = (name: string, y: number): Mark[] =>
  [name.length, name.match(VOWELS)?.length ?? 0].map((count, i) => {
    const [x, room] = COUNTS[i] ?? COUNTS[0]
    return centredText(x + room + 8, y + 6.5, String(count), 8.4, { fill: ANSWER_RED })
  })

/** Boxes for the numbers of letters and of vowels in the name. */
export const letterCount = (pen: Pen, y: number): Drawing =>
  NAME_TEXTS.counts.map((words, i) => {
    const [x, room] = COUNTS[i] ?? COUNTS[0]
    return [
      pen.text(x, y + 8.2, words, 5, { font: 'text', anchor: 'start' }),
      pen.shape(box(x + room, y, 16, 13, 2), 'white', 1),
    ]
  })
