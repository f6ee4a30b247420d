import { z } from 'zod'
import { as, callApi, type Reader } from '../../../../platform/browser/call-api.ts'
import { USER_TEXTS } from '../person.texts.ts'
import type { PremiumChange } from '../schema.ts'

async function post<T>(path: string, read: Reader<T>, body?: object) {
  const answer = await callApi(`/functions/v1/admin/users/${path}`, { method: 'POST', read, ...(body && { body }) })
  if (answer.ok) return answer
  if (!answer.refusal) return { ok: false, message: USER_TEXTS.failed } as const
  const { title, description, issues } = answer.refusal
  return { ok: false, message: { title, description: issues[0]?.message ?? description } } as const
}

const done = as(z.object({ success: z.literal(true) }))

export const callPremium = (userId: string, change: PremiumChange) => post(`${userId}/premium`, done, change)
export const callEndSessions = (userId: string) => post(`${userId}/end-sessions`, as(z.object({ sessions: z.int() })))
export const callResendConfirmation = (userId: string) => post(`${userId}/resend-confirmation`, done)
