import type { z } from 'zod'
import { AppError } from './errors.ts'

type Issues = { path: string; message: string }[]

/** Issues of a refused input, as error answers carry them: dotted paths and messages. */
export const issuesOf = ({ issues }: z.core.$ZodError): Issues =>
  issues.map(({ path, message }) => ({ path: path.join('.'), message }))

/** Input as `schema` reads it. @throws AppError invalid_input with the issues of the fields */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_input', { issues: issuesOf(parsed.error) })
}
