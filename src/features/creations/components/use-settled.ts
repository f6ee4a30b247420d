import { useEffect, useState } from 'react'

/** Long enough for the next key to be pressed, in ms. */
const PAUSE_MS = 250

/** The value, once it did not change for a moment: typing does not redraw for each letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
