/** Fractions of what is shared at a table: colour the part, name the part, compare two parts of one size. */

import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { behind, COUNTER_LOOKS, counterTops, guestOf, partyCounters } from '../../studio/places/party-counters.ts'
import { cake, chocolate, MARKED, pizza, ribbon, type SharedThing, sweets } from '../../studio/shapes/shared-things.ts'
import { type Fraction, type FractionTask, inPlaces, pairName, reasonOf, shareOf, signOf } from './fraction-facts.ts'

const WHOLES: Readonly<Record<Level, readonly number[]>> = {
  facil: [2, 3, 4, 5],
  medio: [2, 3, 4, 5, 6, 8, 10],
  desafio: [2, 3, 4, 5, 6, 8, 10],
}

/** Things of a table by theme; a mixed page has them in turn. */
const SHARED = {
  circulos: [pizza, cake],
  barras: [chocolate, ribbon],
  mistas: [pizza, chocolate, sweets, ribbon],
} as const
type Theme = keyof typeof SHARED

/** Sweets are counted: a set has no size that could be compared. */
const COMPARED = { ...SHARED, mistas: [pizza, chocolate, cake, ribbon] } as const

/** Names in the words of a child. */
const NAMES: ReadonlyMap<SharedThing, string> = new Map<SharedThing, string>([
  [pizza, 'pizza'],
  [cake, 'bolo'],
  [chocolate, 'chocolate'],
  [ribbon, 'fita'],
  [sweets, 'brigadeiro'],
])

/** A fraction as it is written: one number over the other; null leaves a box. */
function written(cx: number, cy: number, fraction: Fraction, look: { boxes: boolean; size?: number }): PageMark[] {
  const { boxes, size = 9 } = look
  const reach = boxes ? 15.5 : size * 0.72
  const half = boxes ? 9 : size * 0.62
  const put = boxes ? writtenAnswer : centredText
  return [
    line(cx - half, cy, cx + half, cy, { width: 0.9 }),
    ...(boxes ? [answerBox(cx - 7, cy - 15.5, 14, 14), answerBox(cx - 7, cy + 1.5, 14, 14)] : []),
    put(cx, cy - (boxes ? 8.5 : reach), String(fraction.part), size),
    put(cx, cy + (boxes ? 8.5 : reach), String(fraction.whole), size),
  ]
}

const plateFor = (cx: number, cy: number, width: number, height: number): Mark =>
  rect(cx - width / 2, cy - height / 2, width, height, { radius: 5, width: 0.7, fill: WHITE })

/** Part of a row of the counter: its left edge, its top and the room above it. */
interface Place {
  readonly x: number
  readonly top: number
  readonly room: number
}

const firstOf = (count: number) => Array.from({ length: count }, (_, i) => i)
/** Every other part, then those between. */
const spreadOf = (whole: number, count: number) =>
  [...firstOf(whole).filter((i) => i % 2 === 0), ...firstOf(whole).filter((i) => i % 2)].slice(0, count)

/** Parts that stay white, in words. */
const LEFT_OVER = 'Ficam sem pintar:'

/** Somebody asks for a part: it is coloured, and the others are counted on the cloth. */
function ordered(pen: Pen, task: FractionTask, place: Place, draw: SharedThing): PageMark[] {
  const { x, top, room } = place
  const size = Math.min(50, room - 5)
  const look = { room: { x: x + 1, y: top - size - 0.6, width: 55, height: size }, whole: task.whole, plain: true }
  const thing = (count: number) => marksOf(draw(pen, { ...look, filled: firstOf(count), fill: ANSWER_RED }))
  const [cx, cy] = [x + 75, top - 39.6]
  const bubble = `M${cx - 4} ${cy + 11}l4 4.600l4 -4.600z`
  const middle = top + 9.6
  return [
    answer(thing(task.part), thing(0)),
    ...marksOf([pen.shape(bubble, 'white', 0.7)]),
    plateFor(cx, cy, 20, 24),
    ...marksOf(pen.shape(`M${cx - 3.4} ${cy + 11}l2.400 2.200h2l2.400 -2.200z`, 'white', null)),
    ...written(cx, cy, task, { boxes: false, size: 8.4 }),
    ...marksOf(pen.shape(box(x + 1, top + 2.4, 89, 14.4, 3), 'white', 0.7)),
    text(x + 3.6, middle + 1.6, LEFT_OVER, 4.6, { font: 'text', anchor: 'start' }),
    answerBox(x + 45.5, top + 3.2, 13, 12.8),
    writtenAnswer(x + 52, middle, String(task.whole - task.part), 7),
    text(x + 61, middle + 1.6, `de ${task.whole} partes.`, 4.6, { font: 'text', anchor: 'start' }),
  ]
}

