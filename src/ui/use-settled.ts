import { useEffect, useState } from 'react'

/** Longer than the pause between two keys (ms). */
const PAUSE_MS = 250

/** The value after a pause: typing does not redraw for each letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
