import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertActivity } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { compareAlphabetically, rank, searchGroup } from './search/ranking.rules.ts'
import { fold, literalText } from './search/rules.ts'
import { createCatalogue } from './service.server.ts'
import { CATEGORIES } from './taxonomy/rules.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-03-31T12:00:00Z')
const catalogue = createCatalogue({ db, clock: () => NOW })
const titles = (list: { title: string }[]) => list.map((activity) => activity.title)

beforeEach(async () => {
  await db.deleteFrom('activities').execute()
})

describe('fold', () => {
  test('the database and the rule agree on Latin letters, punctuation, combining marks and emoji', async () => {
    const characters: string[] = []
    for (const [from, to] of [
      [0x20, 0x17f],
      [0x300, 0x362],
      [0x1e00, 0x1e99],
      [0x1ea0, 0x1ef9],
      [0x2010, 0x2044],
      [0x1f400, 0x1f450],
    ] as const) {
      for (let code = from; code <= to; code++) characters.push(`a${String.fromCodePoint(code)}b`)
    }
    const { rows } = await sql<{ text: string; folded: string }>`
      select text, fold(text) as folded from unnest(${characters}::text[]) as text`.execute(db)
    expect(
      rows.filter((row) => row.folded !== fold(row.text)).map((row) => [row.text, row.folded, fold(row.text)]),
    ).toEqual([])
  })
})

describe('search', () => {
  const TRICKY: { title: string; description?: string; tags?: string[] }[] = [
    { title: 'Matemática divertida' },
    { title: 'matematica, passo a passo' },
    { title: 'A MATEMÁTICA do mar' },
    { title: 'Época de matemática' },
    { title: 'Escola de matemática' },
    { title: 'Zebra', description: 'Com Matemática no meio.' },
    { title: 'Ábaco', description: 'MATEMATICA de contas' },
    { title: 'Urso', tags: ['raciocínio', 'matemática'] },
    { title: '100% colorido' },
    { title: '100 peixes' },
    { title: 'nome_com_traço' },
    { title: 'nomeXcomXtraço' },
    { title: 'barra \\ invertida' },
    { title: "D'água e “aspas”" },
    { title: 'aspas "retas"' },
    { title: '🐝 Abelha 🐝' },
    { title: 'A abelha e a flor', description: 'Com 🐝 no jardim' },
    { title: 'Duas tags', tags: ['mar azul', 'peixe vivo'] },
    { title: 'Coração—partido…' },
    { title: 'ß e Æ' },
    { title: 'Igual' },
    { title: 'igual' },
    { title: 'Ígual' },
  ]
  const TEXTS = [
    'matematica',
    'MATEMÁTICA',
    'mate',
    'a',
    'e',
    'o ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '“aspas”',
    "d'água",
    '🐝',
    'azul peixe',
    'mar azul',
    'coracao-',
    '...',
    'ss',
    'ae',
    'igual',
    'nada disso',
    '100%',
    'com_tra',
    '  ',
    '\u0301',
    "'; drop table activities; --",
  ]

  beforeEach(async () => {
    for (const item of TRICKY) await insertActivity(db, { description: 'x', ...item })
    await insertActivity(db, { title: 'Matemática escondida', status: 'inativo' })
  })

  test.each(TEXTS)('SQL ranks %j as the rule does', async (text) => {
    const { activities: all } = await catalogue.list({ limit: 45 })
    expect(all).toHaveLength(TRICKY.length)
    const asked = literalText(text).text
    const expected = rank(all, asked)
    const { activities: suggested } = await catalogue.suggest(text)
    // While a text is typed its last word may go on; parts of words come where no word begins so.
    const groupOf = (activity: (typeof all)[number]) => searchGroup(activity, fold(asked), { open: true })
    const begun = [0, 1, 2, 3].flatMap((group) =>
      all.filter((one) => groupOf(one) === group).sort(compareAlphabetically),
    )
    const first = begun.length > 0 ? begun : expected
    expect(titles(suggested).slice(0, first.length)).toEqual(titles(first.slice(0, 3)))
    if (text.trim() === '') return
    const { activities, total, near } = await catalogue.list({ search: text, limit: 45 })
    const ids = activities.map((activity) => activity.id)
    // Near matches come between whole words and parts of words.
    const whole = near ? expected.filter((one) => Number(searchGroup(one, fold(asked))) < 4) : expected
    expect(ids.slice(0, near?.from ?? total)).toEqual(whole.map((activity) => activity.id))
    expect(total).toBeGreaterThanOrEqual(expected.length)
    expect(new Set(ids).size).toBe(total)
  })

  test('matematica finds Matemática, in the four groups', async () => {
    expect(titles((await catalogue.list({ search: 'matematica' })).activities)).toEqual([
      'Matemática divertida',
      'matematica, passo a passo',
      'A MATEMÁTICA do mar',
      'Época de matemática',
      'Escola de matemática',
      'Ábaco',
      'Zebra',
      'Urso',
    ])
  })
})

