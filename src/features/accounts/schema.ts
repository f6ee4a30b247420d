import { z } from 'zod'
import { ONE_LINE } from '../../platform/control-characters.ts'
import { FIELD_ERRORS } from './texts.ts'

declare const proven: unique symbol

export const sessionSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  termsDue: z.literal(true).optional(),
})

export type SessionInfo = z.infer<typeof sessionSchema>

/** A signed-in user, verified by the accounts service. Only it can create one, so a forgotten check does not compile. */
export type Session = SessionInfo & { readonly [proven]: 'session' }

/** As {@link Session}, for an administrator. */
export type AdminSession = Session & { readonly isAdmin: true }

/** In characters after trimming (rule: sign-up form). */
export const NAME_MIN_LENGTH = 3
/** In characters; the column's limit. */
export const NAME_MAX_LENGTH = 200
/** In characters (rule: sign-up form). */
export const PASSWORD_MIN_LENGTH = 6
/** In characters: hashing long inputs is expensive. */
export const PASSWORD_MAX_LENGTH = 128
/** RFC 5321, in characters. */
const EMAIL_MAX_LENGTH = 254

const name = z
  .string(FIELD_ERRORS.nameTooShort)
  .trim()
  .min(NAME_MIN_LENGTH, FIELD_ERRORS.nameTooShort)
  .max(NAME_MAX_LENGTH, FIELD_ERRORS.nameTooLong)
  .regex(ONE_LINE, FIELD_ERRORS.nameUnreadable)

/** Trimmed and lower-cased, as it is stored and compared. */
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

/** Form of /register and body of `sign-up/email` (rule: sign-up form). */
export const signUpSchema = z.object({
  name,
  email: emailSchema,
  password: newPassword,
  terms_accepted: z.boolean(FIELD_ERRORS.terms).refine((accepted) => accepted, FIELD_ERRORS.terms),
  receive_emails: z.boolean(),
})

export type SignUp = z.infer<typeof signUpSchema>

/** Form of /login and body of `sign-in/email` (rule: sign-in form): required fields, no hints. */
export const signInSchema = z.object({
  email: z
    .string(FIELD_ERRORS.emailMissing)
    .trim()
    .toLowerCase()
    .min(1, FIELD_ERRORS.emailMissing)
    .max(EMAIL_MAX_LENGTH, FIELD_ERRORS.email)
    .regex(ONE_LINE, FIELD_ERRORS.email),
  password: z
    .string(FIELD_ERRORS.passwordMissing)
    .min(1, FIELD_ERRORS.passwordMissing)
    .max(PASSWORD_MAX_LENGTH, FIELD_ERRORS.passwordTooLong),
})

export type SignIn = z.infer<typeof signInSchema>

export const resetRequestSchema = z.object({ email: emailSchema })

export const resetSchema = z.object({
  token: z.string().min(1).max(200),
  password: z
    .string(FIELD_ERRORS.newPasswordTooShort)
    .min(PASSWORD_MIN_LENGTH, FIELD_ERRORS.newPasswordTooShort)
    .max(PASSWORD_MAX_LENGTH, FIELD_ERRORS.passwordTooLong),
})

/** The new password twice, with the rules of a password change (rule: password reset). */
export const resetFormSchema = resetSchema
  .extend({ confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: FIELD_ERRORS.passwordsDiffer,
  })

export type ResetForm = z.infer<typeof resetFormSchema>
