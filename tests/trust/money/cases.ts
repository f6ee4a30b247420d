import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TrustCase } from '../case.ts'

/** Random sequences of one person against the strict sandbox; `npm test` plays 20. */
const SEQUENCES = 3_000

async function playSequences(): Promise<{ happened: string; lost: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'atividario-model-'))
  const report = join(folder, 'report.json')
  const model = 'src/features/subscriptions/model.data.test.ts'
  // A difference ends the command with 1; the report has the sequence that shows it.
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', model, '--reporter=json', `--outputFile=${report}`],
    { env: { ...process.env, MODEL_SEQUENCES: String(SEQUENCES) }, maxBuffer: 64 << 20 },
  ).catch(() => undefined)
  const { numPassedTests = 0, testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  if (numPassedTests === 0) {
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ failureMessages }) => failureMessages),
    )
    throw new Error(failures.join(' '))
  }
  return { happened: `${SEQUENCES} sequences, 0 differences from the provider`, lost: 0 }
}

interface Report {
  readonly numPassedTests?: number
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[]
  }[]
}

export const cases: readonly TrustCase[] = [
  { group: 'money', name: 'Ledger and provider after 3,000 random sequences', run: playSequences },
]
