import {
  type Amount,
  type AnswerChoice,
  type Beside,
  type Copies,
  type InkChoice,
  MOST_PAGES,
  SEEDS,
  type VariantChoices,
} from '../../../../sheets/variants/choices.ts'
import { FIXED_KINDS } from '../../../../sheets/variants/fixed-kinds.ts'
import { KINDS_NAMED_BY_LEVEL, KINDS_TITLED_BY_SEED } from '../../../../sheets/variants/kinds-titled-by-drawing.ts'
import { KINDS_TOO_SMALL } from '../../../../sheets/variants/kinds-too-small.ts'
import { KINDS_WITH_AMOUNTS } from '../../../../sheets/variants/kinds-with-amounts.ts'
import { KINDS_WITH_LETTERS } from '../../../../sheets/variants/kinds-with-letters.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import { PREPARE } from '../texts.ts'

type Name = Exclude<keyof VariantChoices, 'seed'>

/** One choice of the form: its name in the address, its values in order and what they are called. */
export interface Option<Value = unknown> {
  readonly name: Name
  readonly parameter: string
  readonly label: string
  readonly hint?: string
  readonly values: readonly { readonly value: Value; readonly word: string; readonly text: string }[]
}

const pageNumbers = Array.from({ length: MOST_PAGES }, (_, i) => i + 1)

/** Every choice there is. Form, address and tests follow it. */
export const OPTIONS: readonly Option<VariantChoices[Name]>[] = [
  {
    name: 'level',
    parameter: 'nivel',
    label: PREPARE.level,
    values: (['facil', 'medio', 'desafio'] as const).map((value) => ({
      value,
      word: value,
      text: PREPARE.levels[value],
    })),
  },
  {
    name: 'ink',
    parameter: 'tinta',
    label: PREPARE.ink,
    hint: PREPARE.inkHint,
    values: (
      [
        ['color', 'cor'],
        ['black', 'preto'],
        ['outlines', 'economia'],
      ] as const satisfies [InkChoice, string][]
    ).map(([value, word]) => ({ value, word, text: PREPARE.inks[value] })),
  },
  {
    name: 'letters',
    parameter: 'letra',
    label: PREPARE.letters,
    values: (['bastao', 'imprensa', 'cursiva'] as const).map((value) => ({
      value,
      word: value,
      text: PREPARE.letterStyles[value],
    })),
  },
  {
    name: 'amount',
    parameter: 'coisas',
    label: PREPARE.amount,
    hint: PREPARE.amountHint,
    values: (
      [
        ['fewer', 'menos'],
        ['normal', 'normal'],
      ] as const satisfies [Amount, string][]
    ).map(([value, word]) => ({ value, word, text: PREPARE.amounts[value] })),
  },
  {
    name: 'pages',
    parameter: 'paginas',
    label: PREPARE.pages,
    values: pageNumbers.map((value) => ({ value, word: String(value), text: PREPARE.pageCount(value) })),
  },
  {
    name: 'copies',
    parameter: 'por-folha',
    label: PREPARE.copies,
    values: ([1, 2, 4] as const satisfies Copies[]).map((value) => ({
      value,
      word: String(value),
      text: PREPARE.copyCount[value],
    })),
  },
  {
    name: 'beside',
    parameter: 'lado-a-lado',
    label: PREPARE.beside,
    values: (
      [
        ['same', 'mesma'],
        ['next', 'diferentes'],
      ] as const satisfies [Beside, string][]
    ).map(([value, word]) => ({ value, word, text: PREPARE.besides[value] })),
  },
  {
    name: 'answers',
    parameter: 'respostas',
    label: PREPARE.answers,
    values: (
      [
        ['with', 'com'],
        ['without', 'sem'],
        ['apart', 'a-parte'],
      ] as const satisfies [AnswerChoice, string][]
    ).map(([value, word]) => ({ value, word, text: PREPARE.answerChoices[value] })),
  },
]

const SEED = 'desenho'

/** True if a kind of sheet has variants: another seed, another level, more pages. */
export const isRedrawable = (kind: string): boolean => !FIXED_KINDS.includes(kind)

/** Choices that a kind offers; unnamed ones belong to every kind. */
const offersOf = (kind: string): Readonly<Partial<Record<Name, boolean>>> => ({
  letters: KINDS_WITH_LETTERS.includes(kind),
  amount: KINDS_WITH_AMOUNTS.includes(kind),
  level: isRedrawable(kind),
  pages: isRedrawable(kind),
})

/** Most copies on a sheet of paper that a child can still write on or use. */
const mostCopies = (kind: string): Copies => (KINDS_TOO_SMALL.includes(kind) ? 2 : 4)

/** A choice with the values that a kind of sheet has. */
export const offeredTo = (kind: string, option: Option): Option =>
  option.name === 'copies'
    ? { ...option, values: option.values.filter(({ value }) => Number(value) <= mostCopies(kind)) }
    : option

