/** Words of teachers, families and therapists for the things of the catalogue (rules: near matches, sentences). */
import { z } from 'zod'
import { RECORDS } from '../../sheets/pictures/records/records.ts'
import { SCHOOL_DATE_IDS } from '../../src/features/catalogue/dates/rules.ts'
import { GOALS, THEMES } from '../../src/features/catalogue/facets/rules.ts'
import type { Vocabulary } from '../../src/features/catalogue/search/reading/vocabulary.rules.ts'
import { CREATION_KINDS } from '../../src/features/creations/kinds.rules.ts'
import { SKILLS } from '../bncc/skills.ts'
import themes from '../facets/themes.json' with { type: 'json' }
import reading from './reading.json' with { type: 'json' }
import synonyms from './synonyms.json' with { type: 'json' }

const phrases = z.array(z.string().min(1))
const meanings = z.array(z.strictObject({ words: phrases.min(1), as: phrases }))

const synonymsSchema = z.strictObject({ same: z.array(phrases.min(2)), means: meanings, aside: phrases })

const readingSchema = z.strictObject({
  kinds: phrases,
  audience: phrases,
  behind: phrases,
  weak: phrases,
  instead: meanings,
  leads: z.array(
    z.strictObject({
      words: phrases.min(1),
      searches: phrases.optional(),
      dates: z.array(z.enum(SCHOOL_DATE_IDS)).optional(),
      goals: z.array(z.enum(GOALS)).optional(),
      creations: phrases.optional(),
    }),
  ),
})

export const VOCABULARY: Vocabulary = {
  ...synonymsSchema.parse(synonyms),
  ...readingSchema.parse(reading),
  creations: CREATION_KINDS,
  themes: THEMES.map((theme) => ({ theme, words: themes[theme].map((word) => word.replaceAll('-', ' ')) })),
  spelled: [...SKILLS.map(({ text }) => text), ...RECORDS.flatMap(({ name, otherNames }) => [name, ...otherNames])],
}
