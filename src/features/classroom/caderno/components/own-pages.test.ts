import { expect, test } from 'vitest'
import { dividerPage } from '../../../../../sheets/booklet/divider.ts'
import { picturesOf } from '../../../../../sheets/scene/marks.ts'
import { INSTRUCTIONS, make, orderOf, plan } from '../../../../../tests/factories/making-booklets.ts'
import { textsOf } from '../../../../../tests/factories/reading-booklets.ts'
import { MARKS } from '../../turma/marks.rules.ts'

const NAMES = ['Ana', 'Bento', 'João']

test('each child has a last page with a certificate in its name', async () => {
  const options = { week: true, teacher: false, twoSided: false, answers: 'without' } as const
  for (const order of ['register', 'sheet'] as const) {
    const made = plan(NAMES, { ...options, order })
    const pages = await textsOf((await make(orderOf(made))).file)
    expect(pages).toHaveLength(made.totals.pages)
    const last = pages.filter((text) => text.includes('Certificado'))
    expect(last.map((text) => NAMES.filter((name) => text.split('|').includes(name)))).toEqual(
      NAMES.map((name) => [name]),
    )
    expect(pages.at(-1)).toContain('Certificado')
  }
})

test('contents show a small first page of each sheet, unless the sheets of all are spread', async () => {
  const contentsOf = async (order: 'register' | 'sheet') => {
    const made = plan(['Ana', 'Bento'], {
      contents: true,
      teacher: false,
      twoSided: false,
      answers: 'without',
      order,
    })
    return (await textsOf((await make(orderOf(made))).file))[0] ?? ''
  }
  expect(await contentsOf('register')).toContain(INSTRUCTIONS.medio)
  expect(await contentsOf('sheet')).not.toContain(INSTRUCTIONS.medio)
})

test('a page with its name is before the sheets of each child, with a white back, and in no file of its own', async () => {
  const options = { dividers: true, teacher: false, answers: 'without' } as const
  const made = plan(NAMES, options)
  const pages = await textsOf((await make(orderOf(made))).file)
  expect(pages).toHaveLength(made.totals.pages)
  const dividers = pages.flatMap((text, i) => (text.includes('folhas neste caderno') ? [i] : []))
  expect(dividers.map((i) => NAMES.filter((name) => pages[i]?.split('|').includes(name)))).toEqual(
    NAMES.map((name) => [name]),
  )
  expect(dividers.map((i) => [i % 2, pages[i + 1]])).toEqual(NAMES.map(() => [0, '']))
  for (const other of [plan(NAMES, { ...options, files: 'each' }), plan(['Ana'], options)])
    expect(other.totals.pages).toBe(
      plan(other.copies.length === 1 ? ['Ana'] : NAMES, { ...options, dividers: false, files: other.options.files })
        .totals.pages,
    )
})

test('every mark of a child is a picture', () => {
  for (const mark of [...MARKS, null])
    expect(picturesOf(dividerPage({ number: 1, mark, sheets: 3, className: '', color: true }).marks)).toHaveLength(1)
})
