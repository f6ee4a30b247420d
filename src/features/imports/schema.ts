import { z } from 'zod'

export const TABLE_KINDS = ['activities', 'profiles', 'downloads'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

const countsSchema = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), problems: z.int() })
export type ImportCounts = z.infer<typeof countsSchema>

/** One line of JSON each. */
export const importEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), kind: z.enum(TABLE_KINDS), total: z.int(), dryRun: z.boolean() }),
  /** `line` is the line in the file. Rows without problems are only counted. */
  z.object({ type: z.literal('problem'), line: z.int(), name: z.string(), problems: z.array(z.string()) }),
  z.object({ type: z.literal('progress'), done: z.int() }),
  /** The whole table was refused. */
  z.object({ type: z.literal('refused'), message: z.string() }),
  z.object({ type: z.literal('end'), counts: countsSchema, stopped: z.boolean() }),
])
export type ImportEvent = z.infer<typeof importEventSchema>
