import path from 'node:path'
import { GOOGLE_RETURN_PATH } from '../features/accounts/google/rules.ts'
import { WEBHOOK_PATH } from '../http/paths.ts'
import type { Config } from '../platform/config-values.ts'
import type { Lifecycle } from '../platform/lifecycle.ts'
import { say } from '../platform/terminal.ts'

/** From the site's port to the first one tried for the page of the caught mails. */
const MAIL_SANDBOX_OFFSET = 25
/** The same for the sandbox of Google. */
const GOOGLE_SANDBOX_OFFSET = 45

/** Keeps the mails of a site that has no mail server; never in production, which has to have one. */
export async function mailSandbox(
  { dataDir, mailSandboxPort, siteName }: Config,
  sitePort: number,
  lifecycle: Lifecycle,
) {
  const { startMailSandbox } = await import('../../sandbox/mail/server.ts')
  const port = mailSandboxPort === null ? { from: sitePort + MAIL_SANDBOX_OFFSET } : { exactly: mailSandboxPort }
  const { smtpUrl, url, stop } = await startMailSandbox({ dir: path.join(dataDir, 'mail'), port })
  lifecycle.defer('mail', stop)
  say(`Os emails que o site enviar ficam em ${url}`)
  return { url: smtpUrl, from: `${siteName} <nao-responda@localhost>` }
}

/** Signs people in while developing; elsewhere Google is off until it is configured (rule: Google sign-in). */
export async function googleSandbox({ appEnv, siteOrigin }: Config, sitePort: number, lifecycle: Lifecycle) {
  if (appEnv !== 'development' && appEnv !== 'test') return null
  const { startGoogleSandbox } = await import('../../sandbox/google/server.ts')
  const { stop, ...google } = await startGoogleSandbox({
    redirectUri: `${siteOrigin}${GOOGLE_RETURN_PATH}`,
    port: { from: sitePort + GOOGLE_SANDBOX_OFFSET },
  })
  lifecycle.defer('google', stop)
  return google
}

/**
 * The payment provider of the settings; without them the sandbox at this machine, started here (rule: local provider).
 */
export async function paymentProvider(
  { mercadoPago, dataDir, siteOrigin, appEnv }: Config,
  port: number,
  lifecycle: Lifecycle,
) {
  if (mercadoPago) return { ...mercadoPago, sandboxUrl: null }
  if (appEnv === 'production') throw new Error('the sandbox of the payment provider does not start in production')
  const { startMercadoPagoSandbox } = await import('../../sandbox/mercadopago/server.ts')
  const sandbox = await startMercadoPagoSandbox({
    port: 0,
    directory: path.join(dataDir, 'mercadopago'),
    siteOrigin,
    webhookUrl: `http://127.0.0.1:${port}${WEBHOOK_PATH}`,
  })
  lifecycle.defer('payments', sandbox.close)
  const { url, accessToken, webhookSecret, publicKey, collectorId } = sandbox
  return { accessToken, webhookSecret, publicKey, collectorId: String(collectorId), apiUrl: url, sandboxUrl: url }
}
