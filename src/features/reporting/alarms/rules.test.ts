import { expect, test } from 'vitest'
import { alarmsOf } from './rules.ts'

const quiet = { failedJobs: 0, jobMinutes: 0, noticeMinutes: 0, disputes: 0 }

test.each([
  [{}, []],
  [{ jobMinutes: 15, noticeMinutes: 15.9 }, []],
  [{ jobMinutes: 16.2 }, [{ name: 'jobMinutes', value: 16 }]],
  [
    { failedJobs: 2, disputes: 1 },
    [
      { name: 'disputes', value: 1 },
      { name: 'failedJobs', value: 2 },
    ],
  ],
] as const)('%j rings %j', (readings, alarms) => {
  expect(alarmsOf({ ...quiet, ...readings })).toEqual(alarms)
})
