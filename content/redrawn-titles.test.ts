import { expect, test } from 'vitest'
import { KINDS } from '../sheets/kinds/registry.ts'
import { nameOfShown } from '../sheets/pictures/drawing.ts'
import type { PageContent, Sheet } from '../sheets/scene/scene.ts'
import { SEEDS } from '../sheets/variants/choices.ts'
import { KINDS_TITLED_BY_SEED } from '../sheets/variants/kinds-titled-by-drawing.ts'
import { orderOf } from '../src/features/catalogue/seed/rules.ts'
import { isRedrawable, titleOf } from '../src/features/variants/options/rules.ts'
import { type CatalogueSheet, KIND_CONTENTS, STARTING_CATALOGUE } from './catalogue.ts'
import { plainTitleOf } from './plain-title.ts'

/** Titles whose words are of the task: that some drawing shows one of them is chance. */
const OF_THE_TASK = new Set([
  'A abelha e as gotas',
  'As etapas da água',
  'Caminhos de quem migra',
  'Começa com H ou sem H?',
  'Comida e ar dentro do corpo',
  'De metro para centímetro',
  'Dois filmes, duas épocas',
  'Dois jogos, dois intrusos',
  'Explique o ciclo da água',
  'Família do F',
  'Fontes da história da família',
  'Grupos iguais no sítio',
  'Há canto reto na pipa?',
  'O município em ação',
  'Ouvidos e olhos no recreio',
  'Uma palavra, muitos sentidos',
])

/** Words of four letters or more, without the end of a plural. */
const wordsOf = (text: string) => {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  return words.map((word) => word.replace(/(?:ões|ães|ão|ns|m|is|l|es|s)$/, '')).filter((word) => word.length > 3)
}
const shownOn = ({ pictures, texts, items, subject }: PageContent): string[] =>
  [...pictures.map(nameOfShown), ...texts, ...items, subject ?? ''].flatMap(wordsOf)

/** Draws a piece under a title that adds no words; null where its seed has no drawing. */
function drawn({ sheet, ...entry }: CatalogueSheet, seed: number): Sheet | null {
  const { kind, options } = orderOf({ ...entry, sheet }, 'site')
  const draw = KINDS.find(({ id }) => id === kind)?.draw
  try {
    return draw?.({ ...options, seed, title: 'Xy' }) ?? null
  } catch {
    return null
  }
}

/** Places from a seed to another one, as the copies of a booklet have them: one for each commit, two in `npm run trust`. */
const STEPS = process.env.SHEET_SEEDS ? [7919, 15_838] : [7919]

/** Words of the printed title, besides those of its theme, that the catalogue's pages show and redrawn ones do not. */
function lostWords(entry: CatalogueSheet): string[] {
  const { kind, level, seed } = entry.sheet
  const shownAt = (at: number) => {
    const sheet = drawn(entry, at)
    return sheet && new Set(sheet.contents.flatMap(shownOn))
  }
  const before = shownAt(seed)
  return STEPS.flatMap((step) => {
    const at = (seed + step) % SEEDS
    const shown = shownAt(at)
    const title = titleOf({ level, seed: at }, { kind, level, seed, title: entry.title }, entry.plainTitle)
    const own = wordsOf(title).filter((word) => !wordsOf(entry.plainTitle).includes(word))
    return shown ? own.filter((word) => before?.has(word) && !shown.has(word)) : []
  })
}

const redrawable = STARTING_CATALOGUE.filter(({ sheet }) => isRedrawable(sheet.kind))
/** A piece of each kind and all of those in the list for each commit; every piece in `npm run trust`. */
const looked = redrawable.filter(({ sheet: { kind } }, i) => {
  if (process.env.SHEET_SEEDS || KINDS_TITLED_BY_SEED.includes(kind)) return true
  return redrawable.findIndex((other) => other.sheet.kind === kind) === i
})

test('a title names nothing that another seed has taken from the page', () => {
  const broken = looked.flatMap((entry) => {
    const lost = OF_THE_TASK.has(entry.title) ? [] : lostWords(entry)
    return lost.length > 0 ? [`${entry.sheet.kind}: ${entry.title}: ${lost.join(', ')}`] : []
  })
  expect(broken).toEqual([])
})

test('every title that is left out is in the catalogue', () => {
  const titles = new Set(STARTING_CATALOGUE.map(({ title }) => title))
  expect([...OF_THE_TASK].filter((title) => !titles.has(title))).toEqual([])
})

test('a plain title at another level names nothing that only the first level has', () => {
  const pieces = KIND_CONTENTS.flatMap((content) => content.pieces.map((piece) => ({ content, piece })))
  const wrong = pieces.flatMap(({ content, piece }) => {
    const recipe = { kind: content.kind, level: piece.level, title: '', seed: 1 }
    const plainTitle = plainTitleOf(content, piece, [])
    return (['facil', 'medio', 'desafio'] as const).flatMap((level) => {
      const title = titleOf({ level, seed: 1 }, recipe, plainTitle)
      const own = plainTitleOf(content, { ...piece, level }, [])
      return own.startsWith(title) ? [] : [`${own}: ${title}`]
    })
  })
  expect(wrong).toEqual([])
})
