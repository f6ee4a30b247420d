/** The child puts right what somebody spelled wrongly: chooses, corrects sentences, corrects a whole note. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { paragraph } from '../../page/paragraph.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { SAND, tint, WHITE } from '../../scene/inks.ts'
import { centredText, group, line, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { placeStrip } from '../leitura/place-strip.ts'
import { chosenWords, dealSentences, dealWords } from './deals.ts'
import { BAND, notebook, pageInk, pill, SPIRAL, sayingBand, wordOnLine } from './desk.ts'
import { drawInline, type InlineWord, inlineHeight } from './inline.ts'
import {
  type HardWord,
  hardWords,
  misspelled,
  RULE_THEMES,
  type Rule,
  readTokens,
  ruleFor,
  spelled,
  type Token,
} from './rules.ts'

export interface ReviseFacts {
  readonly rule: string
  /** Words as they are printed wrongly, and as they are right. */
  readonly errors: readonly { readonly wrong: string; readonly right: string }[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 9, medio: 7, desafio: 1 }
/** Misspelled words of a note. */
const MOST_ERRORS = 8
/** Height of a line of the answers, and of the drawing of a note, mm. */
const ROW = 11.5
const [LOWEST_SCENE, HIGHEST_SCENE] = [38, 80]

/** A sentence with these words misspelled and ringed in the key. */
const withErrors = (tokens: readonly Token[], isWrong: (word: HardWord) => boolean): InlineWord[] =>
  tokens.map((token) => {
    if ('plain' in token) return { parts: [{ text: token.plain }] }
    const wrong = isWrong(token.hard)
    return {
      parts: [{ text: token.lead + (wrong ? misspelled : spelled)(token.hard) + token.tail }],
      ...(wrong && { found: true }),
    }
  })

const errorsOf = (words: readonly HardWord[]) =>
  words.map((word) => ({ wrong: misspelled(word), right: spelled(word) }))

interface Page {
  readonly rule: Rule
  readonly random: Random
  readonly color: boolean
}

/** Width of a cue, and of a word to choose beside it, mm. */
const CUED = [40, 34] as const
const CUE = 4.6

/** The beginning of a sentence, its middle at `cy`. */
function drawCue(cue: string, x: number, cy: number, width: number): readonly Mark[] {
  const { height } = paragraph(x, 0, cue, { size: CUE, width })
  return paragraph(x, cy - height / 2, cue, { size: CUE, width }).marks
}

/** Two spellings of each word; the right one is ringed and copied. */
function choosePage(words: readonly HardWord[], { rule, random, color }: Page): DrawnPage<ReviseFacts> {
  const fill = pageInk(random, color)
  const box = { ...CONTENT, y: CONTENT.y + BAND + 4, height: CONTENT.height - BAND - 4 }
  const inside = { x: box.x + SPIRAL, y: box.y + 1, width: box.width - SPIRAL - 2, height: box.height - 2 }
  const cells = cellsOf(1, words.length, { box: inside, gap: 0 })
  return {
    marks: [
      ...sayingBand(CONTENT, rule.hint, random, color, color ? tint(fill, 0.5) : WHITE),
      ...notebook(
        box,
        cells.slice(1).map(({ y }) => y),
        fill,
        color,
      ),
      ...eachCell(words, cells, (word, cell): PageMark[] => {
        const cues = rule.groups[word.group]?.cues ?? []
        const cy = middleY(cell)
        const [room, width] = cues.length > 0 ? CUED : [0, 46]
        const start = cell.x + 3 + room + 2 * (width + 3) + 3
        const pills = random.shuffle([spelled(word), misspelled(word)])
        const base = cy + 4.4
        return [
          ...(cues.length > 0 ? drawCue(random.pick(cues), cell.x + 3, cy, room - 3) : []),
          ...pills.flatMap((one, i) =>
            pill({ x: cell.x + 3 + room + i * (width + 3), y: cy - 6, width, height: 12 }, one, one === spelled(word)),
          ),
          line(start, base, cell.x + cell.width - 3, base, { width: 0.5 }),
          wordOnLine(
            (start + cell.x + cell.width - 3) / 2,
            base,
            spelled(word),
            fitTextSize(spelled(word), 'display', 6, 44),
          ),
        ]
      }).flat(),
    ],
    facts: { rule: rule.id, errors: errorsOf(words) },
    items: words.map(spelled),
  }
}

