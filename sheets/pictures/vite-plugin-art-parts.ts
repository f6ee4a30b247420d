import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { artPartOf } from './art-parts.ts'

/** `wild.json?part=3` is part of the table alone. */
const PART = /^(.+\/art\/\w+\.json)\?part=(\d+)$/

/** Cuts the tables of art into the parts that browsers fetch. */
export function artParts(): Plugin {
  return {
    name: 'art-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = PART.exec(id) ?? []
      if (!file) return null
      const table = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
      const entries = Object.entries(table).filter(([name]) => artPartOf(name) === Number(part))
      return { code: `export default ${JSON.stringify(Object.fromEntries(entries))}`, moduleType: 'js' }
    },
  }
}
