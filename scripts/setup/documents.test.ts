import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../../src/platform/config-settings.ts'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from './server.mjs'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(SETTING_NAMES)('%s is in the guide to deploying', (name) => {
  const row = new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|[^|]{10,}\\|`, 'm')
  expect(read('docs/guides/deploying.md')).toMatch(row)
})

const readmeRows = read('README.md').match(/^\| `[A-Z].*$/gm) ?? []

test.each(SETTING_NAMES)('%s is in the table of README', (name) => {
  expect(readmeRows.filter((row) => row.includes(`\`${name}\``))).not.toEqual([])
})

test('README names no setting that does not exist', () => {
  const named = readmeRows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect(named.filter((name) => !SETTING_NAMES.some((known) => known === name))).toEqual([])
})

test('the guide names no setting that does not exist', () => {
  const table = read('docs/guides/deploying.md')
    .match(/^\| `.*$/gm)
    ?.map((row) => row.split('|')[1] ?? '')
  const named = table?.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect(named?.filter((name) => !SETTING_NAMES.some((known) => known === name))).toEqual([])
})

const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
)

test.each(pages)('every link of docs/%s leads somewhere', (page) => {
  const links = [...read(join('docs', page)).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
  expect(links.filter((target) => !existsSync(join(root, 'docs', dirname(page), target)))).toEqual([])
})

/** Metrics a document names, without the suffix Prometheus adds to a histogram's name. */
const metricsIn = (text: string) =>
  new Set(text.match(/atividario_[a-z_]+/g)?.map((name) => name.replace(/_bucket$/, '')))

test('alerts and dashboard use only metrics that exist, and name runbooks that exist', () => {
  const sources = ['metrics/metrics.ts', 'metrics/database.ts'].map((file) => read(`src/platform/${file}`))
  for (const file of ['middleware/health.ts', 'middleware/load-shedding.ts', 'page-cache/metrics.ts'])
    sources.push(read(`src/http/${file}`))
  sources.push(read('src/product/metrics.ts'))
  const source = sources.join('\n')
  const alerts = read('docs/observability/alerts.yaml')
  const dashboard = read('docs/observability/dashboard.json')
  expect(JSON.parse(dashboard).panels.length).toBeGreaterThan(10)
  for (const metric of metricsIn(alerts + dashboard)) expect(source).toContain(metric.replace('atividario_', ''))
  for (const [, runbook = ''] of alerts.matchAll(/runbook: (\S+\.md)/g)) {
    for (const name of ['database', 'storage'])
      expect(existsSync(join(root, runbook.replace(/\{\{.*\}\}/, name)))).toBe(true)
  }
})

// Prometheus refuses the whole file for one unreadable rule, and then no alert fires.
test('an alert joins series with series, never with a bare number', () => {
  const alerts = read('docs/observability/alerts.yaml')
  expect(alerts.match(/\b(?:or|and|unless)\s+[\d.]+\s*(?:\)|$)/gm)).toBe(null)
})

test('every test and every other source that docs/security.md names exists', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:src|tests|scripts|sandbox)\/[^`\s]+\.tsx?)`/g)]
  const missing = named.map(([, file = '']) => file).filter((file) => globSync(file, { cwd: root }).length === 0)
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(missing)]).toEqual([])
})

test('a server by systemd and one in a container run as npm start runs it', () => {
  const command = [...NODE_FLAGS, PROGRAM]
  expect(read('deploy/atividario.service')).toContain(`bin/node ${command.join(' ')}\n`)
  expect(read('deploy/Dockerfile')).toContain(`CMD ${JSON.stringify(['node', ...command]).replaceAll(',', ', ')}\n`)
  for (const [name, value] of Object.entries(ENVIRONMENT)) {
    expect(read('deploy/atividario.service')).toContain(`Environment=${name}=${value}\n`)
    expect(read('deploy/Dockerfile')).toContain(`ENV ${name}=${value}\n`)
  }
})

test('every path that docs/architecture.md names exists', () => {
  const named = [...read('docs/architecture.md').matchAll(/`((?:src|sheets|content|scripts)\/[^`\s]+)`/g)]
  const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))
  expect(named.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

const decisions = globSync('docs/adr/*.md', { cwd: root })

test.each(decisions)('%s has number, status, date, and its parts in order', (file) => {
  const text = read(file)
  const number = Number(/\/(\d+)-/.exec(file)?.[1])
  expect(text).toMatch(new RegExp(`^# ${number}\\. \\S.*\n\n(?:Accepted|Superseded), \\d{4}-\\d\\d-\\d\\d\\b`))
  const parts = ['## Context', '## Decision', '## Measured', '## Consequences']
  const found: readonly string[] = text.match(/^## .+$/gm) ?? []
  expect(found).toEqual(parts.filter((part) => part !== '## Measured' || found.includes(part)))
})

test('no two decisions share a number', () => {
  const numbers = decisions.map((file) => /\/(\d+)-/.exec(file)?.[1])
  expect(new Set(numbers).size).toBe(decisions.length)
})

test('a decision that a later one replaces is deleted, and its numbers lead on', () => {
  const replaced = decisions.filter((file) => /superse/i.test(read(file)))
  expect(replaced).toEqual([])
})
