/** An address that may be asked at all: http or https, without credentials. Its fragment is dropped. */
export function parseTarget(text: string): URL | null {
  const url = URL.parse(text.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || !url.hostname) return null
  url.hash = ''
  return url
}

/** The host as the system's resolver wants it: an IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')
