import { isRecord } from '../../../../platform/is-record.ts'
import { isUuid } from '../../../../platform/uuid.ts'
import { type Basket, type BasketSheet, readSheet, withoutSheet, withSheet } from '../rules.ts'

/** /cookies names it. It holds sheets and the account's id, and no child. */
const KEY = 'caderno.entrando'

/** A press on «Pôr no caderno» that is not written yet; `sheet` null takes the sheet out. */
export interface Wish {
  readonly owner: string | null
  readonly id: string
  readonly sheet: BasketSheet | null
}

function readWish(value: unknown): Wish[] {
  if (!isRecord(value) || !isUuid(value.id)) return []
  const owner = isUuid(value.owner) ? value.owner : null
  const [sheet] = readSheet(value.sheet)
  return sheet || value.sheet === null ? [{ owner, id: value.id, sheet: sheet ?? null }] : []
}

function all(): Wish[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readWish) : []
  } catch {
    return []
  }
}

function store(wishes: readonly Wish[]): void {
  try {
    if (wishes.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(wishes))
  } catch {
    // Without the tab's storage a press is lost only where the page is left in the same instant.
  }
}

/** Presses of this page: it writes them itself. */
const own = new Set<string>()

/** Notes a press at once: the page may be left before the basket's code is here. The latest of a sheet counts. */
export function noteWish(wish: Wish): void {
  own.add(wish.id)
  store([...all().filter(({ id }) => id !== wish.id), wish])
}

export function forgetWish(id: string): void {
  own.delete(id)
  store(all().filter((wish) => wish.id !== id))
}

/** Those of one person that an earlier page was left with. */
const leftBy = (owner: string | null): Wish[] => all().filter((wish) => wish.owner === owner && !own.has(wish.id))

/** The presses of one person that an earlier page could not write, as one change; null without any. */
export function wishesOf(owner: string | null): ((basket: Basket) => Basket) | null {
  const left = leftBy(owner)
  if (left.length === 0) return null
  return (basket) =>
    left.reduce((now, { id, sheet }) => (sheet ? withSheet(now, sheet) : withoutSheet(now, id)), basket)
}

export function forgetWishesOf(owner: string | null): void {
  const left = new Set(leftBy(owner).map(({ id }) => id))
  store(all().filter(({ id }) => !left.has(id)))
}
