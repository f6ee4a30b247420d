import { expect, test } from 'vitest'
import { relogio } from '../kinds/matematica/relogio.ts'
import { boundsOf } from '../lettering/bounds.ts'
import { withoutLevel } from '../page/paper.ts'
import { textsOf } from '../scene/marks.ts'
import { PAGE_WIDTH_MM } from '../scene/scene.ts'
import { asPrinted, classOn } from './as-printed.ts'

const options = { title: 'Horas', instruction: 'Leia.', level: 'facil', seed: 3, pages: 1, color: true } as const
const [page] = relogio.draw(options).pages

test('a page shows its level and the number of its copy only where they are printed', () => {
  if (!page) throw new Error('a page')
  expect(asPrinted(page, { showLevel: true, copy: null, className: '' })).toEqual(page)
  const bare = asPrinted(page, { showLevel: false, copy: 12, className: '' })
  expect(bare.marks.slice(0, -1)).toEqual(withoutLevel(page).marks)
  expect(bare.marks.length).toBeLessThan(page.marks.length)
  expect(textsOf(bare.marks)).toContain('Cópia 12')
})

test('the class is on the line of a page that has one', () => {
  const [signed] = relogio.draw({ ...options, school: true }).pages
  if (!page || !signed) throw new Error('a page')
  const look = { showLevel: true, copy: null, className: '1º ano B' }
  expect(textsOf(asPrinted(signed, look).marks)).toContain('1º ano B')
  expect(asPrinted(page, look)).toEqual(page)
  const [line] = classOn(signed, 'Uma turma de nome comprido, que vai até o fim')
  const box = line && boundsOf([line])
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(PAGE_WIDTH_MM - 16)
})
