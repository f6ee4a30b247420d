import { useEffect, useSyncExternalStore } from 'react'
import { createKept, type Kept } from '../../store/components/kept.ts'
import { type Basket, EMPTY_BASKET, readBasket, withSheet } from '../rules.ts'
import { forgetWishesOf, wishesOf } from './wishes.ts'

/** Owner of the basket of a person without an account, on the device's shelf: it holds sheets, and no child. */
const VISITOR = 'visitante'

export const basketStore = createKept<Basket>({
  shelf: 'baskets',
  empty: EMPTY_BASKET,
  read: readBasket,
  visitor: VISITOR,
  keepsAtOnce: true,
  adopt: (own, visitors) => visitors.sheets.reduce(withSheet, own),
  waiting: { changeOf: wishesOf, done: forgetWishesOf },
})

const UNREAD: Kept<Basket> = { owner: null, value: EMPTY_BASKET, isRead: false, keeping: 'visit' }

/** The basket of this person, once the device was asked. */
export function useBasket(userId: string | null): Kept<Basket> {
  useEffect(() => void basketStore.open(userId), [userId])
  const kept = useSyncExternalStore(basketStore.subscribe, basketStore.current, () => UNREAD)
  return kept.owner === userId ? kept : UNREAD
}
