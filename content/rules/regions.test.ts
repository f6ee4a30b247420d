/** Rule 8: what is coloured is large enough for the hand that colours it, and there is enough of it. */
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { CONTENT } from '../../sheets/page/paper.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import type { Level, ScenePage } from '../../sheets/scene/scene.ts'
import { STARTING_CATALOGUE } from '../catalogue.ts'
import { drawPiece } from './drawn.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Pages to colour freely. Codes and mirrors ask for something else. */
const KINDS = ['colorir-mandala', 'colorir-desenho', 'colorir-cena', 'colorir-azulejos', 'colorir-formas']

/** A region counts from this width on, mm; and so many of them there are. Eyes, buttons and corners are smaller. */
const ASKED: Readonly<Record<Level, { readonly across: number; readonly regions: number }>> = {
  facil: { across: 6, regions: 8 },
  medio: { across: 4, regions: 20 },
  desafio: { across: 3, regions: 45 },
}

const PIXELS_PER_MM = 2
/** Paler than this is paper. */
const PAPER = 170

/** White pixels of the page's drawing. */
async function paperOf(page: ScenePage) {
  const svg = pageToSvg(page, { ...CONTENT, pixelWidth: Math.round(CONTENT.width * PIXELS_PER_MM) })
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    width,
    height,
    white: Uint8Array.from({ length: width * height }, (_, i) => +((data[i * channels] ?? 0) > PAPER)),
  }
}

/** White pixels that are left when `times` pixels are taken from every edge. */
function eroded({ width, height, white }: Awaited<ReturnType<typeof paperOf>>, times: number): Uint8Array {
  let left = white
  for (let round = 0; round < times; round++) {
    const before = left
    left = before.map((on, i) => {
      const x = i % width
      if (!on || x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return 0
      return +(before[i - 1] === 1 && before[i + 1] === 1 && before[i - width] === 1 && before[i + width] === 1)
    })
  }
  return left
}

/** Regions of the page that hold a square on its corner of so many mm. */
async function regionsOf(page: ScenePage, across: number): Promise<number> {
  const paper = await paperOf(page)
  const { width } = paper
  const core = eroded(paper, Math.floor((across * PIXELS_PER_MM) / 2) - 1)
  const seen = new Uint8Array(core.length)
  let regions = 0
  for (let from = 0; from < core.length; from++) {
    if (!core[from] || seen[from]) continue
    // Through the whole region, so that a region with two wide parts counts once.
    const queue = [from]
    seen[from] = 1
    regions++
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (paper.white[next] && !seen[next]) {
          seen[next] = 1
          queue.push(next)
        }
  }
  return regions
}

const first = KINDS.flatMap((kind) =>
  (Object.keys(ASKED) as Level[]).flatMap(
    (level) => STARTING_CATALOGUE.find(({ sheet }) => sheet.kind === kind && sheet.level === level) ?? [],
  ),
)

test.each(first.map((piece) => [`${piece.sheet.kind} ${piece.sheet.level}`, piece] as const))(
  '%s has enough regions that are wide enough',
  async (_, piece) => {
    const { across, regions } = ASKED[piece.sheet.level]
    const inLines = drawPiece({ ...piece, shelf: { ...piece.shelf, format: 'Preto e Branco' } })
    const [page] = inLines.sheet.pages
    expect(page && (await regionsOf(page, across))).toBeGreaterThanOrEqual(regions)
  },
)
