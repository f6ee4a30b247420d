import { beforeAll, describe, expect, test } from 'vitest'
import { fold } from '../../src/features/catalogue/search/rules.ts'
import { createCatalogue } from '../../src/features/catalogue/service.server.ts'
import { slugOf } from '../../src/platform/slug.ts'
import { insertActivity } from '../../tests/factories/database.ts'
import { testDatabase } from '../../tests/setup/database.ts'
import { type CatalogueSheet, STARTING_CATALOGUE } from '../catalogue.ts'
import queries from './queries.json' with { type: 'json' }
import { VOCABULARY } from './vocabulary.ts'

const { db } = await testDatabase()
const catalogue = createCatalogue({ db, vocabulary: VOCABULARY })
const bySlug = new Map<string, CatalogueSheet>()

beforeAll(async () => {
  for (const entry of STARTING_CATALOGUE) {
    const slug = slugOf(entry.title)
    bySlug.set(slug, entry)
    const { title, plainTitle, description, goal, searchWords, bncc, category, shelf } = entry
    await insertActivity(db, {
      slug,
      title,
      plain_title: plainTitle,
      description,
      goal,
      search_words: [...searchWords],
      bncc: [...bncc],
      category,
      age_range: shelf.ageRange,
      tags: [...shelf.tags],
    })
  }
})

/** True if a piece fits a teacher's search: kinds by name, and more general conditions with a prefix. */
function fits(entry: CatalogueSheet, wanted: string): boolean {
  return wanted.split(' ').some((one) => {
    const [prefix = '', value = ''] = one.includes(':') ? one.split(/:(.*)/s) : ['', one]
    if (one.startsWith('@')) return entry.category === one.slice(1).replace('.', ' ')
    if (prefix === 'age') return wanted.includes(`age:${entry.shelf.ageRange}`)
    if (prefix === 'year') return entry.plainTitle.includes(value)
    if (prefix === 'tag') return entry.shelf.tags.includes(value.replace('.', ' '))
    if (prefix === 'level') return entry.sheet.level === value
    if (prefix === 'code') return entry.bncc.some((code) => code.startsWith(value))
    if (prefix === 'text')
      return new RegExp(fold(value)).test(fold([entry.title, entry.description, ...entry.shelf.tags].join(' ')))
    return entry.sheet.kind === value
  })
}

/** Queries that a set of pieces answers, and what they found. */
async function answered([text, wanted]: readonly string[]) {
  const { activities, total } = await catalogue.list({ search: text ?? '' })
  const top = activities.slice(0, 5).map(({ slug }) => bySlug.get(slug))
  const right = top.filter((entry) => entry && fits(entry, wanted ?? '')).length
  return { text, total, right, of: top.length, top: top.map((entry) => `${entry?.sheet.kind}: ${entry?.title}`) }
}

describe.each(Object.entries(queries))('%s searches', (_, table) => {
  test('nearly all of them show five sheets that fit first, and none is empty', async () => {
    const found = []
    for (const query of table) found.push(await answered(query))
    expect(found.filter(({ total }) => total === 0)).toEqual([])
    // A search that few sheets answer shows those few.
    const poor = found.filter(({ right, of }) => right < of)
    expect(poor.length, JSON.stringify(poor, null, 1)).toBeLessThanOrEqual(table.length - 38)
  })
})
