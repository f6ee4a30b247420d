/** Rule 8: what is coloured is large enough for the hand that colours it, and there is enough of it. */
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { CONTENT } from '../../sheets/page/paper.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import { acrossOf, partsOf } from '../../sheets/regions/parts.ts'
import type { Level, ScenePage } from '../../sheets/scene/scene.ts'
import { STARTING_CATALOGUE } from '../catalogue.ts'
import { drawPiece } from './drawn.ts'

// For a test that hangs: a busy machine takes many times as long as a quiet one.
vi.setConfig({ testTimeout: 180_000 })

interface Asked {
  /** A hand of this level colours a region of this width with ease, mm. */
  readonly easy: number
  /** Easy regions of pictures, in which a person alone has some ten, and of pages that repeat a piece. */
  readonly scene: readonly [least: number, most: number]
  readonly pattern: readonly [least: number, most: number]
}

const ASKED: Readonly<Record<Level, Asked>> = {
  facil: { easy: 6, scene: [8, 48], pattern: [16, 84] },
  medio: { easy: 4, scene: [16, 90], pattern: [24, 180] },
  desafio: { easy: 3, scene: [24, 280], pattern: [50, 400] },
}

/** Pages to colour freely. Codes, halves and mirrors ask for something else. */
const SCENES = ['colorir-desenho', 'colorir-cena', 'colorir-formas']
const PATTERNS = ['colorir-mandala', 'colorir-azulejos']

/** Narrower than this is a line's work, mm: no pencil is meant to go there. */
const GLINT = 1.2
/** Largest share of the paper between the lines in regions that are not easy: eyes, beaks, rays, hooves. */
const MOST_DETAIL = 0.08

const PIXELS_PER_MM = 2
/** Paler than this is paper. */
const PAPER = 170

/** Across and area of every region between the lines of the page's drawing, mm and mm². */
async function regionsOf(page: ScenePage) {
  const svg = pageToSvg(page, { ...CONTENT, pixelWidth: Math.round(CONTENT.width * PIXELS_PER_MM) })
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const labels = Int32Array.from({ length: width * height }, (_, i) => ((data[i * channels] ?? 0) > PAPER ? 0 : -1))
  const parts = partsOf(labels, info)
  return acrossOf(parts, info).map((across, part) => ({
    across: across / PIXELS_PER_MM,
    area: (parts.areas[part] ?? 0) / PIXELS_PER_MM ** 2,
  }))
}

const areaOf = (regions: readonly { readonly area: number }[]) => regions.reduce((sum, { area }) => sum + area, 0)

const pieces = STARTING_CATALOGUE.filter(({ sheet }) => [...SCENES, ...PATTERNS].includes(sheet.kind))

test('every page to colour freely has its number of easy regions, and hardly anything else', async () => {
  const faults: string[] = []
  for (const piece of pieces) {
    const { kind, level } = piece.sheet
    const { easy, scene, pattern } = ASKED[level]
    const [least, most] = SCENES.includes(kind) ? scene : pattern
    const inLines = drawPiece({ ...piece, shelf: { ...piece.shelf, format: 'Preto e Branco' } })
    for (const [i, page] of inLines.sheet.pages.entries()) {
      const regions = (await regionsOf(page)).filter(({ across }) => across >= GLINT)
      const wide = regions.filter(({ across }) => across >= easy - 1 / PIXELS_PER_MM)
      const detail = 1 - areaOf(wide) / areaOf(regions)
      if (wide.length < least || wide.length > most || detail > MOST_DETAIL)
        faults.push(
          `${kind} ${level} ${piece.key} ${i + 1}: ${wide.length} regions, ${Math.round(detail * 1000) / 10} %`,
        )
    }
  }
  expect(faults).toEqual([])
})
