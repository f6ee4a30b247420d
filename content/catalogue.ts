/** The starting catalogue: every piece of every kind, each with the day it came out. */
import { RULE_NAMES } from '../sheets/kinds/ortografia/names.ts'
import type { DrawingDigests } from '../sheets/print/digests.ts'
import type { StartingSheet } from '../src/features/catalogue/seed/schema.ts'
import { ALFABETIZACAO } from './alfabetizacao/kinds.ts'
import { COLORIR } from './colorir/kinds.ts'
import drawings from './drawings.json' with { type: 'json' }
import { goalsOf, interestOf } from './facets/facets.ts'
import { hash } from './hash.ts'
import { LABIRINTO } from './labirinto/kinds.ts'
import { MATEMATICA } from './matematica/kinds.ts'
import { PAREAMENTO } from './pareamento/kinds.ts'
import { PERCEPCAO } from './percepcao/kinds.ts'
import { plainTitleOf } from './plain-title.ts'
import { PONTILHAR } from './pontilhar/kinds.ts'
import { type KindContent, kindContentSchema, type Piece } from './schema.ts'
import { skillsAt } from './school-years.ts'
import { TRACEJAR } from './tracejar/kinds.ts'

/** The newest piece came out on this day. */
const LAST_DAY = Date.UTC(2026, 10, 15)
const DAY_MS = 86_400_000
const SECOND_MS = 1000
/** Pieces are spread over so many days before it. */
const DAYS = 364
const SEEDS = 1_000_000

/** Digests of each piece's drawing, by its key. */
const DRAWINGS: Readonly<Record<string, DrawingDigests>> = drawings

/** A piece's day depends on its key alone, so adding pieces never moves the others. */
function createdAt(key: string): string {
  const day = hash(key) % DAYS
  // Between 9 h and 17 h in São Paulo: 12 h to 20 h UTC.
  const seconds = 12 * 3600 + (hash(`${key}/hour`) % (8 * 60)) * 60 + (hash(`${key}/second`) % 60)
  return new Date(LAST_DAY - day * DAY_MS + seconds * SECOND_MS).toISOString()
}

/** Themes that are printed otherwise than their ids. */
const PRINTED_THEMES: Readonly<Record<string, string>> = {
  impares: 'ímpares',
  ...RULE_NAMES,
}

/** The instruction printed under the title at each level; the piece's own sentence is for its own level. */
function instructionsOf(content: KindContent, piece: Piece): StartingSheet['instructions'] {
  const { theme } = piece
  const on = (level: Piece['level']) => {
    const own = level === piece.level ? piece.instruction : undefined
    const sentence = own ?? content.instructionByTheme?.[theme] ?? content.instruction[level]
    return sentence.replaceAll('{tema}', PRINTED_THEMES[theme] ?? theme)
  }
  return { facil: on('facil'), medio: on('medio'), desafio: on('desafio') }
}

function readPiece(category: StartingSheet['category'], content: KindContent, piece: Piece): CatalogueSheet {
  const bncc = skillsAt(piece.age, piece.bncc ?? content.bnccByTheme?.[piece.theme] ?? content.bncc[piece.level])
  const { key, title, description, level, theme, pages, age, format, premium, tags, date, set } = piece
  return {
    key,
    title,
    plainTitle: plainTitleOf(content, piece, bncc),
    description,
    goal: content.goal,
    goals: goalsOf(content.kind),
    interest: interestOf(theme),
    searchWords: content.searchWords,
    bncc,
    drawing: DRAWINGS[key]?.file ?? '',
    instructions: instructionsOf(content, piece),
    category,
    createdAt: createdAt(key),
    sheet: {
      kind: content.kind,
      level,
      theme,
      seed: piece.seed ?? hash(key) % SEEDS,
      pages,
      ...(piece.must && { must: piece.must }),
    },
    shelf: { ageRange: age, format, isPremium: premium, tags },
    ...(date && { date }),
    ...(set && { set }),
    pageDigest: DRAWINGS[key]?.pages ?? '',
    notShown: piece.notShown ?? [],
  }
}

/** A piece as it is reviewed and checked. */
export interface CatalogueSheet extends StartingSheet {
  /** Digest of its worksheet pages. */
  readonly pageDigest: string
  /** Pictures that its texts name without showing them. */
  readonly notShown: readonly string[]
}

const CONTENT: readonly (readonly [StartingSheet['category'], readonly unknown[]])[] = [
  ['Matemática', MATEMATICA],
  ['Colorir', COLORIR],
  ['Labirinto', LABIRINTO],
  ['Pontilhar', PONTILHAR],
  ['Tracejar', TRACEJAR],
  ['Percepção Visual', PERCEPCAO],
  ['Alfabetização', ALFABETIZACAO],
  ['Pareamento', PAREAMENTO],
]

/** Contents of the kinds, by category. Throws ZodError for an invalid file. */
const CONTENTS = CONTENT.map(([category, kinds]) => ({
  category,
  kinds: kinds.map((kind) => kindContentSchema.parse(kind)),
}))

export const KIND_CONTENTS: readonly KindContent[] = CONTENTS.flatMap(({ kinds }) => kinds)

/** A fixed order that mixes levels, ages and plans. */
const mixed = (pieces: readonly Piece[]) => [...pieces].sort((a, b) => hash(a.key) - hash(b.key))

/** Lists woven into one: the first of each, then the second of each… */
function weave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) => list.map((item, place) => ({ item, place })))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Every piece, woven by category and kind, so that an interrupted start and the sample have something of everything. */
export const STARTING_CATALOGUE: readonly CatalogueSheet[] = weave(
  CONTENTS.map(({ category, kinds }) =>
    weave(kinds.map((content) => mixed(content.pieces).map((piece) => readPiece(category, content, piece)))),
  ),
)
