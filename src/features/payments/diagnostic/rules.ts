import { parseTarget } from './reach/rules.ts'
import type { Outcome } from './reach/schema.ts'
import type { DiagnosticReport, TestResult, TestStatus } from './schema.ts'
import { DIAGNOSTIC_TEXTS as texts } from './texts.ts'

/** The part of an exchange in a result's details. */
export function detailsOf(outcome: Outcome): Record<string, unknown> {
  if (outcome.kind === 'failure') return { error: outcome.error, tookMs: outcome.tookMs }
  const { status, headers, body, tookMs } = outcome
  return { status, tookMs, headers, body: jsonOr(body) }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Verdict = readonly [TestStatus, string]

/** Judges an answer; no answer is an error whatever was asked. */
function judged(name: string, outcome: Outcome, judge: (status: number) => Verdict): TestResult {
  const [status, message]: Verdict =
    outcome.kind === 'failure' ? ['error', texts.network(outcome.error)] : judge(outcome.status)
  return { name, status, message, details: detailsOf(outcome) }
}

/** A plain OPTIONS: any successful answer proves the address. */
export const judgeConnectivity = (outcome: Outcome): TestResult =>
  judged(texts.names.connectivity, outcome, (status) =>
    isSuccess(status) ? ['success', texts.online(status)] : ['error', texts.offline(status)],
  )

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Path of the provider's notifications: `/functions/v1/{provider}-webhook`. */
const WEBHOOK_SHAPE = /^\/functions\/v1\/[a-z0-9]+(?:-[a-z0-9]+)*-webhook$/

/** Checks if a provider could use an address. Sends no request. */
export function judgeStructure(text: string): TestResult {
  const { structure, structureOk, structureWrong, names } = texts
  const url = parseTarget(text)
  const problem = !url
    ? structure.url
    : !WEBHOOK_SHAPE.test(url.pathname)
      ? structure.path
      : url.search !== ''
        ? structure.query
        : null
  const details: Record<string, unknown> = url
    ? { protocol: url.protocol, host: url.host, path: url.pathname, query: url.search }
    : { url: text }
  // Plain http is how the site runs on a developer's machine; the provider itself could not reach it.
  if (url?.protocol === 'http:') details.note = structure.https
  if (problem) return { name: names.structure, status: 'error', message: structureWrong(problem), details }
  return { name: names.structure, status: 'success', message: structureOk, details }
}

const expectRefusal = (status: number): Verdict =>
  status === 400 ? ['success', texts.refused] : ['warning', texts.notRefused(status)]

export const judgeEmpty = (outcome: Outcome): TestResult => judged(texts.names.empty, outcome, expectRefusal)
export const judgeMalformed = (outcome: Outcome): TestResult => judged(texts.names.malformed, outcome, expectRefusal)

/**
 * Without a signature: 500 means a missing token (success), other statuses are a warning; 401 is acceptable (rule:
 * webhook diagnostic).
 */
export const judgeSimulated = (outcome: Outcome): TestResult =>
  judged(texts.names.simulated, outcome, (status) => {
    if (status === 500) return ['success', texts.simulatedNoToken]
    return ['warning', status === 401 ? texts.simulatedSignature : texts.simulatedOther(status)]
  })

/** With a forged signature: only 401 is right, 500 means missing settings (rule: webhook diagnostic). */
export const judgeSigned = (outcome: Outcome): TestResult =>
  judged(texts.names.signed, outcome, (status) => {
    if (status === 401) return ['success', texts.signedRefused]
    return status === 500 ? ['warning', texts.signedNoToken] : ['error', texts.signedOther(status)]
  })

export const passedOf = ({ tests }: DiagnosticReport): number =>
  tests.filter(({ status }) => status === 'success').length

/** Text of the toast, and last line in the terminal, for a report. */
export function conclusionOf(report: DiagnosticReport) {
  const [passed, all] = [passedOf(report), report.tests.length]
  const complete = passed === all
  return complete
    ? { complete, title: texts.complete.title, description: texts.complete.description(all) }
    : { complete, title: texts.finished.title, description: texts.finished.description(passed, all) }
}

/** Next steps, by the findings. */
export function hintsOf({ tests }: DiagnosticReport): string[] {
  const { names, hints } = texts
  const of = (name: string) => tests.find((test) => test.name === name)
  const statusIn = (name: string) => of(name)?.details.status
  const found: string[] = []
  if (of(names.connectivity)?.status === 'error') found.push(hints.unreachable)
  if (of(names.structure)?.status === 'error') found.push(hints.structure)
  if ([names.empty, names.malformed].some((name) => of(name)?.status === 'warning')) found.push(hints.validation)
  if ([names.simulated, names.signed].some((name) => statusIn(name) === 500)) found.push(hints.token)
  const forged = statusIn(names.signed)
  if (typeof forged === 'number' && isSuccess(forged)) found.push(hints.forged)
  if (statusIn(names.simulated) === 401 && forged === 401) found.push(hints.secured, hints.signed)
  return [...found, hints.monitor]
}

/** True if the command line counts the run as failed: a test found an error. Humans judge warnings. */
export const hasFailed = ({ tests }: DiagnosticReport): boolean => tests.some(({ status }) => status === 'error')
