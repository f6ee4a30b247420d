import { useEffect } from 'react'

/** Reports a search without results to the team (rule: searches without results). Does not wait for the answer. */
export function useNotedMiss(search: string): void {
  useEffect(() => {
    if (search === '') return
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ text: search })
    void fetch('/functions/v1/search-miss', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }, [search])
}
