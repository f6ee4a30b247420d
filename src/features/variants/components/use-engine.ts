import { useCallback, useEffect, useState } from 'react'
import { type Engine, takeEngine } from './engine.ts'

/** The thread that draws, for as long as the caller is on the page; `restart` opens another one. */
export function useEngine(): { engine: Engine | null; restart: () => void } {
  const [engine, setEngine] = useState<Engine | null>(null)
  const [opened, setOpened] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another thread
  useEffect(() => {
    const thread = takeEngine()
    setEngine(thread)
    return thread.stop
  }, [opened])
  return { engine, restart: useCallback(() => setOpened((count) => count + 1), []) }
}
