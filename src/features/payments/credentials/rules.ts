import { z } from 'zod'
import type { Finding, Problem } from './schema.ts'

/** The settings of an installation. */
export interface Credentials {
  readonly accessToken: string
  readonly webhookSecret: string
  readonly publicKey: string | null
  /** The account that is to receive the money; null = the token's. */
  readonly collectorId: string | null
  /** Real money: test accounts and keys are an error. */
  readonly isProduction: boolean
}

/** One answer of the provider; null without one. */
export type Answer = { readonly status: number; readonly body: unknown } | null

/** Answers to the three calls of the probe: whose token it is, an empty payment, an empty subscription. */
export interface Answers {
  readonly owner: Answer
  readonly payment: Answer
  readonly subscription: Answer
}

/** The provider's site of Brazil. */
const BRAZIL = 'MLB'
/** Fewer characters than any secret of the provider has. */
const SECRET_MIN_LENGTH = 16

const ownerSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  site_id: z.string(),
  tags: z.array(z.string()).catch([]),
})

const isRefused = (answer: Answer) => answer?.status === 401 || answer?.status === 403
const isMute = (answer: Answer) => answer === null || answer.status >= 500 || answer.status === 429

const finding = (check: Finding['check'], problem: Problem | null, status: Finding['status'] = 'error'): Finding => ({
  check,
  problem,
  status: problem === null ? 'success' : status,
})

/** Judges the settings by themselves and by the answers; the first problem of each check counts. */
export function findingsOf(credentials: Credentials, answers: Answers): Finding[] {
  const token = tokenFinding(credentials, answers.owner)
  const isKnown = token.status === 'success'
  return [
    secretFinding(credentials),
    token,
    ...(isKnown ? ownerFindings(credentials, answers.owner) : []),
    publicKeyFinding(credentials),
    ...(isKnown ? [paymentsFinding(answers)] : []),
  ]
}

function secretFinding({ webhookSecret, accessToken }: Credentials): Finding {
  if (webhookSecret.trim() === '') return finding('secret', 'no_secret')
  const isOther = /^(APP_USR|TEST)-/.test(webhookSecret) || webhookSecret === accessToken
  return finding('secret', isOther || webhookSecret.length < SECRET_MIN_LENGTH ? 'odd_secret' : null)
}

function tokenFinding({ accessToken }: Credentials, owner: Answer): Finding {
  if (accessToken.startsWith('TEST-')) return finding('token', 'test_token')
  if (isRefused(owner)) return finding('token', 'refused_token')
  return finding('token', ownerSchema.safeParse(owner?.body).success ? null : 'unreachable', 'unknown')
}

function ownerFindings({ collectorId, isProduction }: Credentials, owner: Answer): Finding[] {
  const { data } = ownerSchema.safeParse(owner?.body)
  if (!data) return []
  const isTest = data.tags.includes('test_user')
  const isOther = collectorId !== null && collectorId !== data.id
  return [
    finding('country', data.site_id === BRAZIL ? null : 'other_country'),
    isOther
      ? finding('account', 'other_account')
      : finding('account', isTest ? 'test_account' : null, isProduction ? 'error' : 'warning'),
  ]
}

function publicKeyFinding({ publicKey, isProduction }: Credentials): Finding {
  if (publicKey === null) return finding('publicKey', 'no_public_key', 'warning')
  const isTest = publicKey.startsWith('TEST-')
  return finding('publicKey', isTest ? 'test_public_key' : null, isProduction ? 'error' : 'warning')
}

/**
 * The provider refuses an application made for Orders at payments alone, and credentials that are not activated at
 * both. The empty bodies create no payment: an account that may sell gets the answer that they are invalid.
 */
function paymentsFinding({ payment, subscription }: Answers): Finding {
  if (isMute(payment) || isMute(subscription)) return finding('payments', 'unreachable', 'unknown')
  if (isRefused(payment)) return finding('payments', isRefused(subscription) ? 'not_activated' : 'orders_application')
  return finding('payments', isRefused(subscription) ? 'no_subscriptions' : null)
}

/** Problems that stop sales. */
export const errorsIn = (findings: readonly Finding[]): Problem[] =>
  findings.flatMap(({ status, problem }) => (status === 'error' && problem ? [problem] : []))
