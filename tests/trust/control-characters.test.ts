import { expect, test } from 'vitest'
import type { z } from 'zod'
import { signInSchema } from '../../src/features/accounts/schema.ts'
import { listNameSchema } from '../../src/features/favourites/schema.ts'
import { searchMissSchema } from '../../src/features/reporting/misses/schema.ts'
import { answerSchema, requestSchema } from '../../src/features/requests/schema.ts'
import { cancelInputSchema } from '../../src/features/subscriptions/schema.ts'

const request = { kind: 'sheet', theme: 'Dinossauros', goal: 'Recortar', words: 'rex', ageRange: '5-7 anos' }
const answer = { state: 'done', answer: 'Pronto', slug: 'dinossauros', isPublic: true }

/** Texts of users: the schema, a valid object, and the field with the text. */
const TEXTS: readonly (readonly [string, z.ZodType, Readonly<Record<string, unknown>> | null, string])[] = [
  ['the name of a list', listNameSchema, null, 'Semana'],
  ...(['theme', 'goal', 'words', 'ageRange'] as const).map(
    (field) => [`${field} of a request`, requestSchema, request, field] as const,
  ),
  ['the email of a sign-in', signInSchema, { email: 'ana@example.com', password: 'segredo' }, 'email'],
  ['a search that a page reports', searchMissSchema, { text: 'gato' }, 'text'],
  ...(['answer', 'slug'] as const).map((field) => [`${field} of an answer`, answerSchema, answer, field] as const),
]

// PostgreSQL stores no NUL: an unchecked one is a failure of ours after everything else was done.
test.each(TEXTS)('%s takes no NUL', (_, schema, whole, field) => {
  const input = (text: string) => (whole === null ? text : { ...whole, [field]: text })
  expect(schema.safeParse(whole ?? field).success).toBe(true)
  for (const text of ['ab\0cd', 'ab\u001bcd']) expect(schema.safeParse(input(text)).success).toBe(false)
})

test.each([
  ['characters that cannot be stored', ' Fé\0rias\u001b\nlongas ', 'Férias\nlongas'],
  ['line breaks of a form', 'Férias\r\nlongas', 'Férias\nlongas'],
  ['more than the field takes', 'a'.repeat(1_200), 'a'.repeat(1_000)],
])('the reason of a cancellation holds nothing up: %s', (_, written, stored) => {
  expect(cancelInputSchema.parse({ reason: written })).toEqual({ reason: stored })
})
