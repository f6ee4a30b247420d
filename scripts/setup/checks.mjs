import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './root.mjs'

const bin = (name, file) => path.join(root, 'node_modules', name, file)

/**
 * Checks that pass or fail as a whole: one each in the count. `proof` has to appear in the output too, so that a tool
 * that looked at nothing does not pass.
 */
const WHOLE = [
  { name: 'tipos das rotas', script: bin('@react-router/dev', 'bin.cjs'), args: ['typegen'] },
  { name: 'TypeScript', script: bin('typescript-7', 'bin/tsc'), args: ['--noEmit'] },
  { name: 'Biome', script: bin('@biomejs/biome', 'bin/biome'), args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'regras de importação',
    script: bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', 'src'],
    proof: /\([1-9]\d{2,} modules/,
  },
  { name: 'código sem uso', script: bin('knip', 'bin/knip.js'), args: [] },
]

/** Runs every check, prints what failed, and ends the process with the count as its last line. */
export function checkAll({ node, chromium }) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'atividario-test-'))
  const env = {
    ...process.env,
    // The tools' own programs find the same Node as we do.
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    CHROMIUM_PATH: chromium,
  }
  const outcomes = [
    ...WHOLE.map((check) => whole(check, (script, args) => runNode(node, script, args, env, 'pipe'))),
    vitest(node, env, scratch),
    playwright(node, env, scratch),
  ]
  fs.rmSync(scratch, { recursive: true, force: true })
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function runNode(node, script, args, env, stdio) {
  return spawnSync(node, [script, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', stdio, stdio],
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
}

function whole({ name, script, args, proof }, run) {
  const { status, stdout, stderr } = run(script, args)
  const passed = status === 0 && (!proof || proof.test(stdout + stderr))
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  if (!passed) console.log(`${stdout}\n${stderr}`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(node, env, scratch) {
  const report = path.join(scratch, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = runNode(node, bin('vitest', 'vitest.mjs'), args, env, 'inherit')
  const { numPassedTests = 0, numFailedTests = 0, numPassedTestSuites = 0 } = read(report)
  return counted('Vitest', status, numPassedTests, numFailedTests, numPassedTestSuites)
}

function playwright(node, env, scratch) {
  const report = path.join(scratch, 'playwright.json')
  const args = ['test', '--reporter=list,json']
  const { status } = runNode(
    node,
    bin('@playwright/test', 'cli.js'),
    args,
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    'inherit',
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report).stats ?? {}
  return counted('Playwright', status, expected, unexpected + flaky, expected)
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
