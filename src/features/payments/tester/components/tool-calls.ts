import { callDoor } from '../../../../platform/browser/call-door.ts'
import { type DiagnosticReport, diagnosticReportSchema } from '../../diagnostic/schema.ts'
import { type TestOutcome, type TestRequest, testResultSchema } from '../schema.ts'

/** The server did not run what was asked; the message says why. */
async function ask(path: string, body: unknown): Promise<unknown> {
  const answer = await callDoor(`/functions/v1/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read = await answer.json()
  if (!answer.ok) throw new Error([read.error?.title, read.error?.description].filter(Boolean).join(': '))
  return read
}

/** Runs one test on the server. @throws Error with a message for people */
export const runTest = async (request: TestRequest): Promise<TestOutcome> =>
  testResultSchema.parse(await ask('webhook-test', request))

/** Runs the six tests on the server. @throws Error with a message for people */
export const runDiagnostic = async (url: string): Promise<DiagnosticReport> =>
  diagnosticReportSchema.parse(await ask('webhook-diagnostic', url === '' ? {} : { url }))
