import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TrustCase } from '../case.ts'
import { cardsAreToldApart } from './alike.ts'

/** Seeds per kind and level; `npm test` draws 20. */
const SEEDS = 200

async function drawEverySeed(): Promise<{ happened: string; lost: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'atividario-seeds-'))
  const report = join(folder, 'report.json')
  // A failed test ends the command with 1; the report names it.
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'sheets', '--reporter=json', `--outputFile=${report}`],
    { env: { ...process.env, SHEET_SEEDS: String(SEEDS) }, maxBuffer: 64 << 20 },
  ).catch(() => undefined)
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  if (numFailedTests > 0 || numPassedTests === 0) {
    const names = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
    )
    throw new Error(`${numFailedTests} failed: ${names.join('; ')}`)
  }
  return { happened: `${numPassedTests} properties of every kind and level on ${SEEDS} seeds`, lost: 0 }
}

interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

export const cases: readonly TrustCase[] = [
  { group: 'sheets', name: 'Every kind and level on 200 seeds', run: drawEverySeed },
  { group: 'sheets', name: 'Cards are told apart at 180 px', run: cardsAreToldApart },
]
