import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { freePort, isAskedByName, LOOPBACK, listen, portOf } from '../ports.ts'
import { LOCAL_CLIENT } from './client.ts'
import { choicePage, failurePage } from './pages.ts'
import { createAdapters } from './store.ts'

/** Longest form that is read, in characters. */
const FORM_MAX_LENGTH = 10_000
/** Lives of what the provider hands out, in seconds. */
const HOUR_S = 3_600
const MINUTES_10_S = 600

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** One key for this process, so that a provider that was stopped and started again is still the same one. */
let signingKey: JsonWebKey | undefined

/** A person who signs in here. */
interface Account {
  readonly email: string
  readonly name: string
  readonly verified: boolean
}

/** As at Google: digits that stay the same for an account. */
const subjectOf = (email: string) =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`).toString()

export interface GoogleSandboxOptions {
  /** Allowed target of codes. */
  readonly redirectUri: string
  /** The port: this very one, or the first free one from `from` on. */
  readonly port: { readonly exactly: number } | { readonly from: number }
}

/**
 * A sandbox of Google's sign-in: a certified OpenID provider, on this machine only, whose page lets one choose the
 * account, whether its address was confirmed, or to refuse. Like Google's it puts the claims into the id token.
 * @throws the system's error when the port that was asked for by number is taken
 */
export async function startGoogleSandbox({ redirectUri, port }: GoogleSandboxOptions) {
  const server = createServer()
  await listen(server, 'from' in port ? await freePort(port.from) : port.exactly)
  const own = portOf(server)
  const issuer = `http://${LOOPBACK}:${own}`
  const accounts = new Map<string, Account>()
  const provider = new Provider(issuer, configuration(redirectUri, accounts))
  const answer = provider.callback()

  server.on('request', (request, response) => {
    if (!isAskedByName(request.headers.host, own)) return void response.writeHead(421).end('Endereço desconhecido.\n')
    const { pathname } = new URL(request.url ?? '/', issuer)
    // Sessions end at once here: the page asks every time.
    if (pathname === '/auth') delete request.headers.cookie
    if (!pathname.startsWith('/interaction/')) return void answer(request, response)
    interact(provider, accounts, request, response).catch((error: Error) => {
      send(response, 400, failurePage({ error: error.name, error_description: error.message }))
    })
  })

  return {
    issuer,
    ...LOCAL_CLIENT,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function configuration(redirectUri: string, accounts: ReadonlyMap<string, Account>): Configuration {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  signingKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return {
    adapter: createAdapters(),
    clients: [
      {
        client_id: LOCAL_CLIENT.clientId,
        client_secret: LOCAL_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: MINUTES_10_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: HOUR_S,
      Grant: HOUR_S,
    },
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub)
      if (!account) return undefined
      const { email, name, verified } = account
      return { accountId: sub, claims: () => ({ sub, email, email_verified: verified, name }) }
    },
    // Choosing an account is agreeing.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, out) {
      ctx.type = 'html'
      ctx.set('content-security-policy', PAGE_POLICY)
      ctx.body = failurePage({ ...out })
    },
  }
}

/** The page of accounts, and its form. @throws for a sign-in of another browser */
async function interact(
  provider: Provider,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') return send(response, 200, choicePage(uid))
  const form = new URLSearchParams((await text(request)).slice(0, FORM_MAX_LENGTH))
  const email = form.get('email')?.trim() ?? ''
  if (form.get('answer') !== 'allow' || email === '') {
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'a pessoa cancelou',
    })
  }
  const accountId = subjectOf(email)
  accounts.set(accountId, { email, name: form.get('name')?.trim() ?? '', verified: form.has('verified') })
  return provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-store',
  })
  response.end(html)
}
