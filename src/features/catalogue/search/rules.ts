/** Suggestions shown while typing (rule: suggestions). */
export const MAX_SUGGESTIONS = 3
/** Characters of a search text that count, as many as a title has at most; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 200

// Characters other than accented letters that the database's unaccent dictionary turns into plain text, as far as
// Portuguese pages contain them. A test compares fold() with the database over whole Unicode blocks.
const PLAIN: Record<string, string> = {
  '¡': '!',
  '©': '(C)',
  ª: 'a',
  '«': '<<',
  '\u00ad': '-',
  '®': '(R)',
  '±': '+/-',
  µ: 'μ',
  º: 'o',
  '»': '>>',
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '¿': '?',
  '×': '*',
  '÷': '/',
  Æ: 'AE',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Ø: 'O',
  ø: 'o',
  Þ: 'TH',
  þ: 'th',
  ß: 'ss',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'q',
  Ŀ: 'L',
  ŀ: 'l',
  Ł: 'L',
  ł: 'l',
  ŉ: "'n",
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'OE',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  ſ: 's',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '‖': '||',
  '‘': "'",
  '’': "'",
  '‚': ',',
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': ',,',
  '‟': '"',
  '․': '.',
  '‥': '..',
  '…': '...',
  '′': "'",
  '″': '"',
  '‹': '<',
  '›': '>',
  '‼': '!!',
  '⁄': '/',
}

function foldCharacter(character: string): string {
  const plain = PLAIN[character] ?? character.normalize('NFD').replace(/\p{Mn}/gu, '')
  return plain.toLowerCase()
}

/** Text as it is compared: lower case, no accents (rule: search matching). The database's `fold()` gives the same. */
export function fold(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

/** The typed text, normalised: well formed, one line, single spaces, at most {@link MAX_SEARCH_LENGTH}. */
export function searchText(typed: string | null | undefined): string {
  const line = (typed ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

const QUOTED = /^["“”«»](.*)["“”«»]$/su

/** The text that is looked for as it is: the one in quotes where all of it is in quotes (rule: search in quotes). */
export function literalText(typed: string | null | undefined): { text: string; isQuoted: boolean } {
  const text = searchText(typed)
  const inner = QUOTED.exec(text)?.[1]?.trim() ?? ''
  return inner === '' ? { text, isQuoted: false } : { text: inner, isQuoted: true }
}

/** A fragment of a SQL LIKE pattern that matches the text literally: `%`, `_` and `\` are escaped. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/**
 * A regular expression, the same in browser and database, that finds a folded text as whole words: no letter or digit goes
 * on before or behind it but a plural's `s` or `es` (rule: search groups).
 * @param options.starting only at the beginning of the text it is looked for in
 * @param options.open the last word may go on: it is being typed
 */
export function wholeWordsPattern(
  foldedText: string,
  { starting = false, open = false }: { starting?: boolean; open?: boolean } = {},
): string {
  const text = foldedText.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  const isWord = (character: string | undefined) => /[a-z0-9]/.test(character ?? '')
  const before = starting ? '^' : isWord(foldedText[0]) ? '(?:^|[^a-z0-9])' : ''
  const plural = /[a-z]$/.test(foldedText) ? '(?:s|es)?' : ''
  const behind = !open && isWord(foldedText.at(-1)) ? `${plural}(?:$|[^a-z0-9])` : ''
  return `${before}${text}${behind}`
}

/**
 * A title cut at the first match of the typed text, accents and case aside, so that the match can
 * be underlined. Without a match everything is `before`.
 */
export function splitAtMatch(title: string, typed: string): { before: string; match: string; after: string } {
  const text = fold(searchText(typed))
  const characters = Array.from(title)
  const folded = characters.map(foldCharacter)
  const at = text === '' ? -1 : folded.join('').indexOf(text)
  if (at < 0) return { before: title, match: '', after: '' }
  // From positions in the folded text back to characters of the title: a folded character may be longer or empty.
  let length = 0
  let start = characters.length
  let end = characters.length
  for (const [i, piece] of folded.entries()) {
    const next = length + piece.length
    if (start === characters.length && next > at) start = i
    if (next >= at + text.length) {
      end = i + 1
      break
    }
    length = next
  }
  const slice = (from: number, to?: number) => characters.slice(from, to).join('')
  return { before: slice(0, start), match: slice(start, end), after: slice(end) }
}
