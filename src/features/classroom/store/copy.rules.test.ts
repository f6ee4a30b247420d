import { expect, test } from 'vitest'
import { DAY_MS } from '../../../platform/time.ts'
import { basketSheet, EMPTY_BASKET, withCopied } from '../caderno/rules.ts'
import { copyText, LARGEST_COPY, mergeCopy, readContents, readCopy } from './copy.rules.ts'
import { daysWithoutCopy, EMPTY_ROOM, MOST_CHILDREN, newChild, type Room, type SchoolClass } from './rules.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const CLASS: SchoolClass = {
  id: id(900),
  name: '1º ano A',
  year: '1',
  rule: { levels: { matematica: 'medio', leitura: 'medio', coordenacao: 'medio' }, letters: 'bastao', ink: 'color' },
  children: [newChild(id(1), 'Alice', 0), newChild(id(2), 'João', 1)],
}
const ROOM: Room = { ...EMPTY_ROOM, classes: [CLASS] }
const sheet = (n: number) => ({
  ...basketSheet({
    ...{ id: id(n), title: `Folha ${n}`, slug: `folha-${n}`, category: 'Labirinto' as const },
    ...{ imageUrl: '/x.webp', isPremium: false, pageCount: 1 },
  }),
  own: { [id(1)]: { level: 'facil' as const } },
})
const BASKET = { ...EMPTY_BASKET, sheets: [sheet(500), sheet(501)] }
const COPY = { room: ROOM, basket: BASKET }
const AT = new Date('2026-11-12T10:00:00Z')

test('a copy is read back as it was, its booklet too', () => {
  expect(readCopy(copyText(COPY, AT))).toEqual(COPY)
})

test.each([1, 2])('a copy of version %i is read, without a booklet', (version) => {
  const old = JSON.stringify({ ...JSON.parse(copyText(COPY, AT)), version, basket: undefined })
  expect(readCopy(old)).toEqual({ room: ROOM, basket: null })
  // Sealed, it was the room by itself.
  expect(readContents(ROOM)).toEqual({ room: ROOM, basket: null })
})

test('the level of each sheet comes back', () => {
  const rule = { ...CLASS.rule, levels: { ...CLASS.rule.levels, leitura: 'sheet' } } as const
  const child = { ...newChild(id(1), 'Alice', 0), levels: { matematica: 'sheet' } } as const
  const room = { ...ROOM, classes: [{ ...CLASS, rule, children: [child] }] }
  expect(readCopy(copyText({ ...COPY, room }, AT))).toMatchObject({ room })
})

test('a sealed copy shows no name', () => {
  const sealed = { salt: 'AAAA', iv: 'BBBB', rounds: 600_000, data: 'Q0ND' }
  const text = copyText({ sealed }, AT)
  expect(readCopy(text)).toEqual({ sealed })
})

const text = copyText(COPY, AT)
test.each([
  ['', 'other'],
  ['oi', 'other'],
  ['null', 'other'],
  ['[]', 'other'],
  ['{"format":"outra"}', 'other'],
  [text.slice(0, -20), 'cut'],
  [text.replace('"version":3', '"version":4'), 'newer'],
  [text.replace('Alice', ''), 'cut'],
  [text.replace('"mark":0', '"mark":99'), 'cut'],
  [text.replace(id(1), 'x'), 'cut'],
  [copyText({ ...COPY, room: { ...ROOM, classes: Array.from({ length: 21 }, () => CLASS) } }, AT), 'cut'],
  [`${text}${' '.repeat(LARGEST_COPY)}`, 'huge'],
] as const)('%.60s is refused as %s', (file, fault) => {
  expect(readCopy(file)).toEqual({ fault })
})

test('opening a copy adds and changes children, and takes none away', () => {
  const copy: Room = {
    ...EMPTY_ROOM,
    classes: [
      { ...CLASS, children: [{ ...newChild(id(2), 'João', 1), fewer: true }, newChild(id(3), 'Ravi', 2)] },
      { ...CLASS, id: id(901), name: '2º ano', children: [newChild(id(4), 'Yasmin', 0)] },
    ],
  }
  const { room, changes } = mergeCopy(ROOM, copy)
  expect(changes).toEqual({
    added: ['Ravi', 'Yasmin'],
    changed: ['João'],
    kept: 1,
    newClasses: ['2º ano'],
    changedClasses: [],
    tooMany: false,
  })
  expect(room.classes.map(({ children }) => children.map(({ name }) => name))).toEqual([
    ['Alice', 'João', 'Ravi'],
    ['Yasmin'],
  ])
  expect(mergeCopy(room, copy).changes).toMatchObject({ added: [], changed: [], kept: 4 })
})

test('a class with another name, year or rule is told', () => {
  const changesOf = (copy: Partial<SchoolClass>) =>
    mergeCopy(ROOM, { ...ROOM, classes: [{ ...CLASS, ...copy }] }).changes.changedClasses
  expect(changesOf({})).toEqual([])
  expect(changesOf({ name: '1º ano B' })).toEqual(['1º ano B'])
  expect(changesOf({ year: '2' })).toEqual([CLASS.name])
  expect(changesOf({ rule: { ...CLASS.rule, letters: 'cursiva' } })).toEqual([CLASS.name])
})

test('sheets of a copy come behind those of the booklet, which stay', () => {
  const here = { ...EMPTY_BASKET, sheets: [{ ...sheet(501), own: {} }] }
  expect(withCopied(here, BASKET).sheets).toEqual([{ ...sheet(501), own: {} }, sheet(500)])
  expect(withCopied(EMPTY_BASKET, BASKET)).toBe(BASKET)
})

test('a copy that does not fit is known before it changes anything', () => {
  const many = Array.from({ length: MOST_CHILDREN }, (_, i) => newChild(id(i + 100), `C${i}`, i))
  expect(mergeCopy(ROOM, { ...ROOM, classes: [{ ...CLASS, children: many }] }).changes.tooMany).toBe(true)
})

test.each([
  [{}, 100 * DAY_MS, null],
  [{ begunAt: 0 }, 29 * DAY_MS, null],
  [{ begunAt: 0 }, 34 * DAY_MS, 34],
  [{ begunAt: 0, copiedAt: 10 * DAY_MS }, 34 * DAY_MS, null],
  [{ begunAt: 0, copiedAt: 10 * DAY_MS }, 44 * DAY_MS, 34],
  [{ begunAt: 0, remindedAt: 33 * DAY_MS }, 34 * DAY_MS, null],
  [{ begunAt: 0, remindedAt: 33 * DAY_MS }, 63 * DAY_MS, 63],
])('the reminder of %j at %i', (room, now, days) => {
  expect(daysWithoutCopy({ ...EMPTY_ROOM, ...room }, now)).toBe(days)
})