/** A thing, and a card for the fraction that is marked on it. */
function read(pen: Pen, task: FractionTask, place: Place, draw: SharedThing): PageMark[] {
  const { x, top, room } = place
  const size = Math.min(43, room - 3)
  const look = { room: { x: x + 1, y: top - size - 0.6, width: 45, height: size }, whole: task.whole, fill: MARKED }
  const cx = x + 79.5
  return [
    ...marksOf(draw(pen, { ...look, filled: spreadOf(task.whole, task.part) })),
    plateFor(cx, top - 20.6, 22, 38.6),
    ...written(cx, top - 20.6, task, { boxes: true }),
  ]
}

/** Pairs on a page that come without parts: the child draws them. */
const undrawn = (index: number) => index >= 2
const REASON = 'Como você sabe?'

/** Two things of one size, and the sign between their fractions. */
function compared(pen: Pen, task: FractionTask, place: Place, draw: SharedThing, index: number): PageMark[] {
  const { x, top, room } = place
  const sign = signOf(task)
  const width = 52
  const height = Math.min(36, room - 4)
  const middle = x + 93
  const side = (fraction: Fraction, left: number, at: number): PageMark[] => {
    const thing = (filled: number, guide?: number) =>
      marksOf(
        draw(pen, {
          room: { x: left, y: top - height - 0.6, width, height },
          whole: fraction.whole,
          filled: firstOf(filled),
          fill: undrawn(index) ? ANSWER_RED : MARKED,
          strips: true,
          ...(undrawn(index) && { plain: true }),
          ...(guide && { guide }),
        }),
      )
    return [
      ...(undrawn(index) ? [answer(thing(fraction.part), thing(0, fraction.whole))] : thing(fraction.part)),
      plateFor(at, top - 16, 15, 29),
      ...written(at, top - 16, fraction, { boxes: false, size: 8.4 }),
    ]
  }
  const line = x + 46
  return [
    ...side(task, x, x + 63),
    ...side(task.other ?? task, x + 186 - width, x + 186 - 63),
    circle(middle, top - 7, 8.4, { width: 0.9, fill: WHITE }),
    writtenAnswer(middle, top - 7, sign > 0 ? '>' : sign < 0 ? '<' : '=', 11),
    ...marksOf([
      pen.shape(box(x, top + 2.6, 186, 9.4, 2.4), 'white', 0.7),
      pen.text(x + 4, top + 9, REASON, 4.6, { font: 'text', anchor: 'start' }),
      pen.line(`M${line} ${top + 9.6}H${x + 182}`, 0.5),
    ]),
    writtenAnswer(line + 2, top + 7, reasonOf(task), 4.4, { anchor: 'start' }),
  ]
}

function tasksOf(level: Level): FractionTask[] {
  const all = WHOLES[level].flatMap((whole) =>
    Array.from({ length: whole - 1 }, (_, i): Fraction => ({ part: i + 1, whole })),
  )
  if (level !== 'desafio') return all.map((one) => ({ ...one, other: null }))
  return all.flatMap((one) =>
    all
      // Parts of different sizes: as many of either, or of one value, or on both sides of a half.
      .filter((other) => other.whole !== one.whole)
      .filter((other) => other.part === one.part || shareOf(one) === shareOf(other) || isHalfBetween(one, other))
      .map((other) => ({ ...one, other })),
  )
}

/** Farther from each other than this, two fractions need no comparing. */
const CLOSE = 0.36
const isHalfBetween = (one: Fraction, other: Fraction) =>
  (shareOf(one) - 0.5) * (shareOf(other) - 0.5) < 0 && Math.abs(shareOf(one) - shareOf(other)) < CLOSE

const nameOf = ({ part, whole, other }: FractionTask) =>
  `${part}/${whole}${other ? ` ${other.part}/${other.whole}` : ''}`
