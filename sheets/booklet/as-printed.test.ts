import { expect, test } from 'vitest'
import { relogio } from '../kinds/matematica/relogio.ts'
import { withoutLevel } from '../page/paper.ts'
import { textsOf } from '../scene/marks.ts'
import { asPrinted } from './as-printed.ts'

const options = { title: 'Horas', instruction: 'Leia.', level: 'facil', seed: 3, pages: 1, color: true } as const
const [page] = relogio.draw(options).pages

test('a page shows its level and the number of its copy only where they are printed', () => {
  if (!page) throw new Error('a page')
  expect(asPrinted(page, { showLevel: true, copy: null })).toEqual(page)
  const bare = asPrinted(page, { showLevel: false, copy: 12 })
  expect(bare.marks.slice(0, -1)).toEqual(withoutLevel(page).marks)
  expect(bare.marks.length).toBeLessThan(page.marks.length)
  expect(textsOf(bare.marks)).toContain('Cópia 12')
})
