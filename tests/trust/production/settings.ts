import { randomBytes } from 'node:crypto'

/** Public address of the site; a proxy with TLS would be in front. */
export const ORIGIN = 'https://atividario.example'

export type Settings = Readonly<Record<string, string>>

/** Every setting that docs/guides/deploying.md asks for, the database's address and the data folder aside. */
export function productionSettings(): Settings {
  return {
    APP_ENV: 'production',
    SITE_ORIGIN: ORIGIN,
    APP_SECRET: randomBytes(48).toString('base64'),
    STORAGE: 'disk',
    SMTP_URL: 'smtp://site:segredo-do-correio@127.0.0.1:1',
    MAIL_FROM: 'Atividário <nao-responda@atividario.example>',
    MERCADOPAGO_ACCESS_TOKEN: `APP_USR-${randomBytes(24).toString('hex')}`,
    MERCADOPAGO_WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    MERCADOPAGO_PUBLIC_KEY: `APP_USR-${randomBytes(16).toString('hex')}`,
    SELLER_NAME: 'Editora Exemplo Ltda.',
    SELLER_DOCUMENT: '12.345.678/0001-95',
    SELLER_ADDRESS: 'Rua das Flores, 1, São Paulo, SP',
    SELLER_EMAIL: 'contato@exemplo.com.br',
    // Set, so that the product sends the provider no request.
    MERCADOPAGO_COLLECTOR_ID: '1',
    TRUST_PROXY: '1',
  }
}

/** Parts of them that no message may contain. */
export const SECRETS = [
  'APP_SECRET',
  'SMTP_URL',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_WEBHOOK_SECRET',
  'DATABASE_URL',
] as const
