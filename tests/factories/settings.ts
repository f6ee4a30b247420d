import { ConfigError, loadConfig } from '../../src/platform/config.ts'

export type Env = Record<string, string | undefined>

/** Settings that are right; passwords and keys in them read `hush`. */
export const secret = 'one of thirty-two characters, ok'
export const s3 = {
  S3_ENDPOINT: 'https://s3.exemplo.com.br',
  S3_REGION: 'sa-east-1',
  S3_BUCKET: 'atividades',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush',
}
export const smtp = { SMTP_URL: 'smtps://user:hush@smtp.exemplo.com.br', MAIL_FROM: 'Atividário <oi@exemplo.com.br>' }
export const mercadoPago = {
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890-hush',
  MERCADOPAGO_WEBHOOK_SECRET: 'hush'.repeat(16),
}
/** Everything production cannot do without. */
export const production = {
  APP_ENV: 'production',
  SITE_ORIGIN: 'https://exemplo.com.br',
  DATABASE_URL: 'postgres://user:hush@db.exemplo.com.br/site',
  APP_SECRET: secret,
  ...smtp,
  ...s3,
  ...mercadoPago,
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-public-key',
  SELLER_NAME: 'Editora Exemplo Ltda.',
  SELLER_DOCUMENT: '12.345.678/0001-95',
  SELLER_ADDRESS: 'Rua das Flores, 1, São Paulo, SP',
  SELLER_EMAIL: 'contato@exemplo.com.br',
}

/** Messages about these settings; empty for valid ones. */
export function linesOf(env: Env): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

export const without = (env: Env, ...names: string[]): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))
