/** Punctuation: the signs are missing in the balloons of children, in short written dialogues, then in a whole text. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { PALE_GREY, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { BAND, balloon, childIn, pageInk, sayingBand } from '../ortografia/desk.ts'
import { BREAK, drawInline, type InlinePart, type InlineWord, inlineHeight } from '../ortografia/inline.ts'
import data from './words/pontuacao.json' with { type: 'json' }

export interface SignFacts {
  readonly theme: string
  /** Signs that are missing, in the order of reading. */
  readonly signs: readonly string[]
  /** Signs that are shown to choose from; empty without help. */
  readonly shown: readonly string[]
}

const AMOUNT: Readonly<Record<Level, number>> = { facil: 5, medio: 8, desafio: 1 }
const SLOT = 9
const CHILD = 34
/** Of a notebook's margin. */
const MARGIN_INK: Ink = [0, 40, 20, 4]

/** Words of a sentence whose signs are gaps. */
export const withoutSigns = (sentence: string): InlineWord[] =>
  sentence.split(' ').map((word): InlineWord => {
    if (word === '|') return BREAK
    const parts = word.split(/(\[[^\]]\])/).filter((part) => part !== '')
    return {
      parts: parts.map(
        (part): InlinePart =>
          part.startsWith('[') && part.length === 3 ? { gap: part.charAt(1), width: SLOT } : { text: part },
      ),
    }
  })

const signsOf = (sentence: string): string[] => [...sentence.matchAll(/\[([^\]])\]/g)].map(([, sign = '']) => sign)

/** The use of its sign that a sentence asks for: a list or a call has a comma; others are known by their end. */
const useOf = (sentence: string, signs: readonly string[]) =>
  signs.length === 2 ? String(sentence.includes(' e ')) : signsOf(sentence).at(-1)

/** True if the page has its share of this use already: each is asked as often as the others. */
function fullOf(sentence: string, page: readonly string[], theme: (typeof data)[number], perPage: number): boolean {
  const use = (one: string) => useOf(one, theme.signs)
  const uses = new Set(theme.balloons.map(use)).size
  return page.filter((one) => use(one) === use(sentence)).length >= Math.ceil(perPage / uses)
}

/** The signs to choose from, in circles. */
function signBar(signs: readonly string[], box: Box, fill: Ink): Mark[] {
  const step = 20
  const start = box.x + box.width / 2 - ((signs.length - 1) * step) / 2
  return signs.flatMap((sign, i) => [
    circle(start + i * step, middleY(box), 7, { width: 0.6, fill }),
    centredText(start + i * step, middleY(box) - (sign === ',' || sign === '.' ? 1.6 : 0), sign, 9),
  ])
}

const BAR = 17

/** From the edge of a strip of paper to its margin line, and from there to the words, mm. */
const [MARGIN, AFTER_MARGIN] = [5, 4]

/** A narrator and a speech on a strip of a notebook: a dash has no place in a balloon. */
function writtenDialogue(words: readonly InlineWord[], cell: Box, size: number, color: boolean): PageMark[] {
  const style = { size, leading: SLOT + 3.5, width: cell.width - MARGIN - 2 * AFTER_MARGIN, gapHeight: SLOT }
  const x = cell.x + MARGIN
  return [
    rect(cell.x, cell.y + 1, cell.width, cell.height - 2, { radius: 3, width: 0.6, fill: WHITE }),
    line(x, cell.y + 1, x, cell.y + cell.height - 1, { width: 0.5, stroke: color ? MARGIN_INK : PALE_GREY }),
    ...drawInline(words, x + AFTER_MARGIN, middleY(cell) - inlineHeight(words, style) / 2, style),
  ]
}

