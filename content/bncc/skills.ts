/** The learning objectives and skills of the BNCC that the site explains. */
import { z } from 'zod'
import type { Skill } from '../../src/features/bncc/schema.ts'
import records from './skills.json' with { type: 'json' }

const skillSchema = z.object({
  code: z.string().regex(/^E[IF]\d\d[A-Z]{2}\d\d$/),
  stage: z.enum(['EI', 'EF']),
  group: z.string().optional(),
  years: z.array(z.int().min(1).max(5)).optional(),
  field: z.string(),
  unit: z.string().optional(),
  objects: z.array(z.string()).optional(),
  text: z.string(),
})

/** In the order of the document. Fields that no page shows are left out. */
export const SKILLS: readonly Skill[] = z.array(skillSchema).parse(records)
