import { useEffect, useState } from 'react'
import { type Engine, openEngine } from './engine.ts'

/** The thread that draws, for as long as the caller is on the page. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null)
  useEffect(() => {
    const opened = openEngine()
    setEngine(opened)
    return opened.stop
  }, [])
  return engine
}
