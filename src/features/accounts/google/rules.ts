/** The path Google redirects back to. */
export const GOOGLE_RETURN_PATH = '/auth/v1/callback/google'

/** Outcome when Google returns the address of an existing account. */
export type Joining = 'join' | 'join_without_password' | 'refuse'

interface Meeting {
  /** Google confirms the address. */
  readonly confirmedThere: boolean
  /** The person who uses the account here has proven to read the mailbox. */
  readonly confirmedHere: boolean
  /** The account here can be entered with a password. */
  readonly hasPassword: boolean
}

/**
 * An address belongs to the person who has shown that they read its mail. Until then anybody may have made the account,
 * to wait for the owner: the owner gets it, and the password that came with it no longer opens it (docs/adr/0012).
 */
export function joiningOf({ confirmedThere, confirmedHere, hasPassword }: Meeting): Joining {
  if (!confirmedThere) return 'refuse'
  return confirmedHere || !hasPassword ? 'join' : 'join_without_password'
}

/** Codes of a failed return that /login shows with a separate text; those of the library share one. */
export const EMAIL_NOT_CONFIRMED = 'email_not_confirmed_there'
export const DENIED = 'access_denied'
export const UNEXPECTED_FAILURE = 'google_unexpected'
