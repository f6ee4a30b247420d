import { useEffect, useState } from 'react'

const SECOND_MS = 1_000
const two = (value: number) => String(value).padStart(2, '0')

/** `23:59:58`; zero once it is over. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS))
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

interface TimeLeftProps {
  /** ISO 8601. */
  readonly until: string
  /** The server's clock when the page was made (ms since 1970): a wrong clock of the browser does not matter. */
  readonly serverNow: number
}

/** Counts down; a screen reader hears it when it is asked, not every second. */
export function TimeLeft({ until, serverNow }: TimeLeftProps) {
  const [left, setLeft] = useState(Date.parse(until) - serverNow)
  useEffect(() => {
    const begun = performance.now()
    const total = Date.parse(until) - serverNow
    const timer = setInterval(() => setLeft(total - (performance.now() - begun)), SECOND_MS)
    return () => clearInterval(timer)
  }, [until, serverNow])
  return (
    <span role="timer" aria-live="off" className="font-semibold tabular-nums">
      {timeLeft(left)}
    </span>
  )
}
