import { ERRORS, type ErrorCode } from '../product/errors.ts'

/** Only the page itself and its style: it works when everything else fails. */
export const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif }
  main { max-width: 34rem; padding: 2rem; text-align: center }
  h1 { font-size: 1.75rem; line-height: 1.25 }
  a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border: 2px solid; border-radius: .75rem;
      color: inherit; font-weight: 600 }
`

/** True if a browser shows the answer as a page. */
export function opensPage(method: string | undefined, accept: string | undefined): boolean {
  return (method === 'GET' || method === 'HEAD') && (accept?.includes('text/html') ?? false)
}

/** The error as a page without dependencies: no session, no database, no script. */
export function plainPage(code: ErrorCode): string {
  const { title, description } = ERRORS[code]
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${description}</p><a href="">Tentar novamente</a></main></body>
</html>
`
}
