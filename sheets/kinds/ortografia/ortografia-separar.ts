/** Words on clothes-lines, to be written into the baskets of their spelling. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { cellsOf, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import type { PageMark } from '../../scene/answers.ts'
import { PALE_GREY, SAND, tint, WHITE } from '../../scene/inks.ts'
import { line, path, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { BAND, pageInk, sayingBand, wordOnLine } from './desk.ts'
import { type HardWord, RULE_THEMES, type Rule, ruleFor, spelled } from './rules.ts'

export interface SortFacts {
  readonly rule: string
  readonly columns: readonly { readonly heading: string; readonly words: readonly string[] }[]
}

interface Plan {
  /** Words of each group, by the number of groups. */
  readonly each: Readonly<Record<number, number>>
  /** Groups at most. */
  readonly groups: number
  readonly perLine: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { each: { 2: 4 }, groups: 2, perLine: 4 },
  medio: { each: { 2: 6, 3: 4 }, groups: 3, perLine: 4 },
  desafio: { each: { 2: 7, 3: 5 }, groups: 3, perLine: 5 },
}

const LINE_STEP = 29
const CARD = { height: 15, drop: 8 }
/** Height of the rope's middle below its ends. */
const SAG = 5
/** Room of the rule in the child's words, at the hardest level. */
const RULE_ROOM = 33

/** One rope with its cards; `cue` highlights the letters in question. */
function clothesLine(words: readonly HardWord[], y: number, perLine: number, fill: Ink, cue: boolean): Mark[] {
  const { x, width } = CONTENT
  const step = width / perLine
  const rope = (at: number) => y + SAG * (1 - (2 * ((at - x) / width) - 1) ** 2)
  const cards = words.flatMap((word, i): Mark[] => {
    const cx = x + (i + 0.5 + (perLine - words.length) / 2) * step
    const top = rope(cx)
    const wide = step - 5
    const whole = spelled(word)
    const size = fitTextSize(whole, 'display', 6.4, wide - 6)
    const left = cx - measureText(whole, 'display', size) / 2
    const mark = {
      x: left + measureText(word.before, 'display', size),
      width: measureText(word.letters, 'display', size),
    }
    const card = { x: cx - wide / 2, y: top + 2.5, width: wide, height: CARD.height }
    return [
      rect(card.x, card.y, card.width, card.height, { radius: 2, width: 0.6, fill: WHITE }),
      ...(cue ? [line(mark.x + 0.4, card.y + 12.6, mark.x + mark.width - 0.4, card.y + 12.6, { width: 1.1 })] : []),
      text(cx, card.y + card.height / 2 + size * 0.35, whole, size),
      ...[-1, 1].map((s) => rect(cx + s * (wide / 2 - 4) - 1.1, top - 2, 2.2, 7, { radius: 0.8, width: 0.5, fill })),
    ]
  })
  return [
    path(`M${x} ${round(y)}Q${x + width / 2} ${round(y + 2 * SAG)} ${x + width} ${round(y)}`, { width: 0.7 }),
    ...cards,
  ]
}

interface Heading {
  readonly lines: readonly string[]
  readonly size: number
}

/** Sizes of a label: as wished, and the smallest that still is on one line, mm. */
const [LABEL, LEAST_LABEL] = [5.2, 4.4]
/** Of a basket beside its label, mm. */
const BESIDE_LABEL = 18

/** Labels of one size: on one line if all of them fit. */
function labelsOf(headings: readonly string[], width: number): Heading[] {
  const room = width - BESIDE_LABEL
  const fitted = Math.min(...headings.map((heading) => fitTextSize(heading, 'display', LABEL, room)))
  return headings.map((heading) =>
    fitted >= LEAST_LABEL
      ? { lines: [heading], size: fitted }
      : { lines: wrapText(heading, 'display', LABEL, room), size: LABEL },
  )
}

