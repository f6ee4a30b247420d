import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** Letters of Portuguese first, then those of the other languages that are written in Latin letters. */
const SUBSETS = ['latin', 'latin-ext'] as const
const WEIGHTS = { regular: 400, bold: 700 } as const
export type Weight = keyof typeof WEIGHTS

/** A part of a text and the file that has its letters. */
export interface Run {
  readonly font: Buffer
  readonly text: string
}

interface Face {
  readonly file: Buffer
  readonly font: Font
}

/** Shown for a letter that neither file has. */
const UNKNOWN = '?'

const require = createRequire(import.meta.url)
const loaded = new Map<Weight, readonly Face[]>()

function facesOf(weight: Weight): readonly Face[] {
  const known = loaded.get(weight)
  if (known) return known
  const faces = SUBSETS.map((subset) => {
    const name = `atkinson-hyperlegible-next-${subset}-${WEIGHTS[weight]}-normal.woff`
    const file = readFileSync(require.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}`))
    return { file, font: create(file) as Font }
  })
  loaded.set(weight, faces)
  return faces
}

/** A text cut where the file changes. A name may be written in any letters; a line of a receipt stays readable. */
export function runsOf(text: string, weight: Weight): Run[] {
  const faces = facesOf(weight)
  const runs: { font: Buffer; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const face = faces.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const font = (face ?? faces[0])?.file
    if (!font) continue
    const last = runs.at(-1)
    const shown = face ? letter : UNKNOWN
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}
