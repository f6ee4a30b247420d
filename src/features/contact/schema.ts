import { z } from 'zod'
import { SEVERAL_LINES } from '../../platform/control-characters.ts'
import { emailSchema } from '../accounts/schema.ts'
import { MESSAGE_MAX, MESSAGE_MIN, TOPICS } from './rules.ts'
import { CONTACT_ERRORS } from './texts.ts'

export const contactSchema = z.object({
  topic: z.enum(TOPICS, CONTACT_ERRORS.topic),
  email: emailSchema,
  message: z
    .string(CONTACT_ERRORS.message)
    .trim()
    // Browsers send a line break as two characters.
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(
      z
        .string()
        .min(MESSAGE_MIN, CONTACT_ERRORS.message)
        .max(MESSAGE_MAX, CONTACT_ERRORS.tooLong)
        .regex(SEVERAL_LINES, CONTACT_ERRORS.unreadable),
    ),
})
export type ContactInput = z.infer<typeof contactSchema>
