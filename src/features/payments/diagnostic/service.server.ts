import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/time.ts'
import { sampleNotification } from '../tester/rules.ts'
import type { Reach } from './reach/schema.ts'
import { judgeConnectivity, judgeEmpty, judgeMalformed, judgeSigned, judgeSimulated, judgeStructure } from './rules.ts'
import type { DiagnosticReport } from './schema.ts'

/** User agent of the tools, and headers of every posting test. */
export const PROBE_HEADERS = { 'content-type': 'application/json', 'user-agent': 'webhook-tools/1.0' } as const

/** An id for one request, as the provider gives each delivery one. */
export const newRequestId = (): string => `test-${randomBytes(8).toString('hex')}`

/**
 * The six tests of an address (rule: webhook diagnostic). The same for the screen and for the command
 * line; only `reach` differs.
 */
export async function diagnose(
  url: string,
  { reach, clock }: { reach: Reach; clock: Clock },
): Promise<DiagnosticReport> {
  const timestamp = clock().toISOString()
  const post = (body: string, headers: Record<string, string> = {}) =>
    reach(url, {
      method: 'POST',
      body,
      headers: { ...PROBE_HEADERS, 'x-request-id': newRequestId(), ...headers },
    })
  const sample = JSON.stringify(sampleNotification(clock()))
  const forged = `ts=${Math.floor(clock().getTime() / 1_000)},v1=${randomBytes(32).toString('hex')}`
  const [connectivity, empty, malformed, simulated, signed] = await Promise.all([
    reach(url, { method: 'OPTIONS', headers: { 'user-agent': PROBE_HEADERS['user-agent'] }, body: null }),
    post(''),
    post('{"type": "payment", '),
    post(sample),
    post(sample, { 'x-signature': forged }),
  ])
  const tests = [
    judgeConnectivity(connectivity),
    judgeStructure(url),
    judgeEmpty(empty),
    judgeMalformed(malformed),
    judgeSimulated(simulated),
    judgeSigned(signed),
  ]
  return { timestamp, url, tests }
}
