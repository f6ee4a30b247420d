import type { Db } from '../../../platform/db/pool.ts'
import { filesBehind } from '../files/rules.ts'
import { changePage, pageUrls } from '../pages/data.server.ts'
import { abandonFiles, claimUpload } from '../upload/data.server.ts'
import type { UploadFolder } from '../upload/rules.ts'
import type { Previews } from '../watermark/service.server.ts'
import { Refused } from './refusals/rules.ts'
import { RESULT_ERRORS, UPDATE_ERRORS } from './texts.ts'

/** A picture of a page, and the one made of it for another plan. */
type MadePage = readonly [before: string, after: string]

/** The files of an activity as it changes: uploads are taken up, pictures suit the plan, what is left over is noted. */
export function createActivityFiles(previews: Pick<Previews, 'suited'>) {
  async function claim(trx: Db, url: string, folder: UploadFolder): Promise<void> {
    if (await claimUpload(trx, url, folder)) return
    throw new Refused('invalid', folder === 'thumbnails' ? RESULT_ERRORS.thumbnailFailed : RESULT_ERRORS.fileFailed)
  }

  /** Takes up a new picture and its variants for the plan. @returns the unused ones */
  async function claimPicture(trx: Db, given: string, suited: string): Promise<string[]> {
    await claim(trx, given, 'thumbnails')
    if (suited === given) return []
    await claim(trx, suited, 'thumbnails')
    return [given]
  }

  /** Pictures of the further pages for the plan: before and after, where they differ. */
  async function suitedPages(db: Db, id: string, isPremium: boolean): Promise<MadePage[]> {
    const made: MadePage[] = []
    for (const url of await pageUrls(db, id)) {
      const suited = await previews.suited(url, isPremium)
      if (suited !== url) made.push([url, suited])
    }
    return made
  }

  /** Gives pages their pictures for the plan. @returns the previous ones, now unused */
  async function changePages(trx: Db, id: string, made: readonly MadePage[]): Promise<string[]> {
    for (const [before, after] of made) {
      await claim(trx, after, 'thumbnails')
      if (!(await changePage(trx, id, before, after))) throw new Refused('conflict', UPDATE_ERRORS.conflict)
    }
    return made.map(([before]) => before)
  }

  /** Records files without an activity. @returns their addresses */
  async function abandon(
    trx: Db,
    images: readonly (string | null)[],
    file_url: string | null,
    pages: readonly string[] = [],
  ) {
    const files = [...images.map((image_url) => ({ image_url, file_url: null })), { image_url: null, file_url, pages }]
    const left = files.flatMap(filesBehind)
    await abandonFiles(trx, left)
    return left.map(({ url }) => url)
  }

  return { claim, claimPicture, suitedPages, changePages, abandon }
}
