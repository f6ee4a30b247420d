import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Session } from '../../features/accounts/schema.ts'
import { createAudit } from '../../features/audit/service.server.ts'
import { createEditing } from '../../features/catalogue/editing/service.server.ts'
import { insertUpload } from '../../features/catalogue/upload/data.server.ts'
import { createUploads } from '../../features/catalogue/upload/service.server.ts'
import { openDatabase } from '../../platform/db/pool.ts'
import { openDiskStorage } from '../../platform/storage/disk.ts'
import { systemClock } from '../../platform/time.ts'
import { registerAdminActivities } from './admin-activities.ts'
import { createDoor } from './door.ts'

const { db, url } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'editing-'))
const storage = await openDiskStorage(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

const log = { error: vi.fn(), info: vi.fn() }
const pdfCheck = { check: async () => 1 }
const { id: userId } = await insertUser(db, { role: 'admin' })
const admin = { userId, name: 'Pessoa', email: 'pessoa@example.com', isAdmin: true } as unknown as Session

function doorFor(session: Session | null, on = db) {
  const uploads = createUploads({ db: on, storage, pdfCheck, log, clock: systemClock })
  const door = createDoor()
  door.use(async (c, next) => {
    c.set('session', session)
    c.set('log', log as never)
    return next()
  })
  registerAdminActivities(
    door,
    createEditing({ db: on, uploads, audit: createAudit({ db: on, clock: systemClock }), storage, log }),
  )
  return door
}
const door = doorFor(admin)

let number = 0
/** An upload that no activity carries yet, with its files. */
async function upload(folder: 'thumbnails' | 'activities') {
  const name = `arquivo-${number++}`
  const isPicture = folder === 'thumbnails'
  const keys = isPicture
    ? [180, 360, 720].map((width) => `activities/thumbnails/${name}-${width}.webp`)
    : [`activities/activities/${name}.pdf`]
  for (const key of keys) {
    await storage.put(key, Buffer.from('conteúdo'), { contentType: isPicture ? 'image/webp' : 'application/pdf' })
  }
  const address = isPicture
    ? `/storage/v1/object/public/activities/thumbnails/${name}-360.webp`
    : `/storage/v1/object/${keys[0]}`
  await insertUpload(db, { url: address, folder, keys, pageCount: null }, userId)
  return address
}

const files = async () => ({ image_url: await upload('thumbnails'), file_url: await upload('activities') })

const form = { title: ' Pares das Emoções ', description: ' Recorte as cartas. ', category: 'Pareamento' }

const json = (method: string, body: object) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const post = (body: object, on = door) => on.request('/activities', json('POST', body))
const patch = (id: string, body: object, on = door) => on.request(`/activities/${id}`, json('PATCH', body))
const remove = (id: string, on = door) => on.request(`/activities/${id}`, { method: 'DELETE' })
const created = async (more: object = {}) =>
  (await (await post({ ...form, ...(await files()), ...more })).json()).activity

async function storedKeys() {
  const keys: string[] = []
  for await (const key of storage.list('')) keys.push(key)
  return keys
}
const entries = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute()
const uploadsLeft = () => db.selectFrom('uploads').select('url').execute()

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

beforeEach(async () => {
  await db.deleteFrom('downloads').execute()
  await db.deleteFrom('activities').execute()
  await db.deleteFrom('uploads').execute()
  await db.deleteFrom('audit_log').execute()
  for (const key of await storedKeys()) await storage.delete(key)
})

describe('who may', () => {
  test.each([
    [null, 401],
    [{ ...admin, isAdmin: false } as unknown as Session, 403],
  ])('nobody but administrators', async (session, status) => {
    const closed = doorFor(session)
    const answers = [
      await closed.request('/admin/activities'),
      await closed.request(`/admin/activities/${UNKNOWN}/file`),
      await post({}, closed),
      await patch(UNKNOWN, {}, closed),
      await remove(UNKNOWN, closed),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  })
})

describe('creating', () => {
  test('trims, fills in the defaults, makes the slug, takes the uploads and writes it down', async () => {
    const { image_url, file_url } = await files()
    const answer = await post({ ...form, image_url, file_url })
    expect(answer.status).toBe(201)
    const { success, activity, downloadCount } = await answer.json()
    expect({ success, downloadCount }).toEqual({ success: true, downloadCount: 0 })
    expect(activity).toMatchObject({
      slug: 'pares-das-emocoes',
      title: 'Pares das Emoções',
      description: 'Recorte as cartas.',
      ageRange: '5-7 anos',
      format: 'Colorido',
      pageCount: 1,
      tags: [],
      isPremium: false,
      status: 'ativo',
      imageUrl: image_url,
      hasFile: true,
    })
    expect(await uploadsLeft()).toEqual([])
    expect(await entries()).toMatchObject([
      {
        actor_id: userId,
        action: 'activity.created',
        subject_id: activity.id,
        summary: 'Criou a atividade “Pares das Emoções”',
      },
    ])
  })

  test('tags are normalised; the same title gets an address of its own', async () => {
    const first = await created({ tags: [' Cores ', 'CORES', 'gato', 'pato', 'rato'] })
    expect(first.tags).toEqual(['cores', 'gato', 'pato'])
    const slugs = await Promise.all([created(), created(), created()])
    expect(new Set([first, ...slugs].map(({ slug }) => slug)).size).toBe(4)
  })

  test.each([
    ['without files', {}, 'Thumbnail and activity file are required'],
    ['without a thumbnail', { file_url: '/x.pdf' }, 'Thumbnail and activity file are required'],
    ['with a thumbnail nobody uploaded', { image_url: '/x.webp', file_url: '/x.pdf' }, 'Failed to upload thumbnail'],
  ])('%s', async (_name, more, error) => {
    const answer = await post({ ...form, ...more })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ success: false, error })
  })

  test('with a file nobody uploaded the thumbnail is not lost', async () => {
    const image_url = await upload('thumbnails')
    const answer = await post({ ...form, image_url, file_url: '/x.pdf' })
    expect(await answer.json()).toEqual({ success: false, error: 'Failed to upload activity file' })
    expect(await uploadsLeft()).toEqual([{ url: image_url }])
  })

  test('an upload belongs to one activity', async () => {
    const both = await files()
    expect((await post({ ...form, ...both })).status).toBe(201)
    expect(await (await post({ ...form, ...both })).json()).toMatchObject({ error: 'Failed to upload thumbnail' })
  })

  test.each([
    { title: '  ' },
    { title: 'a'.repeat(201) },
    { title: 'a\0' },
    { description: '' },
    { category: 'Jogos' },
    { page_count: 0 },
    { page_count: 51 },
    { page_count: 1.5 },
    { format: 'Azul' },
    { status: 'excluido' },
    { tags: 'a' },
    { image_url: '/a\0b.webp' },
    { file_url: '/a\0b.pdf' },
  ])('%j is refused', async (wrong) => {
    expect((await post({ ...form, ...wrong })).status).toBe(400)
  })

  test('what the database refuses is said in its words, and nothing is taken', async () => {
    await sql`alter table activities add constraint no_rain check (title <> 'Chuva')`.execute(db)
    const answer = await post({ ...form, title: 'Chuva', ...(await files()) })
    await sql`alter table activities drop constraint no_rain`.execute(db)
    expect(answer.status).toBe(500)
    const { error } = await answer.json()
    expect(error).toMatch(/^Database error: .*"no_rain"$/)
    expect(await uploadsLeft()).toHaveLength(2)
    expect(await entries()).toEqual([])
  })

  test('a database that returns nothing', async () => {
    await sql`create function swallow() returns trigger language plpgsql as 'begin return null; end'`.execute(db)
    await sql`create trigger swallow before insert on activities for each row execute function swallow()`.execute(db)
    const answer = await post({ ...form, ...(await files()) })
    await sql`drop trigger swallow on activities`.execute(db)
    expect(await answer.json()).toEqual({ success: false, error: 'No data returned after creating activity' })
    expect(await uploadsLeft()).toHaveLength(2)
  })

  test('a database out of reach', async () => {
    const gone = openDatabase(url)
    await gone.close()
    const closed = doorFor(admin, gone.db)
    const both = await files()
    expect(await (await post({ ...form, ...both }, closed)).json()).toEqual({
      success: false,
      error: 'Unexpected error creating activity',
    })
    expect(await (await remove(UNKNOWN, closed)).json()).toEqual({
      success: false,
      error: 'Unexpected error deleting activity',
    })
    expect(await (await patch(UNKNOWN, { updated_at: new Date().toISOString() }, closed)).json()).toEqual({
      success: false,
      error: 'Ocorreu um erro ao atualizar a atividade',
    })
  })
})

