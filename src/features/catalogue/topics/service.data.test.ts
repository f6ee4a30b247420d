import { expect, test } from 'vitest'
import { insertActivity } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createTopics } from './service.server.ts'

const { db } = await testDatabase()
const clock = () => new Date('2026-03-10T12:00:00Z')

/** A drawn sheet whose title names its kind. */
function sheet(more: Partial<Parameters<typeof insertActivity>[1]>) {
  return insertActivity(db, {
    category: 'Alfabetização',
    age_range: '5-7 anos',
    bncc: ['EF01LP05'],
    level: 'facil',
    plain_title: 'Caça-palavras: bichos, fácil, 1º ano',
    goal: 'Ler palavras inteiras.',
    recipe: JSON.stringify({ kind: 'caca-palavras' }),
    is_premium: true,
    ...more,
  })
}

await sheet({ title: 'Bichos', plain_title: 'Caça-palavras: bichos, fácil, 1º ano' })
await sheet({ title: 'Praia', plain_title: 'Caça-palavras: praia, fácil, 1º ano', is_premium: false })
for (const number of [10, 2, 1])
  await sheet({
    title: `Número ${number}`,
    plain_title: `Caça-palavras: números, desafio, 1º ano`,
    level: 'desafio',
    set_name: 'Números de 0 a 20',
    is_premium: number !== 1,
  })
await sheet({ title: 'Escondida', status: 'inativo' })
const topics = createTopics({ db, clock })

test('a kind is a page with its name, its skill and a ladder, free sheets first', async () => {
  const page = await topics.page('caca-palavras')
  expect(page?.topic).toMatchObject({ title: 'Caça-palavras para imprimir', group: 'kinds' })
  expect(page?.topic.intro).toContain('Ler palavras inteiras.')
  expect(page?.rungs.map(({ level, total, free }) => [level, total, free])).toEqual([
    ['facil', 2, 1],
    ['desafio', 3, 1],
  ])
  expect(page?.rungs[0]?.activities.map(({ title }) => title)).toEqual(['Praia', 'Bichos'])
  expect([page?.total, page?.free]).toEqual([5, 2])
})

test('the page of a kind has the advice of a teacher, where there is any', async () => {
  const intro = async (kindAdvice: Record<string, string>) =>
    (await createTopics({ db, clock, kindAdvice }).page('caca-palavras'))?.topic.intro
  expect(await intro({ 'caca-palavras': 'Procure a letra menos comum.' })).toBe(
    'Ler palavras inteiras. Procure a letra menos comum.',
  )
  expect(await intro({})).toContain('comece onde a criança acerta quase tudo')
})

test('a set is shown whole, in its order', async () => {
  const page = await topics.page('numeros-de-0-a-20')
  expect(page?.topic.title).toBe('Números de 0 a 20: o conjunto completo')
  expect(page?.rungs).toHaveLength(1)
  expect(page?.rungs[0]?.activities.map(({ title }) => title)).toEqual(['Número 1', 'Número 2', 'Número 10'])
})

test('a year and its subject hold the sheets of their filters', async () => {
  expect((await topics.page('1-ano'))?.total).toBe(5)
  expect((await topics.page('1-ano-alfabetizacao'))?.total).toBe(5)
  expect((await topics.page('1-ano-matematica'))?.total).toBe(0)
})

test('a topic with few sheets is not listed, and an unknown one is no page', async () => {
  expect(await topics.listed()).toEqual([])
  expect(await topics.page('nada')).toBeNull()
  await sheet({ title: 'Sexta', plain_title: 'Caça-palavras: frutas, fácil, 1º ano' })
  expect((await createTopics({ db, clock }).listed()).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['1-ano', '1-ano-alfabetizacao', 'caca-palavras']),
  )
})

test('a date shows at most three of its sheets, free ones first', async () => {
  for (const [title, free] of [
    ['Um', false],
    ['Dois', true],
    ['Três', false],
    ['Quatro', false],
  ] as const)
    await sheet({
      title,
      school_date: 'natal',
      is_premium: !free,
      image_url: `/storage/${title}-360.webp`,
      goals: ['calma'],
    })
  const dates = await topics.samples('dates')
  expect([...dates.keys()]).toEqual(['natal'])
  expect(dates.get('natal')).toHaveLength(3)
  expect(dates.get('natal')?.[0]).toBe('/storage/Dois-360.webp')
  expect((await topics.samples('goals')).get('calma')?.[0]).toBe('/storage/Dois-360.webp')
  expect((await topics.samples('codes', 1)).get('EF01LP05')).toHaveLength(1)
})

test('a date is a ladder of its sheets, from easy to hard, free ones first', async () => {
  await sheet({ title: 'Difícil', school_date: 'pascoa', level: 'desafio' })
  await sheet({ title: 'Ovo pago', school_date: 'pascoa' })
  await sheet({ title: 'Ovo', school_date: 'pascoa', is_premium: false })
  const { rungs, total, free } = await topics.date('pascoa')
  expect(rungs.map(({ level, activities }) => [level, activities.map(({ title }) => title)])).toEqual([
    ['facil', ['Ovo', 'Ovo pago']],
    ['desafio', ['Difícil']],
  ])
  expect([total, free]).toEqual([3, 1])
})

test('a set of letters is shown letter by letter, each from easy to hard, behind its guide', async () => {
  const set_name = '17 famílias silábicas'
  const family = (title: string, level: 'facil' | 'medio' | 'desafio', theme: string, kind = 'familia-silabica') =>
    sheet({ title, level, set_name, recipe: JSON.stringify({ kind, theme }), category: 'Matemática', bncc: [] })
  await family('A sílaba do T que falta', 'medio', 'T')
  await family('Código do C', 'desafio', 'C')
  await family('Família do T', 'facil', 'T')
  await family('Onde entra o C?', 'medio', 'C')
  await family('Mapa e guia', 'facil', 'familias', 'guia-das-silabas')
  const page = await createTopics({ db, clock }).page('17-familias-silabicas')
  expect(page?.rungs[0]?.activities.map(({ title }) => title)).toEqual([
    'Mapa e guia',
    ...['Onde entra o C?', 'Código do C'],
    ...['Família do T', 'A sílaba do T que falta'],
  ])
})
