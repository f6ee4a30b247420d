import { useEffect } from 'react'
import { missOf } from '../../reporting/misses/rules.ts'

/** Reports a search that found nothing or too much to the team (rule: searches without results), without waiting. */
export function useNotedMiss(search: string, total: number): void {
  const miss = search === '' ? null : missOf(search, total)
  useEffect(() => {
    if (!miss) return
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ text: search })
    void fetch('/functions/v1/search-miss', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }, [search, miss])
}