describe('editing', () => {
  test('changes what is given, says how often it was downloaded and writes down what changed', async () => {
    const activity = await created()
    await db
      .insertInto('downloads')
      .values({ user_id: userId, activity_id: activity.id, activity_title: 'x', date_key: '2026-03-01' })
      .execute()
    const answer = await patch(activity.id, {
      title: '  Novo nome ',
      category: activity.category,
      is_premium: true,
      status: 'inativo',
      tags: ['B', 'b', 'c'],
      updated_at: activity.updatedAt,
    })
    expect(answer.status).toBe(200)
    const saved = await answer.json()
    expect(saved).toMatchObject({
      downloadCount: 1,
      activity: { title: 'Novo nome', isPremium: true, status: 'inativo', tags: ['b', 'c'], slug: activity.slug },
    })
    expect(saved.activity.updatedAt > activity.updatedAt).toBe(true)
    const [, entry] = await entries()
    expect(entry).toMatchObject({
      action: 'activity.updated',
      details: {
        before: { title: 'Pares das Emoções', is_premium: false, status: 'ativo', tags: [] },
        after: { title: 'Novo nome', is_premium: true, status: 'inativo', tags: ['b', 'c'] },
      },
    })
    expect(entry?.details).not.toHaveProperty('after.category')
  })

  test('a new picture takes the place of the old one, whose files go', async () => {
    const activity = await created()
    const image_url = await upload('thumbnails')
    const saved = await (await patch(activity.id, { image_url, updated_at: activity.updatedAt })).json()
    expect(saved.activity.imageUrl).toBe(image_url)
    const keys = await storedKeys()
    expect(keys).toHaveLength(4)
    expect(keys.some((key) => activity.imageUrl.includes(key))).toBe(false)
    expect(await uploadsLeft()).toEqual([])
  })

  test('a picture or a file nobody uploaded changes nothing', async () => {
    const activity = await created()
    for (const [wrong, error] of [
      [{ image_url: '/storage/v1/object/public/a.webp' }, 'Failed to upload thumbnail'],
      [{ file_url: '/storage/v1/object/a.pdf' }, 'Failed to upload activity file'],
    ] as const) {
      const answer = await patch(activity.id, { title: 'Outro', ...wrong, updated_at: activity.updatedAt })
      expect(await answer.json()).toEqual({ success: false, error })
    }
    expect(await storedKeys()).toHaveLength(4)
    expect(await db.selectFrom('activities').select('title').execute()).toEqual([{ title: 'Pares das Emoções' }])
  })

  test('of two who edit the same version, one is told', async () => {
    const activity = await created()
    const answers = await Promise.all(
      ['Um', 'Dois'].map((title) => patch(activity.id, { title, updated_at: activity.updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = await answers.find(({ status }) => status === 409)?.json()
    expect(refused.error).toContain('Outra pessoa salvou esta atividade')
  })

  test('an activity that is not there', async () => {
    const answer = await patch(UNKNOWN, { title: 'x', updated_at: new Date().toISOString() })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      success: false,
      error: 'Nenhuma atividade foi atualizada. Verifique se você tem permissão para editar esta atividade.',
    })
  })

  test('what the database refuses', async () => {
    const activity = await created()
    await sql`alter table activities add constraint no_rain check (title <> 'Chuva')`.execute(db)
    const answer = await patch(activity.id, { title: 'Chuva', updated_at: activity.updatedAt })
    await sql`alter table activities drop constraint no_rain`.execute(db)
    expect((await answer.json()).error).toMatch(/^Erro no banco de dados: .*"no_rain"$/)
  })

  test('without the version it was changed from nothing is changed', async () => {
    const activity = await created()
    expect((await patch(activity.id, { title: 'x' })).status).toBe(400)
  })
})

describe('deleting', () => {
  test('leaves no row, no file and no upload behind', async () => {
    const activity = await created()
    const answer = await remove(activity.id)
    expect(await answer.json()).toEqual({ success: true })
    expect(await db.selectFrom('activities').selectAll().execute()).toEqual([])
    expect(await storedKeys()).toEqual([])
    expect(await uploadsLeft()).toEqual([])
    expect((await entries()).at(-1)).toMatchObject({ action: 'activity.deleted', subject_id: activity.id })
  })

  test('one that was downloaded stays in the history, without files; its address is free again', async () => {
    const activity = await created()
    await db
      .insertInto('downloads')
      .values({ user_id: userId, activity_id: activity.id, activity_title: activity.title, date_key: '2026-03-01' })
      .execute()
    expect(await (await remove(activity.id)).json()).toEqual({ success: true })
    expect(
      await db
        .selectFrom('downloads')
        .innerJoin('activities as a', 'a.id', 'downloads.activity_id')
        .select(['a.title', 'a.status', 'a.file_url'])
        .execute(),
    ).toEqual([{ title: activity.title, status: 'inativo', file_url: null }])
    expect(await storedKeys()).toEqual([])
    expect((await (await door.request('/admin/activities')).json()).total).toBe(0)
    expect((await patch(activity.id, { title: 'x', updated_at: new Date().toISOString() })).status).toBe(404)
    expect((await remove(activity.id)).status).toBe(404)
    expect((await created()).slug).toBe(activity.slug)
  })

  test('an activity that is not there', async () => {
    const answer = await remove(UNKNOWN)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ success: false, error: 'Could not find activity' })
  })

  test('what the database refuses', async () => {
    const activity = await created()
    await sql`create function keep() returns trigger language plpgsql as $$ begin raise exception 'nunca'; end $$`.execute(
      db,
    )
    await sql`create trigger keep before delete on activities for each row execute function keep()`.execute(db)
    const answer = await remove(activity.id)
    await sql`drop trigger keep on activities`.execute(db)
    expect(await answer.json()).toEqual({ success: false, error: 'Database error: nunca' })
    expect(await storedKeys()).toHaveLength(4)
  })

  test('files the store will not give up now are kept in mind', async () => {
    const activity = await created()
    const stuck = { ...storage, delete: async () => Promise.reject(new Error('unreachable')) }
    const uploads = createUploads({ db, storage: stuck, pdfCheck, log, clock: systemClock })
    const editing = createEditing({ db, uploads, audit: createAudit({ db, clock: systemClock }), storage, log })
    expect(await editing.remove({ command: true, userId }, activity.id)).toEqual({ success: true })
    expect(await storedKeys()).toHaveLength(4)
    await createUploads({ db, storage, pdfCheck, log, clock: systemClock }).collectOrphans()
    expect(await storedKeys()).toEqual([])
    expect(await uploadsLeft()).toEqual([])
  })
})

