import { z } from 'zod'

declare const proven: unique symbol

export const sessionSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
})

/** What the browser may know about who is signed in. */
export type SessionInfo = z.infer<typeof sessionSchema>

/** A signed-in person, proven by the accounts service. Only it can make one, so a forgotten check does not compile. */
export type Session = SessionInfo & { readonly [proven]: 'session' }

/** A signed-in administrator, proven by the accounts service. */
export type AdminSession = Session & { readonly isAdmin: true }
