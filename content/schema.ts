/**
 * Format of the starting catalogue: one JSON file for each kind of sheet, `content/<category>/<kind>.json`, with the
 * fields that all its pieces share and then the pieces.
 */
import { z } from 'zod'
import { SCHOOL_DATE_IDS } from '../src/features/catalogue/dates/rules.ts'
import { LEVELS, SKILL_CODE } from '../src/features/catalogue/facets/rules.ts'
import { AGE_RANGES, FORMATS } from '../src/features/catalogue/taxonomy/rules.ts'
import { SETS } from './sets.ts'

/** One value for each of the three levels. */
const byLevel = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ facil: value, medio: value, desafio: value })

/** Codes of the BNCC skills that the child really exercises on the sheet. */
const bnccCodes = z.array(z.string().regex(SKILL_CODE)).min(1)

const pieceSchema = z.strictObject({
  /** Never changes: by it a site knows which pieces it brought in. The seed comes from it, too. */
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().max(45),
  /** As a teacher would write it: what the child does, and what it is good for. */
  description: z.string().min(40).max(320),
  /** Printed under the title in place of the kind's. */
  instruction: z.string().optional(),
  level: z.enum(LEVELS),
  /** One of the kind's. */
  theme: z.string(),
  /** Worksheet pages, without the answer key. */
  pages: z.int().min(1).max(6),
  /** Another drawing than that of the key. */
  seed: z.int().optional(),
  age: z.enum(AGE_RANGES),
  format: z.enum(FORMATS),
  premium: z.boolean(),
  tags: z.array(z.string()).min(1).max(3),
  /** Names of pictures, words, letters or numbers that every page has to show. */
  must: z.array(z.string()).optional(),
  /** Names of pictures that the title or the description mentions and the page does not show. */
  notShown: z.array(z.string()).optional(),
  /** In place of the kind's. */
  bncc: bnccCodes.optional(),
  /** The date of the school year that it is made for. */
  date: z.enum(SCHOOL_DATE_IDS).optional(),
  /** Name of its set: pieces that are used together, each a separate activity. */
  set: z.enum(SETS).optional(),
})

export const kindContentSchema = z.strictObject({
  kind: z.string(),
  /** The standard name of the task, with which plain titles begin. */
  plainName: z.string(),
  /** Words teachers type to find such a sheet. */
  searchWords: z.array(z.string()).min(6),
  /** The skill the child learns or practises. */
  goal: z.string(),
  /** Printed under the title; `{tema}` is the theme. */
  instruction: byLevel(z.string()),
  /** For themes that ask for something else. */
  instructionByTheme: z.record(z.string(), z.string()).optional(),
  bncc: byLevel(bnccCodes),
  /** For themes with other skills. */
  bnccByTheme: z.record(z.string(), bnccCodes).optional(),
  pieces: z.array(pieceSchema),
})

export type Piece = z.infer<typeof pieceSchema>
export type KindContent = z.infer<typeof kindContentSchema>
