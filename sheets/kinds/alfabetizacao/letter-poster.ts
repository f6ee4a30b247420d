/** One letter in four forms on the wall of a classroom, its things on a shelf, a notebook to write it in. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { letterWidth } from '../../lettering/letters.ts'
import { drawRuled } from '../../lettering/ruled.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import type { PageMark } from '../../scene/answers.ts'
import { RULE_BLUE, RULE_GREY, SOFT_FILLS, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { centred, reachOf, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { letterRoom, NOTEBOOK, POSTER, SHELF_TOP, shelfSlots, string } from '../../studio/places/letter-room.ts'
import type { Thing } from '../pontilhar/letter-things.ts'
import { metresOf } from '../pontilhar/thing-sizes.ts'
import { roadLetter, roadReach, ruledRow } from '../tracejar/written.ts'
import { sizeIn } from './alphabet-pages.ts'

const FORMS = [
  { name: 'imprensa maiúscula', isSmall: false, isCursive: false },
  { name: 'imprensa minúscula', isSmall: true, isCursive: false },
  { name: 'cursiva maiúscula', isSmall: false, isCursive: true },
  { name: 'cursiva minúscula', isSmall: true, isCursive: true },
] as const

const CELL = (POSTER.width - 7) / FORMS.length
const BASE = POSTER.y + 48
/** Height of printed capitals, em of the cursive: as high as these. */
const [PRINT, CURSIVE] = [32, 27]

/** Lines of the cursive in em, from the baseline upwards. */
const [TALL, MIDDLE, TAIL] = [1.13, 0.5, -0.65] as const

function cursiveRules(x: number, width: number, y: number, size: number, color: boolean): Mark[] {
  const faint = { stroke: color ? RULE_BLUE : RULE_GREY, width: 0.35, cap: 'butt' } as const
  const at = (height: number) => y - height * size
  return [
    line(x, at(TALL), x + width, at(TALL), faint),
    line(x, at(MIDDLE), x + width, at(MIDDLE), { ...faint, dash: [2, 1.5] }),
    line(x, y, x + width, y, { ...faint, width: 0.6 }),
    line(x, at(TAIL), x + width, at(TAIL), { ...faint, dash: [0.6, 1.6] }),
  ]
}

const both = (letter: string) => [letter, letter.toLowerCase()]

/** One size for both letters of a hand. */
function printSize(letter: string): number {
  const widest = Math.max(...both(letter).map((one) => letterWidth(one, 1)))
  const room = CELL - 7
  return Math.min(PRINT, (room - 2 * roadReach(0)) / (widest + 2 * (roadReach(1) - roadReach(0))))
}

const cursiveSize = (letter: string) =>
  Math.min(...both(letter).map((one) => fitTextSize(one, 'cursive', CURSIVE, CELL - 7)))

/** Printed letters are roads to paint, with the order of their strokes; the cursive is on its four lines. */
const forms = (pen: Pen, letter: string, paint: Ink): Mark[] =>
  FORMS.flatMap(({ name, isSmall, isCursive }, i) => {
    const left = POSTER.x + 3.5 + i * CELL
    const middle = left + CELL / 2
    const shape = isSmall ? letter.toLowerCase() : letter
    const [print, cursive] = [printSize(letter), cursiveSize(letter)]
    const rules = { x: left + 2, width: CELL - 4, y: BASE, color: pen.colour }
    return [
      ...marksOf([
        i ? pen.line(`M${left} ${POSTER.y + 6}V${POSTER.y + POSTER.height - 6}`, 0.6, 'grey') : [],
        pen.text(middle, POSTER.y + 8.8, name, fitTextSize(name, 'text', 4.2, CELL - 5), { font: 'text' }),
      ]),
      ...(isCursive
        ? [
            ...cursiveRules(rules.x, rules.width, BASE, cursive, pen.colour),
            text(middle, BASE, shape, cursive, { font: 'cursive' }),
          ]
        : [
            ...drawRuled({ ...rules, size: print }).marks,
            ...roadLetter(shape, {
              ...{
                x: middle - letterWidth(shape, print) / 2,
                y: BASE,
                size: print,
                color: pen.colour,
                ink: paint,
                along: true,
              },
            }).marks,
          ]),
    ]
  })

const [WIDEST, TALLEST, HUNG] = [41, 56, 36]
const isLight = ({ home }: Thing) => home === 'sky' || home === 'air'
const HUNG_AT = 169