/** Parts of a page: columns, most rows, and the height of a counter's front. */
const LAYOUT: Readonly<Record<Level, { readonly columns: number; readonly rows: number; readonly front: number }>> = {
  facil: { columns: 2, rows: 3, front: 19 },
  medio: { columns: 2, rows: 4, front: 8 },
  desafio: { columns: 1, rows: 4, front: 16 },
}
const LEFT = 12
const COLUMN = 94

/** Each has somebody seated there: who asks, who looks on, who holds the sign. */
const GUEST: Readonly<Record<Level, { readonly dx: number; readonly scale: number; readonly below: number }>> = {
  facil: { dx: 75, scale: 0.58, below: 12.6 },
  medio: { dx: 57, scale: 0.56, below: 12 },
  desafio: { dx: 93, scale: 0.54, below: 0 },
}

/** Two pairs of the same size, one with the larger fraction first and one with the smaller. */
function isVaried(page: readonly FractionTask[], one: FractionTask): boolean {
  const same = page.filter((task) => signOf(task) === signOf(one)).length
  return same < (signOf(one) === 0 ? 2 : 1) && page.every((task) => task.part !== one.part || task.whole !== one.whole)
}

/** No whole more than twice on a page. */
const isMixed = (page: readonly FractionTask[], one: FractionTask) =>
  page.filter(({ whole }) => whole === one.whole).length < 2

/** The half is on every easy page. */
const isHalf = ({ whole }: FractionTask) => whole === 2

/** Of a pair and its mirror image, one. */
function oncePerPair(tasks: readonly FractionTask[], random: Random): FractionTask[] {
  const chosen = new Map<string, FractionTask>()
  for (const task of random.fork('sides').shuffle(tasks)) chosen.set(pairName(task), task)
  return [...chosen.values()]
}

function dealTasks(options: SheetOptions, perPage: number): FractionTask[][] {
  const { level } = options
  const items = level === 'desafio' ? oncePerPair(tasksOf(level), createRandom(options.seed)) : tasksOf(level)
  if (level !== 'facil')
    return dealPages(options, {
      items,
      perPage,
      nameOf,
      accept: level === 'desafio' ? isVaried : isMixed,
    })
  // The easy ones are ten: on later pages they come back in another order.
  return Array.from(
    { length: options.pages },
    (_, page) =>
      dealPages(
        { ...options, seed: options.seed * 8 + page, pages: 1 },
        { items, perPage, nameOf, accept: isMixed, pinned: items.filter(isHalf) },
      )[0] ?? [],
  )
}

export const fracoes: SheetKind<PagesFacts<readonly FractionTask[]>> = {
  id: 'fracoes',
  category: 'matematica',
  themes: ['circulos', 'barras', 'mistas'],
  draw: (options) => {
    const { level } = options
    const { columns, rows: most, front } = LAYOUT[level]
    const rows = amountOf(options, most)
    const pages = dealTasks(options, columns * rows)
    const theme = (options.theme ?? 'circulos') as Theme
    const things = (level === 'desafio' ? COMPARED : SHARED)[theme]
    const { tops, room } = counterTops(rows, front)
    const guest = GUEST[level]
    return composeSheet(options, level === 'facil' ? 'colour' : 'write', (_, index, sheet) => {
      const page = inPlaces(pages[index] ?? [], index)
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, COUNTER_LOOKS.length - 1) + index
      const places = page.map((_, i): Place => {
        const row = Math.floor(i / columns)
        return { x: LEFT + (i % columns) * COLUMN, top: tops[row] ?? 0, room }
      })
      const guests = places.map(({ x, top }, i) =>
        behind(pen, guestOf(look, i), [x + guest.dx, top], guest.scale, guest.below),
      )
      const tasks = page.flatMap((task, i): PageMark[] => {
        const [place, draw] = [places[i] ?? { x: 0, top: 0, room: 0 }, inTurn(things, i)]
        if (task.other) return compared(pen, task, place, draw, i)
        return (level === 'facil' ? ordered : read)(pen, task, place, draw)
      })
      return {
        marks: [...marksOf([partyCounters(pen, look, rows, front, guests), pictureTitle(pen, options)]), ...tasks],
        whole: true,
        pictures: things.slice(0, page.length).map((thing) => NAMES.get(thing) ?? ''),
        facts: page,
        items: page.map((task, i) => `${NAMES.get(inTurn(things, i)) ?? theme} ${nameOf(task)}`),
      }
    })
  },
}
