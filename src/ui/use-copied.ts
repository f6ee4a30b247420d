import { useEffect, useState } from 'react'

/** Duration of a button's confirmation of a copy (ms). */
const COPIED_MS = 2_000

/**
 * Copies texts to the clipboard. `copied` is true for two seconds after each; `copy` returns false if the browser
 * refused, and outside https there is no clipboard.
 */
export function useCopied() {
  const [times, setTimes] = useState(0)
  const [confirmed, setConfirmed] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setConfirmed(times), COPIED_MS)
    return () => clearTimeout(timer)
  }, [times])
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setTimes((before) => before + 1)
    return true
  }
  return { copied: times > confirmed, copy }
}
