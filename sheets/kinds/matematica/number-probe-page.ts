/** The numbers' page of an assessment: a collection in its place, and cards to write, order and compose numbers. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { centred } from '../../studio/fit.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { PROBLEM_PLACES, type ProblemPlace } from '../../studio/places/problem-places.ts'
import { blocksSize, drawBlocks, placesOf, wooden } from './blocks.ts'
import { spotsIn } from './estimate-spots.ts'
import { grouped, type NumberForm, type Packed, type Sum } from './number-probes.ts'
import { countedThing } from './problem-things.ts'

/** A white card with the number of its task and a line that says what to do. */
export function taskCard(pen: Pen, { x, y, width, height }: Box, number: number, words: string): Drawing {
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 1.1),
    pen.shape(circle(x + 7.5, y + 7.2, 4.4), 'yellow', 0.8),
    pen.text(x + 7.5, y + 9.2, number, 5.8),
    pen.text(x + 14.4, y + 9, words, 4.8, { font: 'text', anchor: 'start' }),
  ]
}

export const slot = (pen: Pen, cx: number, cy: number, width: number, height = 14): Drawing =>
  pen.shape(box(cx - width / 2, cy - height / 2, width, height, 2), 'white', 0.8)

const FLOOR: Box = { x: 44, y: 90, width: 146, height: 44 }

/** The ground of a collection: a cloth, a rug, sand, grass. */
const CLOTHS: Readonly<Record<ProblemPlace, readonly [fill: Fill, rim: Fill]>> = {
  feira: ['white', 'red'],
  sitio: ['lime', 'leaf'],
  aniversario: ['white', 'pink'],
  escola: ['bluePale', 'blue'],
  praia: ['cream', 'sandLine'],
}

const cloth = (pen: Pen, place: ProblemPlace): Drawing => {
  const [fill, rim] = CLOTHS[place]
  const { x, y, width, height } = FLOOR
  const [cx, cy] = [x + width / 2, y + height / 2]
  return [
    pen.shape(ellipse(cx, cy, width / 2 + 3, height / 2 + 3), rim, 1),
    pen.shape(ellipse(cx, cy, width / 2, height / 2), fill, 0.8),
  ]
}

function loose(pen: Pen, { thing, total }: NumberForm, random: Random): Drawing {
  const { x, y, width, height } = FLOOR
  const oval = { cx: x + width / 2, cy: y + height / 2, rx: width / 2 - 3, ry: height / 2 - 2 }
  const { spots, pitch } = spotsIn(oval, total, random)
  const { draw } = countedThing(thing)
  return spots.map(([sx, sy]) => centred(pen, draw, sx, sy, Math.min(13, pitch * 0.74)))
}

interface Pack {
  readonly holds: number
  readonly width: number
  readonly height: number
  readonly fill: Fill
}

const PACKS: readonly Pack[] = [
  { holds: 1000, width: 29, height: 27, fill: 'tan' },
  { holds: 100, width: 18, height: 18, fill: 'woodPale' },
  { holds: 10, width: 13, height: 13, fill: 'yellowPale' },
]

const pack = (pen: Pen, { holds, width, height, fill }: Pack, x: number, foot: number): Drawing => {
  const words = grouped(holds)
  const size = holds === 1000 ? 6 : holds === 100 ? 5.4 : 4.8
  const plate = measureText(words, 'display', size) + 2.6
  return [
    pen.shape(box(x, foot - height, width, height, 1), fill, 1.1),
    pen.line(`M${x} ${foot - height + 3}h${width}`, 0.6),
    pen.shape(box(x + width / 2 - plate / 2, foot - height / 2 - 2.4, plate, 7, 1), 'white', 0.6),
    pen.text(x + width / 2, foot - height / 2 + 1.1 + size * 0.35, words, size),
  ]
}

/** Large boxes behind, small ones and single things in front. */
function packedThings(pen: Pen, packed: Packed, thing: string): Drawing {
  const [thousands, hundreds, tens, units] = packed
  const row = (of: Pack | undefined, count: number, left: number, foot: number) =>
    of ? Array.from({ length: count }, (_, i) => pack(pen, of, left + i * (of.width + 2), foot)) : []
  const { draw } = countedThing(thing)
  return [
    row(PACKS[0], thousands, 51, 115),
    row(PACKS[1], hundreds, 117, 115),
    row(PACKS[2], tens, 50, 135),
    Array.from({ length: units }, (_, i) => centred(pen, draw, 133 + i * 10.5, 129.5, 9)),
  ]
}

const CARD = { x: 13, width: 184 }
const CARDS = {
  dictated: { ...CARD, y: 142, height: 33 },
  mixed: { ...CARD, y: 178, height: 46 },
  sums: { ...CARD, y: 227, height: 56 },
} satisfies Readonly<Record<string, Box>>

const WORDS = {
  dictated: 'Escreva os números que você ouvir.',
  mixed: 'Escreva do menor para o maior.',
  sums: { facil: 'Que número é? Depois, complete.', medio: 'Que número é? Depois, complete.', desafio: 'Complete.' },
} as const

