/** Art in a browser: part of a table loads when a picture of it is drawn (vite-plugin-art-parts.ts cuts them). */
import { MissingPart } from '../scene/missing-part.ts'
import { artPartOf } from './art-parts.ts'
import type { Art } from './art-record.ts'

type Part = Readonly<Record<string, Art>>
type Loaders = Readonly<Record<string, () => Promise<unknown>>>

/** As many as `ART_PARTS`. */
const LOADERS: readonly Loaders[] = [
  import.meta.glob('./art/*.json', { query: '?part=0', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=1', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=2', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=3', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=4', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=5', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=6', import: 'default' }),
  import.meta.glob('./art/*.json', { query: '?part=7', import: 'default' }),
]

const loaded = new Map<string, Part>()

/** The art of a picture of this table; undefined without art. Throws MissingPart until it is here. */
export function artOf(table: string, id: string): Art | undefined {
  const part = artPartOf(id)
  const name = `${table} ${part}`
  const known = loaded.get(name)
  if (known) return known[id]
  const load = LOADERS[part]?.[`./art/${table}.json`]
  if (!load) return undefined
  throw new MissingPart(`art ${name}`, async () => {
    loaded.set(name, (await load()) as Part)
  })
}
