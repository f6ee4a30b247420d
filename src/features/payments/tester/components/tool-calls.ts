import { as, callApi, type Reader } from '../../../../platform/browser/call-api.ts'
import { type DiagnosticReport, diagnosticReportSchema } from '../../diagnostic/schema.ts'
import { type TestOutcome, type TestRequest, testResultSchema } from '../schema.ts'

async function ask<T>(path: string, body: object, read: Reader<T>): Promise<T> {
  const answer = await callApi(`/functions/v1/admin/${path}`, { body, read })
  if (answer.ok) return answer.data
  const { title, description } = answer.refusal ?? {}
  throw new Error([title, description].filter(Boolean).join(': '))
}

/** Runs one test on the server. @throws Error with a message for people */
export const runTest = (request: TestRequest): Promise<TestOutcome> =>
  ask('webhook-test', request, as(testResultSchema))

/** Runs the six tests on the server. @throws Error with a message for people */
export const runDiagnostic = (url: string): Promise<DiagnosticReport> =>
  ask('webhook-diagnostic', url === '' ? {} : { url }, as(diagnosticReportSchema))
