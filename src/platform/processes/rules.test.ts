import { describe, expect, it } from 'vitest'
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, mergeFigures, pauseMs } from './rules.ts'

describe('a place that ends', () => {
  it.each([
    [0, FIRST_PAUSE_MS],
    [1, FIRST_PAUSE_MS],
    [2, 2 * FIRST_PAUSE_MS],
    [4, 8 * FIRST_PAUSE_MS],
    [50, LONGEST_PAUSE_MS],
    [5_000, LONGEST_PAUSE_MS],
  ])('for the %ith time in a hurry is taken again after %i ms', (hasty, pause) => {
    expect(pauseMs(hasty)).toBe(pause)
  })
})

describe('figures of several processes', () => {
  const one =
    '# HELP a_total First\n# TYPE a_total counter\na_total{process="web-1"} 1\n\n# HELP b B\n# TYPE b gauge\nb 2\n'
  const two =
    '# HELP b B\n# TYPE b gauge\nb{process="web-2"} 3\n\n# HELP a_total First\n# TYPE a_total counter\na_total 4\n'

  it('stand together under one heading', () => {
    expect(mergeFigures([one, two])).toBe(
      '# HELP a_total First\n# TYPE a_total counter\na_total{process="web-1"} 1\na_total 4\n\n' +
        '# HELP b B\n# TYPE b gauge\nb 2\nb{process="web-2"} 3\n',
    )
  })

  it('of one are what they were; none are none', () => {
    expect(mergeFigures([one])).toBe(one)
    expect(mergeFigures([])).toBe('')
    expect(mergeFigures(['', one, '\n'])).toBe(one)
  })
})
