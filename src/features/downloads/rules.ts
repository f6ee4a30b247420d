import type { Message } from '../../platform/message.ts'
import { MINUTE_MS } from '../../platform/time.ts'
import { isPremiumPlan } from '../subscriptions/plan/rules.ts'
import type { Entitlement } from '../subscriptions/rules.ts'
import type { RefusalCode } from './schema.ts'
import { DOWNLOAD_MESSAGES } from './texts.ts'

export const SIGNED_ADDRESS_MS = 5 * MINUTE_MS

/** Daily limits of the procedures; without a daily limit (null) the fair-use ceiling holds. */
export interface Allowance {
  readonly dailyLimit: number | null
  readonly ceiling: number
}

/** Result of a procedure that counts a grant. */
export type Outcome = 'granted' | 'repeated' | 'limit' | 'variant_limit' | 'unknown_user' | 'unknown_activity'

export type Refusal = Exclude<RefusalCode, 'variant_limit'>

export type DownloadDecision = { readonly allowed: true } | { readonly allowed: false; readonly refusal: Refusal }

/** Premium users only reach the fair-use ceiling (rule: fair use). */
export function exhausted(plan: Entitlement['plan']): Refusal {
  return isPremiumPlan(plan) ? 'unusual_use' : 'daily_limit'
}

/**
 * Decides if a signed-in user may download an activity (rule: download decision). `stats` null leaves the count to the
 * database, which decides in any case.
 */
export function decideDownload(facts: {
  readonly activity: { readonly isPremium: boolean }
  readonly entitlement: Pick<Entitlement, 'plan' | 'allowsPremium'>
  readonly stats: { readonly canDownload: boolean } | null
}): DownloadDecision {
  const { activity, entitlement, stats } = facts
  if (activity.isPremium && !entitlement.allowsPremium) return { allowed: false, refusal: 'premium_only' }
  if (stats && !stats.canDownload) return { allowed: false, refusal: exhausted(entitlement.plan) }
  return { allowed: true }
}

const REFUSAL_MESSAGES: Record<RefusalCode, Message> = {
  premium_only: DOWNLOAD_MESSAGES.premiumOnly,
  daily_limit: DOWNLOAD_MESSAGES.dailyLimit,
  unusual_use: DOWNLOAD_MESSAGES.unusualUse,
  variant_limit: DOWNLOAD_MESSAGES.refused,
}

/** Without a reason, a general message. */
export function refusalMessage(refusal: RefusalCode | undefined): Message {
  return refusal ? REFUSAL_MESSAGES[refusal] : DOWNLOAD_MESSAGES.refused
}

const DEFAULT_EXTENSION = '.pdf'
const SAMPLE_EXTENSION = '.html'
/** Replaces a title without letters and digits. */
const NAMELESS = 'atividade'

/** With its dot, in lower case; default `.pdf`. Ignores the query. */
function extensionOf(fileUrl: string): string {
  const path = fileUrl.split(/[?#]/, 1)[0] ?? ''
  return /[^/](\.[a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? DEFAULT_EXTENSION
}

/**
 * (rule: download file name) Letters, digits, whitespace, dots and hyphens of the title, in lower case, with hyphens for
 * whitespace; extension of the file, default `.pdf`, `.html` without a file.
 */
export function downloadFileName(title: string, fileUrl: string | null): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{Nd}\s.-]/gu, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .toLowerCase()
  return (/[\p{L}\p{Nd}]/u.test(name) ? name : NAMELESS) + (fileUrl ? extensionOf(fileUrl) : SAMPLE_EXTENSION)
}

/** A signed address with the file name for the browser. */
export function namedAddress(url: string, title: string): string {
  return `${url}&${new URLSearchParams({ name: downloadFileName(title, url) })}`
}
