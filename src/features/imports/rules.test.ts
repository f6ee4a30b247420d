import { expect, test } from 'vitest'
import { booleanOf, fileNameOf, localMomentOf, momentOf, tagsOf } from './cells.rules.ts'
import { readActivityRow, readProfileRow } from './rules.ts'

test.each([
  ['true', true],
  ['Sim', true],
  ['t', true],
  ['FALSE', false],
  ['Não', false],
  ['0', false],
  ['', null],
  ['talvez', undefined],
])('%j is %s', (cell, value) => expect(booleanOf(cell)).toBe(value))

test.each([
  ['2024-05-01', '2024-05-01T00:00:00.000Z'],
  ['2024-05-01 12:30:00+00', '2024-05-01T12:30:00.000Z'],
  ['2024-05-01 12:30:00.123456-03', '2024-05-01T15:30:00.123Z'],
  ['2024-05-01T12:30:00Z', '2024-05-01T12:30:00.000Z'],
  ['2024-05-01T12:30:00-0300', '2024-05-01T15:30:00.000Z'],
  ['2024-13-01', undefined],
  ['ontem', undefined],
])('%j is the moment %s', (cell, iso) => expect(momentOf(cell)?.toISOString()).toBe(iso))

test.each([
  ['21/12/2026 06:00', '2026-12-21T09:00:00.000Z'],
  ['21/12/2026 06:00:30', '2026-12-21T09:00:00.000Z'],
  ['21/12/2026', '2026-12-21T03:00:00.000Z'],
  ['2026-12-21 06:00', '2026-12-21T09:00:00.000Z'],
  ['2026-12-21T06:00:00.500Z', '2026-12-21T06:00:00.500Z'],
  ['31/02/2026 06:00', undefined],
  ['21/13/2026', undefined],
  ['12/21/2026', undefined],
  ['21/12/26', undefined],
  ['amanhã', undefined],
])('%j is in São Paulo the moment %s', (cell, iso) => expect(localMomentOf(cell)?.toISOString()).toBe(iso))

test.each([
  ['', '', []],
  ['', 'inativo', []],
  ['21/12/2026 06:00', 'inativo', []],
  ['21/12/2026 06:00', 'ativo', ['publish_at: só uma atividade inativa é agendada. Preencha status com inativo.']],
  ['21/12/2026 06:00', '', ['publish_at: só uma atividade inativa é agendada. Preencha status com inativo.']],
  ['Natal', 'inativo', ['publish_at: não é uma data.']],
])('a row to publish at %j that is %j', (publish_at, status, problems) => {
  expect(readActivityRow({ line: 2, cells: { slug: 'gato', publish_at, status } }).problems).toEqual(problems)
})

test.each([
  ['{Cores,gato}', ['cores', 'gato']],
  ['{"coordenação motora",gato}', ['coordenação motora', 'gato']],
  ['["Cores","gato"]', ['cores', 'gato']],
  ['a; b |c, d', ['a', 'b', 'c']],
  ['[nada', ['[nada']],
  ['', []],
])('tags of %j', (cell, tags) => expect(tagsOf(cell)).toEqual(tags))

test.each([
  ['gato.pdf', 'gato.pdf'],
  ['https://antigo.example/storage/v1/object/public/activities/thumbnails/170%20gato.png?t=1', '170 gato.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\folhas\\gato.pdf', 'gato.pdf'],
  ['100%.pdf', '100%.pdf'],
])('%j means the file %j', (cell, name) => expect(fileNameOf(cell)).toBe(name))

const row = (cells: Record<string, string>) => ({ line: 2, cells })

test('a row tells everything that is wrong with it at once', () => {
  const { problems } = readActivityRow(
    row({
      slug: 'Gato Preto',
      title: '=cmd()',
      description: 'x'.repeat(4001),
      category: 'Jogos',
      is_premium: 'talvez',
      format: 'Azul',
      page_count: '51',
      status: 'novo',
      created_at: 'ontem',
      age_range: 'a\u0000',
    }),
  )
  expect(problems).toHaveLength(10)
  expect(problems.join(' ')).toMatch(/slug:.*title: começa com “=”.*description: passa de 4\.000/)
})

test('names of categories, formats and ages are understood without accents', () => {
  const { values, problems } = readActivityRow(
    row({ slug: 'a', category: 'percepcao visual', format: 'preto e branco', age_range: '5-7 ANOS', status: '' }),
  )
  expect(problems).toEqual([])
  expect(values).toMatchObject({
    category: 'Percepção Visual',
    format: 'Preto e Branco',
    age_range: '5-7 anos',
    status: null,
  })
})

test('skills and facets of a row', () => {
  const { values, problems } = readActivityRow(
    row({ slug: 'a', bncc: '{EF01MA06,ef01ma08}', goals: 'calma; atencao', level: 'facil', theme: '' }),
  )
  expect(problems).toEqual([])
  expect(values).toMatchObject({
    bncc: ['EF01MA06', 'EF01MA08'],
    goals: ['atencao', 'calma'],
    level: 'facil',
    theme: null,
  })
  const wrong = readActivityRow(row({ slug: 'a', bncc: 'EF01MA06 tudo', goals: 'calma,dormir', level: 'leve' }))
  expect(wrong.problems).toHaveLength(3)
  expect(readActivityRow(row({ slug: 'a' })).values).toMatchObject({ bncc: null, goals: null, level: null })
})

test('a person without a name is called by their address; an unknown plan is reported', () => {
  const id = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'
  const { values, problems } = readProfileRow(row({ id, email: 'Ana@Exemplo.com.br', plan: 'ouro' }))
  expect(values).toMatchObject({ id: id.toLowerCase(), email: 'ana@exemplo.com.br', name: 'ana', plan: 'gratuito' })
  expect(problems).toEqual(['plan: use um destes valores: gratuito, basico, premium.'])
})
