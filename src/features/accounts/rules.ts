import type { Message } from '../../platform/message.ts'
import { emailSchema, NAME_MAX_LENGTH } from './schema.ts'
import { RESET_MESSAGES } from './texts.ts'

/**
 * The name of a profile made without a form: what the sign-in brought, or the part of the address before the @ (rule:
 * profile creation).
 */
export function profileName(metadataName: string | null | undefined, email: string): string {
  const given = (metadataName ?? '').trim()
  const name = given === '' ? (email.split('@')[0] ?? '') : given
  return name.slice(0, NAME_MAX_LENGTH)
}

/**
 * True if the address of the setting ADMIN_EMAIL makes this user an administrator (rule: first administrator). Anyone
 * can sign up with another's address, so it counts only once the user of the account has proven to read the mailbox: on
 * the confirmation page, by a reset link or by Google.
 */
export function isAdminByEmail(person: { email: string; mailboxProven: boolean }, adminEmail: string | null): boolean {
  return adminEmail !== null && person.mailboxProven && person.email.toLowerCase() === adminEmail.toLowerCase()
}

/**
 * The error code of sign-up, by the first invalid field (rule: sign-up form).
 */
export function signUpRefusal(
  issues: readonly { path: string }[],
): 'invalid_email' | 'weak_password' | 'invalid_input' {
  const first = issues[0]?.path
  if (first === 'email') return 'invalid_email'
  return first === 'password' ? 'weak_password' : 'invalid_input'
}

/**
 * Why no link can be requested for the text in the field; null when it can (rule: unknown addresses; rule: password
 * reset).
 */
export function resetRequestProblem(email: string): Message | null {
  if (email.trim() === '') return RESET_MESSAGES.emailMissing
  return emailSchema.safeParse(email).success ? null : RESET_MESSAGES.emailMalformed
}

/** Wait between the welcome of a new account and leaving /register, in ms (rule: sign-in waits). */
export const AFTER_SIGN_UP_MS = 1_000
/** Wait between ending an earlier session and signing in, in ms (rule: sign-in waits). */
export const BEFORE_SIGN_IN_MS = 500
