import { z } from 'zod'

/** The one shape of a refusal. */
export const refusalSchema = z.object({
  error: z.object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    requestId: z.string().optional(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})

/** Part of a route's description: an answer with a JSON body. */
export function answers<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

/** An answer with the one shape of a refusal; `description` starts with its code, when there is one. */
export const refusal = (description: string) => answers(description, refusalSchema)

/** A JSON body the route cannot do without. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { body: { content: { 'application/json': { schema } }, required: true } }
}

/** Callers: the session cookie, a bearer token, or anonymous. */
export const SIGNED_IN: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }]
export const ANYBODY: Record<string, string[]>[] = [...SIGNED_IN, {}]
