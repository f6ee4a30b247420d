import { z } from 'zod'

/** Results of one check: `error` stops sales, `warning` asks for a look, `unknown` could not be found out. */
const findingStatusSchema = z.enum(['success', 'warning', 'error', 'unknown'])

/** Names of the checks. */
export const CHECKS = ['secret', 'token', 'country', 'account', 'publicKey', 'payments'] as const

/** Everything that can be wrong with the credentials. */
export const PROBLEMS = [
  'no_secret',
  'odd_secret',
  'test_token',
  'refused_token',
  'other_country',
  'test_account',
  'other_account',
  'no_public_key',
  'test_public_key',
  'orders_application',
  'not_activated',
  'no_subscriptions',
  'unreachable',
] as const
export type Problem = (typeof PROBLEMS)[number]

export const findingSchema = z.object({
  check: z.enum(CHECKS),
  status: findingStatusSchema,
  /** null where all is well. */
  problem: z.enum(PROBLEMS).nullable(),
})
export type Finding = z.infer<typeof findingSchema>

export const credentialsReportSchema = z.object({ checkedAt: z.iso.datetime(), findings: z.array(findingSchema) })
export type CredentialsReport = z.infer<typeof credentialsReportSchema>
