/**
 * Pictures of /plans and /como-conferimos: the same sheet in three levels, inks and styles of letters, as three children get it, and with its
 * key: `node scripts/pictures/plans.ts [folder]`. To be run when one of these kinds is drawn otherwise.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { STARTING_CATALOGUE } from '../../content/catalogue.ts'
import { findKind } from '../../sheets/kinds/registry.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import { BLACK, BLUE, GREEN, GREY, YELLOW } from '../../sheets/scene/inks.ts'
import { rect, text } from '../../sheets/scene/marks.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../../sheets/scene/scene.ts'
import type { VariantChoices } from '../../sheets/variants/choices.ts'
import { choicesOf, drawVariant } from '../../sheets/variants/draw-variant.ts'
import { recipeOf } from '../../src/features/catalogue/seed/rules.ts'
import { PROOF_PICTURE } from '../../src/web/screens/institutional/proofs-texts.ts'
import { PLAN_PICTURE } from '../../src/web/screens/plans/shown.ts'

const folder = process.argv[2] ?? 'public/planos'
/** Of the paper around each page, and between pages. */
const EDGE_PX = 1
const GAP_PX = 12
const PAPER_EDGE = { r: 120, g: 120, b: 130, alpha: 0.35 }

type Change = Partial<VariantChoices>

/** A page of a sheet of the catalogue: drawn with other choices; 'key' is its answer key. */
async function pageOf(key: string, change: Change, which: 'page' | 'key', width: number): Promise<Buffer> {
  const entry = STARTING_CATALOGUE.find((candidate) => candidate.key === key)
  if (!entry) throw new RangeError(`no sheet ${key}`)
  const recipe = recipeOf(entry)
  const variant = drawVariant(findKind(recipe.kind), recipe, {
    ...choicesOf(recipe),
    pages: 1,
    answers: 'with',
    ...change,
  })
  const page = which === 'page' ? variant.pages[0] : variant.answers[0]
  if (!page) throw new RangeError(`${key} has no page`)
  return paper(page, width)
}

function paper(page: ScenePage, width: number): Promise<Buffer> {
  const frame = { x: 0, y: 0, width: PAGE_WIDTH_MM, height: PAGE_HEIGHT_MM, pixelWidth: width * 2 }
  return sharp(Buffer.from(pageToSvg(page, frame)))
    .resize(width)
    .extend({ top: EDGE_PX, bottom: EDGE_PX, left: EDGE_PX, right: EDGE_PX, background: PAPER_EDGE })
    .png()
    .toBuffer()
}

/** The codes of a sheet, as large as the page beside them. */
function codesOf(key: string, width: number): Promise<Buffer> {
  const codes = STARTING_CATALOGUE.find((candidate) => candidate.key === key)?.bncc ?? []
  const rows = [BLUE, GREEN, YELLOW].flatMap((fill, index) => {
    const y = 96 + index * 58
    return [
      rect(20, y, PAGE_WIDTH_MM - 40, 44, { radius: 10, width: 0, fill }),
      text(PAGE_WIDTH_MM / 2, y + 30, codes[index] ?? '', 25, { font: 'display', fill: BLACK }),
    ]
  })
  const heading = text(PAGE_WIDTH_MM / 2, 66, 'BNCC', 34, { font: 'display', fill: GREY })
  return paper({ marks: [heading, ...rows] }, width)
}

/** Pages side by side on nothing. */
async function beside(
  name: string,
  pages: readonly ((width: number) => Promise<Buffer>)[],
  size: { readonly width: number; readonly height: number } = PLAN_PICTURE,
): Promise<number> {
  const wide = (size.width - GAP_PX * (pages.length - 1)) / pages.length
  const high = (size.height * PAGE_WIDTH_MM) / PAGE_HEIGHT_MM
  const width = Math.floor(Math.min(wide, high)) - 2 * EDGE_PX
  const used = pages.length * (width + 2 * EDGE_PX) + GAP_PX * (pages.length - 1)
  const layers: OverlayOptions[] = []
  for (const [index, draw] of pages.entries()) {
    const input = await draw(width)
    const left = Math.round((size.width - used) / 2 + index * (width + 2 * EDGE_PX + GAP_PX))
    layers.push({ input, left, top: Math.round((size.height - (await heightOf(input))) / 2) })
  }
  const webp = await sharp({
    create: { width: size.width, height: size.height, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } },
  })
    .composite(layers)
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
  await writeFile(`${folder}/${name}.webp`, webp)
  return webp.length
}

const heightOf = async (picture: Buffer) => (await sharp(picture).metadata()).height ?? 0

/** The same sheet with each of some choices. */
const each = (key: string, changes: readonly Change[]) =>
  changes.map((change) => (width: number) => pageOf(key, change, 'page', width))

/** Pictures of personal sheets are those of /criar. */
const made = (kind: string) => (width: number) =>
  sharp(`public/criar/${kind}.webp`)
    .resize(width)
    .extend({ top: EDGE_PX, bottom: EDGE_PX, left: EDGE_PX, right: EDGE_PX, background: PAPER_EDGE })
    .png()
    .toBuffer()

const first = (kind: string) => {
  const found = STARTING_CATALOGUE.find(({ sheet }) => sheet.kind === kind)
  if (!found) throw new RangeError(`no sheet of ${kind}`)
  return found.key
}

const LEVELS = [{ level: 'facil' }, { level: 'medio' }, { level: 'desafio' }] as const satisfies Change[]

/** A sheet in colour with three codes or more. */
const WITH_CODES = 'planta-da-praca'

await mkdir(folder, { recursive: true })
const sizes = [
  await beside('niveis', each(first('labirinto-redondo'), LEVELS)),
  await beside('tinta', each(first('sombras'), [{ ink: 'color' }, { ink: 'black' }, { ink: 'outlines' }])),
  await beside(
    'letras',
    each(first('palavra-e-figura'), [{ letters: 'bastao' }, { letters: 'imprensa' }, { letters: 'cursiva' }]),
  ),
  await beside('nomes', [made('nome-tracado'), made('caca-palavras-proprio'), made('cracha')]),
  await beside(
    'turma',
    each(first('soma-com-desenhos'), [
      { level: 'facil', seed: 11 },
      { level: 'medio', seed: 12 },
      { level: 'desafio', seed: 13 },
    ]),
  ),
  await beside('respostas', [
    (width) => pageOf(first('caca-palavras'), {}, 'page', width),
    (width) => pageOf(first('caca-palavras'), {}, 'key', width),
  ]),
  await beside('codigos', [(width) => pageOf(WITH_CODES, {}, 'page', width), (width) => codesOf(WITH_CODES, width)]),
  await beside('prova', [
    (width) => pageOf(first('labirinto-retangular'), { level: 'medio' }, 'page', width),
    (width) => pageOf(first('labirinto-retangular'), { level: 'medio' }, 'key', width),
  ]),
  // Few corridors: both pages can be followed on a phone.
  await beside(
    'conferir',
    [
      (width) => pageOf('abelha-com-pressa', { level: 'medio' }, 'page', width),
      (width) => pageOf('abelha-com-pressa', { level: 'medio' }, 'key', width),
    ],
    PROOF_PICTURE,
  ),
]
process.stdout.write(`${sizes.length} pictures, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB\n`)
