import { expect, test } from 'vitest'
import { ownPatterns, slownessOf } from './hostile/patterns.ts'
import { dangersIn, ownSources } from './hostile/source-code.ts'

test('a pattern that can be made slow is found', () => {
  const place = 'here'
  expect(slownessOf({ place, source: '^(a+)+$', flags: '' })).toMatch(/Infinity/)
  expect(slownessOf({ place, source: '\\s+$', flags: '' })).not.toBeNull()
  expect(slownessOf({ place, source: '^[a-z]+$', flags: '' })).toBeNull()
})

test('no pattern of ours can be made slow', { timeout: 120_000 }, async () => {
  const patterns = await ownPatterns()
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.flatMap((pattern) => {
    const why = slownessOf(pattern)
    return why === null ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags}: ${why}`]
  })
  expect(slow).toEqual([])
})

test.each([
  ['code', 'eval(text)'],
  ['code', 'new Function("a", text)'],
  ['code', 'window.setTimeout("go()", 1)'],
  ['code', `import { runInNewContext } from 'node:vm'`],
  ['shell', `import { exec as run } from 'node:child_process'`],
  ['shell', `spawn('convert', [name], { shell: true })`],
  ['shell', `spawn('/bin/sh', ['-c', text])`],
  ['sql', 'client.query(`select 1 from $' + '{table}`)'],
  ['sql', `pool.query('select 1 from ' + table)`],
  ['sql', 'sql.raw(text)'],
  ['markup', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['markup', 'element.innerHTML = text'],
])('%s made of text is found: %s', (kind, source) => {
  expect(dangersIn(source)).toEqual([kind])
})

test.each([
  'pattern.exec(text)',
  'client.query(`select $1`, [text])',
  `spawn(program, ['-c', text])`,
  'setTimeout(go, 1)',
])('no other call is taken for one: %s', (source) => {
  expect(dangersIn(source)).toEqual([])
})

/** Places where the product builds a statement or a command from text, never a user's. */
const OURS = [
  // True if the server's user can enter a folder: its path is an argument, not part of the line.
  'shell embedded-postgres/binaries.ts',
  // Limits of memory for the process that examines files: the paths are ours, the file comes in by a pipe.
  'shell src/features/catalogue/upload/checks/service.server.ts',
  // Names of the schema's own tables and channels, where the database takes no parameter.
  'sql src/platform/backup/restore.ts',
  'sql src/platform/backup/tables.ts',
  'sql src/platform/db/listen.ts',
]

test('no text of a person becomes code, a command, a statement or markup', async () => {
  const found = new Set<string>()
  for (const tree of await ownSources()) {
    for (const kind of dangersIn(tree)) found.add(`${kind} ${tree.fileName}`)
  }
  expect([...found].toSorted()).toEqual(OURS)
})
