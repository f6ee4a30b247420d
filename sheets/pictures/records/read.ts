/**
 * The facts of each picture, read from tables of one line a picture: id emoji name article metres [marks]. Spaces in
 * names are written `_`; `-` instead of the emoji: only our own drawing; metres are the longer side. Marks:
 *
 * - `!`: not for words, because a child may use another name or cannot read it yet; `=other/names`: those names;
 * - `pl:plural`, `face`, `is:category` where it differs from the table's;
 * - the names in `MARKS`.
 */
import { pluralOf } from './plural.ts'
import { syllablesOf } from './syllables.ts'

export type PictureCategory =
  | 'animal'
  | 'comida'
  | 'objeto'
  | 'natureza'
  | 'brinquedo'
  | 'transporte'
  | 'lugar'
  | 'pessoa'

/** Marks that a picture has or has not. */
const MARKS = [
  /** A child of six calls it otherwise, or does not know it: lessons of words do not use it. */
  'hard',
  /** Easily taken for another picture: fine beside its word, not where the word is to be written. */
  'unclear',
  /** Clear among the pictures of a game, but with other names when seen alone. */
  'alone',
  /** Not what the theme of its category promises: a nest is no animal, a spoon no snack, a jangada not of the house. */
  'beside',
  /** It has no colours: on a page that has, it would look forgotten. */
  'uncoloured',
  /** Its word is not printed: syllables of another language, or a drawing of another thing than the word means in class. */
  'unprinted',
  /** Dictionaries divide its word differently. */
  'divided',
  /** It shows several things, or one thing of several: a child who counts two gloves is right. */
  'several',
] as const
type PictureMark = (typeof MARKS)[number]

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
  /** Its category, where the table's is not its own. */
  readonly category: PictureCategory | undefined
  readonly marks: ReadonlySet<PictureMark>
  /** Only the head is drawn. */
  readonly face: boolean
  /** Every child uses this word for the picture: it suits reading and writing. */
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
    category: after('is:') as PictureCategory | undefined,
    marks: new Set(MARKS.filter((mark) => flags.includes(mark))),
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
