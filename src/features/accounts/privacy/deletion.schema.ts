import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '../schema.ts'
import { DELETION_FIELD_ERRORS } from './texts.ts'

/** Confirmed by the password, or by the typed address for accounts without one (rule: personal data). */
export const deletionSchema = z.object({
  password: z.string().max(PASSWORD_MAX_LENGTH).optional(),
  email: z.string().max(320).optional(),
})
export type Deletion = z.infer<typeof deletionSchema>

/** The form's schema, for the account of `email`. */
export const deletionFormSchema = ({ email, hasPassword }: { email: string; hasPassword: boolean }) =>
  deletionSchema
    .refine(({ password }) => !hasPassword || password, {
      path: ['password'],
      message: DELETION_FIELD_ERRORS.passwordMissing,
    })
    .refine((form) => hasPassword || form.email?.trim().toLowerCase() === email.toLowerCase(), {
      path: ['email'],
      message: DELETION_FIELD_ERRORS.emailDiffers,
    })
