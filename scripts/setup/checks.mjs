import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { flakyTests, unexcused } from './flaky.mjs'
import { root } from './root.mjs'

/** The program of an installed package, by what the package says of itself. */
function bin(name, program) {
  const folder = path.join(root, 'node_modules', name)
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[program]
  return path.join(folder, file)
}

/**
 * Checks that pass or fail as a whole: one each in the count. `proof` has to appear in the output too, so that a tool
 * that looked at nothing does not pass.
 */
const WHOLE = [
  { name: 'tipos das rotas', program: ['@react-router/dev', 'react-router'], args: ['typegen'] },
  { name: 'TypeScript', program: ['typescript-7', 'tsc'], args: ['--noEmit'] },
  { name: 'Biome', program: ['@biomejs/biome', 'biome'], args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'regras de importação',
    program: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.mjs', 'src', 'sheets', 'content', 'sandbox', 'embedded-postgres'],
    proof: /\([1-9]\d{2,} modules/,
  },
  {
    name: 'pastas sem círculo',
    program: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.folders.mjs', 'src', 'sheets'],
    proof: /\([1-9]\d{2,} modules/,
  },
  { name: 'código sem uso', program: ['knip', 'knip'], args: [] },
  {
    name: 'licenças e scripts dos pacotes',
    program: 'scripts/check-supply-chain.ts',
    args: [],
    proof: /^[1-9]\d{2,} packages/m,
  },
]

/** Runs every check, prints what failed, and ends the process with the count as its last line. */
export async function checkAll({ node, chromium }) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'atividario-test-'))
  const env = {
    ...process.env,
    // The tools' own programs find the same Node as we do.
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    CHROMIUM_PATH: chromium.path,
    CHROMIUM_WHOLE_PATH: chromium.whole,
  }
  const [types, ...others] = WHOLE
  const outcomes = [
    // TypeScript reads what this writes.
    await whole(types, node, env),
    ...(await sideBySide(others, (check) => whole(check, node, env))),
    vitest(node, env, scratch),
    playwright(node, env, scratch),
  ]
  fs.rmSync(scratch, { recursive: true, force: true })
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

const fileOf = (program) => (typeof program === 'string' ? path.join(root, program) : bin(...program))

function runNode(node, program, args, env) {
  return spawnSync(node, [fileOf(program), ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Two at a time: most of them use one processor. */
async function sideBySide(items, work) {
  const outcomes = []
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) outcomes[next[0]] = await work(next[1])
  }
  await Promise.all([worker(), worker()])
  return outcomes
}

async function whole({ name, program, args, proof }, node, env) {
  const { error, stdout, stderr } = await new Promise((resolve) => {
    const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 64 << 20 }
    const child = execFile(node, [fileOf(program), ...args], options, (error, stdout, stderr) =>
      resolve({ error, stdout, stderr }),
    )
    child.stdin?.end()
  })
  const passed = error === null && (!proof || proof.test(stdout + stderr))
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  if (!passed) console.log(`${stdout}\n${stderr}`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(node, env, scratch) {
  const report = path.join(scratch, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = runNode(node, ['vitest', 'vitest'], args, env)
  const { numPassedTests = 0, numFailedTests = 0, numPassedTestSuites = 0 } = read(report)
  return counted('Vitest', status, numPassedTests, numFailedTests, numPassedTestSuites)
}

function playwright(node, env, scratch) {
  const report = path.join(scratch, 'playwright.json')
  const args = ['test', '--reporter=list,json']
  const { status } = runNode(node, ['@playwright/test', 'playwright'], args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { suites = [], stats = {} } = read(report)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  const found = flakyTests(suites)
  for (const { test, line } of found) console.log(`↻ passou só na segunda vez: ${test} (linha ${line})`)
  const unlisted = unexcused(found).length
  const passed = expected + flaky - unlisted
  return counted('Playwright', status, passed, unexpected + unlisted, expected + flaky)
}

/** A runner that died, or ran nothing, is a failure even when it counted none. */
function counted(name, status, passed, failed, ran) {
  const broken = (status !== 0 && failed === 0) || ran === 0
  if (broken) console.log(`✗ ${name} terminou com ${status} sem dizer o que falhou`)
  return { passed, failed: failed + (broken ? 1 : 0) }
}

function read(report) {
  return fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {}
}
