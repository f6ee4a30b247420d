import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import type { ProbeRequest, Reach } from '../diagnostic/reach/schema.ts'
import type { DiagnosticReport } from '../diagnostic/schema.ts'
import { diagnose, newRequestId, PROBE_HEADERS } from '../diagnostic/service.server.ts'
import { signNotification } from '../signature/service.server.ts'
import { judgeConnection, judgePost, notificationOf, SAMPLE_ID, sampleNotification } from './rules.ts'
import type { TestOutcome, TestRequest } from './schema.ts'
import { AUDIT_SUMMARIES } from './texts.ts'

interface Dependencies {
  readonly audit: Audit
  readonly clock: Clock
  readonly reach: Reach
  /** The webhook of this site, as the provider knows it. */
  readonly webhookUrl: string
  /** Secret of the notifications' signatures; it never leaves this service. */
  readonly webhookSecret: string
}

/** Headers of a CORS preflight for a POST (rule: webhook tester). */
const preflight = (origin: string): ProbeRequest => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'user-agent': PROBE_HEADERS['user-agent'],
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  },
  body: null,
})

/** The webhook tester and diagnostic of the site: requests go out from the server. */
export function createTester({ audit, clock, reach, webhookUrl, webhookSecret }: Dependencies) {
  const targetOf = (url: string | undefined) => url || webhookUrl

  async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<TestOutcome> {
    const sent = { ...PROBE_HEADERS, 'x-request-id': newRequestId(), ...headers }
    const outcome = await reach(url, { method: 'POST', headers: sent, body })
    return judgePost(outcome, { url, headers: withoutSignature(sent), body })
  }

  async function connection(url: string): Promise<TestOutcome> {
    const first = await reach(url, preflight(new URL(webhookUrl).origin))
    if (first.kind === 'failure') return judgeConnection(first, null)
    return judgeConnection(first, await reach(url, { method: 'GET', headers: PROBE_HEADERS, body: null }))
  }

  function signed({ shape, resourceId = SAMPLE_ID }: Extract<TestRequest, { kind: 'signed' }>): Promise<TestOutcome> {
    const now = clock()
    const { topic, body } = notificationOf(shape, { resourceId, now })
    const requestId = newRequestId()
    const ts = String(Math.floor(now.getTime() / 1_000))
    const signature = signNotification({ dataId: resourceId, requestId }, ts, webhookSecret)
    const query = new URLSearchParams({ 'data.id': resourceId, type: topic })
    return post(`${webhookUrl}?${query}`, JSON.stringify(body), {
      'x-request-id': requestId,
      'x-signature': signature,
    })
  }

  function run(request: TestRequest): Promise<TestOutcome> {
    if (request.kind === 'signed') return signed(request)
    const url = targetOf(request.url)
    if (request.kind === 'connection') return connection(url)
    return post(url, request.kind === 'custom' ? request.payload : JSON.stringify(sampleNotification(clock())))
  }

  return {
    webhookUrl,

    /** One test of the tester. @throws AppError malformed_json for a payload that is no JSON */
    async test(admin: AdminSession, request: TestRequest): Promise<TestOutcome> {
      if (request.kind === 'custom') assertJson(request.payload)
      const url = request.kind === 'signed' ? webhookUrl : targetOf(request.url)
      await audit.record({
        actorId: admin.userId,
        action: 'webhook.tested',
        subjectType: 'webhook',
        subjectId: request.kind,
        summary: AUDIT_SUMMARIES.tested(request.kind),
        details: { url, ...(request.kind === 'signed' ? { shape: request.shape, resource: request.resourceId } : {}) },
      })
      return run(request)
    },

    /** The six tests of an address, of this site's webhook without one. */
    async diagnose(admin: AdminSession, url?: string): Promise<DiagnosticReport> {
      const target = targetOf(url)
      await audit.record({
        actorId: admin.userId,
        action: 'webhook.diagnosed',
        subjectType: 'webhook',
        subjectId: 'diagnostic',
        summary: AUDIT_SUMMARIES.diagnosed,
        details: { url: target },
      })
      return diagnose(target, { reach, clock })
    },
  }
}

export type Tester = ReturnType<typeof createTester>

/** A signature that our own route accepts is not shown: a copy of it would pass our check. */
function withoutSignature(headers: Record<string, string>): Record<string, string> {
  return 'x-signature' in headers ? { ...headers, 'x-signature': '…' } : headers
}

function assertJson(text: string): void {
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed_json', { cause })
  }
}
