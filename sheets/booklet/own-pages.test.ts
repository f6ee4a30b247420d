import { expect, test } from 'vitest'
import { collect, type Label, PAGE } from '../../tests/factories/page-marks.ts'
import { boundsOf } from '../lettering/bounds.ts'
import { INTERESTS } from '../pictures/interests.ts'
import { textsOf } from '../scene/marks.ts'
import { PAGE_HEIGHT_MM, type ScenePage } from '../scene/scene.ts'
import { teacherPages } from './adult.ts'
import { contentsPages } from './contents.ts'
import { coverPage, nameOfCover, nameOnCover } from './cover.ts'
import { dividerPage, nameOnDivider } from './divider.ts'
import { contentsCount } from './rows.ts'
import { nameOnCertificate, weekPage } from './week.ts'

const NAMES = ['Zé', 'Maria Clara', 'Wellington Guilherme', 'M'.repeat(22)]
/** Beyond these a page would be cut by its paper. */
const isOnPaper = ({ marks }: ScenePage) => {
  const reach = boundsOf(marks)
  return reach !== null && reach.x >= 0 && reach.y >= 0 && reach.x + reach.width <= 210 && reach.y + reach.height <= 297
}

test('every interest has a cover of its scene, in colour and in line, and none is drawn twice', () => {
  const covers = INTERESTS.map(({ id }) => nameOfCover({ number: 1, interest: id, color: true }))
  expect(new Set(covers).size).toBe(INTERESTS.length)
  for (const interest of [...INTERESTS.map(({ id }) => id), null])
    for (const color of [true, false]) {
      const page = coverPage({ number: 3, interest, color })
      expect(isOnPaper(page), String(interest)).toBe(true)
      expect(textsOf(page.marks)).toContain('Meu caderno')
    }
})

test.each(NAMES)('the name «%s» fits the plates and the certificate', (name) => {
  for (const [marks, from, to] of [
    [nameOnCover(name), 24, 186],
    [nameOnCertificate(name), 62, 190],
    [nameOnDivider(name), 18, 182],
  ] as const) {
    const reach = boundsOf(marks)
    expect(reach?.x).toBeGreaterThanOrEqual(from)
    expect((reach?.x ?? 0) + (reach?.width ?? 0)).toBeLessThanOrEqual(to)
  }
})

test('a name that is not there leaves its line', () => {
  expect([...nameOnCover(''), ...nameOnCertificate(''), ...nameOnDivider('')]).toEqual([])
  expect(isOnPaper(weekPage(1, true))).toBe(true)
})

const LONG = 'Cartaz, slogan e anúncio: a escola e a família'

test.each(Array.from({ length: 22 }, (_, i) => i))('contents of %i sheets name each of them, once', (count) => {
  const sheets = Array.from({ length: count }, (_, i) => ({ title: i % 2 ? LONG : `Folha ${i}`, page: i + 1 }))
  const pages = contentsPages(sheets, true)
  expect(pages).toHaveLength(contentsCount(count))
  expect(pages.every(({ page }) => isOnPaper(page))).toBe(true)
  const words = pages.flatMap(({ page }) => textsOf(page.marks)).join(' ')
  expect(words.split(LONG).length - 1).toBe(Math.floor(count / 2))
  const small = pages.flatMap(({ miniatures }) => miniatures)
  expect(small.length).toBe(count <= 8 ? count : 0)
  for (const [i, one] of small.entries())
    for (const other of small.slice(i + 1))
      expect(Math.abs(one.x - other.x) > 55 || Math.abs(one.y - other.y) > 60).toBe(true)
})

test('a long word keeps inside its card', () => {
  const [page] = contentsPages([{ title: 'Otorrinolaringologista', page: 1 }], false)
  const labels: Label[] = []
  collect(page?.page.marks ?? [], PAGE, labels, [])
  const word = labels.find(({ mark }) => mark.text === 'Otorrinolaringologista')
  expect(word?.box.x).toBeGreaterThan(13)
  expect((word?.box.x ?? 0) + (word?.box.width ?? 0)).toBeLessThan(67)
})

test('a long list of contents leads to the first page of each sheet, where pages are counted', () => {
  const sheets = Array.from({ length: 23 }, (_, i) => ({ title: `Folha ${i + 1}`, page: 2 * i + 1 }))
  const [, last] = contentsPages(sheets, true)
  const [, , ...rows] = textsOf(last?.page.marks ?? [])
  expect(rows).toEqual(['21. Folha 21', '41', '22. Folha 22', '43', '23. Folha 23', '45'])
  const [apart] = contentsPages([{ title: 'Folha', page: null }], true)
  expect(textsOf(apart?.page.marks ?? []).join(' ')).not.toContain('página')
})

test('the pages of the adult name every sheet and every child', () => {
  const sheets = Array.from({ length: 23 }, (_, i) => ({
    title: `Folha ${i + 1}`,
    about: 'Matemática',
    description: `Tarefa da folha ${i + 1}.`,
    skills: ['EF01MA06'],
  }))
  const names = Array.from({ length: 35 }, (_, i) => `Nome ${i + 1}`)
  const texts = teacherPages(sheets, names, true).flatMap(({ marks }) => textsOf(marks))
  for (const name of names) expect(texts.filter((text) => text === name)).toHaveLength(2)
  for (const { title, description } of sheets) {
    expect(texts).toContain(title)
    expect(texts).toContain(description)
  }
})

test('the longest texts about a sheet keep off the next one, and on their page', () => {
  const sheet = {
    title: 'Uma folha de título comprido, com todas as palavras que cabem nele',
    about: 'Percepção Visual, Fácil, Médio e Desafio',
    description: 'Palavra comprida '.repeat(19).trim(),
    skills: Array.from({ length: 6 }, (_, i) => `EF05MA${10 + i}`),
  }
  expect(sheet.description.length).toBeGreaterThan(320)
  const eight = Array.from({ length: 8 }, () => sheet)
  const [page] = teacherPages(eight, [], true)
  const lines = (page?.marks ?? []).filter(({ kind }) => kind === 'text')
  const boxes = lines.flatMap((mark) => boundsOf([mark]) ?? [])
  const tops = boxes.map(({ y }) => y).filter((y) => y > 44)
  expect(tops.length).toBeGreaterThan(32)
  const rows = tops.filter((y, i) => i === 0 || y > (tops[i - 1] ?? 0) - 3)
  expect(rows).toHaveLength(tops.length)
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(PAGE_HEIGHT_MM - 8)
  expect(textsOf(page?.marks ?? []).filter((words) => words.endsWith('…'))).toHaveLength(8)
})

test.each([1, 10, 11, 40])('a divider has a star for each of %i sheets, and its tab reaches the edge', (sheets) => {
  for (const number of [1, 23, 24, 35]) {
    const { marks } = dividerPage({ number, mark: 'turtle', sheets, className: '1º ano', color: number % 2 === 0 })
    const texts = textsOf(marks)
    expect(texts).toContain(String(sheets))
    expect(texts.filter((words) => words === String(number)).length).toBe(number <= sheets ? 2 : 1)
    const reach = boundsOf(marks)
    expect((reach?.y ?? 0) + (reach?.height ?? 0)).toBeLessThan(PAGE_HEIGHT_MM - 6)
    expect((reach?.x ?? 0) + (reach?.width ?? 0)).toBeGreaterThan(210)
  }
})
