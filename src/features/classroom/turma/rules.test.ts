import { expect, test } from 'vitest'
import { parseCatalogueAddress } from '../../catalogue/address/rules.ts'
import { type Child, freeMarks, newChild, YEARS } from '../store/rules.ts'
import {
  type AreaChoice,
  atLevel,
  catalogueFor,
  differencesOf,
  isAway,
  levelIn,
  matches,
  moved,
  nameList,
  newClass,
  underRule,
  waysOf,
} from './rules.ts'
import { CLASS_NAMES } from './texts.ts'

const ids = Array.from({ length: 99 }, (_, i) => `id-${i}`).values()
const newId = () => ids.next().value ?? 'none'
const CLASS = newClass({ name: '1º ano A', year: '1', names: ['Alice', 'Davi'] }, newId)
const child = (own: Partial<Child> = {}): Child => ({ ...newChild('c', 'Davi', 1), ...own })

test('the catalogue for a class has its year as a filter that the catalogue knows', () => {
  const yearOf = (href: string) => parseCatalogueAddress(new URL(href, 'http://site').searchParams).filters.year
  expect(YEARS.map((year) => yearOf(catalogueFor(year)))).toEqual(['infantil', '1', '2', '3', '4', '5', null])
  expect(catalogueFor(null)).toBe('/activities')
})

test('a new class proposes letters by its year, leaves the level to each sheet, and no child differs', () => {
  expect(YEARS.map((year) => newClass({ name: '', year, names: [] }, newId).rule.letters)).toEqual([
    ...['bastao', 'bastao', 'imprensa', 'imprensa', 'imprensa', 'imprensa', 'bastao'],
  ])
  expect(CLASS.rule.levels).toEqual({ matematica: 'sheet', leitura: 'sheet', coordenacao: 'sheet' })
  expect(CLASS.children.map((one) => [one.name, one.mark, differencesOf(CLASS, one)])).toEqual([
    ['Alice', 0, []],
    ['Davi', 1, []],
  ])
})

test.each([
  [{ letters: 'cursiva' }, [{ what: 'letters', letters: 'cursiva' }]],
  [{ letters: 'bastao' }, []],
  [{ levels: { matematica: 'desafio' } }, [{ what: 'level', area: 'matematica', level: 'desafio' }]],
  [
    { levels: { matematica: 'facil', leitura: 'facil', coordenacao: 'facil' } },
    [{ what: 'level', area: 'all', level: 'facil' }],
  ],
  [
    { levels: { matematica: 'facil', leitura: 'facil', coordenacao: 'desafio' } },
    [
      { what: 'level', area: 'matematica', level: 'facil' },
      { what: 'level', area: 'leitura', level: 'facil' },
      { what: 'level', area: 'coordenacao', level: 'desafio' },
    ],
  ],
  [{ levels: { matematica: 'sheet' } }, []],
  [{ fewer: true, interest: 'trens' }, [{ what: 'interest', interest: 'trens' }, { what: 'fewer' }]],
] as const)('a child with %j differs by it', (own, differences) => {
  expect(differencesOf(CLASS, child(own))).toEqual(differences)
})

test('the level of the class is no choice of its own', () => {
  const hard = atLevel(CLASS, child(), 'leitura', 'desafio')
  expect(hard.levels).toEqual({ leitura: 'desafio' })
  expect(atLevel(CLASS, hard, 'leitura', 'sheet').levels).toEqual({})
  expect(waysOf(CLASS, hard).levels).toEqual({ matematica: 'sheet', leitura: 'desafio', coordenacao: 'sheet' })
})

test('a child has the level of each sheet in a class that has another', () => {
  const one = underRule(CLASS, { ...CLASS.rule, levels: { ...CLASS.rule.levels, leitura: 'medio' } })
  const own = atLevel(one, child(), 'leitura', 'sheet')
  expect(own.levels).toEqual({ leitura: 'sheet' })
  expect(differencesOf(one, own)).toEqual([{ what: 'level', area: 'leitura', level: 'sheet' }])
  expect(underRule({ ...one, children: [own] }, CLASS.rule).children[0]?.levels).toEqual({})
})

test('a level in all areas at once is one choice, and none where the areas differ', () => {
  const levelOf = (one: Child, area: AreaChoice) => levelIn(waysOf(CLASS, one).levels, area)
  const easy = atLevel(CLASS, child(), 'all', 'facil')
  expect(easy.levels).toEqual({ matematica: 'facil', leitura: 'facil', coordenacao: 'facil' })
  expect(levelOf(easy, 'all')).toBe('facil')
  const mixed = atLevel(CLASS, easy, 'leitura', 'desafio')
  expect(levelOf(mixed, 'all')).toBeNull()
  expect(levelOf(mixed, 'leitura')).toBe('desafio')
  expect(atLevel(CLASS, mixed, 'all', 'sheet').levels).toEqual({})
})

test('another rule of the class leaves the choices of children that differ from it', () => {
  const one = {
    ...CLASS,
    children: [child({ letters: 'cursiva', levels: { matematica: 'desafio', leitura: 'facil' } })],
  }
  const rule = {
    ...CLASS.rule,
    letters: 'cursiva' as const,
    levels: { ...CLASS.rule.levels, matematica: 'desafio' as const },
  }
  expect(underRule(one, rule).children[0]).toMatchObject({ letters: null, levels: { leitura: 'facil' } })
})

test('the order of the register', () => {
  const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(moved(list, 'b', -1).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 'b', 1).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(moved(list, 'a', -1)).toBe(list)
  expect(moved(list, 'c', 1)).toBe(list)
})

test('names are found without accents, and a child is away for a day', () => {
  expect(matches(child({ name: 'Inês' }), 'ines ')).toBe(true)
  expect(matches(child({ name: 'Inês' }), 'ana')).toBe(false)
  expect(isAway(child({ awayOn: '2026-11-25' }), '2026-11-25')).toBe(true)
  expect(isAway(child({ awayOn: '2026-11-24' }), '2026-11-25')).toBe(false)
})

test('a mark is free while no child of the class has it', () => {
  const children = [0, 1, 3].map((mark) => child({ mark }))
  expect(freeMarks(children, 3)).toEqual([2, 4, 5])
  expect(freeMarks(children, 2, 3)).toEqual([4, 5])
  expect(freeMarks(children, 58)).toHaveLength(58)
})

test('a list on a created sheet has the names of a class as the sheet takes them', () => {
  const one = newClass({ name: '2º B', year: '2', names: ['Ana B. 2', "Davi D'Ávila", '3', 'João Pedro'] }, newId)
  expect(nameList(one)).toBe("Ana B\nDavi D'Ávila\nJoão Pedro")
  expect(['2º B', 'Turma da manhã', 'Turmalina'].map((name) => CLASS_NAMES.use(name, 25))).toEqual([
    'Usar os nomes da turma 2º B (25)',
    'Usar os nomes da Turma da manhã (25)',
    'Usar os nomes da turma Turmalina (25)',
  ])
})
