/** Punctuation: the signs are missing in what is said in a scene, in short written dialogues, then in a whole text. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { PALE_GREY, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { pageInk } from '../ortografia/desk.ts'
import { BREAK, drawInline, type InlinePart, type InlineWord, inlineHeight } from '../ortografia/inline.ts'
import { plainWords } from './notebook-rows.ts'
import { spokenRow } from './spoken-rows.ts'
import data from './words/pontuacao.json' with { type: 'json' }

export interface SignFacts {
  readonly theme: string
  /** Signs that are missing, in the order of reading. */
  readonly signs: readonly string[]
  /** Signs that are shown to choose from; empty without help. */
  readonly shown: readonly string[]
}

type Theme = (typeof data)[number]
type Said = Theme['balloons'][number]

const AMOUNT: Readonly<Record<Level, number>> = { facil: 4, medio: 6, desafio: 1 }
const SLOT = 9

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
const askedBy = ({ say }: Said, signs: readonly string[]) =>
  signs.length === 2 ? String(say.includes(' e ')) : signsOf(say).at(-1)

/** True if the page has its share of this use already, or needs its last rows for uses that it lacks. */
function fullOf(said: Said, page: readonly Said[], theme: Theme, perPage: number): boolean {
  const asked = (one: Said) => askedBy(one, theme.signs)
  const uses = new Set(theme.balloons.map(asked))
  const missing = new Set(uses).difference(new Set(page.map(asked)))
  if (page.filter((one) => asked(one) === asked(said)).length >= Math.ceil(perPage / uses.size)) return true
  return !missing.has(asked(said)) && perPage - page.length <= missing.size
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

const withSigns = (sentence: string) => sentence.replace(/[[\]]/g, '').replaceAll(' | ', ' ')

/** Speech in several scenes, one below the other. */
function spokenPage(page: readonly Said[], theme: Theme, level: Level, color: boolean, random: Random) {
  const fill = pageInk(random, color)
  const helped = level === 'facil'
  const top = helped ? BAR : 0
  const box = { ...CONTENT, y: CONTENT.y + top, height: CONTENT.height - top }
  const cells = cellsOf(1, page.length, { box, gap: 4 })
  const look = { color, fill: color ? tint(fill, 0.35) : WHITE, size: helped ? 6.4 : 6.2, gap: SLOT }
  const marks = eachCell(page, cells, ({ place, say }, cell, i) => {
    const spoken = { place, words: withoutSigns(say), plain: withSigns(say) }
    return spokenRow(spoken, cell, look, random.fork(`row ${i}`))
  }).flat()
  return {
    marks: [...(helped ? signBar(theme.signs, { ...CONTENT, height: BAR - 2 }, fill) : []), ...marks],
    facts: { theme: theme.id, signs: page.flatMap(({ say }) => signsOf(say)), shown: helped ? theme.signs : [] },
    items: page.map(({ say }) => withSigns(say)),
  }
}

/** Height of the scene above a text, mm. */
const SCENE = 54

/** A whole text without its signs, below its scene and the rule. */
function textPage(theme: Theme, index: number, color: boolean, random: Random): DrawnPage<SignFacts> {
  const reading = theme.texts[index % theme.texts.length]
  if (!reading) throw new RangeError(`no text for ${theme.id}`)
  const fill = pageInk(random, color)
  const words = withoutSigns(reading.text)
  const style = { size: 6, leading: 13, width: CONTENT.width - 18, indent: 7, gapHeight: SLOT + 1 }
  const top = CONTENT.y + SCENE + 5
  const below = top + 18 + inlineHeight(words, style) + 10
  const end = CONTENT.y + CONTENT.height
  const rule = {
    place: reading.place,
    words: plainWords(theme.hint),
    plain: `${reading.title} ${withSigns(reading.text)}`,
  }
  const look = { color, fill: color ? tint(fill, 0.5) : WHITE, size: 5.6, gap: 5 }
  return {
    marks: [
      ...spokenRow(rule, { ...CONTENT, height: SCENE }, look, random.fork('scene')),
      rect(CONTENT.x, top, CONTENT.width, end - top, { radius: 4, width: 0.6, fill: color ? tint(fill, 0.25) : WHITE }),
      text(CONTENT.x + 9, top + 12, reading.title, 7.4, { anchor: 'start' }),
      ...drawInline(words, CONTENT.x + 9, top + 17, style),
      text(CONTENT.x + 9, below, 'Continue a história. Capriche na pontuação!', 5, { font: 'text', anchor: 'start' }),
      ...Array.from({ length: Math.floor((end - below - 6) / 11) }, (_, row) => {
        const y = below + (row + 1) * 11
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
            accept: (page, said) =>
              page.every(({ place }) => place !== said.place) && !fullOf(said, page, theme, AMOUNT[level]),
          })
    return composeSheet(options, 'write', (random, index) =>
      level === 'desafio'
        ? textPage(theme, seed + index, color, random)
        : spokenPage(pages[index] ?? [], theme, level, color, random),
    )
  },
}
