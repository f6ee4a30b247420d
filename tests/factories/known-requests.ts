import type { Known } from '../../src/http/middleware/load-shedding.ts'

/** `/` and its like are in memory, three files are built; a session whose cookie ends in `signed` is ours. */
export const KNOWN: Known = {
  isBuilt: (path) => ['/assets/root-abc.js', '/favicon.svg', '/criar/cracha.webp'].includes(path),
  isNear: (key) => ['/', '/faq', '/activities?search=gato'].includes(key),
  sessionOf: ({ headers }) => (headers.cookie?.endsWith('signed') ? headers.cookie : null),
}
