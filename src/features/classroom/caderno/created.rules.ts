/** Sheets of «Criar» in a booklet: the words and choices are the basket's, names are those of its copies. */
import { INTERESTS } from '../../../../sheets/pictures/interests.ts'
import { SEEDS } from '../../../../sheets/variants/choices.ts'
import { isRecord } from '../../../platform/is-record.ts'
import { CATEGORIES, CATEGORY_KEYS, type Category } from '../../catalogue/taxonomy/rules.ts'
import {
  type Chosen,
  choicesFor,
  NOTHING_TYPED,
  readDraft,
  rememberedChoices,
  sourceOf,
  type Typed,
} from '../../creations/draft.rules.ts'
import type { CreationKind } from '../../creations/kind.rules.ts'
import { creationKind } from '../../creations/kinds.rules.ts'
import { nameOnSheet, waysOf } from '../turma/rules.ts'
import { choicesOfCopy, isLeftOut, type PageOrder, type PlacedSheet, type Received } from './plan.rules.ts'
import { type BasketSheet, LONGEST_CREATED } from './rules.ts'

/** A sheet as it was created. */
export interface CreatedSheet {
  readonly kind: CreationKind
  /** Read from a basket it has no name. */
  readonly typed: Typed
  readonly chosen: Chosen
}

/** False for a list of names, which is for nobody's own booklet. */
export const isForBooklets = (kind: CreationKind): boolean => kind.words?.names !== true

/** True if the sheet is made with the name of each child. */
export const hasChildsName = ({ fields }: CreationKind): boolean => fields.includes('name')

/** True if the kind has levels. */
export const isLevelled = ({ fields }: CreationKind): boolean => fields.includes('level')

/** True if children can get it differently. */
export const followsTheChild = (kind: CreationKind): boolean =>
  hasChildsName(kind) || isLevelled(kind) || kind.fields.includes('letters') || kind.fields.includes('interest')

/** The text that a basket stores: no name is in it, and words only where the kind is made of them. */
export function createdText(kind: CreationKind, { words, corrections }: Typed, chosen: Chosen): string {
  const text = kind.words ? { words, corrections } : {}
  return JSON.stringify({ kind: kind.id, ...text, chosen })
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function correctionsIn(value: unknown): Typed['corrections'] {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((one): one is [string, string] => typeof one[1] === 'string'))
}

/** Reads such a text; null where it is damaged, or of a kind that is gone. */
export function readCreated(text: string): CreatedSheet | null {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  const kind = isRecord(stored) ? creationKind(textIn(stored.kind)) : undefined
  if (!isRecord(stored) || !kind || !isForBooklets(kind)) return null
  const chosen = rememberedChoices(kind, stored.chosen)
  const choices = isRecord(stored.chosen) && isRecord(stored.chosen.choices) ? stored.chosen.choices : {}
  const seed = Number.isInteger(choices.seed) ? Number(choices.seed) : chosen.choices.seed
  return {
    kind,
    typed: { ...NOTHING_TYPED, words: textIn(stored.words), corrections: correctionsIn(stored.corrections) },
    chosen: { ...chosen, choices: { ...chosen.choices, seed: Math.abs(seed) % SEEDS } },
  }
}

const GROUP_CATEGORIES: Readonly<Record<CreationKind['group'], Category>> = {
  nome: 'Alfabetização',
  palavras: 'Alfabetização',
  numeros: 'Matemática',
  tema: 'Matemática',
}

const categoryOf = ({ category, group }: CreationKind): Category =>
  CATEGORIES.find((one) => CATEGORY_KEYS[one] === category) ?? GROUP_CATEGORIES[group]

/** Words of a list in its title. */
const TITLE_WORDS = 2

/** The title in a list: some of its words, or its theme. */
function titleOf(kind: CreationKind, { words }: Typed, { theme }: Chosen): string {
  const typed = words.split('\n').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
  const shown = typed.slice(0, TITLE_WORDS).join(', ')
  const [, name] = kind.themes?.find(([id]) => id === theme) ?? []
  if (kind.words && shown !== '') return `${kind.title}: ${shown}${typed.length > TITLE_WORDS ? '…' : ''}`
  return name ? `${kind.title}: ${name}` : kind.title
}

/** A created sheet as a new item of a basket; null if it is too long for one. */
export function createdSheet(id: string, { kind, typed, chosen }: CreatedSheet): BasketSheet | null {
  const created = createdText(kind, typed, chosen)
  if (created.length > LONGEST_CREATED) return null
  return {
    id,
    created,
    title: titleOf(kind, typed, chosen),
    slug: kind.id,
    category: categoryOf(kind),
    imageUrl: `/criar/${kind.id}.webp`,
    isPremium: false,
    pageCount: 1,
    level: null,
    prepared: '',
    own: {},
  }
}

export interface CreatedDrawing extends PlacedSheet {
  readonly created: CreatedSheet
}

/** Choices of one copy: the child's level, letters, ink and interest; the kind takes those that it has. */
function chosenFor(drawing: CreatedDrawing): Chosen {
  const { chosen } = drawing.created
  const { one, copy } = drawing
  const ways = one ? waysOf(one, copy.child) : null
  const likes = INTERESTS.find(({ id }) => id === ways?.interest)
  const choices = choicesOfCopy(drawing, chosen.choices)
  return {
    ...chosen,
    interest: likes?.id ?? chosen.interest,
    choices: { ...choices, letters: ways?.letters ?? choices.letters },
  }
}

/** The name of a copy: that of its child; without a class, the typed one. */
function nameFor({ one, copy, created }: CreatedDrawing): string {
  if (copy.child) return nameOnSheet(copy.child.name)
  return one ? '' : created.typed.name
}

/** The drawing of a created sheet for one copy; null without the name that it is made of. */
export function createdOrder(drawing: CreatedDrawing): PageOrder | null {
  const { kind, typed } = drawing.created
  const chosen = chosenFor(drawing)
  const name = nameFor(drawing)
  const { own } = readDraft(kind, { ...typed, name }, chosen)
  if (!own) return null
  const choices = choicesFor(kind, own, chosen)
  return {
    kind: kind.id,
    category: kind.category,
    source: sourceOf(kind, own, chosen),
    choices: { ...choices, copies: 1, beside: 'same', answers: 'by-page' },
  }
}

/** A created sheet for one child, in words. */
export function createdReceivedOf(drawing: CreatedDrawing): Received {
  const { sheet, copy, created } = drawing
  const { fields } = created.kind
  const isOut = isLeftOut(sheet, copy)
  const own = chosenFor(drawing)
  const plain = chosenFor({ ...drawing, copy: { ...copy, child: null } })
  const { level } = own.choices
  const letters =
    fields.includes('letters') && own.choices.letters !== plain.choices.letters ? own.choices.letters : null
  const interest = fields.includes('interest') && own.interest !== plain.interest ? own.interest : null
  const isFixed = !isLevelled(created.kind)
  const hasOtherLevel = !isFixed && level !== plain.choices.level
  const isDifferent = isOut || hasOtherLevel || letters !== null || interest !== null
  return { isOut, level, letters, fewer: false, interest, isFixed, isDifferent }
}
