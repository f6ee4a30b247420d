import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type Clock, DAY_MS } from '../../../platform/time.ts'
import {
  isMarkedVariant,
  markedName,
  originalKey,
  type Pictures,
  PUBLIC_PREFIX,
  pictureAddress,
  pictureKey,
  pictureKeys,
  picturesAt,
  THUMBNAIL_FOLDER,
  THUMBNAIL_OBJECT,
} from '../files/rules.ts'
import { abandonFiles, insertUpload } from '../upload/data.server.ts'
import { type CarriedPicture, replacePicture, selectKnown, selectUnsuited } from './data.server.ts'
import { ALIGN_PREVIEWS_CRON, alignPreviews } from './jobs.server.ts'
import { withMark } from './overlay.service.server.ts'
import { type Picture, pictureObjects, plainName } from './rules.ts'

export interface PreviewsDeps {
  readonly db: Db
  readonly storage: Storage
  readonly log: Pick<Logger, 'error' | 'info'>
  readonly clock: Clock
}

/** Random bytes in the name of a new picture. */
const PREFIX_BYTES = 8
/** Age until which an unused picture may still become an activity's (ms). */
const LEFT_OVER_AFTER_MS = DAY_MS
/** Addresses that are looked up at once. */
const BATCH = 500

/**
 * Public pictures of premium sheets (rule: marked previews): above a card's width they carry a mark, however their
 * address was found, because only the marked bytes are stored in public.
 */
export function createPreviews({ db, storage, log, clock }: PreviewsDeps) {
  async function read(key: string): Promise<Buffer | null> {
    const object = await storage.get(key)
    return object && buffer(object.stream)
  }

  /** The stored originals of these pictures. */
  async function unmarked({ name, variants, isMarked }: Pictures): Promise<Picture[]> {
    const pictures: Picture[] = []
    for (const variant of variants) {
      const isHidden = isMarked && isMarkedVariant(variant)
      const webp = await read(isHidden ? originalKey(name, variant) : pictureKey(name, variant))
      if (webp) pictures.push({ variant, webp })
    }
    return pictures
  }

  /**
   * The address of this picture as the plan wants it, with the mark or without. When it is another one, it is stored as
   * an upload that waits to be taken up; the old picture stays. An address without pictures in our store suits every plan.
   */
  async function suited(url: string, isPremium: boolean): Promise<string> {
    const before = picturesAt(url)
    if (!before || before.isMarked === isPremium) return url
    const pictures = await unmarked(before)
    if (pictures.length === 0) return url
    const plain = `${randomBytes(PREFIX_BYTES).toString('hex')}-${plainName(before.name)}`
    const after = { ...before, name: isPremium ? markedName(plain) : plain, isMarked: isPremium }
    const upload = { url: pictureAddress(after.name, after.carried), keys: pictureKeys(after) }
    await insertUpload(db, { ...upload, folder: 'thumbnails', pageCount: null }, null)
    const wide = isPremium ? pictures.filter(({ variant }) => isMarkedVariant(variant)) : []
    const objects = pictureObjects(after.name, pictures, await Promise.all(wide.map(withMark)))
    for (const { key, bytes } of objects) await storage.put(key, bytes, THUMBNAIL_OBJECT)
    return upload.url
  }

  /** Puts the mark on the public pictures of an address, which stays. */
  async function markInPlace({ name, variants }: Pictures): Promise<void> {
    for (const variant of variants.filter(isMarkedVariant)) {
      const key = pictureKey(name, variant)
      const webp = await read(key)
      if (webp) await storage.put(key, (await withMark({ variant, webp })).webp, THUMBNAIL_OBJECT)
    }
  }

  async function alignOne(carried: CarriedPicture): Promise<boolean> {
    const url = await suited(carried.url, carried.isPremium)
    if (url === carried.url || !(await replacePicture(db, carried, url))) return false
    // Pages in caches name the old picture for a while: it shows, but marked.
    const before = picturesAt(carried.url)
    if (carried.isPremium && before) await markInPlace(before)
    return true
  }

  /** Makes unsuited pictures again. @returns their number */
  async function alignCarried(): Promise<number> {
    let renewed = 0
    for (const carried of await selectUnsuited(db)) {
      try {
        if (await alignOne(carried)) renewed++
      } catch (err) {
        log.error({ err, activityId: carried.activityId }, 'the picture of an activity could not be made anew')
      }
    }
    return renewed
  }

  /** Addresses of unmarked, unused pictures in the store. */
  async function* leftOver(): AsyncGenerator<string> {
    let batch: string[] = []
    const unknown = async () => {
      const known = await selectKnown(db, batch)
      return batch.filter((url) => !known.has(url))
    }
    for await (const key of storage.list(`${THUMBNAIL_FOLDER}/`)) {
      const url = PUBLIC_PREFIX + key
      if (picturesAt(url)?.isMarked !== false) continue
      batch.push(url)
      if (batch.length < BATCH) continue
      yield* await unknown()
      batch = []
    }
    if (batch.length > 0) yield* await unknown()
  }

  /** Marks an unused picture, whatever its plan was, and abandons it. */
  async function giveUpLeftOver(url: string): Promise<boolean> {
    const pictures = picturesAt(url)
    const object = pictures && (await storage.get(pictureKey(pictures.name, pictures.carried)))
    object?.stream.destroy()
    const age = clock().getTime() - (object?.lastModified?.getTime() ?? 0)
    if (!object || age < LEFT_OVER_AFTER_MS) return false
    await markInPlace(pictures)
    await abandonFiles(db, [{ url, folder: 'thumbnails', keys: pictureKeys(pictures) }])
    return true
  }

  /**
   * Makes the pictures of each activity suit its plan, and marks those of earlier drawings, which are unused. For sites
   * from before there were marks; on others it finds no work.
   * @returns pictures that were made again, and earlier ones that were marked
   */
  async function align(): Promise<{ renewed: number; leftOver: number }> {
    const done = { renewed: await alignCarried(), leftOver: 0 }
    for await (const url of leftOver()) if (await giveUpLeftOver(url)) done.leftOver++
    if (done.renewed + done.leftOver > 0) log.info(done, 'previews suit their plans')
    return done
  }

  return {
    suited,
    align,

    /** Lets this process align previews: now, and once a day however many processes run. */
    async registerJobs(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      await jobs.work(alignPreviews, async () => {
        await align()
      })
      await jobs.schedule(alignPreviews, ALIGN_PREVIEWS_CRON)
    },

    /** Aligns as soon as a process has time: after the start, when an upgrade may have left something to do. */
    alignSoon: (jobs: Pick<Jobs, 'send'>): Promise<void> =>
      jobs.send(alignPreviews, {}, { once: { key: 'start', seconds: 60 } }),
  }
}

export type Previews = ReturnType<typeof createPreviews>
