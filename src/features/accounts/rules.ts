import { emailSchema, NAME_MAX_LENGTH } from './schema.ts'
import { ADMIN_SCREENS } from './session/rules.ts'
import { type Message, RESET_MESSAGES } from './texts.ts'

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
 * Whether the address of the setting ADMIN_EMAIL makes this person an administrator (rule: first administrator).
 * Only a confirmed address counts: anyone can sign up with an address that is not theirs. An account whose address
 * is not confirmed yet gets the role at the confirmation, or by the command an operator runs.
 */
export function isAdminByEmail(person: { email: string; emailVerified: boolean }, adminEmail: string | null): boolean {
  return adminEmail !== null && person.emailVerified && person.email.toLowerCase() === adminEmail.toLowerCase()
}

const HOME = '/'
/** Longest address to come back to, in characters. */
const NEXT_MAX_LENGTH = 1_000
/** Any origin will do to resolve against; this one can never be ours. */
const NOWHERE = 'http://nowhere.invalid'
/** Going back to one of these after signing in would make no sense. */
const NO_RETURN = /^\/(login|register|reset-password|auth)(\/|$)/

/**
 * The page to come back to after signing in: a path of this site, never an outside address. Anything else is home.
 * The address is read as a browser reads it, so that `//host`, `/\host`, `/\t/host` and `/.//host` are seen through.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.length > NEXT_MAX_LENGTH || !URL.canParse(next, NOWHERE)) return HOME
  const { origin, pathname, search, hash } = new URL(next, NOWHERE)
  if (origin !== NOWHERE || pathname.startsWith('//') || NO_RETURN.test(pathname)) return HOME
  return `${pathname}${search}${hash}`
}

/** The address of a screen that leads on to `next`, which {@link safeNext} has let through. */
export function withNext(screen: string, next: string): string {
  return next === HOME ? screen : `${screen}?${new URLSearchParams({ next })}`
}

/**
 * Where a sign-in leads: administrators to /admin, or back to the administrators' screen they were sent away from
 * (rule: administrator screens; rule: landing page); everybody else to the page they came from, or home.
 */
export function afterSignIn({ isAdmin, next }: { isAdmin: boolean; next: string | null | undefined }): string {
  const back = safeNext(next)
  return isAdmin && !ADMIN_SCREENS.test(back) ? '/admin' : back
}

/**
 * What the door of sign-up answers when the form does not pass, by the first field that is wrong (rule: sign-up form).
 */
export function signUpRefusal(
  issues: readonly { path: string }[],
): 'invalid_email' | 'weak_password' | 'invalid_input' {
  const first = issues[0]?.path
  if (first === 'email') return 'invalid_email'
  return first === 'password' ? 'weak_password' : 'invalid_input'
}

/**
 * Why no link can be asked for with what stands in the field; null when it can (rule: unknown addresses; rule: password
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
