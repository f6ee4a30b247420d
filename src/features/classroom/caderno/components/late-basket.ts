import { useSyncExternalStore } from 'react'
import { showToast } from '../../../../ui/toast.tsx'
import { MOST_SHEETS } from '../../../downloads/booklets/rules.ts'
import {
  type Basket,
  type BasketSheet,
  choicesIn,
  isCreated,
  isIn,
  withoutSheet,
  withSheet,
  withSheetAt,
} from '../rules.ts'
import { BASKET } from '../texts.ts'
import type { basketStore } from './basket-store.ts'
import { forgetWish, noteWish } from './wishes.ts'

let owner: string | null = null
let store: typeof basketStore | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The basket's code comes after the page. */
async function load(): Promise<typeof basketStore> {
  const { basketStore } = await import('./basket-store.ts')
  if (!store) basketStore.subscribe(tell)
  store = basketStore
  await basketStore.open(owner)
  return basketStore
}

/** Opens the basket of this person on every page. Without it the page goes on. */
export function identifyBasket(userId: string | null): void {
  owner = userId
  load().catch(() => undefined)
}

/** The basket; null until the device was asked. */
function current(): Basket | null {
  const kept = store?.current()
  return kept?.isRead && kept.owner === owner ? kept.value : null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sheets in the basket; 0 until the device was asked. */
export const useBasketCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => current()?.sheets.length ?? 0,
    () => 0,
  )

/** The sheet as it is in the basket, with these choices where they are given. */
const heldAs = (id: string, choices: string | undefined) =>
  current()?.sheets.find((sheet) => sheet.id === id && (choices === undefined || choicesIn(sheet) === choices))

/** True if this sheet is in the basket. Only cards whose answer changes are drawn again. */
export const useIsInBasket = (id: string, prepared?: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => heldAs(id, prepared) !== undefined,
    () => false,
  )

/** The created sheet with this content in the basket, among those that `fits` takes. */
export const heldCreated = (created: string, fits: (id: string) => boolean) =>
  current()?.sheets.find((sheet) => sheet.created === created && fits(sheet.id))

export const useIsCreatedIn = (created: string, fits: (id: string) => boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => heldCreated(created, fits) !== undefined,
    () => false,
  )

/** True if all of these sheets are in the basket. */
export const useAreInBasket = (ids: readonly string[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ids.every((id) => heldAs(id, undefined) !== undefined),
    () => false,
  )

/** Puts in as many of the sheets as fit, and shows a toast; its «Desfazer» takes them out again. */
export async function putAllInBasket(sheets: readonly BasketSheet[]): Promise<void> {
  try {
    const basket = await load()
    const before = basket.current().value.sheets
    await basket.changeAtRest((old) => sheets.filter(({ id }) => !isIn(old, id)).reduce(withSheet, old))
    const added = basket.current().value.sheets.filter(({ id }) => !before.some((one) => one.id === id))
    const left = sheets.filter(({ id }) => !isIn(basket.current().value, id)).length
    const undo = () => void basket.changeAtRest((old) => added.reduce((now, { id }) => withoutSheet(now, id), old))
    if (added.length === 0) showToast({ kind: 'warn', ...BASKET.full(MOST_SHEETS) })
    else {
      const words = { ...BASKET.several(added.length, left), link: BASKET.see }
      showToast({ kind: 'success', ...words, undo: { text: BASKET.undo, run: undo } })
    }
  } catch {
    showToast({ kind: 'error', ...BASKET.failed })
  }
}

/** Takes these sheets out, and shows a toast; its «Desfazer» puts them back in their places. */
export async function takeAllFromBasket(ids: readonly string[]): Promise<void> {
  try {
    const basket = await load()
    const taken = [...basket.current().value.sheets.entries()].filter(([, { id }]) => ids.includes(id))
    await basket.changeAtRest((old) => ids.reduce(withoutSheet, old))
    const undo = () =>
      void basket.changeAtRest((old) => taken.reduce((now, [place, sheet]) => withSheetAt(now, sheet, place), old))
    const words = BASKET.left(taken.length, basket.current().value.sheets.length)
    showToast({ kind: 'success', ...words, undo: { text: BASKET.undo, run: undo } })
  } catch {
    showToast({ kind: 'error', ...BASKET.failed })
  }
}

/**
 * Puts a sheet in, or takes it out if it is in, and shows a toast; its «Desfazer» reverts the change.
 * @param choices they count: with others it takes the place of the sheet that is in
 */
export async function turnInBasket(sheet: BasketSheet, choices?: string): Promise<void> {
  const wasIn = heldAs(sheet.id, choices) !== undefined
  // Words that a person wrote are in the basket alone.
  if (!isCreated(sheet)) noteWish({ owner, id: sheet.id, sheet: wasIn ? null : sheet })
  try {
    const basket = await load()
    const { sheets } = basket.current().value
    const place = sheets.findIndex(({ id }) => id === sheet.id)
    const before = sheets[place]
    if (!wasIn && !before && sheets.length >= MOST_SHEETS) {
      showToast({ kind: 'warn', ...BASKET.full(MOST_SHEETS) })
      return
    }
    await basket.changeAtRest((old) => (wasIn ? withoutSheet(old, sheet.id) : withSheet(old, sheet)))
    const undo = () =>
      void basket.changeAtRest((old) =>
        before ? withSheetAt(withoutSheet(old, sheet.id), before, place) : withoutSheet(old, sheet.id),
      )
    const count = basket.current().value.sheets.length
    const words = wasIn ? BASKET.left(1, count) : { ...BASKET.entered(count), link: BASKET.see }
    showToast({ kind: 'success', ...words, undo: { text: BASKET.undo, run: undo } })
  } catch {
    showToast({ kind: 'error', ...BASKET.failed })
  } finally {
    forgetWish(sheet.id)
  }
}

/** Puts a sheet in that a person asked for before they signed in: one that is in stays there. */
export async function putInBasket(sheet: BasketSheet): Promise<void> {
  const basket = await load().catch(() => null)
  if (!basket || !isIn(basket.current().value, sheet.id)) return turnInBasket(sheet)
  showToast({ kind: 'success', ...BASKET.already(basket.current().value.sheets.length), link: BASKET.see })
}
