import { boundsOf, overlaps, unionOf } from '../../sheets/lettering/bounds.ts'
import { hasNameLine } from '../../sheets/page/paper.ts'
import type { PageMark } from '../../sheets/scene/answers.ts'
import {
  type Level,
  MARGIN_MM,
  PAGE_HEIGHT_MM,
  PAGE_WIDTH_MM,
  type ScenePage,
  type Sheet,
  type SheetKind,
} from '../../sheets/scene/scene.ts'
import { labelFaults } from './overlaps.ts'

export const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']

/**
 * Number that decides if a seed is drawn in colour and laid out. An even count of themes would always meet the same
 * seeds: each round of the themes begins one further.
 */
function turnOf({ themes }: SheetKind, seed: number): number {
  const round = Math.max(1, themes.length)
  return round % 2 > 0 ? seed : seed + Math.floor(seed / round)
}

/** True if `drawForTest` draws this seed in colour. */
export const isColored = (kind: SheetKind, seed: number): boolean => turnOf(kind, seed) % 2 === 0

/** Draws a sheet of the kind with a heading that does not matter; the theme goes round with the seed. */
export function drawForTest<Facts>(kind: SheetKind<Facts>, level: Level, seed: number, pages = 1): Sheet<Facts> {
  const theme = kind.themes[seed % kind.themes.length]
  const heading = { title: 'Título da folha', instruction: 'Uma frase curta diz o que fazer.' }
  const color = isColored(kind, seed)
  return kind.draw({ ...heading, level, seed, pages, color, ...(theme !== undefined && { theme }) })
}

/** Texts of a picture that end to the right of `right`. */
export const textsBeyond = (marks: readonly PageMark[], right: number): string[] =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'text') return []
    const box = boundsOf([mark])
    return box && box.x + box.width > right ? [mark.text] : []
  })

/** A group as wide as this is the place that everything else is in, mm. */
const BACKDROP_WIDTH = 150

/** Least distance of marks from the foot of the paper: cuts begin beyond it, half a band is more than their middle. */
export const footMarginOf = ({ id }: Pick<SheetKind, 'id'>): number => (id === 'recortar-linhas' ? -6 : MARGIN_MM)

/** The first page of a game is the bag, for whoever calls: children get those that follow. */
export const isForCaller = (kind: SheetKind): boolean => {
  const [first] = drawForTest(kind, 'facil', 3).pages
  return first !== undefined && !hasNameLine(first)
}

/** Faults of a page: marks beyond the margins, pictures that touch each other. Empty without any. */
export function faultsOf(page: ScenePage, footMargin = MARGIN_MM): string[] {
  const boxes = page.marks.map((mark) => ({ mark, box: boundsOf([mark]) }))
  const reach = unionOf(boxes.flatMap(({ box }) => (box ? [box] : [])))
  if (!reach) return ['empty']
  const faults: string[] = []
  if (reach.x < MARGIN_MM || reach.y < MARGIN_MM) faults.push(`begins at ${reach.x}, ${reach.y}`)
  if (reach.x + reach.width > PAGE_WIDTH_MM - MARGIN_MM) faults.push(`reaches right to ${reach.x + reach.width}`)
  if (reach.y + reach.height > PAGE_HEIGHT_MM - footMargin) faults.push(`reaches down to ${reach.y + reach.height}`)
  const pictures = boxes.flatMap(({ mark, box }) =>
    mark.kind === 'group' && box && box.width < BACKDROP_WIDTH ? [box] : [],
  )
  pictures.forEach((a, i) => {
    for (const b of pictures.slice(i + 1)) if (overlaps(a, b)) faults.push(`pictures touch at ${a.x}, ${a.y}`)
  })
  return faults
}

/** Labels of the answer key are where they are on the page, except for the answers: every fourth turn is enough. */
const KEY_STRIDE = 4

/** Facts are checked on every seed; margins, pictures and labels, which are slow, on every second turn. */
const LAYOUT_STRIDE = 2

/** Seeds per kind and level: 8 for each commit, 200 in `npm run trust`. */
const SEED_COUNT = Number(process.env.SHEET_SEEDS ?? 8)

