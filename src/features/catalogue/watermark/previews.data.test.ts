import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertActivity } from '../../../../tests/factories/database.ts'
import { editingRoutes } from '../../../../tests/factories/editing.ts'
import { DAY_MS } from '../../../platform/time.ts'
import {
  filesBehind,
  imageUrl,
  pagePictureKey,
  pagePictureUrl,
  THUMBNAIL_WIDTHS,
  thumbnailKey,
} from '../files/rules.ts'
import { createUploads } from '../upload/service.server.ts'
import { createPreviews } from './service.server.ts'

const { db, storage, log, fileChecks, created, patch, storedKeys, uploadsLeft, pictures } = await editingRoutes()
/** A day and a bit later: what was stored in this test is old enough to be left over. */
const clock = () => new Date(Date.now() + DAY_MS + 60_000)
const previews = createPreviews({ db, storage, log, clock })

/** Share of pixels that are not the white of the paper the tests upload. */
async function covered(webp: Buffer): Promise<number> {
  const pixels = await sharp(webp).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 245).length / pixels.length
}

async function bytesOf(key: string): Promise<Buffer> {
  const object = await storage.get(key)
  if (!object) throw new Error(`${key} is not stored`)
  return buffer(object.stream)
}

/** Marked widths of every public picture under the address of an activity. */
async function markedWidths(url: string): Promise<number[]> {
  const marked: number[] = []
  for (const width of THUMBNAIL_WIDTHS) {
    const key = url.replace('/storage/v1/object/public/', '').replace('-360.webp', `-${width}.webp`)
    const share = await covered(await bytesOf(key))
    // A calm mark: it is seen everywhere and covers little.
    if (share > 0.03 && share < 0.3) marked.push(width)
    else expect(share).toBe(0)
  }
  return marked
}

/** Every wide picture in public that carries no mark. */
async function unmarkedInPublic(): Promise<string[]> {
  const found: string[] = []
  for (const key of await storedKeys())
    if (/^activities\/thumbnails\/.*-(?:720|p\d+)\.webp$/.test(key) && (await covered(await bytesOf(key))) < 0.03)
      found.push(key)
  return found
}

async function saved(answer: Response) {
  const { activity } = await answer.json()
  return activity as { id: string; imageUrl: string; updatedAt: string }
}

/** An activity as a version before there were marks left it. */
async function insertOld(name: string, columns: object): Promise<string> {
  for (const [width, webp] of Object.entries(pictures))
    await storage.put(thumbnailKey(name, Number(width)), webp, { contentType: 'image/webp' })
  const { id } = await insertActivity(db, { ...columns, image_url: imageUrl(name), shows: 'Uma folha' })
  return id
}

beforeEach(() => {
  log.error.mockClear()
})

describe('saving', () => {
  test('a premium activity shows marked pictures above a card, a free one none', async () => {
    expect(await markedWidths((await created({ is_premium: true })).imageUrl)).toEqual([720])
    expect(await unmarkedInPublic()).toEqual([])
    expect(await markedWidths((await created()).imageUrl)).toEqual([])
    expect(await uploadsLeft()).toEqual([])
  })

  test('another plan, there and back, brings other pictures under another address; nothing old stays', async () => {
    let activity = await created()
    const first = await bytesOf(activity.imageUrl.replace('/storage/v1/object/public/', '').replace('-360', '-720'))
    for (const is_premium of [true, false]) {
      const before = activity
      activity = await saved(await patch(activity.id, { is_premium, updated_at: activity.updatedAt }))
      expect(activity.imageUrl).not.toBe(before.imageUrl)
      expect(await markedWidths(activity.imageUrl)).toEqual(is_premium ? [720] : [])
      // Three pictures, one original of a marked one, and the PDF.
      expect(await storedKeys()).toHaveLength(is_premium ? 5 : 4)
      expect(await uploadsLeft()).toEqual([])
    }
    const last = await bytesOf(activity.imageUrl.replace('/storage/v1/object/public/', '').replace('-360', '-720'))
    expect(last.equals(first)).toBe(true)
  })

  test('what the picture shows is still said of the marked one', async () => {
    const activity = await created()
    await db.updateTable('activities').set({ shows: 'Um gato' }).where('id', '=', activity.id).execute()
    await patch(activity.id, { is_premium: true, updated_at: activity.updatedAt })
    expect(await db.selectFrom('activities').select('shows').execute()).toEqual([{ shows: 'Um gato' }])
  })

  test('another plan brings other pictures of the further pages too, there and back', async () => {
    let activity = await created()
    const page = pictures['720'] ?? Buffer.of()
    await storage.put(pagePictureKey('gato', 2), page, { contentType: 'image/webp' })
    const row = { activity_id: activity.id, page: 2, url: pagePictureUrl('gato', 2), is_answer_key: false }
    await db.insertInto('activity_pages').values(row).execute()
    const keyNow = async () => {
      const { url } = await db.selectFrom('activity_pages').select('url').executeTakeFirstOrThrow()
      return url.replace('/storage/v1/object/public/', '')
    }
    for (const is_premium of [true, false]) {
      activity = await saved(await patch(activity.id, { is_premium, updated_at: activity.updatedAt }))
      expect((await covered(await bytesOf(await keyNow()))) > 0.03).toBe(is_premium)
      expect(await unmarkedInPublic()).toHaveLength(is_premium ? 0 : 2)
    }
    expect((await bytesOf(await keyNow())).equals(page)).toBe(true)
  })

  test('a further page that cannot be marked refuses the change of plan, and nothing premium is seen', async () => {
    const activity = await created()
    await storage.put(pagePictureKey('gato', 2), Buffer.from('no picture'), { contentType: 'image/webp' })
    const row = { activity_id: activity.id, page: 2, url: pagePictureUrl('gato', 2), is_answer_key: false }
    await db.insertInto('activity_pages').values(row).execute()
    const before = await db.selectFrom('activities').selectAll().execute()
    const answer = await patch(activity.id, { is_premium: true, updated_at: activity.updatedAt })
    expect((await answer.json()).success).toBe(false)
    expect(await db.selectFrom('activities').selectAll().execute()).toEqual(before)
    expect(await db.selectFrom('activity_pages').selectAll().execute()).toEqual([row])
  })

  test('all files of a premium activity are known, the original too', async () => {
    const { imageUrl: url } = await created({ is_premium: true })
    const keys = filesBehind({ image_url: url, file_url: null }).flatMap((files) => files.keys)
    expect(keys).toHaveLength(4)
    expect(await storedKeys()).toEqual(expect.arrayContaining(keys))
  })
})

