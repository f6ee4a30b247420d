/** What teachers call the things of the catalogue: the table behind «Resultados próximos». */
import { z } from 'zod'
import type { Synonyms } from '../../src/features/catalogue/search/near/rules.ts'
import table from './synonyms.json' with { type: 'json' }

const phrases = z.array(z.string().min(1))

export const synonymsSchema = z.strictObject({
  same: z.array(phrases.min(2)),
  means: z.array(z.strictObject({ words: phrases.min(1), as: phrases.min(1) })),
  aside: phrases,
})

export const SYNONYMS: Synonyms = synonymsSchema.parse(table)
