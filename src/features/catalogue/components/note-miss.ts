import { useEffect } from 'react'

/** Tells the team of a search that found nothing (rule: searches without results). An answer is not waited for. */
export function useNotedMiss(search: string): void {
  useEffect(() => {
    if (search === '') return
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ text: search })
    void fetch('/functions/v1/search-miss', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }, [search])
}
