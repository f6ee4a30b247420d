import { createReader, type Reader } from '../catalogue/search/reading/rules.ts'
import { NO_VOCABULARY } from '../catalogue/search/reading/vocabulary.rules.ts'
import { plainWords, singularForm } from '../catalogue/search/reading/words.rules.ts'
import { searchText } from '../catalogue/search/rules.ts'
import type { Skill } from './schema.ts'

/** Educação Infantil, its groups, and years of Ensino Fundamental (rule: BNCC explorer). */
const STAGES = ['EI', 'EI01', 'EI02', 'EI03', '1', '2', '3', '4', '5'] as const
export type Stage = (typeof STAGES)[number]

/** Filter of the explorer; null and '' = not chosen. */
export interface SkillFilter {
  readonly stage: Stage | null
  readonly field: string | null
  /** As typed: a code or its beginning, or words. */
  readonly search: string
  /** Includes skills without sheets. */
  readonly all: boolean
}

export const NO_SKILL_FILTER: SkillFilter = { stage: null, field: null, search: '', all: false }

export const BNCC_PARAMETERS = ['stage', 'field', 'search', 'all'] as const

const MAX_FIELD = 80

/** Unknown or malformed values count as absent. */
export function parseSkillFilter(parameters: URLSearchParams, fields: readonly string[]): SkillFilter {
  const field = (parameters.get('field') ?? '').slice(0, MAX_FIELD)
  return {
    stage: STAGES.find((stage) => stage === parameters.get('stage')) ?? null,
    field: fields.find((known) => known === field) ?? null,
    search: searchText(parameters.get('search')),
    all: parameters.get('all') === '1',
  }
}

export function isFor(skill: Skill, stage: Stage): boolean {
  return skill.stage === 'EI'
    ? stage === 'EI' || stage === `EI${skill.group}`
    : (skill.years ?? []).includes(Number(stage))
}

/** The explorer's address with a filter: {@link parseSkillFilter} backwards. */
export function explorerHref({ stage, field, search, all }: SkillFilter): string {
  const set = Object.entries({ search, stage, field, all: all ? '1' : '' }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return set.length > 0 ? `/bncc?${new URLSearchParams(set)}` : '/bncc'
}

/** Singular, with the beginning that noun and verb share (coordenação, coordenar). */
const stemOf = (word: string): string =>
  singularForm(word)
    .replace(/(?<=[a-z]{3})s$/, '')
    .replace(/(?<=[a-z]{4}[aei])(?:cao|mento)$/, '')

const NO_WORDS = createReader(NO_VOCABULARY)

/** Names of sums in a search («contas de mais»); in the text of a skill they are words of any sentence. */
const OF_ANY_SENTENCE = new Set(['mais', 'menos'])

/**
 * The skills that match a filter: each significant part of the search has to occur, itself or as a synonym, in code,
 * text, field or objects. A school year in the search narrows like the stage (rule: BNCC explorer).
 */
export function skillsAt<S extends Skill>(
  skills: readonly S[],
  { stage, field, search }: SkillFilter,
  reader: Reader = NO_WORDS,
): S[] {
  const { parts, filters } = reader.read(search)
  const said = filters.flatMap(({ filter }) =>
    filter.name === 'year' && filter.value !== 'infantil' ? filter.value : [],
  )
  const wanted = stage ?? said[0] ?? null
  const names = parts.map((part) =>
    [part.words, ...part.names.filter((name) => !name.every((word) => OF_ANY_SENTENCE.has(word)))].map((words) =>
      words.map(stemOf),
    ),
  )
  return skills.filter((skill) => {
    if (wanted !== null && !isFor(skill, wanted)) return false
    if (field !== null && skill.field !== field) return false
    const about = plainWords([skill.code, skill.text, skill.field, skill.unit, ...(skill.objects ?? [])].join(' '), {
      isWhole: true,
    }).map(singularForm)
    const has = (stem: string) => about.some((word) => word.startsWith(stem))
    return names.every((alternatives) => alternatives.some((stems) => stems.every(has)))
  })
}

/** The skill and its sheet's address, for a lesson plan. */
export function planText(skill: Pick<Skill, 'code' | 'text'>, sheet: string): string {
  return `(${skill.code}) ${skill.text}\nFolha: ${sheet}`
}
