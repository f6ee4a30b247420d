import { expect, it } from 'vitest'
import { createRefetch, type Timers } from './refetch.ts'

/** Timers with a fake clock, and the moments at which the run came. */
function stage() {
  let now = 0
  const waiting: { at: number; run: () => void }[] = []
  const timers: Timers = { now: () => now, setTimeout: (run, ms) => waiting.push({ at: now + ms, run }) }
  const runs: number[] = []
  const ask = createRefetch(() => runs.push(now), { debounceMs: 500, gapMs: 10_000, timers })
  const passTo = (moment: number) => {
    for (;;) {
      const due = waiting.filter(({ at }) => at <= moment).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      waiting.splice(waiting.indexOf(due), 1)
      now = due.at
      due.run()
    }
    now = moment
  }
  return { ask, passTo, runs }
}

it('runs once, 500 ms after the last ask', () => {
  const { ask, passTo, runs } = stage()
  ask()
  passTo(400)
  ask()
  passTo(899)
  expect(runs).toEqual([])
  passTo(20_000)
  expect(runs).toEqual([900])
})

it('keeps 10 s between runs and loses no ask', () => {
  const { ask, passTo, runs } = stage()
  ask()
  passTo(600)
  ask()
  passTo(2_000)
  ask()
  passTo(60_000)
  expect(runs).toEqual([500, 10_500])
})

it('an ask after a long rest waits the 500 ms only', () => {
  const { ask, passTo, runs } = stage()
  ask()
  passTo(50_000)
  ask()
  passTo(60_000)
  expect(runs).toEqual([500, 50_500])
})
