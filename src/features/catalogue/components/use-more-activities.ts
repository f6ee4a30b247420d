import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../../../ui/announcer.tsx'
import { useCameWithPage } from '../../../ui/use-came-with-page.ts'
import type { CatalogueAddress } from '../address/rules.ts'
import { collapseById, PAGE_DELAY_MS, PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import type { ActivityList } from '../search/service.server.ts'
import { LIST } from '../texts.ts'
import { knownSteps, readStep } from './cached-catalogue.ts'
import { noteShownSteps, shownSteps } from './shown-steps.ts'

/**
 * The steps of a list after its first. `loading` begins with the 300 ms wait (rule: list paging). A person who comes
 * back to a list finds as much of it as they left, as far as the cache still has it.
 */
export function useMoreActivities(address: CatalogueAddress, first: ActivityList) {
  const client = useQueryClient()
  const { key } = useLocation()
  const cameWithPage = useCameWithPage()
  const start = (address.page - 1) * PAGE_STEP + first.activities.length
  const leftSteps = () => knownSteps(client, address, start, shownSteps().count - first.activities.length)
  const [more, setMore] = useState<readonly Activity[]>(cameWithPage ? [] : leftSteps)
  // Of the latest step; the first may be read again.
  const [latestTotal, setLatestTotal] = useState<number | null>(null)
  const total = latestTotal ?? first.total
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const activities = collapseById([...first.activities, ...more])

  // The server's page has the first step only, and the browser scrolled it as far as it goes.
  const restore = useRef(cameWithPage ? leftSteps : null)
  useEffect(() => {
    const steps = restore.current?.() ?? []
    restore.current = null
    if (steps.length === 0) return
    const { top } = shownSteps()
    const { scrollHeight, clientHeight } = document.documentElement
    const stoppedAtEnd = window.scrollY + clientHeight >= scrollHeight - 1
    setMore(steps)
    if (stoppedAtEnd) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
  }, [])

  const count = activities.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own note
  useEffect(() => {
    const note = () => noteShownSteps(count)
    note()
    window.addEventListener('pagehide', note)
    return () => window.removeEventListener('pagehide', note)
  }, [count, key])

  useEffect(() => () => clearTimeout(timer.current), [])

  const load = async () => {
    try {
      const offset = start + more.length
      const next = await readStep(client, address, offset)
      setMore([...more, ...next.activities])
      announce(LIST.showing(first.activities.length + more.length + next.activities.length, next.total))
      setLatestTotal(next.total)
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
