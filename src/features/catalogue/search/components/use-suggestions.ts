import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readSuggestions } from '../../components/cached-catalogue.ts'
import { searchText } from '../rules.ts'
import type { Suggestions as Found } from '../service.server.ts'

/** Rest after a key before suggestions are asked for, in milliseconds. */
const TYPING_PAUSE_MS = 150

/** Suggestions for the text they were asked with. */
export interface Suggestions extends Found {
  text: string
}

/** Requests suggestions for the focused box before hydration, which on a slow phone takes as long as the answer. */
export function askAhead(client: QueryClient): void {
  const box = document.activeElement
  if (!(box instanceof HTMLInputElement && box.matches('[role=combobox][name=search]'))) return
  const text = searchText(box.value)
  // Without an answer the box asks once more.
  if (text !== '') readSuggestions(client, text).catch(() => {})
}

/** Requests suggestions while a user types; only the last answer counts. A failed one shows no list. */
export function useSuggestions() {
  const client = useQueryClient()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null)

  const cancel = () => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    pending.current.abort.abort()
    pending.current = null
  }
  const close = () => {
    cancel()
    setSuggestions(null)
  }
  /** `isTyping`: more keys may follow at once. */
  const ask = (typed: string, { isTyping = false } = {}) => {
    cancel()
    const text = searchText(typed)
    if (text === '') return setSuggestions(null)
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const found = await readSuggestions(client, text)
          if (!abort.signal.aborted) setSuggestions({ text, ...found })
        } catch {
          // Suggestions are a help, not the search: without them, Enter still works.
          if (!abort.signal.aborted) setSuggestions(null)
        }
      },
      isTyping ? TYPING_PAUSE_MS : 0,
    )
    pending.current = { timer, abort }
  }
  return { suggestions, ask, close }
}
