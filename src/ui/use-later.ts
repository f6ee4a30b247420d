import { useEffect, useRef, useState } from 'react'

/**
 * A part of the page whose code comes when it is wanted; null until it is here. The browser keeps what `load` fetched,
 * so a caller that sees it coming (a pointer over the button) may load it before. `onFailure` is called when it could
 * not be had; wanting it again tries again.
 */
export function useLater<Part>(load: () => Promise<Part>, wanted: boolean, onFailure: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const fail = useRef(onFailure)
  useEffect(() => {
    fail.current = onFailure
  })
  const isMissing = wanted && part === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (loaded) => {
        if (isCurrent) setPart(loaded)
      },
      () => {
        if (isCurrent) fail.current()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, isMissing])
  return part
}

/** Properties for the button that will want a part: it is fetched with the first sign that the button is meant. */
export function fetchOnIntent(load: () => Promise<unknown>) {
  const fetch = () => void load().catch(() => undefined)
  return { onPointerEnter: fetch, onFocus: fetch }
}
