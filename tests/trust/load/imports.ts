import { setTimeout as sleep } from 'node:timers/promises'
import { pdf, zip } from '../../factories/hostile-files.ts'
import type { TrustCase } from '../case.ts'
import { ask } from '../site/ask.ts'
import type { Person } from '../site/people.ts'
import { openSite, type Site } from '../site/site.ts'
import { picture } from '../site/uploads.ts'
import { must } from '../site/wait.ts'

const group = 'load'
const USUAL_S = 15
/** No longer than cached pages stay fresh: the baseline has none of their renderings either. */
const WARM_UP_S = 3
const IMPORTS = 3
/** Delay that no user notices, even for a short baseline (ms). */
const UNNOTICED_MS = 60
const HEAD = 'slug;title;description;category;image_url;file_url'

const p99 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

function importTable(site: Site, admin: Person, csv: string, mode: 'check' | 'run', files?: Uint8Array) {
  const form = new FormData()
  form.set('mode', mode)
  form.set('table', new File([csv], 'atividades.csv', { type: 'text/csv' }))
  if (files) form.set('zip', new File([new Uint8Array(files)], 'arquivos.zip', { type: 'application/zip' }))
  const { origin } = site
  return ask(origin, '/functions/v1/import', { cookie: admin.cookie, form, headers: { origin } })
}

/** Asks for pages as a visitor who clicks on, until `isOver`. @returns how long each took (ms) */
async function browse({ origin }: Site, paths: readonly string[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; !isOver(); turn++) {
    const page = await ask(origin, paths[turn % paths.length] ?? '/')
    must(page.status === 200, `a visitor's page answered ${page.status}`)
    times.push(page.ms)
    await sleep(10)
  }
  return times
}

const besideVisitors: TrustCase = {
  group,
  name: 'An import of 9 MB beside a visitor',
  async run() {
    await using site = await openSite()
    const [admin] = await site.people(1, 'admin')
    must(admin !== undefined, 'nobody is there')
    const paths = [
      '/',
      '/activities',
      '/faq',
      ...(await site.activities()).slice(0, 3).map(({ slug }) => `/activities/${slug}`),
    ]
    const after = (seconds: number) => {
      const end = performance.now() + seconds * 1000
      return () => performance.now() > end
    }
    await browse(site, paths, after(WARM_UP_S))
    const usual = await browse(site, paths, after(USUAL_S))
    let isOver = false
    const meanwhile = browse(site, paths, () => isOver)
    const ends: string[] = []
    const startedAt = performance.now()
    for (const csv of Array.from({ length: IMPORTS }, () => `${HEAD}\n${'x\n'.repeat(4_500_000)}`)) {
      const answer = await importTable(site, admin, csv, 'run')
      ends.push(
        `${answer.status} ${answer.bytes.toString('utf8').includes('"type":"refused"') ? 'refused' : 'not refused'}`,
      )
    }
    const seconds = (performance.now() - startedAt) / 1000
    isOver = true
    const beside = await meanwhile
    const told = `${IMPORTS} × ${[...new Set(ends)].join(', ')} in ${seconds.toFixed(1)} s; a visitor's p99 ${p99(usual).toFixed(0)} → ${p99(beside).toFixed(0)} ms (${beside.length} pages)`
    must(
      ends.every((end) => end === '200 refused'),
      told,
    )
    must(p99(beside) < Math.max(2 * p99(usual), UNNOTICED_MS), told)
    must(site.product.isAlive(), 'the process is gone')
    return { happened: told, lost: 0 }
  },
}

const twiceAtOnce: TrustCase = {
  group,
  name: 'The same import twice at once',
  async run() {
    await using site = await openSite()
    const [one, other] = await site.people(2, 'admin')
    must(one !== undefined && other !== undefined, 'nobody is there')
    const slugs = ['importada-a', 'importada-b', 'importada-c']
    const rows = slugs.map((slug) => `${slug};Folha ${slug};Uma folha.;Colorir;folha.png;folha.pdf`)
    const files = zip([
      ['folha.png', await picture()],
      ['folha.pdf', pdf({})],
    ])
    const csv = [HEAD, ...rows].join('\n')
    const answers = await Promise.all([one, other].map((admin) => importTable(site, admin, csv, 'run', files)))
    const refused = answers.filter(({ bytes }) => bytes.toString('utf8').includes('"type":"refused"')).length
    const found = await site.postgres.query<{ slug: string }>(
      "select slug from activities where slug like 'importada-%' order by slug",
    )
    const told = `${answers.map(({ status }) => status).join(' and ')}, ${refused} refused; ${found.length} of ${slugs.length} rows, each once`
    must(found.map(({ slug }) => slug).join() === slugs.join(), told)
    return { happened: told, lost: 0 }
  },
}

export const imports: readonly TrustCase[] = [besideVisitors, twiceAtOnce]
