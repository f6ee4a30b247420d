import { resolve } from 'node:path'
import { z } from 'zod'

/** Shortest secret accepted for signing, in characters (32 characters of base64 carry 192 bits). */
export const APP_SECRET_MIN_LENGTH = 32

/** Shortest webhook secret accepted, in characters: the provider's have 64. */
const WEBHOOK_SECRET_MIN_LENGTH = 16
/** Shortest token accepted for /metrics, in characters. */
const METRICS_TOKEN_MIN_LENGTH = 16

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MODES = ['demo', 'development', 'test', 'production'] as const

/** Most reverse proxies in front of the process. */
const PROXY_HOPS_MAX = 10
/** Each has its own connections to the database and its own pages in memory. */
const WEB_PROCESSES_MAX = 64
const DOWNLOAD_CEILING_MAX = 100_000

const HOST_NAME = /^[A-Za-z0-9:.[\]_-]{1,253}$/
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const MAILBOX_WITH_NAME = /^[^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>$/
const MAILBOX = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Zod message showing what was received. Only for settings that are no secret. */
const shown = (rule: string) => ({
  error: (issue: { input?: unknown }) => `${rule} (recebido "${String(issue.input)}")`,
})

const integer = (rule: string, min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, shown(rule))
    .transform(Number)

const flag = z.enum(['true', 'false'], shown('deve ser true ou false')).transform((text) => text === 'true')

const url = (text: string, protocols: readonly string[]) => {
  const parsed = URL.parse(text)
  return parsed && protocols.includes(parsed.protocol) && parsed.hostname !== '' ? parsed : null
}

const isOrigin = (text: string) => {
  const parsed = url(text, ['http:', 'https:'])
  return parsed !== null && parsed.username === '' && [parsed.origin, `${parsed.origin}/`].includes(parsed.href)
}

const origin = (rule: string) =>
  z
    .string()
    .refine(isOrigin, shown(rule))
    .transform((text) => new URL(text).origin)

const link = z
  .string()
  .refine((text) => url(text, ['http:', 'https:']) !== null, shown('deve ser um endereço http:// ou https://'))

/** An address that may carry a password: what was received is never shown. */
const secretUrl = (rule: string, protocols: readonly string[]) =>
  z.string().refine((text) => url(text, protocols) !== null, { error: rule })

/** A mailbox read by IMAP, whose user is its address. May carry a password, which is never shown. */
const mailbox = (rule: string) =>
  z.string().transform((text, context) => {
    const parsed = url(text, ['imap:', 'imaps:'])
    const address = /^[^\s<>@%]+%40[^\s<>@%]+$/.test(parsed?.username ?? '') && parsed?.username.replace('%40', '@')
    if (parsed && address && parsed.password !== '') return { url: text, address }
    context.addIssue({ code: 'custom', message: rule })
    return z.NEVER
  })

/**
 * The settings one by one: text of the environment in, value out. What holds between settings is in config-rules.ts.
 * Messages are for operators of the site, in Portuguese; secrets are never repeated in them.
 */
export const SETTINGS = z.object({
  PORT: integer('deve ser um número entre 1 e 65535', 1, 65_535).optional(),
  HOST: z.string().regex(HOST_NAME, shown('deve ser um nome de máquina ou um endereço IP')).optional(),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes('\0'), { error: 'deve ser o caminho de uma pasta' })
    .transform((text) => resolve(text))
    .optional(),
  APP_ENV: z.enum(MODES, shown('deve ser demo, development, test ou production')).optional(),
  SITE_NAME: z.string().max(60, shown('deve ter no máximo 60 caracteres')).optional(),
  SITE_ORIGIN: origin('deve ser só a origem do site, sem caminho, como https://exemplo.com.br').optional(),
  DATABASE_URL: secretUrl('deve ser um endereço postgres://usuário:senha@máquina:porta/banco', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  STORAGE: z.enum(['disk', 's3'], shown('deve ser disk ou s3')).optional(),
  S3_ENDPOINT: origin('deve ser a origem do serviço, sem caminho, como https://s3.exemplo.com.br').optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,32}$/, shown('deve ser o nome de uma região, como sa-east-1'))
    .optional(),
  S3_BUCKET: z.string().regex(BUCKET_NAME, shown('deve ser o nome de um bucket')).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: secretUrl('deve ser um endereço smtp:// ou smtps://', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().regex(MAILBOX, shown('deve ser um remetente, como Nome <nome@exemplo.com.br>')).optional(),
  MAIL_RETURNS_URL: mailbox(
    'deve ser imaps://usuário:senha@máquina; o usuário é o endereço da caixa, com %40',
  ).optional(),
  MAIL_SANDBOX_PORT: integer('deve ser um número entre 1 e 65535', 1, 65_535).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin('deve ser a origem do provedor, como https://accounts.google.com').optional(),
  ADMIN_EMAIL: z.email(shown('deve ser um email')).toLowerCase().optional(),
  REQUIRE_EMAIL_CONFIRMATION: flag.optional(),
  APP_SECRET: z
    .string()
    .min(APP_SECRET_MIN_LENGTH, { error: `deve ter pelo menos ${APP_SECRET_MIN_LENGTH} caracteres` })
    .optional(),
  DOWNLOAD_CEILING: integer(`deve ser um número entre 1 e ${DOWNLOAD_CEILING_MAX}`, 1, DOWNLOAD_CEILING_MAX).optional(),
  FREE_VARIANTS: integer(`deve ser um número entre 0 e ${DOWNLOAD_CEILING_MAX}`, 0, DOWNLOAD_CEILING_MAX).optional(),
  SUGGESTION_FORM_URL: link.optional(),
  SUPPORT_CHAT_URL: link.optional(),
  MERCADOPAGO_ACCESS_TOKEN: z
    .string()
    .regex(/^[\w-]{10,200}$/, { error: 'deve ser o Access Token da aplicação no Mercado Pago' })
    .optional(),
  MERCADOPAGO_WEBHOOK_SECRET: z
    .string()
    .min(WEBHOOK_SECRET_MIN_LENGTH, { error: `deve ter pelo menos ${WEBHOOK_SECRET_MIN_LENGTH} caracteres` })
    .optional(),
  MERCADOPAGO_COLLECTOR_ID: z
    .string()
    .regex(/^\d{1,20}$/, shown('deve ser o número da conta que recebe os pagamentos'))
    .optional(),
  MERCADOPAGO_API_URL: origin('deve ser só a origem do serviço, como http://localhost:4000').optional(),
  MERCADOPAGO_PANEL_URL: link.optional(),
  MERCADOPAGO_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{10,200}$/, { error: 'deve ser a Public Key da aplicação no Mercado Pago' })
    .optional(),
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_DOCUMENT: z
    .string()
    .regex(
      /^(\d{3}\.\d{3}\.\d{3}-\d{2}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})$/,
      shown('deve ser um CNPJ ou CPF com a pontuação, como 12.345.678/0001-95'),
    )
    .optional(),
  SELLER_ADDRESS: z.string().max(300).optional(),
  SELLER_EMAIL: z.email(shown('deve ser um email')).max(254, shown('deve ter no máximo 254 caracteres')).optional(),
  PRIVACY_OFFICER: z
    .string()
    .regex(MAILBOX_WITH_NAME, shown('deve ser um nome e um email, como Nome <nome@exemplo.com.br>'))
    .optional(),
  STARTING_CATALOGUE: z.enum(['full', 'sample', 'few'], shown('deve ser full, sample ou few')).optional(),
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_MIN_LENGTH, { error: `deve ter pelo menos ${METRICS_TOKEN_MIN_LENGTH} caracteres` })
    .optional(),
  ERROR_WEBHOOK_URL: secretUrl('deve ser um endereço https://', ['https:', 'http:']).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, shown(`deve ser ${LOG_LEVELS.join(', ')}`)).optional(),
  TRUST_PROXY: integer(
    `deve ser o número de proxies à frente do site, de 0 a ${PROXY_HOPS_MAX}`,
    0,
    PROXY_HOPS_MAX,
  ).optional(),
  WEB_PROCESSES: integer(
    `deve ser o número de processos que atendem, de 1 a ${WEB_PROCESSES_MAX}`,
    1,
    WEB_PROCESSES_MAX,
  ).optional(),
})

export type Setting = keyof typeof SETTINGS.shape

/** The settings that were given, as text: trimmed, and an empty one counts as not given. */
export type Given = Partial<Record<Setting, string>>

export const SETTING_NAMES = Object.keys(SETTINGS.shape) as Setting[]
