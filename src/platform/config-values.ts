/** The settings of the process as its parts get them, with what applies where one is not given. */
import { resolve } from 'node:path'
import type { z } from 'zod'
import { GOOGLE_ISSUER } from './config-rules.ts'
import type { SETTINGS } from './config-settings.ts'
import type { ReturnsConfig } from './mail/returns.ts'

export type Values = z.infer<typeof SETTINGS>

export interface S3Config {
  /** null = Amazon S3 itself. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface GoogleConfig {
  readonly clientId: string
  readonly clientSecret: string
  /** Issuer of the tokens, without a trailing slash: Google, or its sandbox outside production. */
  readonly issuer: string
}

export interface MercadoPagoConfig {
  readonly accessToken: string
  readonly webhookSecret: string
  /** null = asked from the provider: the account the token belongs to. */
  readonly collectorId: string | null
  /** For the card form in browsers; null = the provider's own page takes the card. */
  readonly publicKey: string | null
  /** null = the provider itself. Never in production. */
  readonly apiUrl: string | null
}

/** Every setting of the process, checked. A null means "not configured", which each user of it must handle. */
export interface Config {
  readonly appEnv: 'demo' | 'development' | 'test' | 'production'
  readonly port: number
  /** Address listened on: only this machine by default, every interface in production (behind a proxy). */
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  readonly siteName: string
  /** Without a trailing slash. */
  readonly siteOrigin: string
  /** null = the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** Signs sessions and file addresses. null = the one stored under `dataDir` (secret.ts). */
  readonly appSecret: string | null
  /** null = files under `dataDir`. */
  readonly s3: S3Config | null
  /** null = the mail sandbox, which keeps them under `dataDir`. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** null = mails that come back later are not read. */
  readonly mailReturns: ReturnsConfig | null
  /** Port of the page that shows the mails of the sandbox; null = the first free one from PORT + 25 on. */
  readonly mailSandboxPort: number | null
  /** null = off, or the local provider during development and tests. */
  readonly google: GoogleConfig | null
  /** null = the sandbox at this machine; never in production. */
  readonly mercadoPago: MercadoPagoConfig | null
  /** The seller, with the details the law requires; never null in production. */
  readonly seller: {
    readonly name: string
    readonly document: string
    readonly address: string
    readonly email: string
  } | null
  /** Encarregado (LGPD, art. 41); null = the seller's own address is the channel, as the ANPD lets small agents do. */
  readonly privacyOfficer: { readonly name: string; readonly email: string } | null
  /** The provider's panel, for administrators. */
  readonly mercadoPagoPanelUrl: string | null
  /** In lower case. */
  readonly adminEmail: string | null
  readonly requireEmailConfirmation: boolean
  /** Downloads a day that count as unusual use of a plan without a limit (rule: fair use). */
  readonly downloadCeiling: number
  /** Variants of sheets a day of people with a daily limit. */
  readonly freeVariants: number
  readonly suggestionFormUrl: string | null
  readonly supportChatUrl: string | null
  /** Imported part of the seed catalogue: all of it, a part for trying things out, or one sheet of each category. */
  readonly startingCatalogue: 'full' | 'sample' | 'few'
  /** Bearer token for /metrics. null = only this machine may read it. */
  readonly metricsToken: string | null
  /** Address for error reports as JSON. null = only in the log. */
  readonly errorWebhookUrl: string | null
  readonly logLevel: NonNullable<Values['LOG_LEVEL']>
  /** Number of trusted reverse proxies, whose X-Forwarded-* headers count. 0 = no proxy. */
  readonly trustProxy: number
  /** Processes that answer HTTP. 1 = this one, which does everything else too. */
  readonly webProcesses: number
}

export function assemble(values: Values): Config {
  const appEnv = values.APP_ENV ?? 'demo'
  const port = values.PORT ?? 3000
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  return {
    appEnv,
    port,
    // The default modes have accounts and services meant for one person at this machine; in production the proxy or
    // the container's network comes from outside.
    host: values.HOST ?? (appEnv === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: values.DATA_DIR ?? resolve('data'),
    siteName: values.SITE_NAME ?? 'Atividário',
    siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${port}`,
    databaseUrl: values.DATABASE_URL ?? null,
    appSecret: values.APP_SECRET ?? null,
    s3:
      S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: values.S3_ENDPOINT ?? null,
            region: S3_REGION,
            bucket: S3_BUCKET,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : null,
    smtp: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    mailReturns: values.MAIL_RETURNS_URL ?? null,
    mailSandboxPort: values.MAIL_SANDBOX_PORT ?? null,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER ?? GOOGLE_ISSUER,
          }
        : null,
    mercadoPago:
      values.MERCADOPAGO_ACCESS_TOKEN && values.MERCADOPAGO_WEBHOOK_SECRET
        ? {
            accessToken: values.MERCADOPAGO_ACCESS_TOKEN,
            webhookSecret: values.MERCADOPAGO_WEBHOOK_SECRET,
            collectorId: values.MERCADOPAGO_COLLECTOR_ID ?? null,
            publicKey: values.MERCADOPAGO_PUBLIC_KEY ?? null,
            apiUrl: values.MERCADOPAGO_API_URL ?? null,
          }
        : null,
    seller:
      values.SELLER_NAME && values.SELLER_DOCUMENT && values.SELLER_ADDRESS && values.SELLER_EMAIL
        ? {
            name: values.SELLER_NAME,
            document: values.SELLER_DOCUMENT,
            address: values.SELLER_ADDRESS,
            email: values.SELLER_EMAIL,
          }
        : null,
    privacyOfficer: mailboxOf(values.PRIVACY_OFFICER),
    mercadoPagoPanelUrl: values.MERCADOPAGO_PANEL_URL ?? null,
    adminEmail: values.ADMIN_EMAIL ?? null,
    requireEmailConfirmation: values.REQUIRE_EMAIL_CONFIRMATION ?? false,
    downloadCeiling: values.DOWNLOAD_CEILING ?? 200,
    freeVariants: values.FREE_VARIANTS ?? 10,
    suggestionFormUrl: values.SUGGESTION_FORM_URL ?? null,
    supportChatUrl: values.SUPPORT_CHAT_URL ?? null,
    startingCatalogue: values.STARTING_CATALOGUE ?? 'full',
    metricsToken: values.METRICS_TOKEN ?? null,
    errorWebhookUrl: values.ERROR_WEBHOOK_URL ?? null,
    logLevel: values.LOG_LEVEL ?? 'info',
    trustProxy: values.TRUST_PROXY ?? 0,
    webProcesses: values.WEB_PROCESSES ?? 1,
  }
}

/** The parts of `Name <address>`; null for any other text. */
function mailboxOf(text: string | undefined): Config['privacyOfficer'] {
  const [, name, email] = /^([^<>]{1,100}) <([^<>]+)>$/.exec(text ?? '') ?? []
  return name && email ? { name, email } : null
}
