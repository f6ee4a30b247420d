import { z } from 'zod'

/** Claims of Google's id token. An address that Google does not vouch for counts as not confirmed. */
export const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email().toLowerCase(),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
})
