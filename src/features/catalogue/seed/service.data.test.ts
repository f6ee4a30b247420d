import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { carriesMark } from '../../../../tests/factories/marked-picture.ts'
import { importMissing } from '../../../../tests/factories/seeding.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { openDiskStorage } from '../../../platform/storage/disk.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { recipeSchema } from '../recipe/schema.ts'
import { recipeOf } from './rules.ts'
import type { StartingSheet } from './schema.ts'
import { createStartingCatalogue } from './service.server.ts'

const { db, url } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'starting-'))
const storage = await openDiskStorage(folder)
const projectRoot = process.cwd()
afterAll(() => rm(folder, { recursive: true, force: true }))

const titles = [
  'Que horas são?',
  'Juntando sílabas',
  'A outra metade',
  'Quem é o intruso?',
  'Onde tem mais?',
  'O céu em ordem',
]
/**
 * Of all six sheets: a PDF and three thumbnails each, and nine pages behind the first; of the two premium ones the
 * originals of a thumbnail each and of three pages.
 */
const FILES = 6 * 4 + 9 + 2 + 3
const kinds = ['relogio', 'juntar-silabas', 'metades', 'o-diferente', 'mais-ou-menos', 'sequencia']
const entries = titles.map(
  (title, i): StartingSheet => ({
    key: `peca-${i}`,
    title,
    plainTitle: `${title} Fácil`,
    description: 'Uma folha para experimentar.',
    goal: 'Experimentar.',
    searchWords: ['folha'],
    goals: ['contagem'] as const,
    interest: 'bichos' as const,
    bncc: ['EF01MA01'],
    drawing: 'first',
    instructions: { facil: 'Faça com calma.', medio: 'Faça com calma.', desafio: 'Faça com calma.' },
    category: 'Matemática',
    createdAt: `2026-03-0${i + 1}T12:00:00.000Z`,
    sheet: { kind: kinds[i] ?? '', level: 'facil', seed: i, pages: 1 + (i % 2) },
    shelf: { ageRange: '5-7 anos', format: i % 2 ? 'Colorido' : 'Preto e Branco', isPremium: i > 3, tags: ['teste'] },
  }),
)

function starting(options: { entries?: readonly StartingSheet[]; storage?: Storage } = {}) {
  const sheets = options.entries ?? entries
  const load = vi.fn(async () => sheets)
  const deps = { db, storage: options.storage ?? storage, log: { info: vi.fn() }, drawings: sheets, load }
  return { load, ...createStartingCatalogue({ ...deps, projectRoot, siteName: 'Atividário' }) }
}

async function storedKeys() {
  const keys: string[] = []
  for await (const key of storage.list('')) keys.push(key)
  return keys.sort()
}

const activities = () => db.selectFrom('activities').selectAll().orderBy('created_at').execute()

// Every run starts threads that load the printer; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

beforeEach(async () => {
  await db.deleteFrom('activities').execute()
  await db.deleteFrom('content_imports').execute()
  for (const key of await storedKeys()) await storage.delete(key)
})

test('brings everything in, with files at the addresses of the activity and a true page count', async () => {
  const progress: string[] = []
  const result = await importMissing(starting(), {
    workers: 2,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  })
  expect(result).toEqual({ imported: 6 })
  expect(progress).toEqual(['0/6', '1/6', '2/6', '3/6', '4/6', '5/6', '6/6'])
  const rows = await activities()
  expect(rows.map((row) => row.title)).toEqual(titles)
  expect(rows.map((row) => row.page_count)).toEqual([2, 3, 2, 3, 2, 3])
  expect(rows[0]).toMatchObject({
    slug: 'que-horas-sao',
    category: 'Matemática',
    format: 'Preto e Branco',
    is_premium: false,
    tags: ['teste'],
    shows: expect.stringMatching(/^Que horas são\? Fácil/),
    created_at: new Date('2026-03-01T12:00:00.000Z'),
  })
  expect(rows.map(({ recipe }) => recipeSchema.parse(recipe))).toEqual(entries.map(recipeOf))
  // The pictures on the paper, by their names.
  expect(rows.filter(({ shows }) => / Fácil, com .+ e .+/.test(shows ?? ''))).not.toEqual([])
  for (const row of rows) {
    const pdf = await storage.get((row.file_url ?? '').replace('/storage/v1/object/', ''))
    expect(pdf?.contentType).toBe('application/pdf')
    expect(pdf && (await buffer(pdf.stream)).subarray(0, 5).toString()).toBe('%PDF-')
    for (const width of [180, 360, 720]) {
      const key = row.image_url.replace('/storage/v1/object/public/', '').replace('-360.', `-${width}.`)
      expect(await storage.exists(key)).toBe(true)
    }
  }
  const pages = await db.selectFrom('activity_pages').selectAll().orderBy('activity_id').orderBy('page').execute()
  expect(pages).toHaveLength(rows.reduce((sum, row) => sum + row.page_count - 1, 0))
  // The last page of each is its answer key.
  for (const { id, page_count } of rows)
    expect(pages.filter((page) => page.activity_id === id).map((page) => page.is_answer_key)).toEqual(
      Array.from({ length: page_count - 1 }, (_, i) => i === page_count - 2),
    )
  for (const { url } of pages) expect(await storage.exists(url.replace('/storage/v1/object/public/', ''))).toBe(true)
  expect(await storedKeys()).toHaveLength(FILES)
})