/** Of the room of a thing, beside a larger one: an egg is smaller than a sheep, yet large enough to paint. */
const [LEAST_SHARE, LAW] = [0.68, 0.2]
const shareOf = (thing: Thing, things: readonly Thing[]) => {
  const shelved = things.filter((one) => !isLight(one)).map(({ name }) => metresOf(name))
  return Math.min(1, Math.max(LEAST_SHARE, (metresOf(thing.name) / Math.max(...shelved)) ** LAW))
}

/** One thing on the shelf or on a string. */
function shown(pen: Pen, thing: Thing, x: number, share: number): Drawing {
  if (!isLight(thing)) return standing(pen, thing.draw, x, SHELF_TOP, share * sizeIn(thing, WIDEST, TALLEST))
  const { width, height } = reachOf(thing.draw)
  const top = HUNG_AT - ((HUNG / Math.max(width, height)) * height) / 2
  return [string(pen, x, top + 0.6), centred(pen, thing.draw, x, HUNG_AT, HUNG)]
}

/** The pencil on the plate of what is to be painted. */
const pencil = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(
    x,
    y,
    0.8,
    (own) => [
      own.shape(box(-1.5, -5, 3, 8), 'red', 0.8),
      own.shape('M-1.500 3H1.500L0 6.400z', 'cream', 0.8),
      own.shape(box(-1.5, -6.6, 3, 2, 0.8), 'pink', 0.7),
    ],
    { turn: 28 },
  )

const named = (pen: Pen, thing: Thing, x: number, isPainted: boolean): Drawing => {
  const word = capitals(thing.name)
  const middle = isPainted ? x + 3.4 : x
  return [
    pen.shape(box(x - 21.5, SHELF_TOP + 6.5, 43, 11, 2), 'white', 0.9),
    pen.text(middle, SHELF_TOP + 14.1, word, fitTextSize(word, 'display', 6.2, isPainted ? 30 : 36)),
    isPainted ? pencil(pen, x - 16, SHELF_TOP + 12) : [],
  ]
}

/** Lines of the notebook: capitals, em of the cursive, and how far a letter is from the next. */
const LINES = { print: 14.5, cursive: 10.2, step: 19.5, rows: [22.2, 50.4] } as const
const COPY: Ink = [0, 0, 0, 56]
/** To write over; the rest of the line is the child's own. */
const COPIES = 2

/** Two letters to write over on each line, then room for two more. */
const tries = (pen: Pen, letter: string): Mark[] =>
  FORMS.flatMap(({ name, isSmall, isCursive }, i) => {
    const width = NOTEBOOK.width / 2 - 8
    const x = NOTEBOOK.x + 4 + Math.floor(i / 2) * (NOTEBOOK.width / 2)
    const y = NOTEBOOK.y + (LINES.rows[i % 2] ?? 0)
    const shape = isSmall ? letter.toLowerCase() : letter
    const middles = Array.from({ length: COPIES }, (_, n) => x + 3 + (n + 0.5) * LINES.step)
    const { print: size, cursive } = LINES
    return [
      // Arrows of the first letter reach above its line.
      ...marksOf(pen.text(x + width, y - size - 2.8, name, 3.9, { font: 'text', anchor: 'end' })),
      ...(isCursive
        ? [
            ...cursiveRules(x, width, y, cursive, pen.colour),
            ...middles.map((at) => text(at, y, shape, cursive, { font: 'cursive', fill: COPY })),
          ]
        : ruledRow(
            { x, width, y, size, color: pen.colour },
            middles.map((at, n) => ({
              text: shape,
              x: at - letterWidth(shape, size) / 2,
              guided: n === 0,
              fine: true,
              least: 1.28,
            })),
          ).marks),
    ]
  })

interface LetterShown {
  readonly letter: string
  readonly things: readonly Thing[]
  /** The instruction names the figure with the pencil. */
  readonly hasPencil: boolean
}

export function letterPage(
  pen: Pen,
  variant: number,
  who: CastName,
  { letter, things, hasPencil }: LetterShown,
): PageMark[] {
  const plain = new Pen(false)
  const slots = shelfSlots(variant)
  const paint = pen.colour ? tint(SOFT_FILLS[variant % SOFT_FILLS.length] ?? YELLOW, 0.7) : WHITE
  return [
    ...marksOf(letterRoom(pen, variant, who, things.some(isLight))),
    ...forms(pen, letter, paint),
    ...marksOf(
      things.map((thing, i) => {
        const x = slots[i] ?? 0
        const isPlain = i === things.length - 1
        return [
          shown(isPlain ? plain : pen, thing, x, shareOf(thing, things)),
          named(pen, thing, x, isPlain && hasPencil),
        ]
      }),
    ),
    ...tries(pen, letter),
  ]
}
