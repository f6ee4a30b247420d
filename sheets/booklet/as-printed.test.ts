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
  const look = { className: '', numbers: null }
  expect(asPrinted(page, { ...look, showLevel: true, copy: null }, 0)).toEqual(page)
  const bare = asPrinted(page, { ...look, showLevel: false, copy: 12 }, 0)
  expect(bare.marks.slice(0, -1)).toEqual(withoutLevel(page).marks)
  expect(bare.marks.length).toBeLessThan(page.marks.length)
  expect(textsOf(bare.marks)).toContain('Cópia 12')
})

test('the class is on the line of a page that has one', () => {
  const [signed] = relogio.draw({ ...options, school: true }).pages
  if (!page || !signed) throw new Error('a page')
  const look = { showLevel: true, copy: null, className: '1º ano B', numbers: null }
  expect(textsOf(asPrinted(signed, look, 0).marks)).toContain('1º ano B')
  expect(asPrinted(page, look, 0)).toEqual(page)
  const [line] = classOn(signed, 'Uma turma de nome comprido, que vai até o fim')
  const box = line && boundsOf([line])
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(PAGE_WIDTH_MM - 16)
})

test('a page has its number in the booklet in place of the one in its sheet', () => {
  const { pages } = relogio.draw({ ...options, pages: 2 })
  const look = { showLevel: true, copy: null, className: '', numbers: { first: 4, count: 9 } }
  const numbers = pages.map((one, i) =>
    textsOf(asPrinted(one, look, i).marks).filter((words) => words.startsWith('Página')),
  )
  expect(numbers).toEqual([['Página 4 de 9'], ['Página 5 de 9']])
})
