import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TrustCase } from '../case.ts'
import { cardsAreToldApart } from './alike.ts'

/** Longest time of one test (ms). */
const PATIENCE_MS = 900_000
/** Seeds per kind and level; `npm test` draws 20. */
const SEEDS = 200

/** Random booklets that are drawn and read page by page; `npm test` makes 6. */
const BOOKLETS = 100

/** Runs tests of `npm test` with more examples. @returns how many passed @throws with the names of those that failed */
async function playTests(place: string, more: Readonly<Record<string, number>>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'atividario-seeds-'))
  const report = join(folder, 'report.json')
  // A failed test ends the command with 1; the report names it.
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      place,
      '--reporter=json',
      `--outputFile=${report}`,
      `--testTimeout=${PATIENCE_MS}`,
    ],
    {
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(more).map(([name, count]) => [name, String(count)])),
      },
      maxBuffer: 64 << 20,
    },
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
  return numPassedTests
}

interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

export const cases: readonly TrustCase[] = [
  {
    group: 'sheets',
    name: 'Every kind and level on 200 seeds',
    run: async () => ({
      happened: `${await playTests('sheets', { SHEET_SEEDS: SEEDS })} properties of every kind and level on ${SEEDS} seeds`,
      lost: 0,
    }),
  },
  {
    group: 'sheets',
    name: 'A hundred booklets by chance',
    run: async () => ({
      happened: `${await playTests('make-booklet', { BOOKLETS })} properties, ${BOOKLETS} booklets read page by page`,
      lost: 0,
    }),
  },
  { group: 'sheets', name: 'Cards are told apart at 180 px', run: cardsAreToldApart },
]
