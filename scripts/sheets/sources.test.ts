import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PAGE = readFileSync('docs/sheets/sources.md', 'utf8')

it('names the source of every file of facts about nature, places and history', () => {
  const files = ['ciencias', 'corpo', 'natureza', 'lugares', 'mapas', 'historia'].flatMap((folder) =>
    readdirSync(`sheets/kinds/${folder}`)
      .filter((name) => name.endsWith('-facts.ts'))
      .map((name) => `sheets/kinds/${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !PAGE.includes(file))).toEqual([])
})

it('has every file with facts to be checked among those to compare', () => {
  const rows = PAGE.split('\n').filter((line) => line.startsWith('| ['))
  const paths = new Set(rows.flatMap((row) => row.match(/sheets\/kinds\/[\w/-]+\.ts/)?.[0] ?? []))
  const open = [...paths].filter((path) => /to be checked/i.test(readFileSync(path, 'utf8')))
  const compared = (path: string) => rows.some((row) => row.includes(path) && row.endsWith('| to compare |'))
  expect(open.filter((path) => !compared(path))).toEqual([])
})
