// Finding at 100,000 activities: `node bench/search.ts [--size 100000] [--texts 200]`. Lists and suggestions beside the
// same readings without near matches, the four groups alone, text by text in turns; facets, and searches that the four
// groups have no answer to. Each text counts with the fastest of four turns. Ends with an error when a p99 is more
// than 1.3 times that of the four groups alone.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { VOCABULARY } from '../content/search/vocabulary.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { NO_FACETS } from '../src/features/catalogue/facets/rules.ts'
import type { ListFilter } from '../src/features/catalogue/filter.data.server.ts'
import { PAGE_STEP } from '../src/features/catalogue/rules.ts'
import { countSearchGroups, selectSearchGroup, WHOLE_GROUPS } from '../src/features/catalogue/search/data.server.ts'
import type { SearchGroup } from '../src/features/catalogue/search/ranking.rules.ts'
import { fold, MAX_SUGGESTIONS } from '../src/features/catalogue/search/rules.ts'
import { createCatalogue } from '../src/features/catalogue/service.server.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/pool.ts'
import { row } from './load.ts'
import { ROOT } from './product.ts'
import { growCatalogue, insertSheets, query } from './seed.ts'

const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, texts: { type: 'string', default: '200' } },
})
/** Cost of a search that the four groups answer, beside them alone. */
const RATIO_MAX = 1.3
/** Readings that the groups answer begin so. */
const BOUND = 'answered: '
const TURNS = 4

const dir = await mkdtemp(join(tmpdir(), 'bench-search-'))
const server = await startEmbeddedPostgres({ dir, initFlags: ['--no-sync'] })
try {
  await migrate(server.url, { directory: join(ROOT, 'migrations') })
  await insertSheets(server.url)
  await growCatalogue(server.url, Number(values.size))
  await query(server.url, 'vacuum analyze')
  const database = openDatabase(server.url, { statementTimeoutMs: 600_000 })
  const { db } = database
  try {
    const words = await query<{ word: string }>(
      server.url,
      `select word from (select distinct word from activities, regexp_split_to_table(lower(title), '[^[:alpha:]]+') as word
                         where length(word) > 2) as words order by md5(word) limit $1`,
      [Number(values.texts)],
    )
    const texts = words.map(({ word }) => word)
    const filterOf = (text: string): ListFilter => ({
      ...{ category: null, foldedText: fold(text), since: null, age: null, format: null, plan: null, sort: null },
      ...NO_FACETS,
    })
    const together = { isSplit: false, isOpen: false, near: null }
    const slice = (group: SearchGroup, limit: number, size: number | null) => ({
      ...{ group, grouping: together, offset: 0, limit, size },
    })
    const groupsAlone = {
      async list(text: string) {
        const filter = filterOf(text)
        const { of: counts } = await countSearchGroups(db, filter, null)
        let wanted = PAGE_STEP
        for (const group of WHOLE_GROUPS) {
          const size = counts.get(group) ?? 0
          if (size > 0 && wanted > 0) wanted -= (await selectSearchGroup(db, filter, slice(group, wanted, size))).length
        }
      },
      async suggest(text: string) {
        let wanted = MAX_SUGGESTIONS
        for (const group of WHOLE_GROUPS)
          if (wanted > 0) wanted -= (await selectSearchGroup(db, filterOf(text), slice(group, wanted, null))).length
        return wanted
      },
    }
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    const quantile = (times: readonly number[], share: number) =>
      times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
    const cells = (times: readonly number[]) => [quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)]
    const catalogue = createCatalogue({ db, vocabulary: VOCABULARY })
    // Moves the clock past the cache's minute.
    const now = () => {
      catalogue.forget()
      return catalogue
    }

    /** Both in turns; the fastest of {@link TURNS} for each text. */
    async function beside(name: string, asked: readonly string[], before: Work | null, after: Work) {
      const best = asked.map(() => ({ before: Number.POSITIVE_INFINITY, after: Number.POSITIVE_INFINITY }))
      for (let turn = 0; turn < TURNS; turn++)
        for (const [i, text] of asked.entries()) {
          const times = best[i]
          if (!times) continue
          // The second of two finds warm caches, so they take turns.
          for (const which of turn % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const)) {
            const work = which === 'before' ? before : after
            if (work) times[which] = Math.min(times[which], await timed(() => work(text)))
          }
        }
      const [old, mine] = [best.map((times) => times.before), best.map((times) => times.after)]
      const ratio = quantile(mine, 0.99) / quantile(old, 0.99)
      console.log(
        row([name, asked.length, ...(before ? cells(old) : ['', '']), ...cells(mine), before ? ratio.toFixed(2) : '']),
      )
      if (name.startsWith(BOUND) && ratio > RATIO_MAX) process.exitCode = 1
    }
    type Work = (text: string) => Promise<unknown>

    console.log(row(['reading', 'texts', 'before p50 ms', 'p99', 'now p50 ms', 'p99', 'p99 to p99']))
    const beginnings = texts.flatMap((text) => [text.slice(0, 3), text.slice(0, 5)])
    const answered: string[] = []
    for (const text of new Set(beginnings)) if ((await groupsAlone.suggest(text)) === 0) answered.push(text)
    await beside(`${BOUND}list, a word of titles`, texts, groupsAlone.list, (search) => now().list({ search }))
    await beside(`${BOUND}suggestions, beginnings`, answered, groupsAlone.suggest, (text) => now().suggest(text))
    const two = texts.slice(1).map((text, i) => `${text} ${texts[i]}`)
    const misspelt = texts.filter(({ length }) => length > 5).map((text) => text.slice(0, 2) + text.slice(3))
    await beside('list, two words of two titles', two, groupsAlone.list, (search) => now().list({ search }))
    await beside('list, a letter left out', misspelt, groupsAlone.list, (search) => now().list({ search }))
    await beside('suggestions, a letter left out', misspelt, groupsAlone.suggest, (text) => now().suggest(text))
    await beside('facets of a search', texts, null, (search) => now().facets({ search }))
    await beside('facets of everything', ['', ' '], null, () => now().facets({}))
    await beside('facets of a category', ['Labirinto', 'Colorir'], null, (category) =>
      now().facets({ category: category as 'Labirinto' }),
    )
    for (const facets of [
      { level: 'facil' },
      { year: '1' },
      { theme: 'bichos' },
      { goal: 'atencao' },
      { bncc: 'EF01MA06' },
    ] as const)
      await beside(
        `list, ${JSON.stringify(facets)}`,
        ['', ' '],
        () => now().list({}),
        () => now().list(facets),
      )
  } finally {
    await database.close()
  }
} finally {
  await server.stop()
  await rm(dir, { recursive: true, force: true })
}