function balloonsPage(
  page: readonly string[],
  theme: (typeof data)[number],
  level: Level,
  color: boolean,
  random: Random,
) {
  const fill = pageInk(random, color)
  const helped = level === 'facil'
  const top = helped ? BAR : 0
  const box = { ...CONTENT, y: CONTENT.y + top, height: CONTENT.height - top }
  const children = random.sample(CHILDREN, page.length)
  const cells = cellsOf(helped ? 1 : 2, helped ? page.length : Math.ceil(page.length / 2), { box, gap: helped ? 4 : 6 })
  const width = helped ? CHILD : 27
  const size = helped ? 6.2 : 4.7
  const marks = eachCell(page, cells, (sentence, cell, i): PageMark[] => {
    const words = withoutSigns(sentence)
    if (words.includes(BREAK)) return writtenDialogue(words, cell, size + (helped ? 1 : 0), color)
    const said = { x: cell.x + width + 6, y: cell.y + 2, width: cell.width - width - 6, height: cell.height - 4 }
    const style = { size, leading: 11, width: said.width - 11, gapHeight: SLOT }
    const who = children[i]
    return [
      ...(who
        ? [
            childIn(
              { x: cell.x, y: cell.y, width, height: cell.height },
              who,
              random.pick(['alegre', 'neutro', 'surpreso']),
              color,
            ),
          ]
        : []),
      balloon(said, color ? tint(fill, 0.35) : WHITE),
      ...drawInline(words, said.x + 6, middleY(said) - inlineHeight(words, style) / 2, style),
    ]
  }).flat()
  return {
    marks: [...(helped ? signBar(theme.signs, { ...CONTENT, height: BAR - 2 }, fill) : []), ...marks],
    facts: { theme: theme.id, signs: page.flatMap(signsOf), shown: helped ? theme.signs : [] },
    items: page.map((sentence) => sentence.replace(/[[\]]/g, '').replace(' | ', ' ')),
  }
}

/** A whole text without its signs, below the rule. */
function textPage(theme: (typeof data)[number], index: number, color: boolean, random: Random): DrawnPage<SignFacts> {
  const reading = theme.texts[index % theme.texts.length]
  if (!reading) throw new RangeError(`no text for ${theme.id}`)
  const fill = pageInk(random, color)
  const words = withoutSigns(reading.text)
  const size = 6.4
  const style = { size, leading: 14.5, width: CONTENT.width - 18, indent: 7, gapHeight: SLOT + 1 }
  const top = CONTENT.y + BAND + 5
  const below = top + 18 + inlineHeight(words, style) + 12
  const end = CONTENT.y + CONTENT.height
  return {
    marks: [
      ...sayingBand(CONTENT, theme.hint, random, color, color ? tint(fill, 0.5) : WHITE),
      rect(CONTENT.x, top, CONTENT.width, CONTENT.y + CONTENT.height - top, {
        radius: 4,
        width: 0.6,
        fill: color ? tint(fill, 0.25) : WHITE,
      }),
      text(CONTENT.x + 9, top + 12, reading.title, 7.4, { anchor: 'start' }),
      ...drawInline(words, CONTENT.x + 9, top + 18, style),
      text(CONTENT.x + 9, below, 'Continue a história. Capriche na pontuação!', 5, { font: 'text', anchor: 'start' }),
      ...Array.from({ length: Math.floor((end - below - 6) / 12.5) }, (_, row) => {
        const y = below + (row + 1) * 12.5
        return line(CONTENT.x + 9, y, CONTENT.x + CONTENT.width - 9, y, { width: 0.45, stroke: PALE_GREY })
      }),
    ],
    facts: { theme: theme.id, signs: signsOf(reading.text), shown: [] },
    items: [reading.title],
  }
}

export const gramaticaPontuacao: SheetKind<PagesFacts<SignFacts>> = {
  id: 'gramatica-pontuacao',
  category: 'alfabetizacao',
  themes: data.map(({ id }) => id),
  draw: (options) => {
    const { level, color, seed } = options
    const theme = data.find(({ id }) => id === (options.theme ?? data[0]?.id))
    if (!theme) throw new RangeError(`no punctuation named ${options.theme}`)
    const pages =
      level === 'desafio'
        ? []
        : dealPages(options, {
            items: theme.balloons,
            perPage: AMOUNT[level],
            mostShared: SMALL_DECK,
            accept: (page, sentence) => !fullOf(sentence, page, theme, AMOUNT[level]),
          })
    return composeSheet(options, 'write', (random, index) =>
      level === 'desafio'
        ? textPage(theme, seed + index, color, random)
        : balloonsPage(pages[index] ?? [], theme, level, color, random),
    )
  },
}
