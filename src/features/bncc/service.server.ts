import type { Db } from '../../platform/db/pool.ts'
import { lazily } from '../../platform/lazily.ts'
import { createMemo } from '../../platform/memo.ts'
import { stopwatch } from '../../platform/time.ts'
import { createReader } from '../catalogue/search/reading/rules.ts'
import { NO_VOCABULARY, type Vocabulary } from '../catalogue/search/reading/vocabulary.rules.ts'
import { selectCodes, selectSheetCounts } from './data.server.ts'
import { type SkillFilter, skillsAt } from './rules.ts'
import type { Skill } from './schema.ts'

/** A skill with its number of public sheets. */
export interface CountedSkill extends Skill {
  readonly sheets: number
}

/** Cached as long as a page of visitors (ms). */
const COUNTS_MS = 60_000

/** (rule: BNCC explorer) `skills` in the order of their codes. */
export function createBncc({
  db,
  skills,
  vocabulary = NO_VOCABULARY,
}: {
  db: Db
  skills: readonly Skill[]
  vocabulary?: Vocabulary
}) {
  const reader = lazily(() => createReader(vocabulary))
  const byCode = new Map(skills.map((skill) => [skill.code, skill]))
  const counts = createMemo<Map<string, number>>({ max: 1, lifetimeMs: COUNTS_MS, now: stopwatch })
  const sheetCounts = () => counts.get('', () => selectSheetCounts(db))

  return {
    fields: [...new Set(skills.map(({ field }) => field))],

    /** Skills without sheets only on request. */
    async explore(filter: SkillFilter): Promise<CountedSkill[]> {
      const known = await sheetCounts()
      const counted = skills.map((skill) => ({ ...skill, sheets: known.get(skill.code) ?? 0 }))
      return skillsAt(filter.all ? counted : counted.filter(({ sheets }) => sheets > 0), filter, reader())
    },

    skill: (code: string): Skill | null => byCode.get(code) ?? null,

    /** Skips unknown codes. */
    async ofActivity(activityId: string): Promise<Skill[]> {
      const codes = await selectCodes(db, activityId)
      return codes.flatMap((code) => byCode.get(code) ?? [])
    },

    /** Codes with sheets, in order: the pages worth indexing. */
    async codesWithSheets(): Promise<string[]> {
      const known = await sheetCounts()
      return skills.flatMap(({ code }) => (known.has(code) ? [code] : []))
    },

    /** Clears the cache after a change of the catalogue. */
    forget: counts.clear,
  }
}

export type Bncc = ReturnType<typeof createBncc>
