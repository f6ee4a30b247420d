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
  for (const row of rows) {
    const [path = ''] = row.match(/sheets\/kinds\/[\w/-]+\.ts/) ?? []
    const isOpen = readFileSync(path, 'utf8').match(/to be checked/i) !== null
    const own = rows.filter((one) => one.includes(path))
    if (isOpen)
      expect(
        own.some((one) => one.endsWith('| to compare |')),
        path,
      ).toBe(true)
  }
})