function dictation(pen: Pen, form: NumberForm): Drawing {
  const { x, y, width } = CARDS.dictated
  const pitch = width / form.dictated.length
  return [
    taskCard(pen, CARDS.dictated, 2, WORDS.dictated),
    form.dictated.map((_, i) => {
      const cx = x + pitch * (i + 0.5)
      return [slot(pen, cx, y + 22.5, 31, 15), pen.text(cx - 11.8, y + 20.4, 'abcde'.charAt(i), 4.2, { font: 'text' })]
    }),
  ]
}

/** Numbers on tags of a string, and as many boxes below. */
function ordering(pen: Pen, { mixed }: NumberForm): Drawing {
  const { x, y, width } = CARDS.mixed
  const pitch = width / mixed.length
  return [
    taskCard(pen, CARDS.mixed, 3, WORDS.mixed),
    mixed.map((value, i) => {
      const cx = x + pitch * (i + 0.5)
      return [
        pen.shape(box(cx - 15.5, y + 13, 31, 10.5, 3), 'bluePale', 0.8),
        pen.text(cx, y + 20.6, grouped(value), fitTextSize(grouped(value), 'display', 6.6, 25)),
        slot(pen, cx, y + 35, 31, 15),
        i > 0 ? pen.text(cx - pitch / 2, y + 37, '<', 6) : [],
      ]
    }),
  ]
}

const SUM_SIZE = 7.6
const gapWidth = (value: number) => (value < 10 ? 14 : value < 100 ? 17 : value < 1000 ? 20 : 28)

/** A sum from the left, its gaps as boxes. */
function sumLine(pen: Pen, { whole, parts, gaps }: Sum, left: number, cy: number): Drawing {
  let x = left
  const words = (shown: string): Drawing => {
    const width = measureText(shown, 'display', SUM_SIZE)
    x += width + 3
    return pen.text(x - 3 - width / 2, cy + SUM_SIZE * 0.35, shown, SUM_SIZE)
  }
  const number = (value: number, isGap: boolean): Drawing => {
    if (!isGap) return words(grouped(value))
    const width = gapWidth(value)
    x += width + 3
    return slot(pen, x - 3 - width / 2, cy, width)
  }
  const isWhole = gaps.includes('whole')
  const sum = parts.flatMap((part, i) => [...(i > 0 ? [words('+')] : []), number(part, gaps.includes(i))])
  return isWhole ? [sum, words('='), number(whole, true)] : [sum, words('='), words(grouped(whole))]
}

function composing(pen: Pen, { shown, sums }: NumberForm, level: Level): Drawing {
  const { x, y } = CARDS.sums
  const card = taskCard(pen, CARDS.sums, 4, WORDS.sums[level])
  if (shown === null) return [card, sums.map((sum, i) => sumLine(pen, sum, x + 14, y + 23 + i * 20))]
  const isEasy = level === 'facil'
  const places = placesOf(shown)
  const unit = isEasy ? 3.6 : 2.5
  const foot = y + (isEasy ? 50 : 38)
  const size = blocksSize(places, unit)
  const blocks: Mark[] = drawBlocks(x + 8, foot - size.height, places, { unit, fill: wooden(pen.colour) })
  const [one, other] = sums
  return [
    card,
    blocks,
    slot(pen, x + 8 + size.width + 17, foot - 8, 22),
    one ? sumLine(pen, one, x + 112, y + 22) : [],
    // Three gaps take the whole width.
    other ? sumLine(pen, other, x + (isEasy ? 112 : 40), y + (isEasy ? 41 : 47)) : [],
  ]
}

export interface ProbeLook {
  readonly level: Level
  readonly place: ProblemPlace
  readonly look: number
  readonly who: CastName
}

export function numberProbePage(pen: Pen, form: NumberForm, { level, place, look, who }: ProbeLook, random: Random) {
  const { thing, packed } = form
  const { many, feminine } = countedThing(thing)
  const question = `${feminine ? 'Quantas' : 'Quantos'} ${many} há?`
  return marksOf([
    PROBLEM_PLACES[place](pen, { top: 54, ground: FLOOR.y + 2, row: 0, look }),
    packed ? [] : cloth(pen, place),
    packed ? packedThings(pen, packed, thing) : loose(pen, form, random),
    person(pen, who, 27, 137, 0.78, { pose: POINT }),
    pen.shape(box(50, 58.5, 110, 21, 3), 'white', 1.1),
    pen.shape(circle(57.5, 69, 4.4), 'yellow', 0.8),
    pen.text(57.5, 71, 1, 5.8),
    pen.text(64.4, 70.8, question, fitTextSize(question, 'text', 4.8, 62), { font: 'text', anchor: 'start' }),
    slot(pen, 143, 69, 27, 15),
    dictation(pen, form),
    ordering(pen, form),
    composing(pen, form, level),
  ])
}
