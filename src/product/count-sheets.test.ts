import { expect, test } from 'vitest'
import { countSheets } from './count-sheets.ts'

test.each([
  [0, 'Nenhuma folha ainda'],
  [1, '1 folha'],
  [2, '2 folhas'],
])('%i sheets are «%s»', (count, text) => {
  expect(countSheets(count)).toBe(text)
})