/** The choices that a kind of sheet has, as chosen so far: pages are beside others only where there are several. */
export function optionsFor(
  kind: string,
  hasAnswers: boolean,
  { pages, copies }: Pick<VariantChoices, 'pages' | 'copies'>,
): readonly Option[] {
  const offers = { ...offersOf(kind), answers: hasAnswers, beside: pages > 1 && copies > 1 }
  return OPTIONS.filter(({ name }) => offers[name] ?? true).map((option) => offeredTo(kind, option))
}

/** The choices without those that the kind does not have, which an address or another sheet may have left. */
export function choicesWithin(kind: string, choices: VariantChoices, catalogue: VariantChoices): VariantChoices {
  const offers = offersOf(kind)
  const missing = OPTIONS.filter(({ name }) => offers[name] === false).map(({ name }) => [name, catalogue[name]])
  const copies = choices.copies > mostCopies(kind) ? 2 : choices.copies
  return { ...choices, ...Object.fromEntries(missing), copies }
}

type Chosen = Readonly<Partial<Record<Name, unknown>>>

/** The parameters of an address: the choices that differ from those at the beginning. */
export function parametersOf(options: readonly Option[], choices: Chosen, beginning: Chosen): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const { name, parameter, values } of options) {
    const word = values.find(({ value }) => value === choices[name])?.word
    if (choices[name] !== beginning[name] && word) parameters.set(parameter, word)
  }
  return parameters
}

/** Choices in an address, by name; invalid ones are left out. */
export function chosenIn(options: readonly Option[], address: string): Record<string, unknown> {
  const parameters = new URLSearchParams(address.replace(/^#/, ''))
  const chosen = options.flatMap(({ name, parameter, values }) => {
    const found = values.find(({ word }) => word === parameters.get(parameter))
    return found ? [[name, found.value] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** The choices in the form of an address, without `#`: only differences from the sheet of the catalogue. */
export function toAddress(choices: VariantChoices, catalogue: VariantChoices): string {
  const parameters = parametersOf(OPTIONS, choices, catalogue)
  if (choices.seed !== catalogue.seed) parameters.set(SEED, String(choices.seed))
  return parameters.toString()
}

/** The choices of an address; missing and invalid ones are as in the catalogue. */
export function fromAddress(address: string, catalogue: VariantChoices): VariantChoices {
  const seed = new URLSearchParams(address.replace(/^#/, '')).get(SEED) ?? ''
  return {
    ...catalogue,
    ...chosenIn(OPTIONS, address),
    ...(/^\d{1,6}$/.test(seed) && { seed: Number(seed) % SEEDS }),
  }
}

/** The choices that go with another sheet, too: all but the drawing, the level and the number of pages. */
export function remembered(last: VariantChoices, catalogue: VariantChoices): VariantChoices {
  const { ink, letters, amount, copies, beside, answers } = last
  return { ...catalogue, ink, letters, amount, copies, beside, answers }
}

/** A short name of the choices: those that draw the same have the same name. */
export function nameOfChoices(choices: VariantChoices): string {
  const { level, seed, ink, letters, pages, amount, copies, beside, answers } = choices
  return [
    level,
    seed,
    ink,
    letters ?? 'x',
    pages,
    amount,
    copies,
    pages > 1 && copies > 1 ? beside : 'same',
    answers,
  ].join('.')
}

export const isAsInCatalogue = (choices: VariantChoices, catalogue: VariantChoices): boolean =>
  nameOfChoices(choices) === nameOfChoices(catalogue)

/**
 * The title of a drawing of a sheet. Its own may promise what only its level in the catalogue has («Vai um! Soma com
 * reserva»), or its seed («Cartaz da feira de livros»); with others it has its plain title, without level and year.
 */
export function titleOf(
  choices: Pick<VariantChoices, 'level' | 'seed'>,
  recipe: Pick<Recipe, 'kind' | 'title' | 'level' | 'seed'>,
  plainTitle: string | null | undefined,
): string {
  const isOfSeed = KINDS_TITLED_BY_SEED.includes(recipe.kind)
  if (choices.level === recipe.level && (choices.seed === recipe.seed || !isOfSeed)) return recipe.title
  const plain = plainTitle?.replace(/, (?:fácil|médio|desafio)(?:, .*)?$/, '')
  const isOfLevel = choices.level !== recipe.level && KINDS_NAMED_BY_LEVEL.includes(recipe.kind)
  return (isOfLevel ? plain?.replace(/:.*/, '') : plain) || recipe.title
}

/** Another drawing than the current one; `random` is between 0 and 1. */
export function otherSeed(seed: number, random: number): number {
  const drawn = Math.floor(random * (SEEDS - 1))
  return drawn >= seed % SEEDS ? drawn + 1 : drawn
}
