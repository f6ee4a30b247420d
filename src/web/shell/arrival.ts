/** Parameter with the reason of a redirect. */
export const NOTICE_PARAM = 'notice'

/** `denied`: they may not see what they asked for. The others: what the form did that was sent without scripts. */
export const NOTICES = {
  denied: 'access-denied',
  signedUp: 'signed-up',
  signedIn: 'signed-in',
  confirmed: 'email-confirmed',
  passwordReset: 'password-reset',
  signedOut: 'signed-out',
  deleted: 'account-deleted',
} as const
export type ArrivalReason = keyof typeof NOTICES

/** The reason that an address names, or null. */
export function reasonOf(params: URLSearchParams): ArrivalReason | null {
  const value = params.get(NOTICE_PARAM)
  const [reason] = Object.entries(NOTICES).find(([, notice]) => notice === value) ?? []
  return (reason as ArrivalReason | undefined) ?? null
}

/** An address of the site, with the reason for the redirect. */
export function withReason(address: string, reason: ArrivalReason): string {
  const { pathname, search, hash } = new URL(address, 'http://site')
  const params = new URLSearchParams(search)
  params.set(NOTICE_PARAM, NOTICES[reason])
  return `${pathname}?${params}${hash}`
}

/** Target of users who may not open an address (rule: administrator screens). */
export const DENIED_ADDRESS = withReason('/', 'denied')
