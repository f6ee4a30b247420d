import type { Given, Setting } from './config-settings.ts'

/** One thing wrong with a setting, as the operator reads it: `${setting}: ${text}`. */
export interface Complaint {
  readonly setting: Setting
  readonly text: string
}

/** Settings that only make sense together; the optional ones need the rest but are not needed by them. */
const GROUPS: readonly { readonly required: readonly Setting[]; readonly optional: readonly Setting[] }[] = [
  {
    required: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    // Without an endpoint the service is Amazon's.
    optional: ['S3_ENDPOINT'],
  },
  { required: ['SMTP_URL', 'MAIL_FROM'], optional: ['MAIL_RETURNS_URL'] },
  { required: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], optional: ['GOOGLE_ISSUER'] },
  {
    required: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
    // If the number is not set, the account is the token's owner.
    optional: ['MERCADOPAGO_COLLECTOR_ID', 'MERCADOPAGO_API_URL', 'MERCADOPAGO_PUBLIC_KEY'],
  },
  { required: ['SELLER_NAME', 'SELLER_DOCUMENT', 'SELLER_ADDRESS', 'SELLER_EMAIL'], optional: [] },
]

/**
 * Fewer different characters than any secret made by chance has: 32 hexadecimal ones have fewer in no billion tries.
 */
const SECRET_DISTINCT_CHARACTERS = 6

/** Google itself, as its tokens name it. */
export const GOOGLE_ISSUER = 'https://accounts.google.com'

/** Groups of which some settings were given and others not. */
export function halfGiven(given: Given): Complaint[] {
  return GROUPS.flatMap(({ required, optional }) => {
    const present = [...required, ...optional].filter((setting) => given[setting] !== undefined)
    const reason = present[0]
    if (reason === undefined) return []
    return required
      .filter((setting) => given[setting] === undefined)
      .map((setting) => ({ setting, text: `falta, pois ${reason} foi definido` }))
  })
}

/** `STORAGE` selects the store; it must not contradict the S3 settings. */
export function storageContradiction(given: Given): Complaint[] {
  const hasS3 = given.S3_BUCKET !== undefined
  if (given.STORAGE === 's3' && !hasS3) return [{ setting: 'S3_BUCKET', text: 'falta, pois STORAGE=s3 foi definido' }]
  if (given.STORAGE === 'disk' && hasS3) {
    return [{ setting: 'STORAGE', text: 'está disk, mas S3_BUCKET foi definido: escolha um dos dois' }]
  }
  return []
}

/**
 * `APP_ENV=production` refuses every embedded default and plain http (rule: demo mode). Each missing setting is named.
 */
export function productionDemands(given: Given): Complaint[] {
  if (given.APP_ENV !== 'production') return []
  const complaints: Complaint[] = []
  const demand = (setting: Setting, text: string) => {
    if (given[setting] === undefined) complaints.push({ setting, text: `falta em APP_ENV=production: ${text}` })
  }
  demand('SITE_ORIGIN', 'o endereço público do site, com https')
  if (given.SITE_ORIGIN?.startsWith('http:')) {
    complaints.push({ setting: 'SITE_ORIGIN', text: 'deve começar com https:// em APP_ENV=production' })
  }
  if (given.GOOGLE_ISSUER !== undefined && given.GOOGLE_ISSUER.replace(/\/$/, '') !== GOOGLE_ISSUER) {
    complaints.push({ setting: 'GOOGLE_ISSUER', text: `só pode ser ${GOOGLE_ISSUER} em APP_ENV=production` })
  }
  if (given.ERROR_WEBHOOK_URL?.startsWith('http:')) {
    complaints.push({ setting: 'ERROR_WEBHOOK_URL', text: 'deve começar com https:// em APP_ENV=production' })
  }
  if (given.MAIL_RETURNS_URL?.startsWith('imap:')) {
    complaints.push({ setting: 'MAIL_RETURNS_URL', text: 'deve começar com imaps:// em APP_ENV=production' })
  }
  demand('DATABASE_URL', 'o banco PostgreSQL')
  demand('APP_SECRET', 'o segredo das sessões e das assinaturas, igual em todos os processos')
  if (given.APP_SECRET !== undefined && new Set(given.APP_SECRET).size < SECRET_DISTINCT_CHARACTERS) {
    complaints.push({ setting: 'APP_SECRET', text: 'é fácil de adivinhar: use o que openssl rand -base64 48 escreve' })
  }
  demand('SMTP_URL', 'o servidor de email')
  demand('MERCADOPAGO_ACCESS_TOKEN', 'o Access Token do Mercado Pago')
  demand('MERCADOPAGO_WEBHOOK_SECRET', 'a assinatura secreta das notificações do Mercado Pago')
  demand('MERCADOPAGO_PUBLIC_KEY', 'a Public Key do Mercado Pago, para o formulário do cartão')
  demand('SELLER_NAME', 'o nome de quem vende, que a lei manda mostrar')
  demand('SELLER_DOCUMENT', 'o CNPJ ou CPF de quem vende')
  demand('SELLER_ADDRESS', 'o endereço de quem vende')
  demand('SELLER_EMAIL', 'o email de quem vende, que recebe as mensagens de /contato e as respostas aos emails do site')
  if (given.MERCADOPAGO_API_URL !== undefined) {
    complaints.push({
      setting: 'MERCADOPAGO_API_URL',
      text: 'não pode ser definido em APP_ENV=production: os pagamentos iriam para outro lugar',
    })
  }
  if (given.STORAGE === undefined) {
    demand('S3_BUCKET', 'onde ficam os arquivos (ou STORAGE=disk, para guardá-los em DATA_DIR)')
  }
  return complaints
}
