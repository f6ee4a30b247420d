/**
 * The address a request came from. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with n
 * proxies the n-th from the right is the first that nobody outside could forge.
 * @param peer the other end of the connection; undefined when there is none (tests)
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const hops = (forwardedFor ?? '').split(',').flatMap((hop) => hop.trim() || [])
  const seen = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return seen ?? peer ?? 'unknown'
}