describe('the list', () => {
  test('shows every status, newest first, by page; a page that is no more is the last one', async () => {
    for (let i = 0; i < 21; i++) {
      await insertActivity(db, {
        title: `Folha ${i}`,
        status: i % 2 ? 'inativo' : 'ativo',
        created_at: new Date(2026, 0, 1 + i),
      })
    }
    const first = await (await door.request('/admin/activities')).json()
    expect(first).toMatchObject({ total: 21, page: 1, pages: 2 })
    expect(first.activities.slice(0, 2)).toMatchObject([
      { title: 'Folha 20', status: 'ativo' },
      { title: 'Folha 19', status: 'inativo' },
    ])
    expect(first.activities).toHaveLength(20)
    expect(await (await door.request('/admin/activities?page=9')).json()).toMatchObject({
      page: 2,
      activities: [{ title: 'Folha 0' }],
    })
  })

  test.each([
    ['search=LABIRINTO', 1],
    ['search=camaleao', 1],
    ['search=%25', 0],
    ['search=%C2%B4', 0],
    ['category=Colorir', 1],
    ['category=Colorir&search=labirinto', 0],
  ])('?%s finds %i', async (query, total) => {
    await insertActivity(db, { title: 'Labirinto', description: 'Um caminho.' })
    await insertActivity(db, { title: 'Pintar', description: 'Um camaleão.', category: 'Colorir', tags: ['labirinto'] })
    expect(await (await door.request(`/admin/activities?${query}`)).json()).toMatchObject({ total })
  })

  test('the file of any activity can be looked at', async () => {
    const activity = await created({ status: 'inativo' })
    const answer = await door.request(`/admin/activities/${activity.id}/file`)
    expect(await answer.text()).toBe('conteúdo')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await door.request(`/admin/activities/${UNKNOWN}/file`)).status).toBe(404)
  })
})
