/** Measures how hard the texts to read are, for a page of the documentation. */
import { writeFileSync } from 'node:fs'
import { GENRE_NAMES } from '../../sheets/kinds/leitura/genre-paper.ts'
import { GENRES, type ReadingText, textsOf, wordsOf } from '../../sheets/kinds/leitura/text-bank.ts'
import { syllablesOf } from '../../sheets/pictures/records/syllables.ts'
import type { Level } from '../../sheets/scene/scene.ts'
import lines from './child-words.json' with { type: 'json' }

const FILE = new URL('../../docs/sheets/texts.md', import.meta.url)

const YEARS: Readonly<Record<Level, string>> = { facil: '2º ano', medio: '3º ano', desafio: '4º e 5º ano' }
export const LEVELS = Object.keys(YEARS) as Level[]

const CHILD_WORDS: ReadonlySet<string> = new Set(lines.join(' ').split(' '))
/** Syllables of a word that is long for a reader of these years. */
const LONG = 4

const lettersOf = (word: string) => word.toLocaleLowerCase('pt-BR').replace(/[^\p{L}-]/gu, '')

/** Plurals in S count as their singular. */
const isChildWord = (word: string) => CHILD_WORDS.has(word) || CHILD_WORDS.has(word.replace(/s$/, ''))

const sentencesOf = ({ text }: ReadingText) =>
  text.split(/[.!?…:]+\s|\n/).filter((sentence) => wordsOf(sentence).length > 0)

interface Measured {
  readonly texts: number
  readonly least: number
  readonly most: number
  readonly perSentence: number
  /** Of all words, percent. */
  readonly long: number
  readonly childWords: number
}

export function measure(texts: readonly ReadingText[]): Measured {
  const lengths = texts.map(({ text }) => wordsOf(text).length)
  const words = texts.flatMap(({ text }) => wordsOf(text).map(lettersOf)).filter(Boolean)
  const percent = (part: readonly string[]) => (100 * part.length) / words.length
  return {
    texts: texts.length,
    least: Math.min(...lengths),
    most: Math.max(...lengths),
    perSentence: words.length / texts.flatMap(sentencesOf).length,
    long: percent(words.filter((word) => syllablesOf(word).length >= LONG)),
    childWords: percent(words.filter(isChildWord)),
  }
}

/** Texts of a level, of every genre. */
export const textsAt = (level: Level) => GENRES.flatMap((genre) => textsOf(genre, level))

const HEAD = '| texts | words | words a sentence | words of 4 syllables and more | words of the list |'

function row(name: string, { texts, least, most, perSentence, long, childWords }: Measured): string {
  return `| ${name} | ${texts} | ${least} to ${most} | ${perSentence.toFixed(1)} | ${long.toFixed(1)} % | ${childWords.toFixed(1)} % |`
}

/** The whole page, in Markdown. */
export function textsPage(): string {
  const byGenre = GENRES.flatMap((genre) =>
    LEVELS.map((level) => row(`${GENRE_NAMES[genre]}, ${YEARS[level]}`, measure(textsOf(genre, level)))),
  )
  return `# The texts to read, measured

${LEVELS.flatMap(textsAt).length} texts of our own, each with five questions: what is written, what can be deduced, vocabulary, sequence (in notices:
purpose), opinion. A verse and a line of a list count as sentences. The list has ${CHILD_WORDS.size} concrete words that children of 4 to
9 know ([child-words.json](../../scripts/sheets/child-words.json)). \`npm run sheets -- --counts\` writes this page.

| year ${HEAD}
|---|--:|--:|--:|--:|--:|
${LEVELS.map((level) => row(YEARS[level], measure(textsAt(level)))).join('\n')}

| genre ${HEAD}
|---|--:|--:|--:|--:|--:|
${byGenre.join('\n')}
`
}

export const writeTexts = (): void => writeFileSync(FILE, textsPage())
