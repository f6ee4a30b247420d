/** Items for the pages of a sheet, dealt from one shuffled deck, so that pages do not repeat one another. */
import type { SheetOptions } from '../scene/scene.ts'
import { createRandom, type Random } from './random.ts'

/** Two pages of a sheet share at most this part of their items. */
export const MOST_SHARED = 0.3
/** For small decks: pages beyond the deck differ in one item at least. */
export const SMALL_DECK = 0.9
/** For decks of a single page: its items come back in another order. */
const ONE_PAGE = 1
const ATTEMPTS = 60

interface Limit {
  /** Most of its items that a page shares with another, as a part. Default: 30 %. */
  readonly mostShared?: number
  /** Pages that cannot keep to this differ in one item at least. */
  readonly isSmall?: boolean
}

export interface Deal<Item> extends Limit {
  readonly items: readonly Item[]
  readonly perPage: number
  /** Identity of an item: a word, a sum. Default: the item itself. */
  readonly nameOf?: (item: Item) => unknown
  /** True if the item fits those already on the page. Default: always. */
  readonly accept?: (page: readonly Item[], item: Item) => boolean
  /** Items on every page. */
  readonly pinned?: readonly Item[]
  /** Better items, and the number of pages they are enough for: the first ones. */
  readonly best?: { readonly items: readonly Item[]; readonly pages: number }
  /** Separates decks of the same sheet. */
  readonly label?: string
}

/** Fills a page from the first items that fit; null when they run out. */
function fill<Item>(candidates: readonly Item[], deal: Deal<Item>): Item[] | null {
  const page = [...(deal.pinned ?? [])]
  for (const item of candidates) {
    if (page.length >= deal.perPage) break
    if (!page.includes(item) && (deal.accept?.(page, item) ?? true)) page.push(item)
  }
  return page.length >= deal.perPage ? page.slice(0, deal.perPage) : null
}

function sharesTooMuch<Item>(page: readonly Item[], others: readonly (readonly Item[])[], deal: Deal<Item>): boolean {
  const name = deal.nameOf ?? ((item: Item) => item)
  return others.some((other) => {
    const names = new Set(other.map(name))
    return (
      page.filter((item) => names.has(name(item))).length > Math.floor(page.length * (deal.mostShared ?? MOST_SHARED))
    )
  })
}

function dealPage<Item>(random: Random, deal: Deal<Item>, dealt: readonly (readonly Item[])[]): Item[] | null {
  const used = new Map<Item, number>()
  for (const item of dealt.flat()) used.set(item, (used.get(item) ?? 0) + 1)
  const pinned = deal.pinned ?? []
  const free = deal.items.filter((item) => !pinned.includes(item))
  const isNew = (item: Item) => !used.has(item) || pinned.includes(item)
  const lasts = free.filter(isNew).length >= deal.perPage - pinned.length
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Those dealt least often first, in a new order each time.
    const candidates = random.shuffle(free).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
    // If the least used ones do not fit together, later attempts mix all of them.
    const page = fill(attempt < ATTEMPTS / 2 ? candidates : random.shuffle(free), deal)
    // While the deck lasts, another order may do without those dealt before.
    const mayRepeat = !lasts || attempt >= ATTEMPTS / 4
    if (page && (mayRepeat || page.every(isNew)) && !sharesTooMuch(page, dealt, deal)) return random.shuffle(page)
  }
  return null
}

/** Parts of its items that a page may share with another, tried in turn. */
const limitsOf = (
  { repeats = false }: Pick<SheetOptions, 'repeats'>,
  { mostShared = MOST_SHARED, isSmall = false }: Limit,
) => [mostShared, ...(isSmall || repeats ? [SMALL_DECK] : []), ...(repeats ? [ONE_PAGE] : [])]

/**
 * The items of each page. Pages never repeat an item while the deck lasts, and share at most 30 % of them after that,
 * or more where the sheet may repeat them (`options.repeats`). The pages before are the same however many follow.
 * @throws RangeError when the deck is too small for so many pages
 */
export function dealPages<Item>(options: SheetOptions, deal: Deal<Item>): Item[][] {
  const random = createRandom(options.seed).fork(deal.label ?? 'deck')
  const dealt: Item[][] = []
  const limits = limitsOf(options, deal)
  for (let index = 0; index < options.pages; index++) {
    let page: Item[] | null = null
    const items = deal.best && index < deal.best.pages ? deal.best.items : deal.items
    for (const mostShared of limits) page ??= dealPage(random.fork(index), { ...deal, items, mostShared }, dealt)
    if (!page)
      throw new RangeError(`${deal.items.length} items are too few for ${options.pages} pages of ${deal.perPage}`)
    dealt.push(page)
  }
  return dealt
}

/** The items that the sheet has to show on every page, by name (`options.must`), in the order of the list. */
export function pinnedBy<Item extends { readonly name: string }>(
  options: SheetOptions,
  items: readonly Item[],
): Item[] {
  return items.filter(({ name }) => options.must?.includes(name))
}
