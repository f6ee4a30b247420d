import { z } from 'zod'
import { ONE_LINE } from '../../platform/control-characters.ts'
import { FIELD_ERRORS } from './texts.ts'

declare const proven: unique symbol

export const sessionSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** True until the terms as they are were accepted (rule: terms of use). */
  termsDue: z.literal(true).optional(),
})

/** The browser's view of the signed-in user. */
export type SessionInfo = z.infer<typeof sessionSchema>

/** A signed-in person, proven by the accounts service. Only it can make one, so a forgotten check does not compile. */
export type Session = SessionInfo & { readonly [proven]: 'session' }

/** A signed-in administrator, proven by the accounts service. */
export type AdminSession = Session & { readonly isAdmin: true }

/** Shortest name, in characters after trimming (rule: sign-up form). */
export const NAME_MIN_LENGTH = 3
/** Longest name, in characters (the column's own limit). */
export const NAME_MAX_LENGTH = 200
/** Shortest password, in characters (rule: sign-up form). */
export const PASSWORD_MIN_LENGTH = 6
/** Longest password, in characters: hashing is work, so its input has an end. */
export const PASSWORD_MAX_LENGTH = 128
/** Longest address that mail can carry, in characters (RFC 5321). */
const EMAIL_MAX_LENGTH = 254

const name = z
  .string(FIELD_ERRORS.nameTooShort)
  .trim()
  .min(NAME_MIN_LENGTH, FIELD_ERRORS.nameTooShort)
  .max(NAME_MAX_LENGTH, FIELD_ERRORS.nameTooLong)
  .regex(ONE_LINE, FIELD_ERRORS.nameUnreadable)

/** An address as it is stored and compared: trimmed and lower-cased. */
export const emailSchema = z
  .string(FIELD_ERRORS.email)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, FIELD_ERRORS.email)
  .regex(z.regexes.email, FIELD_ERRORS.email)

const newPassword = z
  .string(FIELD_ERRORS.passwordTooShort)
  .min(PASSWORD_MIN_LENGTH, FIELD_ERRORS.passwordTooShort)
  .max(PASSWORD_MAX_LENGTH, FIELD_ERRORS.passwordTooLong)

/** The form of /register and the body of `sign-up/email` (rule: sign-up form). */
export const signUpSchema = z.object({
  name,
  email: emailSchema,
  password: newPassword,
  terms_accepted: z.boolean(FIELD_ERRORS.terms).refine((accepted) => accepted, FIELD_ERRORS.terms),
  receive_emails: z.boolean(),
})

export type SignUp = z.infer<typeof signUpSchema>

/**
 * The form of /login and the body of `sign-in/email` (rule: sign-in form): both fields required, without further hints.
 */
export const signInSchema = z.object({
  email: z
    .string(FIELD_ERRORS.emailMissing)
    .trim()
    .toLowerCase()
    .min(1, FIELD_ERRORS.emailMissing)
    .max(EMAIL_MAX_LENGTH, FIELD_ERRORS.email),
  password: z
    .string(FIELD_ERRORS.passwordMissing)
    .min(1, FIELD_ERRORS.passwordMissing)
    .max(PASSWORD_MAX_LENGTH, FIELD_ERRORS.passwordTooLong),
})

export type SignIn = z.infer<typeof signInSchema>

export const resetRequestSchema = z.object({ email: emailSchema })

/** Body of /reset-password: the token of the mailed link and the new password. */
export const resetSchema = z.object({
  token: z.string().min(1).max(200),
  password: z
    .string(FIELD_ERRORS.newPasswordTooShort)
    .min(PASSWORD_MIN_LENGTH, FIELD_ERRORS.newPasswordTooShort)
    .max(PASSWORD_MAX_LENGTH, FIELD_ERRORS.passwordTooLong),
})

/** The form of /reset-password: new password twice, same rules as changing it (rule: password reset). */
export const resetFormSchema = resetSchema
  .extend({ confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: FIELD_ERRORS.passwordsDiffer,
  })

export type ResetForm = z.infer<typeof resetFormSchema>
