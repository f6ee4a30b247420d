import { describe, expect, test } from 'vitest'
import { REPORTS } from '../../../tests/factories/delivery-reports.ts'
import { deliveryToken, readReturn, TOKEN_HEADER } from './returns.ts'

const key = 'key-of-tokens'
const to = 'ana@exemplo.com.br'
const postfix = REPORTS.Postfix ?? (() => '')

describe('a returned mail', () => {
  test.each(Object.entries(REPORTS))('of %s names the mailbox that is gone', (_server, report) => {
    const read = readReturn(report({ to, key }), key)
    expect(read?.address.toLowerCase()).toBe(to)
    expect(read?.gone).toMatch(/^5\.1\.10?$/)
  })

  test.each(Object.entries(REPORTS))('of %s is read with any line ends', (_server, report) => {
    expect(readReturn(report({ to, key }).replaceAll('\n', '\r\n'), key)?.gone).toMatch(/^5\.1\.10?$/)
  })

  test.each([
    ['a full mailbox', { status: '5.2.2' }],
    ['a policy', { status: '5.7.1' }],
    ['no reason', { status: '5.0.0' }],
    ['a try that goes on', { status: '4.4.1', action: 'delayed' }],
    ['a delivery', { status: '2.0.0', action: 'delivered' }],
    ['a delay of a mailbox that is unknown so far', { status: '5.1.1', action: 'delayed' }],
  ])('for %s is one of ours and ends nothing', (_case, change) => {
    for (const report of Object.values(REPORTS)) {
      expect(readReturn(report({ to, key, ...change }), key)).toEqual({ address: to, gone: null })
    }
  })

  test('by a mailbox that forwards is about the address we wrote to', () => {
    expect(readReturn(postfix({ to, key, recipient: 'outra@exemplo.com.br' }), key)?.address).toBe(to)
  })

  test('finds the address in any case', () => {
    expect(readReturn(postfix({ to: 'Ana@Exemplo.com.br', key }), key)?.gone).toBe('5.1.1')
  })
})

describe('a message is no report of ours', () => {
  const report = postfix({ to, key })
  test.each([
    ['without a token', report.replace(new RegExp(`^${TOKEN_HEADER}.*$`, 'm'), '')],
    ['with the token of another key', postfix({ to, key: 'another key' })],
    ['with an empty token', report.replace(deliveryToken(to, key), '')],
    ["with a token of the writer's own mailbox", report.replaceAll(to, 'bia@exemplo.com.br')],
    ['without the type of a report', report.replace('multipart/report', 'multipart/mixed')],
    ['with the type of a report in a part alone', `Content-Type: text/plain\n\n${report}`],
    ['that is empty', ''],
    ['of bytes', '\0\uFFFD\n\n\n'.repeat(10_000)],
    ['of spaces', `${report.replaceAll(to, 'x')}\nTo:${' '.repeat(60_000)};`],
    ['of signs', `${report.replaceAll(to, 'x')}\nTo: ${'a@'.repeat(30_000)} ;`],
    ['of addresses', `${report.replaceAll(to, 'x')}\n${'To: a@b\n'.repeat(10_000)}To: ${to}`],
  ])('%s', (_case, source) => {
    expect(readReturn(source, key)).toBeNull()
  })
})
