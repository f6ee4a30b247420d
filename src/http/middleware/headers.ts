import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { HttpEnv } from '../env.ts'

/**
 * Security headers of every answer. Scripts run from our own files; inline ones with the nonce of the page, or by hash in a cached page;
 * inline styles stay allowed because Radix and the toasts position things with them. The files of a page carry only those
 * that mean something to a file: half a kilobyte less for each of dozens, and a picture that fits into one flight of packets.
 */
export function securityHeaders({ https, development, cardForm }: HeaderOptions) {
  const everywhere = headersWith({ https, development }, NOTHING)
  const onCardPages = headersWith({ https, development }, cardForm ? cardSources(cardForm.script) : NOTHING)
  return createMiddleware<HttpEnv>(async (c, next) => {
    await (CARD_PATH.test(c.req.path) ? onCardPages : everywhere)(c, next)
    const policy = filePolicy(c.res.headers.get('content-type'))
    if (!policy) return
    for (const name of OF_DOCUMENTS) c.res.headers.delete(name)
    c.res.headers.set('content-security-policy', policy)
  })
}

/** Headers for documents only. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** The policy of a file that pages load; null for what may be a document. */
function filePolicy(type: string | null): string | null {
  // An SVG opened alone is a document: it may only style itself.
  if (type && /^(?:image|font)\//.test(type))
    return "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'"
  // A worker's policy is that of its file: ours load further files of ours.
  if (type && /^text\/(?:javascript|css)\b/.test(type)) return "default-src 'self';frame-ancestors 'none'"
  return null
}

interface HeaderOptions {
  readonly https: boolean
  readonly development: boolean
  /** The provider's card form; null where its own page takes the card. */
  readonly cardForm: { readonly script: string } | null
}

/** The one page that the provider's card form runs on. */
const CARD_PATH = /^\/assinar\//

/** Origins allowed beside our own. */
interface Sources {
  readonly scripts: readonly string[]
  readonly calls: readonly string[]
  readonly frames: readonly string[]
  readonly pictures: readonly string[]
  readonly forms: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const NOTHING: Sources = { scripts: [], calls: [], frames: [], pictures: [], forms: [], styles: [], fonts: [] }

/**
 * A script may run what it makes itself: the provider's script writes inline ones, without which the fields of the card
 * take no digit. Their hashes change with its version, and a nonce never reaches them.
 */
const OF_TRUSTED_SCRIPTS = "'strict-dynamic'"

/** Sources of the provider's card form: a sandbox has them all in one place. */
function cardSources(script: string): Sources {
  const { origin, hostname } = new URL(script)
  if (!/(^|\.)mercadopago\.com$/.test(hostname)) {
    return { ...NOTHING, scripts: [OF_TRUSTED_SCRIPTS, origin], calls: [origin], forms: [origin] }
  }
  const own = [
    'https://*.mercadopago.com',
    'https://*.mercadopago.com.br',
    'https://*.mercadolibre.com',
    'https://*.mercadolivre.com',
  ]
  return {
    // security.js, which gives the browser its device id, comes from the provider's main site.
    scripts: [OF_TRUSTED_SCRIPTS, origin, 'https://www.mercadopago.com', 'https://http2.mlstatic.com'],
    calls: [...own, 'https://http2.mlstatic.com'],
    frames: own,
    pictures: [...own, 'https://http2.mlstatic.com'],
    forms: own,
    styles: ['https://http2.mlstatic.com'],
    fonts: ['https://http2.mlstatic.com'],
  }
}

function headersWith({ https, development }: Pick<HeaderOptions, 'https' | 'development'>, also: Sources) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...also.scripts],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'", ...also.styles],
      imgSrc: ["'self'", 'data:', 'blob:', ...also.pictures],
      fontSrc: ["'self'", ...also.fonts],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...also.calls],
      // A PDF is printed from a separate frame.
      frameSrc: ['blob:', ...also.frames],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...also.forms],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
}
