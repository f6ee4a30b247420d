import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.mts']
const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.gen.ts'))

/** Block comments, and runs of line comments that begin a line. */
const COMMENT = /\/\*\*?\s*([\s\S]*?)\*\/|(?:^|\n)[ \t]*\/\/(?!\/)[ \t]*([^\n]*)/g
/** A clause as the subject of a sentence: «What the page shows», «Whether it is open» (docs/guides/writing.md). */
const CLAUSE = /^(?:\*\s*)?(?:What|Who|Whom|Whose|Where|Which|How|Whether)\b/

/** Line comments that continue one above them. */
const continues = (source: string, at: number) => /\/\/[^\n]*$/.test(source.slice(0, at))

test('a comment begins with a noun or a verb, never with a relative pronoun', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return Array.from(source.matchAll(COMMENT)).flatMap((match) => {
      const text = (match[1] ?? match[2] ?? '').trim()
      return CLAUSE.test(text) && !continues(source, match.index) ? [`${file}: ${text.slice(0, 60)}`] : []
    })
  })
  expect(files.length).toBeGreaterThan(1_500)
  expect(found).toEqual([])
})

test('no file holds both sides of a merge', () => {
  const sides = /^(?:<{7}|>{7}) /m
  expect(files.filter((file) => sides.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
