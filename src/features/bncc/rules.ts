import { fold, searchText } from '../catalogue/search/rules.ts'
import type { Skill } from './schema.ts'

/** Whom skills are for: the groups of Educação Infantil and the years of Ensino Fundamental (rule: BNCC explorer). */
export const STAGES = ['EI01', 'EI02', 'EI03', '1', '2', '3', '4', '5'] as const
export type Stage = (typeof STAGES)[number]

/** A place of the explorer; null and '' = not chosen. */
export interface SkillFilter {
  readonly stage: Stage | null
  readonly field: string | null
  /** As typed: a code or its beginning, or words. */
  readonly search: string
  /** Also skills that no sheet supports yet. */
  readonly all: boolean
}

export const NO_SKILL_FILTER: SkillFilter = { stage: null, field: null, search: '', all: false }

/** Query parameters of /bncc. */
export const BNCC_PARAMETERS = ['stage', 'field', 'search', 'all'] as const

/** Longest name of a field. */
const MAX_FIELD = 80

/** Reads the address of the explorer. Unknown or malformed values count as not given. */
export function parseSkillFilter(parameters: URLSearchParams, fields: readonly string[]): SkillFilter {
  const field = (parameters.get('field') ?? '').slice(0, MAX_FIELD)
  return {
    stage: STAGES.find((stage) => stage === parameters.get('stage')) ?? null,
    field: fields.find((known) => known === field) ?? null,
    search: searchText(parameters.get('search')),
    all: parameters.get('all') === '1',
  }
}

/** Whether a skill is meant for a group or a year. */
export function isFor(skill: Skill, stage: Stage): boolean {
  return skill.stage === 'EI' ? stage === `EI${skill.group}` : (skill.years ?? []).includes(Number(stage))
}

/** The skills of a place: every word has to occur in code, text, field or what it is about. */
export function skillsAt<S extends Skill>(skills: readonly S[], { stage, field, search }: SkillFilter): S[] {
  const words = fold(search)
    .split(' ')
    .filter((word) => word !== '')
  return skills.filter((skill) => {
    if (stage !== null && !isFor(skill, stage)) return false
    if (field !== null && skill.field !== field) return false
    const about = fold([skill.code, skill.text, skill.field, skill.unit, ...(skill.objects ?? [])].join(' '))
    return words.every((word) => about.includes(word))
  })
}

/** The address of a skill's page. */
export const skillHref = (code: string) => `/bncc/${code}`

/** What a plan of lessons says of a sheet: the skill and where it is found. */
export function planText(skill: Pick<Skill, 'code' | 'text'>, sheet: string): string {
  return `(${skill.code}) ${skill.text}\nFolha: ${sheet}`
}
