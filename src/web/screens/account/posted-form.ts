import { data } from 'react-router'
import type { Posted } from '../../../features/accounts/components/posted.ts'
import type { Message } from '../../../platform/message.ts'
import { AppError, ERRORS } from '../../../product/errors.ts'

/** The fields of a form that was posted without JavaScript. A body that is no form is answered with 400. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: ERRORS.invalid_input.status })
  })
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

interface Answer {
  readonly fields: Record<string, string>
  readonly message: Message
  readonly status?: number
  readonly issues?: readonly { path: PropertyKey[]; message: string }[]
  readonly kind?: Posted['kind']
}

/** The page again, with a message. */
export function answerForm({ fields, message, status = 400, issues = [], kind = 'error' }: Answer) {
  const byField = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
  const posted: Posted = { kind, message, issues: byField, email: fields.email ?? '', name: fields.name ?? '' }
  return data(posted, { status })
}

/** The page again, with the service's refusal; an unexpected error goes on to the error screen. */
export function answerRefusal(error: unknown, fields: Record<string, string>) {
  if (!(error instanceof AppError)) throw error
  const { title, description } = ERRORS[error.code]
  const issues = error.issues?.map(({ path, message }) => ({ path: [path], message }))
  return answerForm({ fields, message: { title, description }, status: error.status, issues })
}
