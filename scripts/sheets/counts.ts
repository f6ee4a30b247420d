/** Writes the numbers of the catalogue, as a page of the documentation. */
import { writeFileSync } from 'node:fs'
import { type DrawnPiece, drawCatalogue } from '../../content/rules/drawn.ts'
import { cacaPalavras } from '../../sheets/kinds/alfabetizacao/caca-palavras.ts'
import { cacaVogal } from '../../sheets/kinds/alfabetizacao/caca-vogal.ts'
import { unwantedIn } from '../../sheets/kinds/alfabetizacao/letter-grid.ts'
import { labirintoDeSinais } from '../../sheets/kinds/labirinto/labirinto-de-sinais.ts'
import { KINDS } from '../../sheets/kinds/registry.ts'
import type { Level, SheetKind } from '../../sheets/scene/scene.ts'

const FILE = new URL('../../docs/sheets/counts.md', import.meta.url)
const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
/** Seeds on which every grid of letters is read. */
const SEEDS = 1000

/** Rows of a table: how many pieces, and how many of them premium, have each value. */
function tally(pieces: readonly DrawnPiece[], read: (piece: DrawnPiece) => string | null | undefined): string {
  const counts = new Map<string, [all: number, premium: number]>()
  for (const piece of pieces) {
    const value = read(piece)
    if (!value) continue
    const [all, premium] = counts.get(value) ?? [0, 0]
    counts.set(value, [all + 1, premium + Number(piece.entry.shelf.isPremium)])
  }
  const rows = [...counts].sort(([a], [b]) => a.localeCompare(b, 'pt-BR'))
  return `|  | pieces | premium |\n|---|---|---|\n${rows.map(([value, [all, premium]]) => `| ${value} | ${all} | ${premium} |`).join('\n')}`
}

const itemsOf = ({ sheet }: DrawnPiece) => [...new Set(sheet.contents.flatMap(({ items }) => items))]
/** Fewer items prove no repetition. */
const LEAST_ITEMS = 5

/** Largest overlap of two pieces of one kind and level, by category. */
function sharing(pieces: readonly DrawnPiece[]): string {
  const most = new Map<string, { part: number; keys: string; pairs: number }>()
  const withItems = pieces.map((piece) => ({ piece, items: itemsOf(piece) }))
  withItems.forEach((a, i) => {
    if (a.items.length < LEAST_ITEMS) return
    for (const b of withItems.slice(i + 1)) {
      const [one, two] = [a.piece.entry, b.piece.entry]
      if (one.sheet.kind !== two.sheet.kind || one.sheet.level !== two.sheet.level) continue
      if (b.items.length < LEAST_ITEMS) continue
      const others = new Set(b.items)
      const common = a.items.filter((item) => others.has(item)).length
      const part = common / Math.min(a.items.length, b.items.length)
      const known = most.get(one.category) ?? { part: -1, keys: '', pairs: 0 }
      const pairs = known.pairs + 1
      most.set(one.category, part > known.part ? { part, keys: `${one.key}, ${two.key}`, pairs } : { ...known, pairs })
    }
  })
  const rows = [...most].map(
    ([category, { part, keys, pairs }]) => `| ${category} | ${pairs} | ${Math.round(part * 100)} % | ${keys} |`,
  )
  return `| | pairs | most | between |\n|---|---|---|---|\n${rows.join('\n')}`
}

interface GridPage {
  readonly rows?: readonly (readonly string[])[]
  readonly letters?: readonly string[]
}

/** Unwanted words over all seeds, levels and themes in turn. */
function unwantedWords<Facts extends { readonly pages: readonly GridPage[] }>(
  kind: SheetKind<Facts>,
  themes: readonly string[],
): string {
  let [pages, found] = [0, 0]
  for (let seed = 0; seed < SEEDS; seed++)
    for (const level of LEVELS) {
      const theme = themes[seed % themes.length]
      const heading = { title: 'Letras', instruction: 'Encontre.' }
      const sheet = kind.draw({
        ...heading,
        level,
        seed,
        color: false,
        pages: 1,
        ...(theme !== undefined && { theme }),
      })
      for (const { rows, letters = [] } of sheet.facts.pages) {
        const side = Math.sqrt(letters.length)
        const grid = rows ?? Array.from({ length: side }, (_, row) => letters.slice(row * side, (row + 1) * side))
        pages++
        found += unwantedIn(grid).length
      }
    }
  return `| ${kind.id} | ${pages} | ${found} |`
}

/** The whole page, in Markdown. */
function countsPage(): string {
  const pieces = drawCatalogue()
  const premium = pieces.filter(({ entry }) => entry.shelf.isPremium).length
  const pages = pieces.reduce((sum, { sheet }) => sum + sheet.pages.length, 0)
  return `# The catalogue in numbers

${pieces.length} pieces (${premium} premium) of ${KINDS.length} kinds, ${pages} worksheet pages. \`npm run sheets -- --counts\` writes this page.

## By category

${tally(pieces, ({ entry }) => entry.category)}

## By level

${tally(pieces, ({ entry }) => entry.sheet.level)}

## By age

${tally(pieces, ({ entry }) => entry.shelf.ageRange)}

## By date

${tally(pieces, ({ entry }) => entry.date)}

## By set

${tally(pieces, ({ entry }) => entry.set)}

## What two pieces share

Items that two pieces of one kind and level have in common, where both have ${LEAST_ITEMS} and more. In mazes, tracing and
colouring items are numbers, letters or pictures that drawings do not repeat; the rule of 60 % is about the other five.

${sharing(pieces)}

## Unwanted words in grids of letters

Read in eight directions, ${SEEDS} seeds of each level, themes in turn.

| kind | grids | unwanted words |
|---|---|---|
${[
  unwantedWords(cacaPalavras, cacaPalavras.themes),
  unwantedWords(cacaVogal, cacaVogal.themes),
  unwantedWords(labirintoDeSinais, ['alfabeto', 'vogais']),
].join('\n')}

## By kind

${tally(pieces, ({ entry }) => entry.sheet.kind)}
`
}

export const writeCounts = (): void => writeFileSync(FILE, countsPage())
