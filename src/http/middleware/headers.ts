import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { HttpEnv } from '../env.ts'

/**
 * Security headers of every answer. Scripts run from our own files or with the nonce of the page, never inline;
 * inline styles stay allowed because Radix and the toasts position things with them.
 */
export function securityHeaders({ https, development, cardForm }: HeaderOptions) {
  const everywhere = headersWith({ https, development }, NOTHING)
  const onCardPages = headersWith({ https, development }, cardForm ? cardSources(cardForm.script) : NOTHING)
  return createMiddleware<HttpEnv>((c, next) => (CARD_PATH.test(c.req.path) ? onCardPages : everywhere)(c, next))
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
}

const NOTHING: Sources = { scripts: [], calls: [], frames: [], pictures: [], forms: [] }

/** Where the provider's card form gets its parts from: a sandbox has it all in one place. */
function cardSources(script: string): Sources {
  const { origin, hostname } = new URL(script)
  if (!/(^|\.)mercadopago\.com$/.test(hostname)) {
    return { ...NOTHING, scripts: [origin], calls: [origin], forms: [origin] }
  }
  const own = ['https://*.mercadopago.com', 'https://*.mercadopago.com.br', 'https://*.mercadolibre.com']
  return {
    scripts: [origin, 'https://http2.mlstatic.com'],
    calls: [...own, 'https://http2.mlstatic.com'],
    frames: own,
    pictures: [...own, 'https://http2.mlstatic.com'],
    forms: own,
  }
}

function headersWith({ https, development }: Pick<HeaderOptions, 'https' | 'development'>, also: Sources) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...also.scripts],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...also.pictures],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...also.calls],
      // A PDF is printed out of a frame of its own.
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
