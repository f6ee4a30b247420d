import type { Limit, RateLimits } from '../platform/limits.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * Rate limits of one key. The caller chooses the key: a user, a network address, an email. A school shares one network
 * address, so limits by address leave room for a staff room signing up together.
 */
export const LIMITS = {
  /** Tries to sign in, by address and e-mail: stops guessing, not a person who mistypes. */
  signIn: { points: 10, seconds: 15 * MINUTE_S },
  /** Tries to sign in, by address alone: stops one machine from going through many accounts. */
  signInAddress: { points: 100, seconds: 15 * MINUTE_S },
  /** Tries to sign in from browsers that are known, by account; beyond it they count as unknown ones. */
  signInDevices: { points: 30, seconds: 24 * HOUR_S },
  /** Sign-ups by address. */
  signUp: { points: 30, seconds: HOUR_S },
  /** Mails a stranger can have sent to one e-mail (confirmation, password reset). */
  mail: { points: 5, seconds: HOUR_S },
  /** Repeating the password while signed in, by user: a person who is locked out has the link by mail. */
  passwordCheck: { points: 10, seconds: 15 * MINUTE_S },
  /** Exports of a person's data, by user: much work for the database. */
  dataExport: { points: 10, seconds: HOUR_S },
  /** Asking for a download, by user: above any plan's honest use, the daily limit is another matter. */
  download: { points: 30, seconds: MINUTE_S },
  /** Starting, cancelling or taking back a subscription, by user: each may call the payment provider. */
  checkout: { points: 20, seconds: 10 * MINUTE_S },
  /** Messages to the team, by user or address: a staff room writes less. */
  contact: { points: 10, seconds: HOUR_S },
  /** Forms of the page of requests (asking, voting), by user. */
  requests: { points: 60, seconds: 10 * MINUTE_S },
  /** Notifications without a valid signature, by address: tries, mistakes and noise. Valid ones are not counted. */
  webhook: { points: 300, seconds: MINUTE_S },
  /** Requests an administrator has the server send to an address: the webhook tester and the diagnostic, by user. */
  webhookTools: { points: 60, seconds: 10 * MINUTE_S },
  /** Files an administrator uploads, by user: a lesson's worth of activities at a time. */
  upload: { points: 120, seconds: 10 * MINUTE_S },
  /** Search suggestions, by address: one for each pause in typing. */
  suggestions: { points: 120, seconds: MINUTE_S },
  /** Searches without results that pages report, by user or address. */
  searchMisses: { points: 20, seconds: 10 * MINUTE_S },
  /** Errors that pages report, by user or address: a broken release must not fill the log. */
  browserErrors: { points: 20, seconds: MINUTE_S },
  /** Every other call of the API, by user or address. */
  api: { points: 300, seconds: MINUTE_S },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** The limits at work. */
export type Limits = RateLimits<LimitName>
