/**
 * Draws sheets side by side into one PNG, to look at them.
 *
 *   node sheets/print/contact-sheet.ts <out.png> [kind,kind…|category|all] [levels] [seeds] [--pages n] [--bw] [--theme t] [--width px] [--columns n] [--all-pages]
 *
 * e.g. node sheets/print/contact-sheet.ts /tmp/a.png labirinto facil,medio,desafio 1,2 --width 380
 * A name that ends in .webp makes a WebP. `--theme all` draws every theme of each kind; `--columns` breaks long rows.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawSheet, findKind, KINDS } from '../kinds/registry.ts'
import { type Level, PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from '../scene/scene.ts'
import { pageToSvg } from './svg.ts'

const GAP = 12
const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const LEVEL_NAMES: Readonly<Record<Level, string>> = { facil: 'Fácil', medio: 'Médio', desafio: 'Desafio' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1' },
    bw: { type: 'boolean', default: false },
    theme: { type: 'string' },
    width: { type: 'string', default: '360' },
    columns: { type: 'string' },
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
  (values.theme === 'all' ? kind.themes : [values.theme]).flatMap((theme) =>
    LEVELS.filter((level) => levels.split(',').includes(level)).flatMap((level) =>
      seeds.split(',').flatMap((seed) => {
        const sheet = drawSheet(kind.id, {
          level,
          seed: Number(seed),
          color: !values.bw,
          title: theme ? `${kind.id}: ${theme}` : kind.id,
          instruction: `${LEVEL_NAMES[level]}, semente ${seed}: uma frase curta diz o que fazer.`,
          pages: Number(values.pages),
          ...(theme !== undefined && { theme }),
        })
        return values['all-pages'] ? [...sheet.pages, ...sheet.answerKeys] : sheet.pages.slice(0, 1)
      }),
    ),
  ),
)
const columns = values.columns ? Number(values.columns) : Math.max(...rows.map((row) => row.length))
const lines = values.columns ? [rows.flat()] : rows
const places = lines.flatMap((row, y) =>
  row.map((page, i) => ({ page, x: i % columns, y: y + Math.floor(i / columns) })),
)
const pictures = await Promise.all(
  places.map(async ({ page, x, y }) => {
    const frame = { x: 0, y: 0, width: PAGE_WIDTH_MM, height: PAGE_HEIGHT_MM, pixelWidth: width }
    const input = await sharp(Buffer.from(pageToSvg(page, frame)))
      .png()
      .toBuffer()
    return { input, left: GAP + x * (width + GAP), top: GAP + y * (height + GAP) }
  }),
)
const sheet = sharp({
  create: {
    width: GAP + columns * (width + GAP),
    height: GAP + (Math.max(...places.map(({ y }) => y)) + 1) * (height + GAP),
    channels: 3,
    background: '#b9b6ad',
  },
}).composite(pictures)
await (out.endsWith('.webp') ? sheet.webp({ quality: 70 }) : sheet.png()).toFile(out)
console.log(`${out}: ${kinds.map(({ id }) => id).join(', ')}`)
