/** Fonts in Node: in their packages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SheetFont } from '../scene/scene.ts'
import { unpackWoff } from './unpack-woff.ts'

const FONT_FILES: Readonly<Record<SheetFont, string>> = {
  display: '@fontsource/lexend/files/lexend-latin-600-normal.woff',
  text: '@fontsource/lexend/files/lexend-latin-400-normal.woff',
  cursive: '@fontsource/playwrite-br/files/playwrite-br-latin-400-normal.woff',
}

const require = createRequire(import.meta.url)

/** The plain font, unpacked. */
export function fontBytes(font: SheetFont): Buffer {
  return unpackWoff(readFileSync(require.resolve(FONT_FILES[font])))
}