describe('an upgrade', () => {
  test('marks the pictures of premium activities that are there, once, and changes nothing else', async () => {
    const premium = await insertOld('gato-0a1b2c3d', { is_premium: true })
    const free = await insertOld('rato-0a1b2c3d', { is_premium: false })
    const rows = () => db.selectFrom('activities').selectAll().orderBy('id').execute()
    const before = await rows()

    expect(await previews.align()).toEqual({ renewed: 1, leftOver: 0 })
    expect(log.error).not.toHaveBeenCalled()
    const after = await rows()
    for (const [i, row] of after.entries()) expect({ ...row, image_url: '' }).toEqual({ ...before[i], image_url: '' })
    const urlOf = (id: string) => after.find((row) => row.id === id)?.image_url ?? ''
    expect(await markedWidths(urlOf(premium))).toEqual([720])
    expect(urlOf(free)).toBe(imageUrl('rato-0a1b2c3d'))
    // Pages in caches still name the old address: it answers, with the mark.
    expect(await markedWidths(imageUrl('gato-0a1b2c3d'))).toEqual([720])
    expect(await unmarkedInPublic()).toEqual(['activities/thumbnails/rato-0a1b2c3d-720.webp'])
    expect(await previews.align()).toEqual({ renewed: 0, leftOver: 0 })
    await createUploads({ db, storage, fileChecks, log, clock }).collectOrphans()
    expect((await storedKeys()).filter((key) => key.includes('thumbnails/gato-'))).toEqual([])
  })

  test('marks the pictures of earlier drawings that nobody carries, and lets go of them a day later', async () => {
    await insertOld('rato-0a1b2c3d', { is_premium: false })
    for (const [width, webp] of Object.entries(pictures))
      await storage.put(thumbnailKey('gato-99999999', Number(width)), webp, { contentType: 'image/webp' })
    // A stored picture may become an activity's in a moment.
    const now = createPreviews({ db, storage, log, clock: () => new Date() })
    expect(await now.align()).toEqual({ renewed: 0, leftOver: 0 })
    expect(await previews.align()).toEqual({ renewed: 0, leftOver: 1 })
    expect(await unmarkedInPublic()).toEqual(['activities/thumbnails/rato-0a1b2c3d-720.webp'])
    expect(await previews.align()).toEqual({ renewed: 0, leftOver: 0 })
    await createUploads({ db, storage, fileChecks, log, clock }).collectOrphans()
    expect((await storedKeys()).filter((key) => key.includes('gato'))).toEqual([])
  })

  test('a picture that is carried again is not removed', async () => {
    const id = await insertOld('gato-0a1b2c3d', { is_premium: false })
    const page = pagePictureUrl('gato-0a1b2c3d', 2)
    await storage.put(pagePictureKey('gato-0a1b2c3d', 2), Buffer.from('x'), { contentType: 'image/webp' })
    await db
      .insertInto('activity_pages')
      .values({ activity_id: id, page: 2, url: page, is_answer_key: false })
      .execute()
    const files = filesBehind({ image_url: imageUrl('gato-0a1b2c3d'), file_url: null, pages: [page] })
    const rows = files.map((one) => ({ ...one, abandoned_at: new Date() }))
    await db.insertInto('uploads').values(rows).execute()
    const keys = files.flatMap((one) => one.keys)
    expect(keys).toHaveLength(4)
    await createUploads({ db, storage, fileChecks, log, clock }).collectOrphans()
    expect(await storedKeys()).toEqual(expect.arrayContaining(keys))
  })

  test('one broken picture does not keep the others from their mark', async () => {
    await insertOld('a-quebrada', { is_premium: true })
    await storage.put(thumbnailKey('a-quebrada', 720), Buffer.from('nada'), { contentType: 'image/webp' })
    await insertOld('gato-0a1b2c3d', { is_premium: true })
    expect(await previews.align()).toMatchObject({ renewed: 1 })
    expect(log.error).toHaveBeenCalledOnce()
  })
})
