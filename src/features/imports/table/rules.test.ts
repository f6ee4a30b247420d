import { describe, expect, test } from 'vitest'
import { decodeTable, kindOfTable, readTable, separatorOf, TABLE_MB, TableFault } from './rules.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

test.each([
  ['UTF-8', utf8('Emoções')],
  ['UTF-8 with a mark', utf8('\ufeffEmoções')],
  ['Latin-1', latin1('Emoções')],
  ['UTF-16', Uint8Array.from(Buffer.from('\ufeffEmoções', 'utf16le'))],
])('%s is understood', (_name, bytes) => {
  expect(decodeTable(bytes).replace('\ufeff', '')).toBe('Emoções')
})

test.each([
  ['a,b,c\n1;2;3', ','],
  ['a;b;c\n1,2,3', ';'],
  ['a\tb', '\t'],
  ['"a,b,c";d', ';'],
  ['só', ','],
])('%j is separated by %j', (text, separator) => expect(separatorOf(text)).toBe(separator))

test.each([
  [['slug', 'title', 'category'], 'activities'],
  [['id', 'title', 'description', 'category', 'image_url'], 'activities'],
  [['id', 'name', 'email', 'plan'], 'profiles'],
  [['id', 'user_id', 'activity_id', 'activity_title', 'date_key'], 'downloads'],
  [['title', 'category'], null],
  [['nome'], null],
])('columns %j are the table %s', (columns, kind) => expect(kindOfTable(columns)).toBe(kind))

test('quotes, line breaks and blank lines; each row knows its line', () => {
  const table = readTable(
    utf8('Slug;Title ;category;extra\n\n"a";"Um ""bom"" título\nem duas linhas";Colorir\nb;Dois;Colorir;x;y\n;;;\n'),
  )
  expect(table.kind).toBe('activities')
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    { slug: 'a', title: 'Um "bom" título\nem duas linhas', category: 'Colorir', extra: '' },
    { slug: 'b', title: 'Dois', category: 'Colorir', extra: 'x' },
  ])
  expect(table.rows[1]?.line).toBe(5)
})

describe('what is refused as a whole', () => {
  test.each([
    ['nothing', '', /vazia/],
    ['only a head', 'slug,title,category\n', /vazia/],
    ['columns nobody knows', 'a,b\n1,2', /Não reconhecemos/],
    ['a column twice', 'slug,title,category,Title\na,b,c,d', /duas vezes/],
    ['an open quote', 'slug,title,category\n"a,b,c', /não pôde ser lida/],
    ['a record without end', `slug,title,category\na,${'x'.repeat(70_000)},c`, /não pôde ser lida/],
    ['a program', '\x7fELF\0\0\0', /vazia|Não reconhecemos|lida/],
  ])('%s', (_name, text, message) => {
    expect(() => readTable(latin1(text))).toThrow(TableFault)
    expect(() => readTable(latin1(text))).toThrow(message)
  })

  test('a table that is too large', () => {
    expect(() => readTable(new Uint8Array(TABLE_MB * 1024 * 1024 + 1))).toThrow(/32 MB/)
  })
})
