import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { editingRoutes, UNKNOWN } from '../../../tests/factories/editing.ts'
import { createAudit } from '../../features/audit/service.server.ts'
import { createEditing } from '../../features/catalogue/editing/service.server.ts'
import { createUploads } from '../../features/catalogue/upload/service.server.ts'
import { createPreviews } from '../../features/catalogue/watermark/service.server.ts'
import { systemClock } from '../../platform/time.ts'

const {
  db,
  storage,
  log,
  fileChecks,
  userId,
  routes,
  upload,
  patch,
  remove,
  created,
  storedKeys,
  entries,
  uploadsLeft,
} = await editingRoutes()

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

  test('skills and facets are changed, and who went over the skills is written down', async () => {
    const activity = await created()
    expect(activity).toMatchObject({ bncc: [], goals: [], level: null, theme: null, skillsReviewedAt: null })
    const facets = { level: 'facil', theme: 'mar', goals: ['calma'], bncc: ['EI03EO01'] }
    const saved = await (await patch(activity.id, { ...facets, updated_at: activity.updatedAt })).json()
    expect(saved.activity).toMatchObject({ ...facets, skillsReviewedAt: expect.any(String) })
    const row = await db
      .selectFrom('activities')
      .select('skills_reviewed_by')
      .where('id', '=', activity.id)
      .executeTakeFirstOrThrow()
    expect(row.skills_reviewed_by).toBe(userId)
    // Another title is no review of the skills; saving them unchanged is.
    const renamed = await (await patch(activity.id, { title: 'Outro', updated_at: saved.activity.updatedAt })).json()
    expect(renamed.activity.skillsReviewedAt).toBe(saved.activity.skillsReviewedAt)
    const again = await (
      await patch(activity.id, { skills_reviewed: true, updated_at: renamed.activity.updatedAt })
    ).json()
    expect(again.activity.skillsReviewedAt > saved.activity.skillsReviewedAt).toBe(true)
  })

  test('a publication date stands until the activity is active, and both are written down', async () => {
    const activity = await created({ status: 'inativo', publish_at: '2031-12-21T06:00:00-03:00' })
    expect(activity.publishAt).toBe('2031-12-21T09:00:00.000Z')
    const renamed = await (await patch(activity.id, { title: 'Outro', updated_at: activity.updatedAt })).json()
    expect(renamed.activity.publishAt).toBe(activity.publishAt)
    const saved = await (await patch(activity.id, { status: 'ativo', updated_at: renamed.activity.updatedAt })).json()
    expect(saved.activity).toMatchObject({ status: 'ativo', publishAt: null })
    const [made, , published] = await entries()
    expect(made?.details).toMatchObject({ after: { publish_at: '2031-12-21T09:00:00.000Z' } })
    expect(published?.details).toMatchObject({
      before: { status: 'inativo', publish_at: '2031-12-21T09:00:00.000Z' },
      after: { status: 'ativo', publish_at: null },
    })
    expect((await created({ publish_at: '2031-12-21T09:00:00Z' })).publishAt).toBeNull()
  })

  test.each([
    [{ bncc: ['EF99MA01'] }, 422],
    [{ publish_at: 'amanhã' }, 400],
    [{ bncc: ['ef01ma01'] }, 400],
    [{ bncc: Array.from({ length: 13 }, () => 'EF01MA01') }, 400],
    [{ level: 'Fácil' }, 400],
    [{ goals: ['tudo'] }, 400],
  ])('%j is refused with %i, and nothing changes', async (changes, status) => {
    const activity = await created()
    const answer = await patch(activity.id, { ...changes, title: 'Outro', updated_at: activity.updatedAt })
    expect(answer.status).toBe(status)
    const row = await db.selectFrom('activities').selectAll().where('id', '=', activity.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ title: activity.title, bncc: [], skills_reviewed_at: null })
  })

  test('a new picture takes the place of the old one, whose files go', async () => {
    const activity = await created()
    await db.updateTable('activities').set({ shows: 'Um gato' }).where('id', '=', activity.id).execute()
    const renamed = await (await patch(activity.id, { title: 'Outro', updated_at: activity.updatedAt })).json()
    expect(renamed.activity.shows).toBe('Um gato')
    const image_url = await upload('thumbnails')
    const saved = await (await patch(activity.id, { image_url, updated_at: renamed.activity.updatedAt })).json()
    expect(saved.activity.imageUrl).toBe(image_url)
    // The new picture does not inherit the old one's description.
    expect(saved.activity).not.toHaveProperty('shows')
    const keys = await storedKeys()
    expect(keys).toHaveLength(4)
    expect(keys.some((key) => activity.imageUrl.includes(key))).toBe(false)
    expect(await uploadsLeft()).toEqual([])
  })

  test('another file was not drawn by the recipe of the first; other changes leave it', async () => {
    const activity = await created()
    const recipe = JSON.stringify({ kind: 'relogio' })
    await db.updateTable('activities').set({ recipe }).where('id', '=', activity.id).execute()
    await storage.put('activities/thumbnails/folha-p2.webp', Buffer.from('x'), { contentType: 'image/webp' })
    const url = '/storage/v1/object/public/activities/thumbnails/folha-p2.webp'
    await db
      .insertInto('activity_pages')
      .values({ activity_id: activity.id, page: 2, url, is_answer_key: true })
      .execute()
    const stored = () =>
      db.selectFrom('activities').select(['recipe', 'file_url']).where('id', '=', activity.id).executeTakeFirstOrThrow()
    const renamed = await (await patch(activity.id, { title: 'Outro', updated_at: activity.updatedAt })).json()
    expect((await stored()).recipe).toEqual({ kind: 'relogio' })
    const file = await upload('activities')
    const saved = await patch(activity.id, { file_url: file, updated_at: renamed.activity.updatedAt })
    expect(saved.status).toBe(200)
    expect(await stored()).toEqual({ recipe: null, file_url: file })
    expect(await db.selectFrom('activity_pages').selectAll().execute()).toEqual([])
    expect(await storedKeys()).not.toContain('activities/thumbnails/folha-p2.webp')
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

  test('of two who edit the same version, one gets a conflict', async () => {
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
    expect((await (await routes.request('/admin/activities')).json()).total).toBe(0)
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

  test('files that the store cannot delete now are deleted later', async () => {
    const activity = await created()
    const stuck = { ...storage, delete: async () => Promise.reject(new Error('unreachable')) }
    const uploads = createUploads({ db, storage: stuck, fileChecks, log, clock: systemClock })
    const previews = createPreviews({ db, storage, log, clock: systemClock })
    const audit = createAudit({ db, clock: systemClock })
    const editing = createEditing({ db, uploads, previews, audit, storage, log })
    expect(await editing.remove({ command: true, userId }, activity.id)).toEqual({ success: true })
    expect(await storedKeys()).toHaveLength(4)
    await createUploads({ db, storage, fileChecks, log, clock: systemClock }).collectOrphans()
    expect(await storedKeys()).toEqual([])
    expect(await uploadsLeft()).toEqual([])
  })
})
