/** Fonts in a browser: the same files, fetched when their letters are drawn. */

import text from '@fontsource/lexend/files/lexend-latin-400-normal.woff?url'
import display from '@fontsource/lexend/files/lexend-latin-600-normal.woff?url'
import cursive from '@fontsource/playwrite-br/files/playwrite-br-latin-400-normal.woff?url'
import { MissingPart } from '../scene/missing-part.ts'
import type { SheetFont } from '../scene/scene.ts'
import { joinTables, woffTables } from './woff.ts'

const ADDRESSES: Readonly<Record<SheetFont, string>> = { display, text, cursive }

const loaded = new Map<SheetFont, Uint8Array>()

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function load(font: SheetFont): Promise<void> {
  const answer = await fetch(ADDRESSES[font])
  if (!answer.ok) throw new Error(`the font ${font} could not be had: ${answer.status}`)
  const woff = new Uint8Array(await answer.arrayBuffer())
  const tables = await Promise.all(
    woffTables(woff).map(async ({ bytes, isPacked, ...table }) => ({
      ...table,
      bytes: isPacked ? await inflated(bytes) : bytes,
    })),
  )
  loaded.set(font, joinTables(woff, tables))
}

const loading = new Map<SheetFont, Promise<void>>()

/** Once for all who wait for it; a failed try is forgotten. */
function loadOnce(font: SheetFont): Promise<void> {
  const known = loading.get(font)
  if (known) return known
  const begun = load(font).finally(() => loading.delete(font))
  loading.set(font, begun)
  return begun
}

/** The plain font, unpacked. Throws MissingPart until it is here. */
export function fontBytes(font: SheetFont): Buffer {
  const known = loaded.get(font)
  if (!known) throw new MissingPart(`font ${font}`, () => loadOnce(font))
  // fontkit reads any bytes; its types name those of Node.
  return known as Buffer
}
