import { plainLetters } from '../../../platform/plain-letters.ts'
import { LONGEST_NAME, MOST_CHILDREN, SCHOOL_YEARS, type SchoolYear } from '../store/rules.ts'
import { SECOND_NAMES } from './second-names.rules.ts'

/** «Lista do 2º A»; without a letter ''. */
interface Heading {
  readonly year: SchoolYear
  readonly letter: string
}

/** Names as they will be printed, and what was changed for it. */
export interface ReadNames {
  readonly names: readonly string[]
  /** Given names that several children share: an initial or a surname was kept. */
  readonly shared: readonly string[]
  /** Lines that were there twice, once each. */
  readonly repeated: readonly string[]
  /** Surnames or numbers were left out. */
  readonly shortened: boolean
  /** Names beyond the bound of a class. */
  readonly leftOut: number
  /** Null without a line that names the class. */
  readonly heading: Heading | null
}

/** Longest text that is read, characters. */
const LONGEST_LIST = 20_000

/** A line of a chat begins with its day and who wrote it. */
const CHAT =
  /^\[?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?[,\s]+\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}:\d{2}(?::\d{2})?[,\s]+\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\]?(?:\s*-)?\s*[^:]{1,60}:\s*/
/** Words of a message around a list, and of no name. */
const MESSAGE =
  /(?<![\p{L}\p{M}])(?:bom dia|boa (?:tarde|noite)|oi|olá|me|te|que|para|pra|com|não|por|uma|segue[m]?|obrigad[oa]|qualquer|abra[çc]os?|beijos?|pessoal|gente|prof)(?![\p{L}\p{M}])/iu
/** Numbers, bullets, ticks and keys with numbers before a name. */
const LEADING = /^[\s\p{N}\p{S}\p{Po}\p{Pd}\p{M}\p{Cf}ºª°()[\]]+/u
const DIGIT = /\p{Nd}/u
/** Words of a heading, not of a child. */
const HEADING =
  /^(?:n(?:[ºo°.]|$)|nomes?|alun[oa]s?|aluno\(a\)|crianças?|estudantes?|turma|classe|lista|chamada|série|ano|professora?|profa?|escola)(?![\p{L}\p{M}])/iu
