import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertActivity } from '../../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../../tests/setup/database.ts'
import { createCatalogue } from '../../service.server.ts'
import { rank, searchGroup } from '../ranking.rules.ts'
import { NO_VOCABULARY } from '../reading/vocabulary.rules.ts'
import { plainWords, wordForm } from '../reading/words.rules.ts'
import { fold } from '../rules.ts'

const { db } = await testDatabase()
const catalogue = createCatalogue({
  db,
  vocabulary: {
    ...NO_VOCABULARY,
    same: [['labirinto', 'maze']],
    means: [{ words: ['bicho'], as: ['gato'] }],
    aside: ['atividade'],
    kinds: ['labirinto'],
    instead: [{ words: ['verbo'], as: ['coelho'] }],
    spelled: ['O verbo cantar'],
  },
})

beforeAll(async () => {
  const base = { description: 'Uma folha.', category: 'Colorir' } as const
  await insertActivity(db, { ...base, title: 'O caminho do coelho', category: 'Labirinto', bncc: ['EI03ET04'] })
  await insertActivity(db, { ...base, title: 'Dois caminhos', category: 'Labirinto', plain_title: 'Labirinto, fácil' })
  await insertActivity(db, { ...base, title: 'Gato na janela', tags: ['bichos'], bncc: ['EF15AR04'] })
  await insertActivity(db, { ...base, title: 'Lá vêm as adições', search_words: ['continhas'], bncc: ['EF01MA06'] })
  await insertActivity(db, { ...base, title: 'Labirinto secreto', status: 'inativo', category: 'Labirinto' })
})

const titles = async (search: string, more = {}) =>
  (await catalogue.list({ search, ...more })).activities.map(({ title }) => title)

describe('near matches', () => {
  test('the database writes words as the rule does', async () => {
    const texts =
      'adições|Animais|papéis|anzóis|azuis|nuvens|jogo dos 7 erros|1º ano|x-y|🐝|EF01MA06|bolas|bolões|comida|pares|sete setas|sons'.split(
        '|',
      )
    const { rows } = await sql<{ text: string; written: string }>`
      select text, search_words(text) as written from unnest(${texts}::text[]) as text`.execute(db)
    for (const { text, written } of rows)
      expect(plainWords(written).join(' ')).toBe(plainWords(text).map(wordForm).join(' '))
  })

  test.each([
    ['coelho caminho', ['O caminho do coelho']],
    ['gatos', ['Gato na janela']],
    ['adicao', ['Lá vêm as adições']],
    ['continha', ['Lá vêm as adições']],
    ['ef01ma06', ['Lá vêm as adições']],
    ['EF15', ['Gato na janela']],
    // A level narrows only where there is enough: here it comes first.
    ['maze facil', ['Dois caminhos', 'O caminho do coelho']],
    ['caminho que não para', ['Dois caminhos', 'O caminho do coelho']],
    ['verbo', ['O caminho do coelho']],
    ['atividade de coelhos', ['O caminho do coelho']],
    // If no activity has all the words, some of them are enough.
    ['coelho azul', ['O caminho do coelho']],
    ['xilofone', []],
    ["'; drop table activities; --", []],
    ['qa:* & !qb | (qc', []],
  ])('%j finds %j', async (text, expected) => {
    expect(await titles(text)).toEqual(expected)
  })

  test('a likely spelling is tried and named', async () => {
    const { near, activities } = await catalogue.list({ search: 'labrinto' })
    expect(near).toEqual({ from: 0, meant: 'labirinto' })
    expect(activities).toHaveLength(2)
  })

  test('filters hold for them too, and what is not public stays away', async () => {
    expect(await titles('maze', { category: 'Colorir' })).toEqual([])
    expect((await titles('maze')).sort()).toEqual(['Dois caminhos', 'O caminho do coelho'])
    expect(await titles('maze', { sort: 'alpha_desc' })).toEqual(['O caminho do coelho', 'Dois caminhos'])
  })

  test('suggestions name the category or the code that is typed', async () => {
    const place = async (text: string) => (await catalogue.suggest(text)).place
    expect(await place('labi')).toEqual({ category: 'Labirinto', code: null, count: 2 })
    expect(await place('maze')).toEqual({ category: 'Labirinto', code: null, count: 2 })
    expect(await place('labrinto')).toEqual({ category: 'Labirinto', code: null, count: 2 })
    expect(await place('ef01ma')).toEqual({ category: null, code: 'EF01MA06', count: 1 })
    expect(await place('EF')).toBeNull()
    expect(await place('la')).toBeNull()
    expect(await place('coelho')).toBeNull()
  })

  test('a slice begins where the last ended, over the border too', async () => {
    await insertActivity(db, { title: 'Bicho escondido', description: 'Uma folha.', category: 'Colorir' })
    await insertActivity(db, { title: 'Folha do gato', description: 'Uma folha.', category: 'Colorir' })
    const { near, total } = await catalogue.list({ search: 'bicho' })
    expect([near?.from, total]).toEqual([2, 3])
    const all = await titles('bicho')
    const pages: string[] = []
    for (let offset = 0; offset < all.length; offset++) pages.push(...(await titles('bicho', { offset, limit: 1 })))
    expect(pages).toEqual(all)
  })
})

test('whatever is searched for, whole words come first in the order of their groups, parts of words last', async () => {
  const pieces = ['ga', 'to', 'ca', 'mi', 'nho', ' ', 'o', 'a', 'bi', 'cho', 's', 'la', 'ri', '1', '-', 'é', '%', "'"]
  const { activities: all } = await catalogue.list({ limit: 45 })
  // A fixed sequence (a linear congruence), so that a failure can be looked at again.
  let state = 7
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  for (let turn = 0; turn < 120; turn++) {
    const text = Array.from({ length: 1 + next(5) }, () => pieces[next(pieces.length)]).join('')
    if (fold(text).trim() === '') continue
    const folded = fold(text.trim())
    const expected = rank(all, text)
    const whole = expected.filter((activity) => (searchGroup(activity, folded) ?? 0) < 4).map(({ id }) => id)
    const { activities, near, total } = await catalogue.list({ search: text, limit: 45 })
    const ids = activities.map(({ id }) => id)
    expect(ids.slice(0, whole.length), text).toEqual(whole)
    // Parts of words come last, except those that are near matches too.
    const parts = expected.slice(whole.length).map(({ id }) => id)
    const last = ids.slice(whole.length).filter((id) => parts.includes(id))
    expect(last.length, text).toBe(parts.length)
    if (!near) expect(ids, text).toEqual(expected.map(({ id }) => id))
    expect(new Set(ids).size, text).toBe(total)
    expect(near?.from ?? whole.length, text).toBe(whole.length)
  }
})
