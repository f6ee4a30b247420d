import { as, callApi, type Reader } from '../../../../platform/browser/call-api.ts'
import { type DiagnosticReport, diagnosticReportSchema } from '../../diagnostic/schema.ts'
import { type TestOutcome, type TestRequest, testResultSchema } from '../schema.ts'
import { TESTER_TEXTS } from '../texts.ts'

async function ask<T>(path: string, body: object, read: Reader<T>): Promise<T> {
  const answer = await callApi(`/functions/v1/admin/${path}`, { body, read })
  if (answer.ok) return answer.data
  const { title, description } = answer.refusal ?? {}
  // Never without a word: the reader of a toast needs to know whether to try again or to look at the server.
  throw new Error([title, description].filter(Boolean).join(': ') || (answer.cause ?? TESTER_TEXTS.noReason))
}

/** Runs one test on the server. @throws Error with a message for people */
export const runTest = (request: TestRequest): Promise<TestOutcome> =>
  ask('webhook-test', request, as(testResultSchema))

/** Runs the six tests on the server. @throws Error with a message for people */
export const runDiagnostic = (url: string): Promise<DiagnosticReport> =>
  ask('webhook-diagnostic', url === '' ? {} : { url }, as(diagnosticReportSchema))