test('premium pieces show a mark above a card and on further pages, and their originals are private', async () => {
  await importMissing(starting({ entries: entries.slice(3) }))
  const bytesOf = async (key: string) => buffer((await storage.get(key))?.stream ?? Readable.from([]))
  const keyOf = (url: string) => url.replace('/storage/v1/object/public/', '')
  for (const { id, is_premium, image_url } of await activities()) {
    const pages = await db.selectFrom('activity_pages').selectAll().where('activity_id', '=', id).execute()
    const wide = keyOf(image_url).replace('-360.', '-720.')
    const clean = is_premium ? wide.replace('/thumbnails/', '/originals/') : wide
    expect(await carriesMark(await bytesOf(wide), await bytesOf(keyOf(image_url)))).toBe(is_premium)
    expect(await carriesMark(await bytesOf(clean), await bytesOf(keyOf(image_url)))).toBe(false)
    for (const { url } of pages) {
      const original = keyOf(url).replace('/thumbnails/', '/originals/')
      expect(await storage.exists(original)).toBe(is_premium)
      expect(await carriesMark(await bytesOf(keyOf(url)))).toBe(is_premium)
    }
  }
})

test('a second run adds nothing, a new piece is added, a deleted one stays deleted', async () => {
  await importMissing(starting({ entries: entries.slice(0, 3) }))
  await db.deleteFrom('activities').where('title', '=', 'Juntando sílabas').execute()
  const before = await activities()
  const second = starting({ entries: entries.slice(0, 3) })
  expect(await importMissing(second)).toEqual({ imported: 0 })
  // A start that finds everything done does not even read what there is.
  expect(second.load).not.toHaveBeenCalled()
  expect(await importMissing(starting({ entries: entries.slice(0, 4) }))).toEqual({ imported: 1 })
  const after = await activities()
  expect(after.slice(0, 2)).toEqual(before)
  expect(after.map((row) => row.title)).toEqual(['Que horas são?', 'A outra metade', 'Quem é o intruso?'])
})

test('interrupted while storing, then run again: complete, nothing doubled', async () => {
  let puts = 0
  const failing: Storage = {
    ...storage,
    put: (key, body, options) => {
      if (++puts > 9) return Promise.reject(new Error('the disk is full'))
      return storage.put(key, body, options)
    },
    get: (key) => storage.get(key),
    list: (prefix) => storage.list(prefix),
    exists: (key) => storage.exists(key),
    delete: (key) => storage.delete(key),
    check: () => storage.check(),
  }
  await expect(importMissing(starting({ storage: failing }), { workers: 1 })).rejects.toThrow('the disk is full')
  const partial = await activities()
  expect(partial.length).toBeLessThan(6)
  await importMissing(starting())
  const rows = await activities()
  expect(rows).toHaveLength(6)
  expect(rows.filter((row) => partial.some(({ id }) => id === row.id))).toEqual(partial)
  expect(await storedKeys()).toHaveLength(FILES)
})

