import { useEffect, useState } from 'react'
import type { Engine } from '../../components/engine.ts'
import type { VariantOrder } from '../../components/engine-messages.ts'

/** The page that is shown, as an address of this document. */
interface Shown {
  readonly url: string
  readonly slides: number
  readonly steps: number
}

/** Draws a page of the board; the last one stays until the next is there. */
export function useBoard(engine: Engine | null, order: VariantOrder, place: number, step: number) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again
  useEffect(() => {
    if (!engine) return
    let isCurrent = true
    engine.board(JSON.parse(key) as VariantOrder, place, step).then(
      ({ svg, slides, steps }) => {
        if (!isCurrent) return
        const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
        setFailed(false)
        setShown({ url, slides, steps })
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [engine, key, place, step, attempt])
  const url = shown?.url
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])
  return { shown, failed, retry: () => setAttempt((count) => count + 1) }
}

/** Keeps the screen awake while a board is shown: a class looks at it, and no hand is on the device. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock?.request('screen').then(
        (granted) => {
          if (isOver) void granted.release()
          else lock = granted
        },
        // A device that saves its battery refuses: the board works without the lock.
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
