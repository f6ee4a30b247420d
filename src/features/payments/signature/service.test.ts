import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifySignature } from './service.server.ts'

const SECRET = 'a secret of the tests'
const sign = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('hex')
const parts = { dataId: '123', requestId: 'r-1' }
const good = sign('id:123;request-id:r-1;ts:1700000000;')

describe('verifySignature', () => {
  it.each([
    ['as documented', parts, `ts=1700000000,v1=${good}`],
    ['parts in another order, with spaces', parts, ` v1=${good} , ts=1700000000`],
    ['hexadecimal in capitals', parts, `ts=1700000000,v1=${good.toUpperCase()}`],
    ['ts in milliseconds', parts, `ts=1700000000000,v1=${sign('id:123;request-id:r-1;ts:1700000000000;')}`],
    ['an id signed in lower case', { ...parts, dataId: 'AbC' }, `ts=1,v1=${sign('id:abc;request-id:r-1;ts:1;')}`],
    ['an id signed as it came', { ...parts, dataId: 'AbC' }, `ts=1,v1=${sign('id:AbC;request-id:r-1;ts:1;')}`],
    ['without an id', { ...parts, dataId: null }, `ts=1,v1=${sign('request-id:r-1;ts:1;')}`],
    ['without a request id', { ...parts, requestId: null }, `ts=1,v1=${sign('id:123;ts:1;')}`],
  ])('takes %s', (_name, given, signature) => {
    expect(verifySignature({ ...given, signature }, SECRET)).toBe('valid')
  })

  it.each([
    ['another secret', parts, `ts=1700000000,v1=${sign('id:123;request-id:r-1;ts:1700000000;', 'other')}`],
    ['an empty secret', parts, `ts=1700000000,v1=${sign('id:123;request-id:r-1;ts:1700000000;', '')}`],
    ['another id', { ...parts, dataId: '124' }, `ts=1700000000,v1=${good}`],
    ['another request', { ...parts, requestId: 'r-2' }, `ts=1700000000,v1=${good}`],
    ['another time', parts, `ts=1700000001,v1=${good}`],
    ['no time', parts, `v1=${good}`],
    ['a short digest', parts, `ts=1700000000,v1=${good.slice(0, 62)}`],
    ['a digest with something behind it', parts, `ts=1700000000,v1=${good}00`],
    ['no digest', parts, 'ts=1700000000'],
    ['noise', parts, 'x'.repeat(100_000)],
    ['nothing to sign', { dataId: null, requestId: null }, `v1=${sign('')}`],
  ])('refuses %s', (_name, given, signature) => {
    expect(verifySignature({ ...given, signature }, SECRET)).toBe('invalid')
  })

  it.each([null, ''])('tells a missing signature (%j)', (signature) => {
    expect(verifySignature({ ...parts, signature }, SECRET)).toBe('missing')
  })

  it('never works without a secret', () => {
    expect(() => verifySignature({ ...parts, signature: `ts=1,v1=${good}` }, '')).toThrow('secret')
  })
})
