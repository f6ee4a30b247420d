import { expect, it } from 'vitest'
import { clientAddress, normalizeAddress } from './address.ts'

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

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:1234', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['[2001:db8:0:1::9]:443', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1.2.3.04', 'unknown'],
  ['1.2.3', 'unknown'],
  ['for=1.2.3.4', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(5_000), 'unknown'],
])('%s counts as %s', (text, expected) => {
  expect(normalizeAddress(text)).toBe(expected)
})
