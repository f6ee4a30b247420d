import { z } from 'zod'
import { targetSchema } from '../diagnostic/schema.ts'

/** Shapes in which the provider documents its notifications, and those its panel's own simulation sends. */
export const SHAPES = [
  'payment_created',
  'payment_updated',
  'subscription',
  'invoice',
  'chargeback',
  'claim',
  'panel_payment',
  'panel_subscription',
] as const
export type Shape = (typeof SHAPES)[number]

/** Longest payload an administrator may send, in characters. */
export const PAYLOAD_MAX_LENGTH = 20_000

/** An id of the provider's. */
export const resourceIdSchema = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,100}$/)

/** One press of a button in the tester. A signed notification goes to the site's own webhook only. */
export const testRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connection'), url: targetSchema }),
  z.object({ kind: z.literal('simulation'), url: targetSchema }),
  z.object({ kind: z.literal('custom'), url: targetSchema, payload: z.string().min(1).max(PAYLOAD_MAX_LENGTH) }),
  z.object({
    kind: z.literal('signed'),
    shape: z.enum(SHAPES),
    /** Subject of the notification; by default the number of the provider's own simulation. */
    resourceId: resourceIdSchema.optional(),
  }),
])
export type TestRequest = z.infer<typeof testRequestSchema>

/** Result: the toast, and the content of the result panel. */
export const testResultSchema = z.object({
  status: z.enum(['success', 'warning', 'error']),
  title: z.string(),
  /** Of the toast. */
  description: z.string(),
  /** Of the result panel. */
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type TestOutcome = z.infer<typeof testResultSchema>
