import { z } from 'zod'
import { ONE_LINE } from '../../../platform/control-characters.ts'
import { BILLING_PERIODS, PLANS, SUBSCRIPTION_STATUSES } from '../../../product/plans.ts'
import { NAME_MAX_LENGTH } from '../schema.ts'
import { FIELD_ERRORS } from '../texts.ts'
import { PROFILE_FIELD_ERRORS } from './texts.ts'

/** (rule: profile edit) Fewer than three characters are allowed: Google brings such names, and they stay editable. */
export const profileChangeSchema = z.object({
  name: z
    .string(PROFILE_FIELD_ERRORS.nameMissing)
    .trim()
    .min(1, PROFILE_FIELD_ERRORS.nameMissing)
    .max(NAME_MAX_LENGTH, FIELD_ERRORS.nameTooLong)
    .regex(ONE_LINE, FIELD_ERRORS.nameUnreadable),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** In the column names of its table. */
export const profileRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(PLANS),
  billing_period: z.enum(BILLING_PERIODS).nullable(),
  subscription_end_date: z.iso.datetime().nullable(),
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
})
export type ProfileRow = z.infer<typeof profileRowSchema>
