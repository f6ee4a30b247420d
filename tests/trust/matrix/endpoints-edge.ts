import { deriveKey } from '../../../src/platform/keys.ts'
import { signKey } from '../../../src/platform/storage/signing.ts'
import { type Asked, everybody, type Row } from './row.ts'

/** Lifetime of a grant here (ms). */
const GRANTED_MS = 60_000

const fileOf = ({ world }: Asked) => ({ params: { name: world.sheets.premium.file } })

function grantOf({ world }: Asked) {
  const name = world.sheets.premium.file
  const expires = Date.now() + GRANTED_MS
  const signature = signKey(deriveKey(world.secret, 'file grants'), `activities/activities/${name}`, expires)
  return { params: { name }, query: { expires: String(expires), signature } }
}

/** Files, probes and what search engines read. */
export const EDGE_ROWS: readonly Row[] = [
  {
    endpoint: 'GET /storage/v1/object/public/activities/thumbnails/{name}',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { name: world.sheets.premium.thumbnail } }),
  },
  {
    endpoint: 'GET /storage/v1/object/sign/activities/activities/{name}',
    about: 'without a grant',
    expected: everybody(403),
    ask: fileOf,
  },
  {
    // The address is the grant, for its five minutes, for every holder (rule: private files).
    endpoint: 'GET /storage/v1/object/sign/activities/activities/{name}',
    about: 'with a grant',
    expected: everybody(200),
    ask: grantOf,
  },
  { endpoint: 'GET /storage/v1/object/activities/activities/{name}', expected: everybody(403), ask: fileOf },
  { endpoint: 'GET /healthz', expected: everybody(200) },
  { endpoint: 'GET /readyz', expected: everybody(200) },
  // Through a proxy the metrics do not exist.
  { endpoint: 'GET /metrics', expected: everybody(404) },
  { endpoint: 'GET /openapi.json', expected: everybody(200) },
  { endpoint: 'GET /robots.txt', expected: everybody(200) },
  { endpoint: 'GET /manifest.webmanifest', expected: everybody(200) },
  { endpoint: 'GET /sitemap.xml', expected: everybody(200) },
  // The catalogue here fits into one file.
  {
    endpoint: 'GET /{file}',
    expected: everybody(404),
    ask: () => ({ params: { file: 'sitemap-1.xml' } }),
  },
]
