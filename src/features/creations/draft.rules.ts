import { BADGES } from '../../../sheets/kinds/own/badges.ts'
import { INTERESTS } from '../../../sheets/pictures/interests.ts'
import type { LetterStyle, OwnContent, OwnWord } from '../../../sheets/scene/scene.ts'
import { MOST_PAGES, type VariantChoices } from '../../../sheets/variants/choices.ts'
import type { VariantSource } from '../../../sheets/variants/draw-variant.ts'
import { isRecord } from '../../platform/is-record.ts'
import { OPTIONS } from '../variants/options/rules.ts'
import type { CommonField, CreationKind, OwnField } from './kind.rules.ts'
import { WRITTEN } from './texts.ts'
import { divided, readName, readWords, shownSyllables } from './words.rules.ts'

/** Typed text; in memory only. */
export interface Typed {
  readonly name: string
  /** The whole field. */
  readonly words: string
  /** Corrected syllables by word. */
  readonly corrections: Readonly<Record<string, string>>
}

/** Choices that do not identify the child; a device may store them. */
export interface Chosen {
  readonly interest: string
  readonly theme: string
  readonly operation: 'soma' | 'subtracao' | 'misto'
  /** Largest number in a sum. */
  readonly most: number
  readonly from: number
  readonly to: number
  readonly firstLetter: string
  readonly lastLetter: string
  readonly choices: VariantChoices
}

export const NOTHING_TYPED: Typed = { name: '', words: '', corrections: {} }
export const OPERATIONS = ['soma', 'subtracao', 'misto'] as const
/** Selectable limits of sums. */
export const MOSTS = [5, 10, 20, 50, 100] as const
export const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Largest number in a sequence. */
export const MOST_NUMBER = 999
/** Default until the user types. */
export const EXAMPLE = {
  name: 'Clarice',
  words: ['girassol', 'borboleta', 'macaco', 'sapato', 'jabuti', 'tapete'],
  names: ['Clarice', 'Davi', 'Iara', 'João', 'Luna', 'Noah', 'Sofia', 'Tito'],
}

export function firstChoices(kind: CreationKind): Chosen {
  const [theme = ''] = kind.themes?.[0] ?? []
  const letters: LetterStyle | null = kind.letters ?? null
  return {
    interest: kind.fields.includes('interest') ? (INTERESTS[0]?.id ?? '') : '',
    theme,
    operation: 'soma',
    most: 10,
    from: 1,
    to: kind.span === undefined || kind.span > 30 ? 30 : 10,
    firstLetter: 'A',
    lastLetter: 'E',
    choices: {
      level: kind.level ?? 'facil',
      seed: 1,
      ink: 'color',
      letters,
      pages: 1,
      amount: 'normal',
      copies: 1,
      beside: 'same',
      answers: 'with',
    },
  }
}

/** Typed text and choices, validated. */
export interface Reading {
  /** Null while required input is missing. */
  readonly own: OwnContent | null
  readonly words: readonly OwnWord[]
  /** Errors by field. */
  readonly problems: Partial<Record<OwnField, readonly string[]>>
  /** Words whose corrected syllables do not join to the word. */
  readonly wronglyDivided: readonly string[]
}

const has = (kind: CreationKind, field: OwnField | CommonField) => kind.fields.includes(field)

function readNumbers({ span = 20 }: CreationKind, { from, to }: Chosen): string | null {
  if (from > to) return WRITTEN.bounds
  return to - from + 1 > span ? WRITTEN.span(span) : null
}

export function readDraft(kind: CreationKind, typed: Typed, chosen: Chosen): Reading {
  const problems: Partial<Record<OwnField, readonly string[]>> = {}
  const parts: { -readonly [Part in keyof OwnContent]: OwnContent[Part] } = {}
  let isWhole = true
  let words: OwnWord[] = []
  const wronglyDivided: string[] = []
  if (has(kind, 'name')) {
    const read = readName(typed.name)
    if ('name' in read) parts.name = read.name
    else {
      isWhole = false
      if (typed.name.trim() !== '') problems.name = [read.problem]
    }
  }
  if (kind.words) {
    const read = readWords(typed.words, kind.words)
    if (read.words.length < kind.words.least) isWhole = false
    if (typed.words.trim() !== '') problems.words = read.problems
    words = read.words.map((word) => {
      const shown = typed.corrections[word] ?? shownSyllables(word)
      const right = divided(word, shown)
      if (!right) wronglyDivided.push(word)
      return right ?? { text: word, syllables: shownSyllables(word).split('-') }
    })
    if (wronglyDivided.length > 0) isWhole = false
    parts.words = words
  }
  if (has(kind, 'numbers')) {
    const problem = readNumbers(kind, chosen)
    if (problem) {
      isWhole = false
      problems.numbers = [problem]
    }
    Object.assign(parts, { from: chosen.from, to: chosen.to })
  }
  if (has(kind, 'letters-between')) {
    if (chosen.firstLetter > chosen.lastLetter) {
      isWhole = false
      problems['letters-between'] = [WRITTEN.bounds]
    }
    Object.assign(parts, { firstLetter: chosen.firstLetter, lastLetter: chosen.lastLetter })
  }
  if (has(kind, 'operation')) Object.assign(parts, { operation: chosen.operation, to: chosen.most })
  const pictures = INTERESTS.find(({ id }) => id === chosen.interest)?.pictures
  if (has(kind, 'interest') && pictures) parts.pictures = pictures
  return { own: isWhole ? parts : null, words, problems, wronglyDivided }
}

