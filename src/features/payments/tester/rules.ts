import type { Outcome } from '../diagnostic/reach/schema.ts'
import { detailsOf, isSuccess } from '../diagnostic/rules.ts'
import type { Shape, TestOutcome } from './schema.ts'
import { TESTER_TEXTS as texts } from './texts.ts'

/** The id the provider's own simulation uses: no payment has it. */
export const SAMPLE_ID = '123456'

/** Test data (rule: webhook tester). */
export function sampleNotification(now: Date) {
  return {
    id: 12_345,
    live_mode: false,
    type: 'payment',
    date_created: now.toISOString(),
    application_id: 123_456_789,
    user_id: 987_654_321,
    version: 1,
    api_version: 'v1',
    action: 'payment.updated',
    data: { id: SAMPLE_ID },
  }
}

const TOPICS: Record<Shape, { type: string; action: string }> = {
  payment_created: { type: 'payment', action: 'payment.created' },
  payment_updated: { type: 'payment', action: 'payment.updated' },
  subscription: { type: 'subscription_preapproval', action: 'updated' },
  invoice: { type: 'subscription_authorized_payment', action: 'created' },
  chargeback: { type: 'topic_chargebacks_wh', action: 'chargebacks.created' },
  claim: { type: 'topic_claims_integration_wh', action: 'created' },
  panel_payment: { type: 'payment', action: 'payment.updated' },
  panel_subscription: { type: 'subscription_preapproval', action: 'updated' },
}

/**
 * A notification as the provider documents it (design notes of the adapter): topic, which the query repeats, and body.
 * The panel's simulations differ: numbers as text, and for subscriptions another set of fields.
 */
export function notificationOf(shape: Shape, { resourceId, now }: { resourceId: string; now: Date }) {
  const { type, action } = TOPICS[shape]
  const at = now.toISOString()
  const id = now.getTime()
  if (shape === 'panel_subscription') {
    const body = {
      action,
      application_id: 'sandbox',
      data: { id: resourceId },
      date: at,
      entity: 'preapproval',
      id,
      type,
      version: 8,
    }
    return { topic: type, body }
  }
  const shared = { action, api_version: 'v1', date_created: at, live_mode: false, type, user_id: '987654321' }
  if (shape === 'panel_payment') return { topic: type, body: { ...shared, id: SAMPLE_ID, data: { id: resourceId } } }
  const data = shape === 'chargeback' ? { id: resourceId, payment_id: resourceId } : { id: resourceId }
  return { topic: type, body: { ...shared, id, data } }
}

/** No answer at all: the network failed. */
function unreached(error: string, details: Record<string, unknown>): TestOutcome {
  const { title, description, message } = texts.network
  return { status: 'error', title, description, message: message(error), details }
}

/** 'Testar Conexão': the preflight decides, of the GET only the status is shown (rule: webhook tester). */
export function judgeConnection(preflight: Outcome, reading: Outcome | null): TestOutcome {
  const details = { OPTIONS: detailsOf(preflight), ...(reading ? { GET: statusDetail(reading) } : {}) }
  if (preflight.kind === 'failure') return unreached(preflight.error, details)
  const { online, offline } = texts
  if (isSuccess(preflight.status)) {
    return { status: 'success', ...online, message: `${online.title} ${online.description}`, details }
  }
  const description = offline.description(preflight.status)
  return { status: 'error', title: offline.title, description, message: `${offline.title}. ${description}`, details }
}

const statusDetail = (outcome: Outcome) =>
  outcome.kind === 'answer' ? { status: outcome.status } : { error: outcome.error }

/** A notification that was posted: simulated, written by hand or signed (rule: webhook tester). */
export function judgePost(outcome: Outcome, sent: Record<string, unknown>): TestOutcome {
  const details = { sent, received: detailsOf(outcome) }
  if (outcome.kind === 'failure') return unreached(outcome.error, details)
  const { status } = outcome
  if (isSuccess(status)) {
    const { title, description } = texts.works
    return {
      status: 'success',
      title,
      description: description(status),
      message: `${title} ${description(status)}`,
      details,
    }
  }
  if (status === 401) {
    const { title, description } = texts.needsSignature
    return { status: 'warning', title, description, message: `${title}. ${description}`, details }
  }
  const { title, description } = texts.fails
  return {
    status: 'error',
    title,
    description: description(status),
    message: `${title}. ${description(status)}`,
    details,
  }
}
