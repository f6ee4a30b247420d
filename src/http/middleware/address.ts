import { isIPv4, isIPv6 } from 'node:net'

/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8
/** Groups that name the network a provider hands to one customer: a /64. */
const NETWORK_GROUPS = 4
/** `[2001:db8::1]:443`, `[2001:db8::1]`. */
const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/
/** `1.2.3.4:443`; some proxies add the port. */
const WITH_PORT = /^([\d.]+):\d+$/

/** The name of a caller whose address cannot be read. They all share one limit. */
const UNKNOWN = 'unknown'

/**
 * Key of a request in limits by address. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with n
 * proxies the n-th from the right is the first that outsiders cannot forge.
 * @param peer the other end of the connection; undefined in tests
 * @returns an IPv4 address, an IPv6 network as `2001:db8:0:1::/64`, or `unknown`
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const hops = (forwardedFor ?? '').split(',').flatMap((hop) => hop.trim() || [])
  const seen = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return normalizeAddress(seen ?? peer ?? '')
}

/**
 * One spelling for each caller: a customer of an IPv6 provider owns 2^64 addresses, so the network counts, not the
 * address; ports, brackets, zones and IPv4 in an IPv6 coat do not make a caller another one.
 */
export function normalizeAddress(text: string): string {
  const bare = (BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return UNKNOWN
  // The parser of URLs normalises each address, an embedded IPv4 address as two groups.
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1))
  return ipv4Of(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** All eight groups of an address with at most one `::`. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  if (tail === undefined) return before
  const after = tail ? tail.split(':') : []
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}

/** The IPv4 address of `::ffff:0:0/96`, else null. */
function ipv4Of(groups: readonly string[]): string | null {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.')
}