/** A basket with a label and lines to write on; the key shows its words. */
function basket(
  box: Box,
  { lines, size }: Heading,
  words: readonly string[],
  more: number,
  fill: Ink,
  color: boolean,
): PageMark[] {
  const { x, y, width, height } = box
  const rim = 9
  const head = 5 + lines.length * 6.4
  const from = y + rim + head + 1
  const straw = color ? tint(SAND, 0.6) : WHITE
  const rows = words.length + more
  const step = (y + height - 5 - from) / rows
  return [
    path(
      `M${round(x + 2)} ${round(y + rim)}C${round(x + 2)} ${round(y + height - 16)} ${round(x + 3)} ${round(y + height)} ${round(x + 12)} ${round(y + height)}H${round(x + width - 12)}C${round(x + width - 3)} ${round(y + height)} ${round(x + width - 2)} ${round(y + height - 16)} ${round(x + width - 2)} ${round(y + rim)}Z`,
      { width: 0.7, fill: straw },
    ),
    rect(x, y + 2, width, rim - 1, { radius: 3.5, width: 0.7, fill: color ? SAND : WHITE }),
    ...Array.from({ length: Math.floor(width / 8) }, (_, i) => {
      const at = x + 5 + i * ((width - 10) / Math.max(1, Math.floor(width / 8) - 1))
      return line(at - 1.4, y + 4, at + 1.4, y + rim - 1, { width: 0.45 })
    }),
    rect(x + 7, y + rim + 3, width - 14, head - 1, { radius: 2, width: 0.5, fill }),
    ...lines.map((words, i) =>
      text(middleX(box), y + rim + 9.6 + i * 6.4, words, fitTextSize(words, 'display', size, width - BESIDE_LABEL)),
    ),
    ...Array.from({ length: rows }, (_, i) => {
      const base = from + step * (i + 1)
      return line(x + 10, base, x + width - 10, base, { width: 0.45 })
    }),
    ...words.map((word, i) => wordOnLine(middleX(box), from + step * (i + 1), word, Math.min(5.4, step * 0.6))),
  ]
}

/** Words of every page and group: another part of a shuffled list on each page. */
function wordsOf(rule: Rule, { each, groups }: Plan, random: Random, page: number) {
  const shown = rule.groups.slice(0, groups)
  const count = each[shown.length] ?? 4
  return shown.map(({ heading, words }, i) => {
    const deck = random.fork(`group ${i}`).shuffle(words)
    const first = (page * count) % deck.length
    return { heading, words: [...deck.slice(first), ...deck.slice(0, first)].slice(0, count) }
  })
}

/** The baskets are drawn here, not taken from the library. */
const BASKET = idOfName('cesto')

export const ortografiaSeparar: SheetKind<PagesFacts<SortFacts>> = {
  id: 'ortografia-separar',
  category: 'alfabetizacao',
  themes: RULE_THEMES,
  draw: (options) => {
    const rule = ruleFor(options.theme)
    const { level, color } = options
    const plan = PLANS[level]
    const deck = createRandom(options.seed).fork('words')
    return composeSheet(options, 'write', (random, page) => {
      const columns = wordsOf(rule, plan, deck, page)
      const fill = pageInk(random, color)
      const helped = level !== 'desafio'
      const words = random.shuffle(columns.flatMap((column) => column.words))
      const lines = Array.from({ length: Math.ceil(words.length / plan.perLine) }, (_, i) =>
        words.slice(i * plan.perLine, (i + 1) * plan.perLine),
      )
      const start = CONTENT.y + (helped ? BAND + 5 : 2)
      const top = start + lines.length * LINE_STEP + 1
      const bottom = CONTENT.y + CONTENT.height - (helped ? 0 : RULE_ROOM)
      const room = { ...CONTENT, y: top, height: Math.min(bottom - top, 112) }
      const boxes = cellsOf(columns.length, 1, { box: room, gap: 5 })
      const labels = labelsOf(
        columns.map(({ heading }) => heading),
        boxes[0]?.width ?? 0,
      )
      const ruleTop = room.y + room.height + 9
      const marks: PageMark[] = [
        ...(helped ? sayingBand(CONTENT, rule.hint, random, color, color ? tint(fill, 0.5) : WHITE) : []),
        ...lines.flatMap((one, i) => clothesLine(one, start + i * LINE_STEP, plan.perLine, fill, level === 'facil')),
        ...columns.flatMap(({ words }, i) => {
          const [box, label] = [boxes[i], labels[i]]
          return box && label ? basket(box, label, words.map(spelled), helped ? 0 : 1, fill, color) : []
        }),
        ...(helped
          ? []
          : [
              text(CONTENT.x, ruleTop, 'Explique a regra com as suas palavras:', 4.6, {
                font: 'text',
                anchor: 'start',
              }),
              ...[1, 2].map((row) =>
                line(CONTENT.x, ruleTop + row * 11, CONTENT.x + CONTENT.width, ruleTop + row * 11, {
                  width: 0.45,
                  stroke: PALE_GREY,
                }),
              ),
            ]),
      ]
      return {
        marks,
        facts: {
          rule: rule.id,
          columns: columns.map(({ heading, words }) => ({ heading, words: words.map(spelled) })),
        },
        pictures: BASKET ? [BASKET] : [],
        items: words.map(spelled),
      }
    })
  },
}