/** Seeds per kind and level that every property is tested with. */
export const SEEDS: readonly number[] = Array.from({ length: SEED_COUNT }, (_, i) => i)

/** Themes of a kind that are tried at each level; all of them in `npm run trust`. */
const MOST_THEMES = SEED_COUNT > 20 ? Number.POSITIVE_INFINITY : 5

/** Themes to try at a level: where a kind has many, each level gets others. */
export function themesAt({ themes }: SheetKind, level: Level): readonly string[] {
  if (themes.length <= MOST_THEMES) return themes
  const first = LEVELS.indexOf(level)
  return themes.filter((_, i) => i % LEVELS.length === first).slice(0, MOST_THEMES)
}

/** Layout of dot-to-dot is slow: more seeds than these draw no other figure. */
const MOST_SEEDS_OF_DOTS = { facil: 112, medio: 40, desafio: 24 } as const

/** Figures cut into coded pieces are slow, and the seed changes only the codes: each theme comes twice. */
const MOST_SEEDS_OF_CODES = 52
const CODED = ['colorir-numeros', 'colorir-contas']

/** Seeds of a kind and level. On the easiest level each theme is drawn at least once. */
function seedsOf({ id, category, themes }: SheetKind, level: Level): number {
  const themed = level === 'facil' ? Math.max(SEED_COUNT, themes.length) : SEED_COUNT
  if (category === 'pontilhar') return Math.min(themed, MOST_SEEDS_OF_DOTS[level])
  return CODED.includes(id) ? Math.min(themed, MOST_SEEDS_OF_CODES) : themed
}

/** Cached result of a sheet that was drawn and checked. */
interface Drawn<Facts> {
  readonly level: Level
  readonly seed: number
  readonly facts: Facts
  readonly faults: readonly string[]
  readonly hasKey: boolean
}

/** By the kind itself: tests of one process narrow a kind to a theme and keep its id. */
const drawn = new WeakMap<object, readonly Drawn<unknown>[]>()

/** One page of the kind for each level and each of the seeds, drawn once in a process of the tests. */
export function drawAll<Facts>(kind: SheetKind<Facts>): readonly Drawn<Facts>[] {
  const known = drawn.get(kind)
  if (known) return known as readonly Drawn<Facts>[]
  const all = LEVELS.flatMap((level) =>
    Array.from({ length: seedsOf(kind, level) }, (_, seed): Drawn<Facts> => {
      const sheet = drawForTest(kind, level, seed)
      const turn = turnOf(kind, seed)
      if (turn % LAYOUT_STRIDE > 0)
        return { level, seed, facts: sheet.facts, faults: [], hasKey: sheet.answerKeys.length > 0 }
      // In the answer key whole pages are side by side, scaled down: pictures come closer there.
      const keyFaults = sheet.answerKeys.flatMap((page) => faultsOf(page)).filter((fault) => !fault.includes('touch'))
      const solved = turn % KEY_STRIDE === 0 ? sheet.answerKeys.flatMap(labelFaults) : []
      const own = sheet.pages.flatMap((page) => faultsOf(page, footMarginOf(kind)))
      const faults = [...own, ...sheet.pages.flatMap(labelFaults), ...keyFaults, ...solved]
      return { level, seed, facts: sheet.facts, faults, hasKey: sheet.answerKeys.length > 0 }
    }),
  )
  drawn.set(kind, all)
  return all
}

/** The level, the seed and the facts of the page, for every page of `drawAll`. */
export function everyPage<Facts>(kind: SheetKind<{ readonly pages: readonly Facts[] }>) {
  return drawAll(kind).flatMap(({ level, seed, facts }) => facts.pages.map((page) => ({ level, seed, page })))
}

/**
 * Faults of every sheet of the kind (margins, pictures, labels), as `level seed: fault`. `mayTouch`: its pictures
 * belong over one another.
 */
export function layoutFaults(kind: SheetKind, mayTouch = false): string[] {
  return drawAll(kind).flatMap(({ level, seed, faults }) =>
    faults.filter((fault) => !(mayTouch && fault.includes('touch'))).map((fault) => `${level} ${seed}: ${fault}`),
  )
}
