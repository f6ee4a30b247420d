import { describe, expect, it, test } from 'vitest'
import { isHost, namesOneHost } from './host.ts'

describe('a host', () => {
  it.each([
    ['localhost:3000', true],
    ['[::1]:3000', true],
    ['atividario.example', true],
    [undefined, true],
    ['', false],
    ['9007199254740993', false],
    ['localhost:99999', false],
    ['[::1', false],
    ['ev il/x', false],
    ['evil/x', false],
    ['a?b', false],
    ['a#b', false],
    ['a\\b', false],
    ['user@atividario.example', false],
  ])('%s → %s', (host, expected) => expect(isHost(host)).toBe(expected))
})

test.each([
  ['one', ['Host', 'a'], true],
  ['none', ['Accept', 'host'], true],
  ['two', ['Host', 'a', 'Host', 'b'], false],
  ['the same twice, in two spellings', ['host', 'a', 'HOST', 'a'], false],
])('a request with %s', (_, rawHeaders, expected) => {
  expect(namesOneHost({ headers: { host: 'a' }, rawHeaders })).toBe(expected)
})
