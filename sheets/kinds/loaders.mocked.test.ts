/** A browser has neither art nor fonts when a kind's module loads: only drawing may ask for them. */
import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

vi.mock('#art-tables', () => ({
  artOf: (table: string, id: string) => {
    throw new Error(`art of ${table} ${id} while a module loads`)
  },
}))
vi.mock('#font-files', () => ({
  fontBytes: (font: string) => {
    throw new Error(`font ${font} while a module loads`)
  },
}))

const FOLDERS = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /^(\w+)\/kinds\.ts$/.exec(file)?.[1] ?? [],
)

test('kinds are in many folders', () => expect(FOLDERS.length).toBeGreaterThan(15))

test.each(FOLDERS)(
  'kinds of %s load before any picture and font',
  async (folder) => {
    await expect(import(`./${folder}/kinds.ts`)).resolves.toBeDefined()
  },
  30_000,
)
