import { useEffect, useState } from 'react'
import { type Engine, EngineError } from './engine.ts'
import type { EngineFailure, VariantOrder } from './engine-messages.ts'

/** Pictures of a variant's pages, as addresses of this page; `failed` if they could not be drawn. */
export interface Drawn {
  readonly urls: readonly string[]
  /** Of the last ones, how many are answer keys. */
  readonly answers: number
  /** Words of the task, to be read aloud; empty without any. */
  readonly words: string
  readonly failed: EngineFailure | null
}

const NOTHING: Drawn = { urls: [], answers: 0, words: '', failed: null }

/** Draws the order whenever it changes; until the next pictures are there the last ones stay. */
export function usePictures(engine: Engine | null, order: VariantOrder): { drawn: Drawn; busy: boolean } {
  const [result, setResult] = useState<{ key: string; drawn: Drawn }>({ key: '', drawn: NOTHING })
  const key = JSON.stringify(order)
  useEffect(() => {
    if (!engine) return
    let isCurrent = true
    const show = (drawn: Drawn) => {
      if (isCurrent) setResult({ key, drawn })
      else for (const url of drawn.urls) URL.revokeObjectURL(url)
    }
    engine.pictures(JSON.parse(key) as VariantOrder).then(
      ({ pages, answers, words }) => {
        const urls = pages.map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
        show({ urls, answers, words, failed: null })
      },
      (error: unknown) => show({ ...NOTHING, failed: error instanceof EngineError ? error.why : 'undrawable' }),
    )
    return () => {
      isCurrent = false
    }
  }, [engine, key])
  const { urls } = result.drawn
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url)
    },
    [urls],
  )
  return { drawn: result.drawn, busy: result.key !== key }
}
