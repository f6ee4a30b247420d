import { z } from 'zod'

/** A learning objective (Educação Infantil) or skill (Ensino Fundamental) of the BNCC. */
export const skillSchema = z.object({
  code: z.string(),
  stage: z.enum(['EI', 'EF']),
  /** In Educação Infantil: 01 babies, 02 to three years, 03 to five years. */
  group: z.string().optional(),
  years: z.array(z.number()).readonly().optional(),
  /** Campo de experiências or componente curricular. */
  field: z.string(),
  unit: z.string().optional(),
  objects: z.array(z.string()).readonly().optional(),
  text: z.string(),
})
export type Skill = Readonly<z.infer<typeof skillSchema>>
