/** The path Google redirects back to. */
export const GOOGLE_RETURN_PATH = '/auth/v1/callback/google'

/** What to do when Google returns the address of an account that exists here. */
export type Joining = 'join' | 'join_without_password' | 'refuse'

interface Meeting {
  /** Google says that the address is theirs. */
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

/** Codes of a failed way back that /login tells apart; the library's own ones are shown alike. */
export const EMAIL_NOT_CONFIRMED = 'email_not_confirmed_there'
export const DENIED = 'access_denied'
export const UNEXPECTED_FAILURE = 'google_unexpected'
