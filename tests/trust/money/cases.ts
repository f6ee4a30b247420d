import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TrustCase } from '../case.ts'
import { races } from './races.ts'

/** Random sequences of one person against the strict sandbox: 3,000 in parts; `npm test` plays 10. */
const PARTS = 6
const SEQUENCES = 500

/** Plays one part. The report names its seed: `MODEL_SEED` and `MODEL_SEQUENCES` play it again. */
async function playSequences(): Promise<{ happened: string; lost: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'atividario-model-'))
  const report = join(folder, 'report.json')
  const model = 'src/features/subscriptions/model.data.test.ts'
  const seed = randomInt(2 ** 31)
  // A difference ends the command with 1; the report has the sequence that shows it.
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', model, '--reporter=json', `--outputFile=${report}`],
    {
      env: { ...process.env, MODEL_SEQUENCES: String(SEQUENCES), MODEL_SEED: String(seed) },
      maxBuffer: 64 << 20,
    },
  ).catch(() => undefined)
  const { numPassedTests = 0, testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  if (numPassedTests === 0) {
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ failureMessages }) => failureMessages),
    )
    throw new Error(`seed ${seed}: ${failures.join(' ')}`)
  }
  return { happened: `${SEQUENCES} sequences (seed ${seed}), 0 differences from the provider`, lost: 0 }
}

interface Report {
  readonly numPassedTests?: number
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[]
  }[]
}

const sequences = Array.from({ length: PARTS }, (_, index) => ({
  group: 'money',
  name: `Ledger and provider after random sequences, ${index + 1} of ${PARTS}`,
  run: playSequences,
}))

export const cases: readonly TrustCase[] = [races, ...sequences]
