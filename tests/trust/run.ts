// `npm run trust`: runs every case against the built product and prints what happened and what was lost.
// Ends with 1 when something was lost or a case failed.
import type { TrustCase } from './case.ts'
import { OPTIONS } from './options.ts'
import { closeTemplate } from './site/template.ts'

/** The groups in the order in which they run; each is loaded when its turn comes. */
const GROUPS: readonly (readonly [string, () => Promise<{ cases: readonly TrustCase[] }>])[] = [
  ['authorization', () => import('./matrix/cases.ts')],
  ['hostile input', () => import('./hostile/cases.ts')],
  ['production', () => import('./production/cases.ts')],
  ['faults', () => import('./faults/cases.ts')],
  ['several processes', () => import('./processes/cases.ts')],
  ['load', () => import('./load/cases.ts')],
  ['sheets', () => import('./sheets/cases.ts')],
  ['money', () => import('./money/cases.ts')],
]

/** Prefix of a case that could not run on this machine. */
const SKIPPED = 'skipped:'

interface Row {
  readonly group: string
  readonly name: string
  readonly happened: string
  readonly lost: number | null
  readonly seconds: number
}

async function row(one: TrustCase): Promise<Row> {
  const { group, name } = one
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  try {
    const { happened, lost } = await one.run()
    return { group, name, happened, lost, seconds: seconds() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { group, name, happened: `FAILED: ${reason}`, lost: null, seconds: seconds() }
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const isSkipped = ({ happened }: Row) => happened.startsWith(SKIPPED)
const isFailed = (one: Row) => one.lost !== 0 || (OPTIONS.strict && isSkipped(one))

const say = (line: string) => void process.stdout.write(`${line}\n`)
const rows: Row[] = []
say('| group | case | what happened | lost | s |\n|---|---|---|--:|--:|')
try {
  for (const [name, load] of GROUPS) {
    if (OPTIONS.only !== null && OPTIONS.only !== name) continue
    for (const one of (await load()).cases) {
      if (OPTIONS.name !== null && !one.name.includes(OPTIONS.name)) continue
      const done = await row(one)
      rows.push(done)
      say(`| ${done.group} | ${done.name} | ${cell(done.happened)} | ${done.lost ?? '?'} | ${String(done.seconds)} |`)
    }
  }
} finally {
  await closeTemplate()
}
const failed = rows.filter(isFailed).length
const skipped = rows.filter(isSkipped).length
const lost = rows.reduce((sum, one) => sum + (one.lost ?? 0), 0)
say(`\n${rows.length - failed} of ${rows.length} cases held, ${skipped} skipped, ${lost} lost`)
// An unknown group would otherwise pass without cases.
process.exit(failed === 0 && rows.length > 0 ? 0 : 1)
