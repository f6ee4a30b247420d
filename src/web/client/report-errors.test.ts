import { expect, it } from 'vitest'
import { browserErrorSchema } from '../browser-error.ts'
import { describeError, reportErrors } from './report-errors.ts'

function failing(message: string, stack = '') {
  return Object.assign(new TypeError(message), { stack })
}

it('tells where an error happened, and nothing of the person', () => {
  const stack = 'TypeError: x\n at f (https://site.example/assets/root-a1.js:1:23)\n at chrome-extension://abc/x.js:1:2'
  const report = describeError(
    failing('"Ana Souza" is not valid, nor is `ana@exemplo.com.br`', stack),
    '/admin/users/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  )
  expect(report).toEqual({
    kind: 'TypeError',
    message: '… is not valid, nor is …',
    frames: ['/assets/root-a1.js:1:23'],
    path: '/admin/users/:id',
  })
})

it.each([
  ['a very long message', failing('x'.repeat(5_000), '/assets/a.js:1:1 '.repeat(500))],
  ['no error at all', 'left'],
  ['nothing', undefined],
])('%s makes a report the server takes', (_, error) => {
  expect(browserErrorSchema.safeParse(describeError(error, `/${'p'.repeat(900)}`)).success).toBe(true)
})

it('tells of each error once, and of five at most', () => {
  const page = new EventTarget() as Window
  Object.assign(page, { location: { pathname: '/' } })
  const sent: string[] = []
  reportErrors(page, (report) => sent.push(report))
  const fail = (message: string) => page.dispatchEvent(Object.assign(new Event('error'), { error: failing(message) }))
  fail('a')
  fail('a')
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failing('b') }))
  expect(sent.map((report) => JSON.parse(report).message)).toEqual(['a', 'b'])
  for (const message of 'cdefg') fail(message)
  expect(sent).toHaveLength(5)
})
