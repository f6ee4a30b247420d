import type { z } from 'zod'
import { AppError } from '../../../product/errors.ts'

/** The object in an address, or the not-found page: for a malformed id, and for an object this user may not see. */
export async function foundOr404<T>(
  schema: z.ZodType<string>,
  id: string,
  find: (id: string) => Promise<T>,
): Promise<T> {
  const parsed = schema.safeParse(id)
  if (!parsed.success) throw new Response(null, { status: 404 })
  try {
    return await find(parsed.data)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw new Response(null, { status: 404 })
    throw error
  }
}