/** A school year and the letter of its class, in a heading: a small «a», «e» or «o» is a word. */
const CLASS =
  /(?<!\d)([1-5])\s*[º°oO](?![\p{L}\p{M}])(?:\s*(?:ano|Ano|ANO))?(?:\s+["“']?([A-Zbcdf-np-z])(?![\p{L}\p{M}]))?/u
const PARTICLE = /^(?:d[aeo]s?|e|van|von|del|di)$/i
/** Letters with their accents, an apostrophe or a hyphen between them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*/gu

/** The part of a cell before a school year, an age or a telephone number. */
const withoutNumber = (cell: string): string => {
  const at = cell.search(DIGIT)
  return at < 0 ? cell : cell.slice(0, at)
}

const firstCell = (line: string): string =>
  line
    .split(/[\t;|]/)
    .map((cell) => withoutNumber(cell.replace(CHAT, '').replace(LEADING, '').replace(/\(.*$/, '')).trim())
    .find((cell) => /\p{L}/u.test(cell)) ?? ''

/** Names written in capitals or in small letters alone get a capital at the beginning of each part. */
function inCase(word: string): string {
  const isPlain = word === word.toLocaleUpperCase('pt-BR') || word === word.toLocaleLowerCase('pt-BR')
  if (!isPlain || word.length < 2) return word.toLocaleUpperCase('pt-BR') === word ? word : capital(word)
  return word
    .toLocaleLowerCase('pt-BR')
    .split(/([-'’])/)
    .map((part) => (/^[-'’]$/.test(part) ? part : capital(part)))
    .join('')
}
/** Georgian names have no capital; its capitals are for headings. */
const capital = (word: string) =>
  /^\p{Script=Georgian}/u.test(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)

const wordsOf = (line: string): string[] => (line.normalize('NFC').match(WORD) ?? []).map(inCase)

/** A line as a child is called, and its surnames without particles. */
interface Read {
  readonly first: string
  readonly surnames: readonly string[]
}

/** A second given name is part of the first: «João Pedro», «Maria Clara». */
function readLine(words: readonly string[]): Read {
  const [given = '', second] = words
  const count = second !== undefined && SECOND_NAMES.has(plainLetters(second)) ? 2 : 1
  return {
    first: count === 2 ? `${given} ${second}` : given,
    surnames: words.slice(count).filter((word) => !PARTICLE.test(word)),
  }
}

/** Distinguishes equal first names: «Davi L.» or, where another child has that initial, «Davi Lima». */
function distinct({ first, surnames: [surname] }: Read, others: readonly Read[]): string {
  if (!surname) return first
  const initial = capital(surname).charAt(0)
  const isAlone = others.every(({ surnames: [other] }) => other === undefined || capital(other).charAt(0) !== initial)
  return `${first} ${isAlone ? `${initial}.` : surname}`
}

function headingOf(lines: readonly string[]): Heading | null {
  for (const line of lines) {
    const [, number, letter = ''] = CLASS.exec(line) ?? []
    const year = SCHOOL_YEARS.find((one) => one === number)
    if (year) return { year, letter: letter.toUpperCase() }
  }
  return null
}

const keyOf = (name: string) => name.toLocaleLowerCase('pt-BR')

/** The list with each name once, or numbered where the same name is that of several children. */
function numbered(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return names.map((name) => {
    if ((counts.get(keyOf(name)) ?? 0) < 2) return name
    const place = (seen.get(keyOf(name)) ?? 0) + 1
    seen.set(keyOf(name), place)
    return `${name} ${place}`
  })
}

/**
 * Reads pasted names: one a line, of a message, a register or a spreadsheet. Only given names stay (rule: first names).
 * @param bothOf lines that are two children although they are the same
 */
export function readNames(pasted: string, bothOf: readonly string[] = []): ReadNames {
  const text = pasted.slice(0, LONGEST_LIST)
  const lines = text.split(/\r?\n/)
  const single = lines.filter((line) => line.trim() !== '').length === 1 ? text.split(/[,;]/) : lines
  const cells = single.map(firstCell)
  const isHeading = (cell: string) => cell === '' || HEADING.test(cell) || MESSAGE.test(cell)
  const headings = single.filter((_, i) => isHeading(cells[i] ?? ''))
  const read = cells
    .filter((cell) => !isHeading(cell))
    .map(wordsOf)
    .filter((words) => words.length > 0)

  const repeated: string[] = []
  const seen = new Set<string>()
  const kept = read
    .filter((words) => {
      const line = words.join(' ')
      const isAgain = seen.has(keyOf(line))
      seen.add(keyOf(line))
      if (isAgain && !repeated.includes(line)) repeated.push(line)
      return !isAgain || bothOf.some((both) => keyOf(both) === keyOf(line))
    })
    .map(readLine)

  const byFirst = new Map<string, Read[]>()
  for (const one of kept) byFirst.set(keyOf(one.first), [...(byFirst.get(keyOf(one.first)) ?? []), one])
  const names = numbered(
    kept.map((one) => {
      const others = (byFirst.get(keyOf(one.first)) ?? []).filter((other) => other !== one)
      return (others.length > 0 ? distinct(one, others) : one.first).slice(0, LONGEST_NAME)
    }),
  )
  const shared = [...byFirst.values()].flatMap(([one, other]) => (one && other ? [one.first] : []))
  return {
    names: names.slice(0, MOST_CHILDREN),
    shared,
    repeated,
    shortened: kept.some(({ surnames }) => surnames.length > 0) || /\d/.test(text),
    leftOut: Math.max(names.length - MOST_CHILDREN, 0),
    heading: headingOf(headings),
  }
}

/** One typed name: a nickname of several words stays as it is written, without what no name has. */
export const typedName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}\s.'’-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)

/** True if the sheets' fonts have every letter of a name: those of Western Europe. */
export const isWritable = (name: string): boolean => /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\d\s.'’-]+$/.test(name)
