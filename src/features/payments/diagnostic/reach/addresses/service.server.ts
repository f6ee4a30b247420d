import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet (IANA's special-purpose registries), cloud metadata among them. */
const IPV4_INSIDE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** The only IPv6 addresses given out for the internet, and what of them leads elsewhere (Teredo, 6to4, documentation). */
const IPV6_PUBLIC = ['2000::', 3] as const
const IPV6_INSIDE: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const inside = new BlockList()
for (const [network, prefix] of IPV4_INSIDE) inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of IPV6_INSIDE) inside.addSubnet(network, prefix, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet(...IPV6_PUBLIC, 'ipv6')

/** True for an IP address of the public internet; false for any other text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && publicIpv6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}
