import { describe, expect, it } from 'vitest'
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, mergeMetrics, pauseMs } from './rules.ts'

describe('a worker slot', () => {
  it.each([
    [0, FIRST_PAUSE_MS],
    [1, FIRST_PAUSE_MS],
    [2, 2 * FIRST_PAUSE_MS],
    [4, 8 * FIRST_PAUSE_MS],
    [50, LONGEST_PAUSE_MS],
    [5_000, LONGEST_PAUSE_MS],
  ])('after %i crashes in a row is filled again after %i ms', (crashes, pause) => {
    expect(pauseMs(crashes)).toBe(pause)
  })
})

describe('metrics of several processes', () => {
  const one =
    '# HELP a_total First\n# TYPE a_total counter\na_total{process="web-1"} 1\n\n# HELP b B\n# TYPE b gauge\nb 2\n'
  const two =
    '# HELP b B\n# TYPE b gauge\nb{process="web-2"} 3\n\n# HELP a_total First\n# TYPE a_total counter\na_total 4\n'

  it('are merged under one heading', () => {
    expect(mergeMetrics([one, two])).toBe(
      '# HELP a_total First\n# TYPE a_total counter\na_total{process="web-1"} 1\na_total 4\n\n' +
        '# HELP b B\n# TYPE b gauge\nb 2\nb{process="web-2"} 3\n',
    )
  })

  it('of one are what they were; none are none', () => {
    expect(mergeMetrics([one])).toBe(one)
    expect(mergeMetrics([])).toBe('')
    expect(mergeMetrics(['', one, '\n'])).toBe(one)
  })
})
