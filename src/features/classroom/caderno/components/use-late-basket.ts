import { useEffect, useState, useSyncExternalStore } from 'react'
import type { basketStore } from './basket-store.ts'

export const loadBasket = () => import('./basket-store.ts')

const never = () => () => {}

/** The basket of this person; its code comes after the page, and null is until then. */
export function useLateBasket(userId: string | null) {
  const [store, setStore] = useState<typeof basketStore | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadBasket().then(
      ({ basketStore: loaded }) => {
        void loaded.open(userId)
        if (isCurrent) setStore(loaded)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [userId])
  const kept = useSyncExternalStore(
    store ? store.subscribe : never,
    () => store?.current() ?? null,
    () => null,
  )
  return kept?.isRead && kept.owner === userId ? kept.value : null
}