/** Replaces empty or invalid content. */
export function exampleOf(kind: CreationKind, chosen: Chosen): OwnContent {
  const words = kind.words?.names ? EXAMPLE.names : EXAMPLE.words
  const typed: Typed = { name: EXAMPLE.name, words: words.join('\n'), corrections: {} }
  const shown = readDraft(kind, typed, chosen).own
  return shown ?? readDraft(kind, typed, { ...firstChoices(kind), interest: chosen.interest }).own ?? {}
}

/** Source of the drawing. */
export function sourceOf(kind: CreationKind, own: OwnContent, { theme, choices }: Chosen): VariantSource {
  const { title, instructions } = kind
  const { level, seed } = choices
  return { level, seed, pages: 1, color: true, title, instructions, school: false, own, ...(kind.themes && { theme }) }
}

/** The kind's choices; others have their default. Badges get as many pages as they need. */
export function choicesFor(kind: CreationKind, own: OwnContent, { choices }: Chosen): VariantChoices {
  const first = firstChoices(kind).choices
  const common = OPTIONS.filter(({ name }) => has(kind, name as CommonField))
  const pages = kind.words?.names ? Math.min(MOST_PAGES, Math.ceil((own.words?.length ?? 1) / BADGES)) : 1
  return {
    ...first,
    ...Object.fromEntries(common.map(({ name }) => [name, choices[name]])),
    seed: choices.seed,
    pages,
  }
}

/** Identity of the sheet; level, ink, letters, drawing and number of copies are not part of it (rule: creations). */
export function nameOfSheet(kind: CreationKind, own: OwnContent, { theme }: Chosen): string {
  const { pictures: _, ...content } = own
  return JSON.stringify([kind.id, content, kind.themes ? theme : null])
}

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise
const numberIn = (value: unknown, otherwise: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_NUMBER ? Number(value) : otherwise

/** Choices stored on the device; missing or unknown ones have their default. */
export function rememberedChoices(kind: CreationKind, stored: unknown): Chosen {
  const first = firstChoices(kind)
  if (!isRecord(stored)) return first
  const said: Partial<Record<keyof Chosen, unknown>> = stored
  const choices = isRecord(said.choices) ? said.choices : {}
  const common = OPTIONS.filter(({ name }) => name !== 'pages').flatMap(({ name, values }) => {
    const found = values.find(({ value }) => value === choices[name])
    return found ? [[name, found.value]] : []
  })
  return {
    interest: oneOf(['', ...INTERESTS.map(({ id }) => id)], said.interest, first.interest),
    theme: oneOf(kind.themes?.map(([id]) => id) ?? [], said.theme, first.theme),
    operation: oneOf(OPERATIONS, said.operation, first.operation),
    most: oneOf<number>(MOSTS, said.most, first.most),
    from: numberIn(said.from, first.from),
    to: numberIn(said.to, first.to),
    firstLetter: oneOf(ALPHABET, said.firstLetter, first.firstLetter),
    lastLetter: oneOf(ALPHABET, said.lastLetter, first.lastLetter),
    choices: { ...first.choices, ...Object.fromEntries(common), letters: lettersOf(kind, common) },
  }
}

/** Unchanged if the kind lacks the theme. */
export function withTheme(kind: CreationKind, chosen: Chosen, theme: string | null): Chosen {
  return { ...chosen, theme: oneOf(kind.themes?.map(([id]) => id) ?? [], theme, chosen.theme) }
}

function lettersOf(kind: CreationKind, common: readonly (readonly unknown[])[]): LetterStyle | null {
  if (!has(kind, 'letters')) return null
  const found = common.find(([name]) => name === 'letters')?.[1]
  return (found as LetterStyle | undefined) ?? kind.letters ?? null
}
