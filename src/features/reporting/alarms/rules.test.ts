import { expect, test } from 'vitest'
import { alarmsOf, failedBy } from './rules.ts'

const quiet = { failedMails: 0, failedPayments: 0, failedJobs: 0, jobMinutes: 0, noticeMinutes: 0, disputes: 0 }

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

test('failed jobs are counted by what they do for people', () => {
  const names = ['confirmation-mail', 'contact-receipt', 'handle-notification', 'end-contract', 'nightly']
  expect(failedBy(names.map((name, count) => ({ name, count: count + 1 })))).toEqual({
    failedMails: 3,
    failedPayments: 7,
    failedJobs: 5,
  })
})
