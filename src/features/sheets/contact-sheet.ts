/**
 * Draws sheets side by side into one PNG, to look at them.
 *
 *   node src/features/sheets/contact-sheet.ts <out.png> [kind,kind…|category|all] [levels] [seeds] [--pages n] [--bw] [--theme t] [--width px] [--all-pages]
 *
 * e.g. node src/features/sheets/contact-sheet.ts /tmp/a.png labirinto facil,medio,desafio 1,2 --width 380
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawSheet, findKind, KINDS } from './kinds/registry.ts'
import { type Level, PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from './scene.ts'
import { pageToSvg } from './svg.ts'

const GAP = 12
const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1' },
    bw: { type: 'boolean', default: false },
    theme: { type: 'string' },
    width: { type: 'string', default: '360' },
    'all-pages': { type: 'boolean', default: false },
  },
})
const [out = 'contact-sheet.png', which = 'all', levels = LEVELS.join(','), seeds = '1'] = positionals
const kinds = KINDS.filter(
  ({ id, category }) => which === 'all' || which.split(',').some((name) => name === id || name === category),
)
if (kinds.length === 0) findKind(which)
const width = Number(values.width)
const height = Math.round((width * PAGE_HEIGHT_MM) / PAGE_WIDTH_MM)

const rows = kinds.map((kind) =>
  LEVELS.filter((level) => levels.split(',').includes(level)).flatMap((level) =>
    seeds.split(',').flatMap((seed) => {
      const sheet = drawSheet(kind.id, {
        level,
        seed: Number(seed),
        color: !values.bw,
        title: kind.id,
        instruction: `${level}, semente ${seed}: uma frase curta diz o que fazer.`,
        pages: Number(values.pages),
        ...(values.theme !== undefined && { theme: values.theme }),
      })
      const key = sheet.answerKey ? [sheet.answerKey] : []
      return values['all-pages'] ? [...sheet.pages, ...key] : sheet.pages.slice(0, 1)
    }),
  ),
)
const columns = Math.max(...rows.map((row) => row.length))
const pictures = await Promise.all(
  rows.flatMap((row, y) =>
    row.map(async (page, x) => {
      const frame = { x: 0, y: 0, width: PAGE_WIDTH_MM, height: PAGE_HEIGHT_MM, pixelWidth: width }
      const input = await sharp(Buffer.from(pageToSvg(page, frame)))
        .png()
        .toBuffer()
      return { input, left: GAP + x * (width + GAP), top: GAP + y * (height + GAP) }
    }),
  ),
)
await sharp({
  create: {
    width: GAP + columns * (width + GAP),
    height: GAP + rows.length * (height + GAP),
    channels: 3,
    background: '#b9b6ad',
  },
})
  .composite(pictures)
  .png()
  .toFile(out)
console.log(`${out}: ${kinds.map(({ id }) => id).join(', ')}`)