/** Each sentence has one misspelled word, which is written again below it. */
function sentencesPage(
  sentences: readonly (readonly Token[])[],
  { rule, random, color }: Page,
): DrawnPage<ReviseFacts> {
  const fill = pageInk(random, color)
  const box = { ...CONTENT, y: CONTENT.y + BAND + 4, height: CONTENT.height - BAND - 4 }
  const inside = { x: box.x + SPIRAL, y: box.y + 1, width: box.width - SPIRAL - 2, height: box.height - 2 }
  const cells = cellsOf(1, sentences.length, { box: inside, gap: 0 })
  const words = sentences.flatMap(hardWords)
  return {
    marks: [
      ...sayingBand(CONTENT, rule.hint, random, color, color ? tint(fill, 0.5) : WHITE),
      ...notebook(
        box,
        cells.slice(1).map(({ y }) => y),
        fill,
        color,
      ),
      ...eachCell(sentences, cells, (tokens, cell, i): PageMark[] => {
        const style = { size: 5.3, leading: 7.6, width: cell.width - 62 }
        const line1 = withErrors(tokens, () => true)
        const base = middleY(cell) + 4.4
        const right = words[i] ? spelled(words[i]) : ''
        return [
          ...drawInline(line1, cell.x + 3, middleY(cell) - inlineHeight(line1, style) / 2, style),
          rect(cell.x + cell.width - 55, middleY(cell) - 7, 52, 14, {
            radius: 3,
            width: 0.5,
            fill: color ? tint(fill, 0.5) : WHITE,
          }),
          line(cell.x + cell.width - 51, base, cell.x + cell.width - 7, base, { width: 0.45 }),
          wordOnLine(cell.x + cell.width - 29, base, right, fitTextSize(right, 'display', 5.6, 44)),
        ]
      }).flat(),
    ],
    facts: { rule: rule.id, errors: errorsOf(words) },
    items: sentences.map((tokens) => readTokens(tokens, true)),
  }
}

const tape = (x: number, y: number, turn: number, color: boolean): Mark =>
  group(x, y, [rect(-11, -3, 22, 6, { width: 0.4, fill: color ? tint(SAND, 0.9) : WHITE })], { rotate: turn })

/** A taped note with several misspelled words, and lines to write them again. */
function notePage(index: number, { rule, random, color }: Page): DrawnPage<ReviseFacts> {
  const reading = [...rule.texts].reverse()[index % rule.texts.length]
  if (!reading) throw new RangeError(`no text for ${rule.id}`)
  const fill = pageInk(random, color)
  const seen = new Set<string>()
  const once = hardWords(reading.tokens).filter((word) => {
    const known = seen.has(spelled(word).toLowerCase())
    seen.add(spelled(word).toLowerCase())
    return !known
  })
  const wrong = new Set(random.sample(once, Math.min(MOST_ERRORS, once.length)))
  const found = once.filter((word) => wrong.has(word))
  const style = { size: 5.3, leading: 9.2, width: CONTENT.width - 22, indent: 7 }
  const words = withErrors(reading.tokens, (word) => wrong.has(word))
  const height = 20 + inlineHeight(words, style) + 6
  const rows = Math.ceil(found.length / 2)
  const left = CONTENT.height - 5 - height - 15 - rows * ROW
  const scene = left >= LOWEST_SCENE + 6 ? Math.min(left - 6, HIGHEST_SCENE) : 0
  const top = CONTENT.y + (scene > 0 ? scene + 6 : 0)
  const paper = { x: CONTENT.x + 2, y: top + 5, width: CONTENT.width - 4, height }
  const below = paper.y + height + 8
  const ask = `Há ${found.length} palavras com erro. Escreva cada uma do jeito certo:`
  const lines = cellsOf(2, rows, {
    box: { ...CONTENT, y: below + 7, height: CONTENT.y + CONTENT.height - below - 7 },
    gap: 4,
    maxHeight: 16,
  })
  return {
    marks: [
      ...(scene > 0
        ? placeStrip(
            reading.place,
            `${reading.title} ${readTokens(reading.tokens)}`,
            { ...CONTENT, height: scene },
            color,
            random.fork('scene').fork('cast'),
          )
        : []),
      rect(paper.x, paper.y, paper.width, paper.height, {
        radius: 1.5,
        width: 0.6,
        fill: color ? tint(fill, 0.35) : WHITE,
      }),
      tape(paper.x + 24, paper.y, -5, color),
      tape(paper.x + paper.width - 24, paper.y, 4, color),
      text(paper.x + 9, paper.y + 14, reading.title, 7.2, { anchor: 'start' }),
      ...drawInline(words, paper.x + 9, paper.y + 19, style),
      text(CONTENT.x, below + 3, ask, 5, { anchor: 'start' }),
      ...eachCell(found, lines, (word, cell, i): PageMark[] => {
        const base = cell.y + cell.height - 2
        return [
          centredText(cell.x + 4, base - 2.4, String(i + 1), 5),
          line(cell.x + 9, base, cell.x + cell.width - 2, base, { width: 0.5 }),
          wordOnLine(cell.x + 14, base, spelled(word), 6, 'start'),
        ]
      }).flat(),
    ],
    facts: { rule: rule.id, errors: errorsOf(found) },
    items: [`${reading.title} ${found.map(misspelled).join(' ')}`],
  }
}

function pagesOf(options: SheetOptions, rule: Rule) {
  const { level } = options
  const words = level === 'facil' ? dealWords(options, chosenWords(rule), ROWS.facil) : []
  const sentences = level === 'medio' ? dealSentences(options, rule, ROWS.medio) : []
  return (page: Page, index: number): DrawnPage<ReviseFacts> => {
    if (level === 'facil') return choosePage(words[index] ?? [], page)
    return level === 'medio' ? sentencesPage(sentences[index] ?? [], page) : notePage(index, page)
  }
}

export const ortografiaRevisar: SheetKind<PagesFacts<ReviseFacts>> = {
  id: 'ortografia-revisar',
  category: 'alfabetizacao',
  themes: RULE_THEMES,
  draw: (options) => {
    const rule = ruleFor(options.theme)
    const draw = pagesOf(options, rule)
    return composeSheet(options, 'look', (random, index) => draw({ rule, random, color: options.color }, index))
  },
}
