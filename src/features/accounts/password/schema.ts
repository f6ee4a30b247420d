import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, resetSchema } from '../schema.ts'
import { FIELD_ERRORS } from '../texts.ts'
import { PASSWORD_FIELD_ERRORS } from './texts.ts'

/** The body of `change-password` (rule: password change). */
export const passwordChangeSchema = z.object({
  currentPassword: z
    .string(PASSWORD_FIELD_ERRORS.currentMissing)
    .min(1, PASSWORD_FIELD_ERRORS.currentMissing)
    .max(PASSWORD_MAX_LENGTH, FIELD_ERRORS.passwordTooLong),
  newPassword: resetSchema.shape.password,
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: PASSWORD_FIELD_ERRORS.differ,
  })
export type PasswordForm = z.infer<typeof passwordFormSchema>
