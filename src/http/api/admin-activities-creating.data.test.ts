import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { editingRoutes, form, UNKNOWN } from '../../../tests/factories/editing.ts'
import { openDatabase } from '../../platform/db/pool.ts'

const { db, url, userId, admin, routesFor, upload, files, post, patch, remove, created, entries, uploadsLeft } =
  await editingRoutes()

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
    const closed = routesFor(admin, gone.db)
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
