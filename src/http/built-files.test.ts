import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtFiles } from './built-files.ts'

test('what is built is known by its path, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'criar'))
  writeFileSync(path.join(folder, 'favicon.svg'), '')
  writeFileSync(path.join(folder, 'criar', 'cracha.webp'), '')
  const isBuilt = builtFiles(folder)
  expect(['/favicon.svg', '/criar/cracha.webp'].filter(isBuilt)).toHaveLength(2)
  expect(
    ['/', '/criar', '/criar/', 'favicon.svg', '/criar/cracha.png', '/../favicon.svg', '//favicon.svg'].filter(isBuilt),
  ).toEqual([])
  expect(builtFiles(null)('/favicon.svg')).toBe(false)
})
