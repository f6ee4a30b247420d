import { z } from 'zod'
import { callApi, type Refusal } from '../../../platform/browser/call-api.ts'
import type { Message } from '../../../platform/message.ts'
import { type SessionInfo, type SignIn, type SignUp, sessionSchema } from '../schema.ts'
import { RESET_MESSAGES, SIGN_IN_MESSAGES, SIGN_UP_MESSAGES, UNEXPECTED } from '../texts.ts'

/** Result of a call: its data, or the message for the user. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  /** `code` is the API's code of the refusal, if it sent one. */
  | {
      readonly ok: false
      readonly message: Message
      readonly code?: string | undefined
      /** Texts of the refused fields, if the API names fields. */
      readonly issues?: Refusal['issues'] | undefined
    }

interface Call<Schema extends z.ZodType> {
  /** Default: POST. */
  readonly method?: 'PATCH'
  /** Below `/auth/v1`, or the whole path of another route. */
  readonly path: string
  readonly body: object
  readonly schema: Schema
  readonly unexpected: Message
  /** A refusal without a reason. */
  readonly refused: Message
  /** A success without the expected data. */
  readonly withoutData: Message
}

/** Calls a route of the account with a JSON body; never rejects. */
export async function callAccount<Schema extends z.ZodType>(call: Call<Schema>): Promise<Outcome<z.infer<Schema>>> {
  const path = call.path.startsWith('/rest/') ? call.path : `/auth/v1${call.path}`
  // In an object: a schema of any value accepts undefined too.
  const read = (content: unknown) => {
    const parsed = call.schema.safeParse(content ?? null)
    return parsed.success ? { content: parsed.data } : undefined
  }
  const answer = await callApi(path, { method: call.method ?? 'POST', body: call.body, read })
  if (answer.ok) return { ok: true, data: answer.data.content }
  const { status, refusal } = answer
  if (status === null) return { ok: false, message: call.unexpected }
  if (!refusal) return { ok: false, message: status < 300 ? call.withoutData : call.refused }
  const { code, title, description, issues } = refusal
  return { ok: false, message: { title, description }, code, issues }
}

/** `user` is null while the address waits for confirmation. */
export const callSignUp = (form: SignUp): Promise<Outcome<{ user: SessionInfo | null }>> =>
  callAccount({
    path: '/sign-up/email',
    body: form,
    schema: z.object({ user: sessionSchema.nullable() }),
    unexpected: UNEXPECTED,
    refused: SIGN_UP_MESSAGES.failed,
    withoutData: SIGN_UP_MESSAGES.failed,
  })

export const callSignIn = (form: SignIn): Promise<Outcome<{ user: SessionInfo }>> =>
  callAccount({
    path: '/sign-in/email',
    body: form,
    schema: z.object({ user: sessionSchema }),
    unexpected: SIGN_IN_MESSAGES.unexpected,
    refused: SIGN_IN_MESSAGES.refused,
    withoutData: SIGN_IN_MESSAGES.withoutData,
  })

/** Failures are ignored: the caller goes on in both cases. */
export const callSignOut = (): Promise<Outcome<unknown>> =>
  callAccount({
    path: '/sign-out',
    body: {},
    schema: z.unknown(),
    unexpected: UNEXPECTED,
    refused: UNEXPECTED,
    withoutData: UNEXPECTED,
  })

/** The address at Google to go to. */
export const callGoogle = (next: string): Promise<Outcome<{ url: string }>> =>
  callAccount({
    path: '/sign-in/social',
    body: { provider: 'google', next },
    schema: z.object({ url: z.url() }),
    unexpected: SIGN_IN_MESSAGES.googleUnexpected,
    refused: SIGN_IN_MESSAGES.google,
    withoutData: SIGN_IN_MESSAGES.google,
  })

export const callResetRequest = (email: string): Promise<Outcome<unknown>> =>
  callAccount({
    path: '/request-password-reset',
    body: { email },
    schema: z.unknown(),
    unexpected: UNEXPECTED,
    refused: RESET_MESSAGES.failed,
    withoutData: RESET_MESSAGES.failed,
  })

export const callReset = (form: { token: string; password: string }): Promise<Outcome<unknown>> =>
  callAccount({
    path: '/reset-password',
    body: form,
    schema: z.unknown(),
    unexpected: UNEXPECTED,
    refused: UNEXPECTED,
    withoutData: UNEXPECTED,
  })