test('more matches than are read at once come in the same order', async () => {
  await sql`insert into activities (slug, title, description, category, image_url, age_range, format, tags)
    select 'folha-' || n, chr(97 + n % 26) || ' gato ' || lpad(n::text, 4, '0'), 'x', 'Colorir', '/g.webp', '5-7 anos', 'Colorido', '{}'
    from generate_series(1, 1100) n`.execute(db)
  await insertActivity(db, { title: 'Gato primeiro', description: 'x' })
  await insertActivity(db, { title: 'Onça', description: 'um gato grande' })
  const { activities, total } = await catalogue.list({ search: 'gato', limit: 45 })
  expect(total).toBe(1102)
  expect(titles(activities.slice(0, 3))).toEqual(['Gato primeiro', 'a gato 0026', 'a gato 0052'])
  expect(titles((await catalogue.suggest('gato')).activities)).toEqual(titles(activities.slice(0, 3)))
  const last = await catalogue.list({ search: 'gato', limit: 45, offset: 1095 })
  expect(titles(last.activities).slice(-3)).toEqual(['z gato 1065', 'z gato 1091', 'Onça'])
  expect(last.activities).toHaveLength(7)
})

describe('list', () => {
  const day = (n: number) => new Date(NOW.getTime() - n * 86_400_000)
  beforeEach(async () => {
    await insertActivity(db, { title: 'hoje', created_at: day(0), category: 'Colorir', is_premium: true })
    await insertActivity(db, {
      title: 'há 10 dias',
      created_at: day(10),
      category: 'Colorir',
      format: 'Preto e Branco',
    })
    await insertActivity(db, { title: 'há 40 dias', created_at: day(40), category: 'Labirinto', age_range: '10+ anos' })
    await insertActivity(db, { title: 'há 100 dias', created_at: day(100), category: 'Labirinto', file_url: null })
    await insertActivity(db, { title: 'retirada', created_at: day(1), category: 'Labirinto', status: 'inativo' })
  })
  test.each([
    [{}, ['hoje', 'há 10 dias', 'há 40 dias', 'há 100 dias']],
    [{ category: 'Labirinto' }, ['há 40 dias', 'há 100 dias']],
    [{ date: '7d' }, ['hoje']],
    [{ date: '30d' }, ['hoje', 'há 10 dias']],
    [{ date: '3m' }, ['hoje', 'há 10 dias', 'há 40 dias']],
    [{ age: '10+ anos' }, ['há 40 dias']],
    [{ format: 'Preto e Branco' }, ['há 10 dias']],
    [{ plan: 'premium' }, ['hoje']],
    [{ plan: 'free' }, ['há 10 dias', 'há 40 dias', 'há 100 dias']],
    [{ sort: 'alpha_asc' }, ['há 10 dias', 'há 100 dias', 'há 40 dias', 'hoje']],
    [{ sort: 'alpha_desc' }, ['hoje', 'há 40 dias', 'há 100 dias', 'há 10 dias']],
    // «há» is a word of both, «1» the beginning of another.
    [{ category: 'Labirinto', search: 'HA 1' }, ['há 100 dias', 'há 40 dias']],
    [{ category: 'Colorir', age: '10+ anos' }, []],
    [{ search: '\u0301' }, []],
  ] as const)('%j', async (query, expected) => {
    const { activities, total } = await catalogue.list(query)
    expect(titles(activities)).toEqual(expected)
    expect(total).toBe(expected.length)
  })
  test('comes in slices that neither repeat nor miss, and knows the whole', async () => {
    const first = await catalogue.list({ limit: 3 })
    const second = await catalogue.list({ limit: 3, offset: 3 })
    expect([...titles(first.activities), ...titles(second.activities)]).toEqual([
      'hoje',
      'há 10 dias',
      'há 40 dias',
      'há 100 dias',
    ])
    expect([first.total, second.total, (await catalogue.list({ offset: 99 })).total]).toEqual([4, 4, 4])
  })
  test('an activity says whether it has a file, never where', async () => {
    const { activities } = await catalogue.list({ category: 'Labirinto' })
    expect(activities.map((activity) => activity.hasFile)).toEqual([true, false])
    expect(JSON.stringify(activities)).not.toContain('.pdf')
  })
})

