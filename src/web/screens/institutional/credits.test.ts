import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ABOUT } from './about-texts.ts'

const LICENCES = new URL('../../../../docs/licences/', import.meta.url)
/** Names of the licences on the page, by the first lines of their texts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/SIL Open Font License/i, 'SIL Open Font License 1.1'],
  [/MIT License/, 'Licença MIT'],
  [/Attribution 4\.0 International/, 'Creative Commons Atribuição 4.0'],
]

test('every collection whose licence stands in the repository is credited with it', () => {
  const { collections } = ABOUT.credits
  const texts = readdirSync(LICENCES).map((file) => readFileSync(new URL(file, LICENCES), 'utf8'))
  const found = texts.map((text) => NAMES.find(([pattern]) => pattern.test(text))?.[1])
  expect([...found].sort()).toEqual(collections.map(({ license }) => license).sort())
})
