/** Puts the pages of a sheet together: one drawing per page, framed and numbered, and the answer key at the end. */
import { inLetters } from '../lettering/letter-styles.ts'
import { asOnCard, hasAnswers, type PageMark, solved, unsolved } from '../scene/answers.ts'
import { inBlack } from '../scene/black.ts'
import { picturesOf, textsOf } from '../scene/marks.ts'
import type { Mark, PageContent, ScenePage, Sheet, SheetOptions } from '../scene/scene.ts'
import { keyPages } from './answer-key.ts'
import { headingBand } from './heading-band.ts'
import { keyRecord, roomBelow } from './key-record.ts'
import { frameAdultPage, frameAnswerKey, framePage } from './paper.ts'
import type { Pictogram } from './pictograms.ts'
import { framePicture, pictureInKey } from './picture-page.ts'
import { createRandom, type Random } from './random.ts'

/** The band follows from the title: another copy of a sheet has the same head. */
const seedOf = (title: string) =>
  [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7)

/** On pages to count or look for, what the band shows would be counted too. */
const COUNTING: ReadonlySet<Pictogram> = new Set<Pictogram>(['count', 'look', 'ring'])

export interface DrawnPage<Facts> {
  /** The page with its answers, drawn inside `CONTENT`. */
  readonly marks: readonly PageMark[]
  /** For the adult alone, on a separate page after the keys: the words of a dictation, what to watch for. */
  readonly adult?: readonly Mark[]
  /** Below the heading of the adult's page, in place of the usual note. */
  readonly adultNote?: string
  readonly facts: Facts
  /** The page is a picture, drawn inside `PICTURE`, and holds title and instruction itself. */
  readonly whole?: boolean
  /** On the paper itself, over a whole picture: cuts that begin at the edge of the paper. */
  readonly beyond?: readonly Mark[]
  /** For an adult, or to be given: the paper has no lines for the child. */
  readonly unsigned?: boolean
  /** Values for the `{names}` in the instruction that change from page to page: `{ letra: 'A' }`. */
  readonly named?: Readonly<Record<string, string>>
  /** In place of the sheet's, where a page asks for something else. */
  readonly instruction?: string
  /** Pictures that the page shows without `drawPicture`: the figure behind dots, in pixels, in the walls of a maze. */
  readonly pictures?: readonly string[]
  /** Items of the page (words, sums, letters…). Default: its pictures. */
  readonly items?: readonly string[]
  /** The letter, number or shape that the page is about. */
  readonly subject?: string
}

/** Facts of a composed sheet: one entry per worksheet page. */
export interface PagesFacts<Facts> {
  readonly pages: readonly Facts[]
}

/** The instruction with the names of a page put in: `{letra|indicadas}`, where the word is for those who read it
 * elsewhere. Throws RangeError for a name that the page does not give. */
export function withNames(sentence: string, named: DrawnPage<unknown>['named']): string {
  return sentence.replace(/\{(\w+)(?:\|[^}]*)?\}/g, (_, name: string) => {
    const value = named?.[name]
    if (value === undefined) throw new RangeError(`the page has no ${name} for «${sentence}»`)
    return value
  })
}

function contentOf(page: DrawnPage<unknown>, instruction: string): PageContent {
  const marks = unsolved(page.marks)
  const pictures = [...new Set([...picturesOf(marks), ...(page.pictures ?? [])])]
  return {
    instruction,
    pictures,
    texts: textsOf(marks),
    items: [...new Set(page.items ?? pictures)],
    ...(page.subject !== undefined && { subject: page.subject }),
  }
}

/**
 * Draws `options.pages` pages and the answer key; without colour, with black alone.
 * Each page gets its own random source, so adding a page never changes the ones before it.
 * `draw` must be pure; `index` counts from 0; `sheet` is the source shared by all pages (fork it, for choices across
 * pages). Items that pages must not repeat come from `dealPages`.
 */
export function composeSheet<Facts>(
  options: SheetOptions,
  pictogram: Pictogram,
  draw: (random: Random, index: number, sheet: Random) => DrawnPage<Facts>,
): Sheet<PagesFacts<Facts>> {
  const { title, instruction, color, level, school } = options
  const asDrawn = (marks: readonly Mark[]) => marks
  const inked = color ? asDrawn : inBlack
  const { letters } = options
  const lettered = letters ? (marks: readonly Mark[]) => inLetters(marks, letters) : asDrawn
  const random = createRandom(options.seed)
  const drawn = Array.from({ length: options.pages }, (_, index) => draw(random.fork(`page ${index}`), index, random))
  const answered = drawn.flatMap(({ marks, whole }, i) => {
    const shown = whole ? pictureInKey(solved(marks)) : solved(marks)
    return hasAnswers(marks) ? [{ marks: inked(lettered(shown)), number: i + 1 }] : []
  })
  const answers = keyPages(answered, drawn.length, options.keyByPage).map((marks) => ({ marks, frame: frameAnswerKey }))
  const notes = drawn.flatMap(({ adult, adultNote }) => {
    if (!adult) return []
    const frame: typeof frameAnswerKey = (...page) => frameAdultPage(...page, adultNote)
    const marks = inked(adult)
    return [{ marks: [...marks, ...keyRecord(roomBelow(marks))], frame }]
  })
  const keys = [...answers, ...notes]
  const [pageCount, keyCount] = options.keyApart
    ? [drawn.length, keys.length]
    : [drawn.length + keys.length, drawn.length + keys.length]
  const keyStart = options.keyApart ? 1 : drawn.length + 1
  const contents = drawn.map((page) => contentOf(page, withNames(page.instruction ?? options.instruction, page.named)))
  const band = { title, theme: options.theme, seed: seedOf(title), color, school: school ?? false }
  const counted = COUNTING.has(pictogram) ? contents.flatMap(({ pictures }) => pictures) : []
  const framed = (page: DrawnPage<Facts>, i: number, marks: readonly Mark[]): ScenePage =>
    (page.whole ? framePicture : framePage)(
      {
        title,
        instruction: contents[i]?.instruction ?? instruction,
        pictogram,
        level,
        unsigned: page.unsigned ?? false,
        school: school ?? false,
        band: page.whole ? [] : headingBand({ ...band, counted }),
        page: i + 1,
        pageCount,
      },
      inked(lettered(marks)),
      inked(page.beyond ?? []),
    )
  const pages = drawn.map((page, i) => framed(page, i, unsolved(page.marks)))
  const [first] = drawn
  const onCard = first && asOnCard(first.marks)
  const answerKeys = keys.map(({ marks, frame }, i) => frame(title, keyStart + i, keyCount, marks))
  return {
    title,
    instruction,
    pages,
    contents,
    ...(onCard && { card: framed(first, 0, onCard) }),
    answerKeys,
    facts: { pages: drawn.map((page) => page.facts) },
  }
}
