import { fileKey, pictureKeys, picturesAt } from '../../../src/features/catalogue/files/rules.ts'
import type { Site } from '../site/site.ts'

/** The objects behind an address that a row carries. */
function keysBehind(url: string): string[] {
  const pictures = picturesAt(url)
  return pictures ? pictureKeys(pictures) : [fileKey(url) ?? url]
}

/** Objects of the store that no activity carries, and that no upload notes for the daily job: nothing would remove them. */
export async function strayObjects({ postgres, store }: Pick<Site, 'postgres' | 'store'>): Promise<string[]> {
  const noted = await postgres.query<{ key: string }>('select unnest(keys) as key from uploads')
  const carried = await postgres.query<{ url: string }>(
    `select image_url as url from activities union select file_url from activities where file_url is not null
     union select url from activity_pages`,
  )
  const known = new Set([...noted.map(({ key }) => key), ...carried.flatMap(({ url }) => keysBehind(url))])
  return ((await store?.keys()) ?? []).filter((key) => !known.has(key))
}
