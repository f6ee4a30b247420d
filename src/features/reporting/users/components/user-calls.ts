import { z } from 'zod'
import { callDoor } from '../../../../platform/browser/call-door.ts'
import type { PremiumChange } from '../schema.ts'
import { USER_TEXTS } from '../texts.ts'

interface Message {
  readonly title: string
  readonly description?: string
}

type Outcome<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly message: Message }

const refusalSchema = z.object({
  error: z.object({
    title: z.string(),
    description: z.string(),
    issues: z.array(z.object({ message: z.string() })).optional(),
  }),
})

async function post<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: object,
): Promise<Outcome<z.infer<Schema>>> {
  try {
    const answer = await callDoor(`/functions/v1/admin/users/${path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const answered: unknown = await answer.json().catch(() => null)
    const data = schema.safeParse(answered)
    if (answer.ok && data.success) return { ok: true, data: data.data }
    const refusal = refusalSchema.safeParse(answered)
    if (!refusal.success) return { ok: false, message: USER_TEXTS.failed }
    const { title, description, issues } = refusal.data.error
    return { ok: false, message: { title, description: issues?.[0]?.message ?? description } }
  } catch {
    return { ok: false, message: USER_TEXTS.failed }
  }
}

const done = z.object({ success: z.literal(true) })

export const callPremium = (userId: string, change: PremiumChange) => post(`${userId}/premium`, done, change)
export const callEndSessions = (userId: string) => post(`${userId}/end-sessions`, z.object({ sessions: z.int() }))
export const callResendConfirmation = (userId: string) => post(`${userId}/resend-confirmation`, done)
