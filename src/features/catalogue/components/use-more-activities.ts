import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CatalogueAddress } from '../address/rules.ts'
import { collapseById, PAGE_DELAY_MS, PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import type { ActivityList } from '../service.server.ts'
import { type Reading, readStretch } from './cached-catalogue.ts'

/** The steps of a list after its first. `loading` begins with the 300 ms wait (rule: list paging). */
export function useMoreActivities(address: CatalogueAddress, first: Reading<ActivityList>) {
  const client = useQueryClient()
  const [more, setMore] = useState<readonly Activity[]>([])
  const [total, setTotal] = useState(first.total)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const activities = collapseById([...first.activities, ...more])

  useEffect(() => () => clearTimeout(timer.current), [])

  const load = async () => {
    try {
      const loaded = first.activities.length + more.length
      const offset = (address.page - 1) * PAGE_STEP + loaded
      const next = await readStretch(client, address, { offset, partial: first.partial })
      setMore([...more, ...next.activities])
      setTotal(next.total)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const loadMore = () => {
    if (state === 'loading') return
    setState('loading')
    timer.current = setTimeout(load, PAGE_DELAY_MS)
  }
  return { activities, total, state, loadMore }
}
