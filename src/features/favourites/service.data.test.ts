import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { AppError } from '../../product/errors.ts'
import type { Session } from '../accounts/schema.ts'
import { createCatalogue } from '../catalogue/service.server.ts'
import { MAX_ITEMS, MAX_LISTS } from './rules.ts'
import { createFavourites } from './service.server.ts'

const { db, pool } = await testDatabase()
const favourites = createFavourites({ db, catalogue: createCatalogue({ db }) })
const sheets: string[] = []
let hidden = ''

async function person(): Promise<Session> {
  const { id, name, email } = await insertUser(db)
  return { userId: id, name, email, isAdmin: false } as Session
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const press = (session: Session, id: string, saved = true, batch = randomUUID()) =>
  favourites.apply(session, { id: batch, changes: [{ activityId: id, saved }] })
const at = (index: number) => sheets[index] ?? ''

beforeAll(async () => {
  for (let i = 0; i < 4; i += 1) sheets.push((await insertActivity(db, { title: `Folha ${i}` })).id)
  hidden = (await insertActivity(db, { status: 'inativo' })).id
})

describe('hearts', () => {
  test('are saved newest first, once each, and taken back', async () => {
    const ana = await person()
    expect(await favourites.saved(ana)).toEqual([])
    await press(ana, at(0))
    await press(ana, at(1))
    expect(await press(ana, at(0))).toEqual([at(1), at(0)])
    expect(await press(ana, at(1), false)).toEqual([at(0)])
    expect(await press(ana, randomUUID())).toEqual([at(0)])
    expect(await press(ana, hidden)).toEqual([at(0)])
  })

  test('of a device move in once, in its order, and what was removed since stays removed', async () => {
    const ana = await person()
    await press(ana, at(3))
    const batch = {
      id: randomUUID(),
      changes: [at(0), at(3), hidden, at(1)].map((activityId) => ({ activityId, saved: true })),
    }
    expect(await favourites.apply(ana, batch)).toEqual([at(0), at(1), at(3)])
    await press(ana, at(1), false)
    expect(await favourites.apply(ana, batch)).toEqual([at(0), at(3)])
    const bia = await person()
    expect(await favourites.apply(bia, batch)).toHaveLength(3)
  })

  test('pressed in several tabs at once are all there, in one list', async () => {
    const ana = await person()
    await Promise.all(sheets.flatMap((id) => [press(ana, id), press(ana, id)]))
    expect((await favourites.saved(ana)).toSorted()).toEqual(sheets.toSorted())
    expect(await favourites.lists(ana)).toMatchObject([{ name: 'Favoritos', isDefault: true, count: sheets.length }])
  })

  test('have a bound: a press beyond it is refused, a device moves in as far as there is room', async () => {
    const ana = await person()
    await pool.query(
      `insert into activities (slug, title, description, category, image_url)
       select 'muitas-' || i, 'Muitas', 'Muitas', 'Colorir', '/x.webp' from generate_series(1, $1) as i`,
      [MAX_ITEMS],
    )
    const { rows } = await pool.query<{ id: string }>(`select id from activities where title = 'Muitas'`)
    const changes = rows.map(({ id }) => ({ activityId: id, saved: true }))
    await favourites.apply(ana, { id: randomUUID(), changes })
    expect(await codeOf(press(ana, at(0)))).toBe('list_full')
    const two = [at(0), at(1)].map((activityId) => ({ activityId, saved: true }))
    expect(await favourites.apply(ana, { id: randomUUID(), changes: two })).toHaveLength(MAX_ITEMS)
    expect(await codeOf(press(ana, rows[0]?.id ?? '', false))).toBe('done')
    expect(await codeOf(press(ana, at(0)))).toBe('done')
  })
})

describe('lists', () => {
  test('have names of their own, an order, and a bound', async () => {
    const ana = await person()
    const list = await favourites.create(ana, 'Semana 1')
    expect(await codeOf(favourites.create(ana, 'SEMANA 1'))).toBe('list_name_taken')
    for (const id of [...sheets, at(0)]) await favourites.add(ana, list, id)
    await pool.query(`update activities set status = 'inativo' where id = $1`, [at(2)])
    const titles = async () => (await favourites.activities(ana, list)).map(({ title }) => title.at(-1)).join('')
    expect(await titles()).toBe('013')
    await favourites.move(ana, list, at(3), 'up')
    expect(await titles()).toBe('031')
    await pool.query(`update activities set status = 'ativo' where id = $1`, [at(2)])
    expect(await titles()).toBe('0312')
    await favourites.drop(ana, list, at(3))
    expect(await titles()).toBe('012')
    await favourites.rename(ana, list, 'semana 1')
    for (const name of ['Semana 2', 'Semana 3']) await favourites.create(ana, name)
    await press(ana, at(0))
    const names = async () => (await favourites.lists(ana)).map(({ name }) => name)
    expect(await names()).toEqual(['Favoritos', 'semana 1', 'Semana 2', 'Semana 3'])
    for (const direction of ['down', 'down', 'down'] as const) await favourites.moveList(ana, list, direction)
    expect(await names()).toEqual(['Favoritos', 'Semana 2', 'Semana 3', 'semana 1'])
    await favourites.moveList(ana, list, 'up')
    await favourites.create(ana, 'Semana 4')
    expect(await names()).toEqual(['Favoritos', 'Semana 2', 'semana 1', 'Semana 3', 'Semana 4'])
    const [hearts, ...named] = await favourites.lists(ana)
    expect(await codeOf(favourites.moveList(ana, hearts?.id ?? '', 'down'))).toBe('access_denied')
    for (const { id } of named) if (id !== list) await favourites.remove(ana, id)
    const other = await favourites.create(ana, 'Outra')
    expect(await codeOf(favourites.rename(ana, other, 'Semana 1'))).toBe('list_name_taken')
    await favourites.remove(ana, other)
    for (let i = 2; i < MAX_LISTS; i += 1) await favourites.create(ana, `Lista ${i}`)
    expect(await codeOf(favourites.create(ana, 'Mais uma'))).toBe('too_many_lists')
  })

  test('called like the hearts do not keep hearts from being saved', async () => {
    const ana = await person()
    await favourites.create(ana, 'favoritos')
    expect(await press(ana, at(0))).toEqual([at(0)])
    expect((await favourites.lists(ana)).map(({ name }) => name)).toEqual(['Favoritos 2', 'favoritos'])
    const [hearts] = await favourites.lists(ana)
    expect(await codeOf(favourites.remove(ana, hearts?.id ?? ''))).toBe('access_denied')
    expect(await codeOf(favourites.rename(ana, hearts?.id ?? '', 'x'))).toBe('access_denied')
  })

  test("are nobody else's, by whatever id", async () => {
    const [ana, bia] = [await person(), await person()]
    const list = await favourites.create(ana, 'Minha')
    for (const id of [list, randomUUID(), 'x', "' or true --"]) {
      const tries = [
        favourites.activities(bia, id),
        favourites.rename(bia, id, 'Dela'),
        favourites.remove(bia, id),
        favourites.add(bia, id, at(0)),
        favourites.drop(bia, id, at(0)),
        favourites.move(bia, id, at(0), 'up'),
        favourites.moveList(bia, id, 'up'),
        favourites.share(bia, id),
        favourites.unshare(bia, id),
      ]
      expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => 'not_found'))
    }
    expect(await favourites.lists(ana)).toMatchObject([{ name: 'Minha', count: 0, shareToken: null }])
  })
})

describe('a shared list', () => {
  const tokenOf = async (session: Session) => (await favourites.lists(session))[0]?.shareToken ?? ''

  test('shows its name and public activities to everybody until it is taken back; a new address is another', async () => {
    const ana = await person()
    const list = await favourites.create(ana, 'Para casa')
    await favourites.add(ana, list, at(0))
    await favourites.add(ana, list, at(1))
    await pool.query(`update activities set status = 'inativo' where id = $1`, [at(1)])
    await favourites.share(ana, list)
    const first = await tokenOf(ana)
    expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const seen = await favourites.shared(first)
    await pool.query(`update activities set status = 'ativo' where id = $1`, [at(1)])
    expect(seen).toEqual({ name: 'Para casa', activities: [expect.objectContaining({ id: at(0) })] })
    await favourites.unshare(ana, list)
    expect(await favourites.shared(first)).toBeNull()
    await favourites.share(ana, list)
    expect(await tokenOf(ana)).not.toBe(first)
    expect(await favourites.shared(first)).toBeNull()
  })

  test.each(['', 'x', "' or true --", 'a'.repeat(22), '\0'.repeat(22)])('is not found at %j', async (token) => {
    expect(await favourites.shared(token)).toBeNull()
  })
})
