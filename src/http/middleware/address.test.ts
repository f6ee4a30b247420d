import { expect, it } from 'vitest'
import { clientAddress } from './address.ts'

it.each([
  ['no proxy: the peer, whatever the header says', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: what it saw', '10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies: what the first saw', '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['a proxy that said nothing', '10.0.0.9', undefined, 1, '10.0.0.9'],
  ['fewer hops than proxies', '10.0.0.9', '1.2.3.4', 2, '10.0.0.9'],
  ['no connection at all', undefined, undefined, 0, 'unknown'],
])('%s', (_, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected)
})