test('the process killed at any moment, then run again: complete, nothing doubled', async () => {
  const program = new URL('../../../../tests/setup/import-program.ts', import.meta.url)
  for (const moment of [0, 1, 3]) {
    const child = fork(program, [url, folder, JSON.stringify(entries)])
    const done = new Promise<void>((resolve) => {
      child.on('message', (count) => {
        if (count === moment) resolve()
      })
      child.once('close', () => resolve())
    })
    await done
    const closed = new Promise((resolve) => child.once('close', resolve))
    expect(child.kill('SIGKILL')).toBe(true)
    await closed
    expect((await activities()).length).toBeLessThan(6)
  }
  await importMissing(starting())
  expect(await activities()).toHaveLength(6)
  expect(await storedKeys()).toHaveLength(FILES)
})

test('two runs at once share the work: each piece once', async () => {
  const [one, two] = await Promise.all([
    importMissing(starting(), { workers: 1 }),
    importMissing(starting(), { workers: 1 }),
  ])
  expect(one.imported + two.imported).toBe(6)
  expect(await activities()).toHaveLength(6)
  expect(await storedKeys()).toHaveLength(FILES)
})

test('answers with the opening pieces; the others follow', async () => {
  const progress: number[] = []
  const { finished } = await starting().bringIn({ workers: 1, opening: 2, onProgress: (done) => progress.push(done) })
  const opened = (await activities()).map((row) => row.title)
  expect(opened).toEqual(expect.arrayContaining(titles.slice(0, 2)))
  expect(await finished).toEqual({ imported: 6 })
  expect((await activities()).map((row) => row.title)).toEqual(titles)
  expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('nothing is waited for when the opening pieces are there already', async () => {
  await importMissing(starting({ entries: entries.slice(0, 3) }))
  const { finished } = await starting().bringIn({ workers: 1, opening: 3 })
  expect(await finished).toEqual({ imported: 3 })
})

test('stopped after the opening: no failure, and the next run goes on', async () => {
  const first = starting()
  const { finished } = await first.bringIn({ workers: 1, opening: 1 })
  await first.stop()
  const { imported } = await finished
  expect(await activities()).toHaveLength(imported)
  expect(await importMissing(starting())).toEqual({ imported: 6 - imported })
  expect(await storedKeys()).toHaveLength(FILES)
})

test('two processes that open at once: each piece once', async () => {
  const [one, two] = await Promise.all([
    starting().bringIn({ workers: 1, opening: 2 }),
    starting().bringIn({ workers: 1, opening: 2 }),
  ])
  const counts = await Promise.all([one.finished, two.finished])
  expect(counts.reduce((sum, { imported }) => sum + imported, 0)).toBe(6)
  expect(await activities()).toHaveLength(6)
})

test('a failure after the opening rejects the promise of the rest', async () => {
  const broken = entries.map((entry, i) => (i === 5 ? { ...entry, sheet: { ...entry.sheet, kind: 'nenhum' } } : entry))
  const { finished } = await starting({ entries: broken }).bringIn({ workers: 1, opening: 1 })
  await expect(finished).rejects.toThrow('no kind of sheet named nenhum')
  expect((await activities()).length).toBeGreaterThan(0)
})

test('the same piece has the same id and files wherever it is brought in', async () => {
  await importMissing(starting({ entries: entries.slice(0, 1) }))
  const [first] = await activities()
  await db.deleteFrom('activities').execute()
  await db.deleteFrom('content_imports').execute()
  await importMissing(starting({ entries: entries.slice(0, 1) }))
  const [second] = await activities()
  expect(second).toEqual({ ...first, updated_at: second?.updated_at })
})

test('a slug that is taken stays with its owner; the sheet gets another', async () => {
  await db
    .insertInto('activities')
    .values({ slug: 'que-horas-sao', title: 'Minha', description: 'd', category: 'Colorir', image_url: '/x' })
    .execute()
  await importMissing(starting({ entries: entries.slice(0, 1) }))
  const rows = await activities()
  expect(rows.map((row) => row.slug).sort()).toEqual([
    'que-horas-sao',
    expect.stringMatching(/^que-horas-sao-[0-9a-f]{8}$/),
  ])
})

test('a sheet that cannot be drawn is reported, and the others that were finished stay', async () => {
  const broken = entries.map((entry, i) => (i === 5 ? { ...entry, sheet: { ...entry.sheet, kind: 'nenhum' } } : entry))
  await expect(importMissing(starting({ entries: broken }), { workers: 1 })).rejects.toThrow(
    'no kind of sheet named nenhum',
  )
  expect((await activities()).length).toBeGreaterThan(0)
})
