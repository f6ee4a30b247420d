import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { importMissing } from '../../../../tests/factories/seeding.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { openDiskStorage } from '../../../platform/storage/disk.ts'
import { picturesAt } from '../files/rules.ts'
import { recipeOf } from './rules.ts'
import type { StartingSheet } from './schema.ts'
import { createStartingCatalogue } from './service.server.ts'

const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'redrawing-'))
const storage = await openDiskStorage(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

// Every run starts threads that load the printer; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const pieces = ['relogio', 'metades', 'sequencia'].map(
  (kind, i): StartingSheet => ({
    key: `peca-${i}`,
    title: `Peça número ${i}`,
    plainTitle: `Peça ${i}, fácil`,
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
    sheet: { kind, level: 'facil', seed: i, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['teste'] },
  }),
)
/** The same pieces as a later version of the product has them: drawn otherwise, with other words. */
const redrawn = pieces.map((piece) => ({
  ...piece,
  drawing: 'second',
  title: `${piece.title}, agora melhor`,
  sheet: { ...piece.sheet, seed: piece.sheet.seed + 100, pages: 2 },
}))

const catalogue = (entries: readonly StartingSheet[]) =>
  createStartingCatalogue({
    db,
    storage,
    log: { info: vi.fn() },
    drawings: entries,
    load: async () => entries,
    projectRoot: process.cwd(),
    siteName: 'Atividário',
  })
const activities = () => db.selectFrom('activities').selectAll().orderBy('created_at').execute()
const stored = (fileUrl: string | null) => storage.exists((fileUrl ?? '').replace('/storage/v1/object/', ''))

beforeEach(async () => {
  await db.deleteFrom('activities').execute()
  await db.deleteFrom('content_imports').execute()
  await importMissing(catalogue(pieces), { workers: 1 })
})

test('a changed drawing gets new files at the same address; the old files stay', async () => {
  const before = await activities()
  const progress: string[] = []
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`)
  expect(await importMissing(catalogue(redrawn), { workers: 1, onProgress })).toEqual({ imported: 3 })
  expect(progress).toEqual(['0/3', '1/3', '2/3', '3/3'])
  const after = await activities()
  for (const [i, row] of after.entries()) {
    expect(row).toMatchObject({ id: before[i]?.id, slug: before[i]?.slug, created_at: before[i]?.created_at })
    expect(row.title).toBe(redrawn[i]?.title)
    expect(row.page_count).toBe(3)
    const pages = await db.selectFrom('activity_pages').select('url').where('activity_id', '=', row.id).execute()
    expect(pages).toHaveLength(2)
    const name = row.image_url.replace('-360.webp', '')
    expect(pages.every(({ url }) => url.startsWith(`${name}-p`))).toBe(true)
    expect(row.file_url).not.toBe(before[i]?.file_url)
    expect(row.recipe).toMatchObject({ kind: redrawn[i]?.sheet.kind, seed: i + 100, pages: 2 })
    expect(await stored(row.file_url)).toBe(true)
    expect(await stored(before[i]?.file_url ?? null)).toBe(true)
  }
  expect(await importMissing(catalogue(redrawn))).toEqual({ imported: 0 })
})

test('a site from before drawings were noted is drawn anew once', async () => {
  await db.updateTable('content_imports').set({ drawing: null }).execute()
  expect(await importMissing(catalogue(pieces), { workers: 1 })).toEqual({ imported: 3 })
  expect(await importMissing(catalogue(pieces))).toEqual({ imported: 0 })
})

test('a site from before recipes were stored gets them by drawing anew, once', async () => {
  await db.updateTable('activities').set({ recipe: null }).execute()
  await db.updateTable('content_imports').set({ drawing: 'first' }).execute()
  expect(await importMissing(catalogue(pieces), { workers: 1 })).toEqual({ imported: 3 })
  expect((await activities()).map(({ recipe }) => recipe)).toEqual(pieces.map(recipeOf))
  expect(await importMissing(catalogue(pieces))).toEqual({ imported: 0 })
})

test('a sheet that an administrator made premium is drawn anew with the mark', async () => {
  const [edited] = await activities()
  const later = new Date((edited?.updated_at.getTime() ?? 0) + 5000)
  const id = edited?.id ?? ''
  await db.updateTable('activities').set({ is_premium: true, updated_at: later }).where('id', '=', id).execute()
  await importMissing(catalogue(redrawn), { workers: 1 })
  const pages = await db.selectFrom('activity_pages').select('url').where('activity_id', '=', id).execute()
  const [after] = await activities()
  expect(pages).toHaveLength(2)
  expect([after?.image_url, ...pages.map(({ url }) => url)].map((url) => picturesAt(url ?? '')?.isMarked)).toEqual([
    true,
    true,
    true,
  ])
})

test('stopped on the way, the next run goes on with what is left', async () => {
  const first = catalogue(redrawn)
  const { finished } = await first.bringIn({
    workers: 1,
    onProgress: (done) => {
      if (done === 1) void first.stop()
    },
  })
  const { imported } = await finished
  expect(imported).toBeLessThan(3)
  expect(await importMissing(catalogue(redrawn))).toEqual({ imported: 3 - imported })
})

test('an edited activity keeps its words, an own file stays; a deleted piece stays deleted', async () => {
  const [edited, own, deleted] = await activities()
  const later = new Date((edited?.updated_at.getTime() ?? 0) + 5000)
  const edit = { title: 'Título da professora', updated_at: later }
  await db
    .updateTable('activities')
    .set(edit)
    .where('id', '=', edited?.id ?? '')
    .execute()
  const upload = { file_url: '/storage/v1/object/activities/activities/minha-folha.pdf', updated_at: later }
  await db
    .updateTable('activities')
    .set(upload)
    .where('id', '=', own?.id ?? '')
    .execute()
  await db
    .deleteFrom('activities')
    .where('id', '=', deleted?.id ?? '')
    .execute()
  expect(await importMissing(catalogue(redrawn), { workers: 1 })).toEqual({ imported: 1 })
  const after = await activities()
  expect(after).toHaveLength(2)
  expect(after[0]).toMatchObject({ title: 'Título da professora', page_count: 3 })
  expect(after[0]?.file_url).not.toBe(edited?.file_url)
  expect(after[1]).toEqual({ ...own, ...upload })
})
