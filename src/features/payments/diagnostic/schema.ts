import { z } from 'zod'
import { TARGET_MAX_LENGTH } from './reach/schema.ts'

/** Outcome of one test (rule: webhook diagnostic). */
const testStatusSchema = z.enum(['success', 'warning', 'error'])
export type TestStatus = z.infer<typeof testStatusSchema>

const testResultSchema = z.object({
  name: z.string(),
  status: testStatusSchema,
  message: z.string(),
  /** Request and answer. */
  details: z.record(z.string(), z.unknown()),
})
export type TestResult = z.infer<typeof testResultSchema>

/** The report of one diagnostic run. */
export const diagnosticReportSchema = z.object({
  timestamp: z.iso.datetime(),
  url: z.string(),
  tests: z.array(testResultSchema),
})
export type DiagnosticReport = z.infer<typeof diagnosticReportSchema>

/** Empty or absent: the webhook of this site. */
export const targetSchema = z.string().trim().max(TARGET_MAX_LENGTH).optional()
export const diagnosticRequestSchema = z.object({ url: targetSchema })