describe('home and rows', () => {
  beforeAll(async () => {
    await db.deleteFrom('activities').execute()
  })
  beforeEach(async () => {
    const rows = CATEGORIES.flatMap((category) => Array.from({ length: 10 }, (_, i) => ({ category, i })))
    for (const { category, i } of rows) {
      await insertActivity(db, { title: `${category} ${i}`, category, created_at: new Date(NOW.getTime() + i * 1000) })
    }
    await insertActivity(db, {
      title: 'retirada',
      category: 'Colorir',
      status: 'inativo',
      created_at: new Date(NOW.getTime() + 99_000),
    })
  })
  test('rows hold the 8 newest of each category, in menu order', async () => {
    const rows = await catalogue.rows()
    expect(rows.map((row) => row.category)).toEqual(CATEGORIES)
    for (const { category, activities } of rows) {
      expect(titles(activities)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((i) => `${category} ${i}`))
    }
  })
  test('a category without activities has no row', async () => {
    await db.deleteFrom('activities').where('category', '=', 'Tracejar').execute()
    expect((await catalogue.rows()).map((row) => row.category)).not.toContain('Tracejar')
  })
  test('home has 20 recent, 15 popular and the count', async () => {
    const home = await catalogue.home()
    expect(home.recent).toHaveLength(20)
    expect(home.recent.slice(0, 8).every((activity) => activity.title.endsWith(' 9'))).toBe(true)
    expect(new Set(home.popular.map((activity) => activity.id)).size).toBe(15)
    expect(home.count).toBe(80)
    expect(titles([...home.recent, ...home.popular])).not.toContain('retirada')
  })
  test('popular is chosen anew each time', async () => {
    const picks = await Promise.all(Array.from({ length: 5 }, () => catalogue.popular()))
    expect(new Set(picks.map((pick) => titles(pick).join())).size).toBeGreaterThan(1)
  })
})

test('byId and bySlug find what is visible, nothing else', async () => {
  const seen = await insertActivity(db, { slug: 'peixe' })
  const hidden = await insertActivity(db, { slug: 'oculta', status: 'inativo' })
  expect((await catalogue.byId(seen.id))?.slug).toBe('peixe')
  expect((await catalogue.bySlug('peixe'))?.id).toBe(seen.id)
  for (const miss of [hidden.id, '00000000-0000-4000-8000-000000000000', 'no-id', '']) {
    expect(await catalogue.byId(miss)).toBeNull()
  }
  for (const miss of ['oculta', 'nenhuma', '', "'", 'a\0b', '\ud800']) expect(await catalogue.bySlug(miss)).toBeNull()
})

test('addresses names every visible activity once, in slices, with its last change', async () => {
  const changed = new Date('2026-02-03T04:05:06Z')
  const slugs = ['gato', 'mar', 'peixe', 'sol', 'uva']
  for (const slug of slugs) await insertActivity(db, { slug, updated_at: changed })
  await insertActivity(db, { slug: 'oculta', status: 'inativo' })
  const slices = await Promise.all([0, 2, 4, 6].map((offset) => catalogue.addresses({ offset, limit: 2 })))
  expect(slices.map((slice) => slice.length)).toEqual([2, 2, 1, 0])
  const found = slices.flat()
  expect(found.map((address) => address.slug).sort()).toEqual(slugs)
  expect(found.every((address) => address.updatedAt.getTime() === changed.getTime())).toBe(true)
})

test('related names what is visible in the same category, without the activity itself', async () => {
  const { slug } = await insertActivity(db, { slug: 'peixe', category: 'Colorir', tags: ['mar'] })
  await insertActivity(db, { slug: 'gato', category: 'Colorir' })
  await insertActivity(db, { slug: 'baleia', category: 'Colorir', tags: ['mar'] })
  await insertActivity(db, { slug: 'oculta', category: 'Colorir', status: 'inativo' })
  await insertActivity(db, { slug: 'onda', category: 'Tracejar', tags: ['mar'] })
  const activity = await catalogue.bySlug(slug)
  const related = activity && (await catalogue.related(activity))
  expect(related?.map((one) => one.slug)).toEqual(['baleia', 'gato'])
})
