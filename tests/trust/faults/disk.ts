import path from 'node:path'
import type { TrustCase } from '../case.ts'
import { ask, inWords } from '../site/ask.ts'
import { fetchFile, keepDownloading, lostDownloads } from '../site/downloads.ts'
import { openSite } from '../site/site.ts'
import { picture, upload } from '../site/uploads.ts'
import { must, tally, until } from '../site/wait.ts'
import { fillDisk, makeRoom, mayMount, mountSmallDisk, unmountSmallDisk } from './small-disk.ts'

const group = 'faults'
const SKIPPED = { happened: 'skipped: a small disk can only be mounted by root on Linux', lost: 0 }
/** Room for the sample catalogue's files, and for its database, and some more (MB). */
const FILES_MB = 120
const DATABASE_MB = 220

const filesFull: TrustCase = {
  group,
  name: 'The disk of the files is full (tmpfs)',
  async run() {
    if (!(await mayMount())) return SKIPPED
    const place = (dir: string) => path.join(dir, 'files')
    await using site = await openSite({
      prepare: (dir) => mountSmallDisk(place(dir), FILES_MB),
      cleanUp: (dir) => unmountSmallDisk(place(dir)),
    })
    const { origin } = site
    const [[admin], [person], activities] = await Promise.all([
      site.people(1, 'admin'),
      site.people(1, 'premium'),
      site.activities(),
    ])
    must(admin !== undefined && person !== undefined, 'nobody is there')
    const before = await upload(origin, admin, await picture())
    await fillDisk(place(site.dir))
    const during = await Promise.all([1, 2, 3].map(async () => upload(origin, admin, await picture())))
    const page = await ask(origin, '/')
    const download = await fetchFile(origin, person, activities[0]?.id ?? '')
    await makeRoom(place(site.dir))
    const after = await upload(origin, admin, await picture())
    must(
      during.every(({ status, code }) => status === 503 && code === 'unavailable'),
      `uploads answered ${during.map(inWords)}`,
    )
    must(page.status === 200 && download.file?.status === 200, 'pages or downloads suffered')
    must(before.status === 200 && after.status === 200, `uploads: ${inWords(before)}, then ${inWords(after)}`)
    const pictures = await Promise.all([before, after].map(({ json }) => ask(origin, String(json.url))))
    const [rows] = await site.postgres.query<{ count: number }>('select count(*)::int as count from uploads')
    must(rows?.count === 2, `${rows?.count} uploads are noted, 2 were taken`)
    return {
      happened: `uploads ${tally(during.map(inWords))}, nothing half stored; page ${page.status}, download 200; with room again: 200`,
      lost: pictures.filter(({ status, bytes }) => status !== 200 || bytes.length < 100).length,
    }
  },
}

const databaseFull: TrustCase = {
  group,
  name: 'The disk of PostgreSQL is full (tmpfs), while people download',
  async run() {
    if (!(await mayMount())) return SKIPPED
    const place = (dir: string) => path.join(dir, 'postgres')
    await using site = await openSite({
      prepare: (dir) => mountSmallDisk(place(dir), DATABASE_MB),
      cleanUp: (dir) => unmountSmallDisk(place(dir)),
    })
    const { origin, postgres } = site
    const people = await site.people(30, 'premium')
    const activities = await site.activities()
    await ask(origin, '/')
    const work = keepDownloading([origin], people, [...activities, ...activities])
    await until('some downloads', async () => work.acknowledged.length > 20)
    await fillDisk(place(site.dir))
    const from = work.answers.length
    // The space that is left inside its files is used up by what is no use to anybody.
    await postgres
      .query(`create table ballast as select repeat(md5(n::text), 20) from generate_series(1, 400000) n`)
      .catch(() => undefined)
    await until('a refusal', async () => work.answers.slice(from).some(({ status }) => status >= 500))
    const page = await ask(origin, '/')
    await makeRoom(place(site.dir))
    const answered = await postgres.query('select 1').catch(() => null)
    if (!answered) await postgres.start()
    await until('ready again', async () => (await ask(origin, '/readyz')).status === 200)
    const before = work.acknowledged.length
    await until('downloads again', async () => work.acknowledged.length > before + 10)
    await work.stop()
    const refused = work.answers.slice(from).filter(({ json }) => json.success !== true)
    must(page.status === 200, `a visitor's page answered ${inWords(page)}`)
    must(
      refused.every(({ status }) => status === 503 || status === 500),
      `endpoints answered ${tally(refused.map(inWords))}`,
    )
    return {
      happened: `endpoints ${tally(refused.map(inWords))}; a visitor's page ${page.status}; PostgreSQL ${answered ? 'stayed' : 'stopped by itself and was started again'}; with room the site went on by itself`,
      lost: await lostDownloads(postgres, work.acknowledged),
    }
  },
}

export const diskCases = [filesFull, databaseFull]
