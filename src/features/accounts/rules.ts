import type { Message } from '../../platform/message.ts'
import { emailSchema, NAME_MAX_LENGTH } from './schema.ts'
import { RESET_MESSAGES } from './texts.ts'

/** Name from the sign-in, or the part of the address before the @ (rule: profile creation). */
export function profileName(metadataName: string | null | undefined, email: string): string {
  const given = (metadataName ?? '').trim()
  const name = given === '' ? (email.split('@')[0] ?? '') : given
  return name.slice(0, NAME_MAX_LENGTH)
}

/**
 * True if ADMIN_EMAIL makes this user an administrator (rule: first administrator). Any address can be signed up, so it
 * counts only once the user has proven to read the mailbox: on the confirmation page, by a reset link or by Google.
 */
export function isAdminByEmail(person: { email: string; mailboxProven: boolean }, adminEmail: string | null): boolean {
  return adminEmail !== null && person.mailboxProven && person.email.toLowerCase() === adminEmail.toLowerCase()
}

/** By the first invalid field (rule: sign-up form). */
export function signUpRefusal(
  issues: readonly { path: string }[],
): 'invalid_email' | 'weak_password' | 'invalid_input' {
  const first = issues[0]?.path
  if (first === 'email') return 'invalid_email'
  return first === 'password' ? 'weak_password' : 'invalid_input'
}

/** Null if a reset link can be requested for the address (rule: unknown addresses; rule: password reset). */
export function resetRequestProblem(email: string): Message | null {
  if (email.trim() === '') return RESET_MESSAGES.emailMissing
  return emailSchema.safeParse(email).success ? null : RESET_MESSAGES.emailMalformed
}

/** Pause between the welcome and leaving /register (ms; rule: sign-in waits). */
export const AFTER_SIGN_UP_MS = 1_000
/** Pause between ending an earlier session and signing in (ms; rule: sign-in waits). */
export const BEFORE_SIGN_IN_MS = 500
