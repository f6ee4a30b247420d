/**
 * The facts of each picture, read from tables of one line a picture: id emoji name article metres [!] [face]
 * [pl:plural] [=other/names] Spaces in names are written `_`. `-` instead of the emoji: only our own drawing. `!`: not
 * for words, because a child may use another name or cannot read it yet; `=`: that other name. Metres are the longer
 * side.
 */
import { pluralOf } from './plural.ts'
import { syllablesOf } from './syllables.ts'

export interface PictureFacts {
  readonly id: string
  /** Its table, e.g. 'animals': its art is stored under this name. */
  readonly table: string
  /** Null for our own drawings. */
  readonly emoji: string | null
  /** The word, lower case, with accents: 'maçã'. */
  readonly name: string
  readonly article: 'o' | 'a' | 'os' | 'as'
  readonly plural: string
  /** 'ma','çã'; of all words of the name, one after the other. */
  readonly syllables: readonly string[]
  /** True size of the longer side in metres. */
  readonly metres: number
  /** Only the head is drawn. */
  readonly face: boolean
  /** Every child says this word: fit for reading and writing. */
  readonly goodWord: boolean
  /** Other names that a child may use. */
  readonly otherNames: readonly string[]
}

const spaced = (text: string) => text.replaceAll('_', ' ')

function readLine(line: string, table: string): PictureFacts {
  const [id = '', emoji = '-', written = '', article = 'o', metres = '1', ...flags] = line.split(' ')
  const name = spaced(written)
  const after = (mark: string) => flags.find((flag) => flag.startsWith(mark))?.slice(mark.length)
  return {
    id,
    table,
    emoji: emoji === '-' ? null : emoji,
    name,
    article: article as PictureFacts['article'],
    plural: spaced(after('pl:') ?? (article.endsWith('s') ? written : pluralOf(written))),
    syllables: name.split(' ').flatMap(syllablesOf),
    metres: Number(metres),
    face: flags.includes('face'),
    goodWord: !flags.includes('!'),
    otherNames: after('=')?.split('/').map(spaced) ?? [],
  }
}

/** The pictures of a table. */
export function readRecords(table: string, lines: string): readonly PictureFacts[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => readLine(line, table))
}
