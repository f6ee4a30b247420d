import type { TrustCase } from '../case.ts'
import { ask, inWords } from '../site/ask.ts'
import { fetchFile, lostDownloads } from '../site/downloads.ts'
import { openSite, type Site } from '../site/site.ts'
import { picture, upload } from '../site/uploads.ts'
import { must, until } from '../site/wait.ts'
import { strayObjects } from './stray-objects.ts'

const group = 'faults'
/** Longest wait of a request while the store is silent (ms). */
const ANSWER_WITHIN_MS = 60_000
/** A page is not made of the store: it comes long before the store's time is over, also on a busy machine (ms). */
const PAGE_WITHIN_MS = 6_000

/** Requests that touch the store: a page, a picture, a download with its file, an upload. */
async function look(site: Site, activity: { id: string; image_url: string } | undefined) {
  const [person] = await site.people(1, 'premium')
  const [admin] = await site.people(1, 'admin')
  if (!person || !admin || !activity) throw new Error('nobody to look')
  const [page, image, download, uploaded] = await Promise.all([
    ask(site.origin, '/'),
    ask(site.origin, activity.image_url),
    fetchFile(site.origin, person, activity.id),
    upload(site.origin, admin, await picture()),
  ])
  return { page, image, download, uploaded, person, activity }
}

type Look = Awaited<ReturnType<typeof look>>
const words = ({ page, image, download, uploaded }: Look) =>
  `page ${inWords(page)}, thumbnail ${inWords(image)}, grant ${inWords(download.granted)}, file ${download.file ? inWords(download.file) : 'none'}, upload ${inWords(uploaded)}`
const isFine = ({ page, image, download, uploaded }: Look) =>
  [page, image, download.granted, download.file, uploaded].every((answer) => answer?.status === 200)

/** The picture of an upload that was acknowledged, asked for afterwards. */
const uploadLost = async (site: Site, { uploaded }: Look) =>
  uploaded.status === 200 && (await ask(site.origin, String(uploaded.json.url))).status !== 200 ? 1 : 0

const down: TrustCase = {
  group,
  name: 'S3 down',
  async run() {
    await using site = await openSite({ s3: true })
    const activities = await site.activities()
    const before = await look(site, activities[0])
    must(isFine(before), `before: ${words(before)}`)
    await site.store?.proxy.down()
    const readyz = await ask(site.origin, '/readyz')
    const during = await look(site, activities[1])
    await site.store?.proxy.up()
    await until('ready again', async () => (await ask(site.origin, '/readyz')).status === 200)
    // The granted, undelivered download is requested again: it costs no second one.
    const again = await fetchFile(site.origin, during.person, during.activity.id)
    const after = await look(site, activities[2])
    must(
      during.page.status === 200 && readyz.status === 503,
      `page ${inWords(during.page)}, /readyz ${inWords(readyz)}`,
    )
    must(
      during.image.status === 503 && during.download.granted.status === 200 && during.download.file?.status === 503,
      `during: ${words(during)}`,
    )
    must(during.uploaded.status === 500 || during.uploaded.status === 503, `during: ${words(during)}`)
    must(isFine(after), `afterwards: ${words(after)}`)
    must(again.file?.status === 200 && again.granted.json.daily_used === 1, 'the download was not given again')
    const acknowledged = [before, during, after].map(({ person, activity }) => ({
      user: person.id,
      activity: activity.id,
    }))
    return {
      happened: `${words(during)}, /readyz ${readyz.status}; the same download again: 200, still 1 of the day; afterwards all well`,
      lost: (await lostDownloads(site.postgres, acknowledged)) + (await uploadLost(site, before)),
    }
  },
}

const slow: TrustCase = {
  group,
  name: 'S3 slow (1 s more for each message), then silent',
  async run() {
    await using site = await openSite({ s3: true })
    const activities = await site.activities()
    await ask(site.origin, '/')
    site.store?.proxy.delay(500)
    const late = await look(site, activities[0])
    site.store?.proxy.delay(0)
    site.store?.proxy.freeze()
    const silent = await look(site, activities[1])
    site.store?.proxy.thaw()
    const again = await fetchFile(site.origin, silent.person, silent.activity.id)
    const after = await look(site, activities[2])
    const waited = Math.max(...[silent.image, silent.uploaded, silent.download.file].map((one) => one?.ms ?? 0))
    must(isFine(late), `slow: ${words(late)}`)
    const slowestPage = Math.max(late.page.ms, silent.page.ms)
    must(silent.page.status === 200, `silent: ${words(silent)}`)
    must(slowestPage < PAGE_WITHIN_MS, `a page took ${slowestPage.toFixed(0)} ms: it waited for the store`)
    must(waited < ANSWER_WITHIN_MS, `a request waited ${waited} ms`)
    must(silent.image.status === 503 && silent.download.file?.status === 503, `silent: ${words(silent)}`)
    must(isFine(after) && again.file?.status === 200, `afterwards: ${words(after)}`)
    const acknowledged = [late, silent, after].map(({ person, activity }) => ({
      user: person.id,
      activity: activity.id,
    }))
    return {
      happened: `slow: ${words(late)}; silent: ${words(silent)}, the longest wait ${(waited / 1000).toFixed(0)} s; afterwards all well`,
      lost: (await lostDownloads(site.postgres, acknowledged)) + (await uploadLost(site, late)),
    }
  },
}

const forgetful: TrustCase = {
  group,
  name: 'S3 does what it is asked, and its answers get lost',
  async run() {
    await using site = await openSite({ s3: true })
    const activities = await site.activities()
    await ask(site.origin, '/')
    const before = await strayObjects(site)
    site.store?.proxy.loseAnswers(true)
    const during = await look(site, activities[0])
    site.store?.proxy.loseAnswers(false)
    const stored = (await strayObjects(site)).filter((key) => !before.includes(key))
    const again = await fetchFile(site.origin, during.person, during.activity.id)
    const after = await look(site, activities[1])
    must(during.page.status === 200, `lost answers: ${words(during)}`)
    must(
      during.image.status === 503 && during.download.granted.status === 200 && during.download.file?.status === 503,
      `lost answers: ${words(during)}`,
    )
    must(during.uploaded.status === 503, `lost answers: the upload answered ${inWords(during.uploaded)}`)
    must(stored.length === 0, `${stored.length} objects that nothing removes, such as ${stored[0]}`)
    must(isFine(after) && again.file?.status === 200, `afterwards: ${words(after)}`)
    must(again.granted.json.daily_used === 1, 'the same download counted twice')
    const acknowledged = [during, after].map(({ person, activity }) => ({ user: person.id, activity: activity.id }))
    return {
      happened: `${words(during)}; what was stored all the same is noted for removal; the same download again: 200, still 1 of the day; afterwards all well`,
      lost: (await lostDownloads(site.postgres, acknowledged)) + (await uploadLost(site, after)),
    }
  },
}

export const storageCases: readonly TrustCase[] = [down, slow, forgetful]
