import { describe, expect, test } from 'vitest'
import { type Env, linesOf, mercadoPago, production, s3, smtp, without } from '../../tests/factories/settings.ts'

describe('a half-given group is named', () => {
  test.each<[Env, string[]]>([
    [
      { S3_BUCKET: 'atividades' },
      [
        'S3_REGION: falta, pois S3_BUCKET foi definido',
        'S3_ACCESS_KEY_ID: falta, pois S3_BUCKET foi definido',
        'S3_SECRET_ACCESS_KEY: falta, pois S3_BUCKET foi definido',
      ],
    ],
    [without(s3, 'S3_SECRET_ACCESS_KEY'), ['S3_SECRET_ACCESS_KEY: falta, pois S3_BUCKET foi definido']],
    [
      { S3_ENDPOINT: s3.S3_ENDPOINT },
      [
        'S3_REGION: falta, pois S3_ENDPOINT foi definido',
        'S3_BUCKET: falta, pois S3_ENDPOINT foi definido',
        'S3_ACCESS_KEY_ID: falta, pois S3_ENDPOINT foi definido',
        'S3_SECRET_ACCESS_KEY: falta, pois S3_ENDPOINT foi definido',
      ],
    ],
    [{ SMTP_URL: smtp.SMTP_URL }, ['MAIL_FROM: falta, pois SMTP_URL foi definido']],
    [{ MAIL_FROM: smtp.MAIL_FROM }, ['SMTP_URL: falta, pois MAIL_FROM foi definido']],
    [
      { MAIL_RETURNS_URL: 'imaps://a%40b.c:hush@imap.exemplo.com.br' },
      ['SMTP_URL: falta, pois MAIL_RETURNS_URL foi definido', 'MAIL_FROM: falta, pois MAIL_RETURNS_URL foi definido'],
    ],
    [{ GOOGLE_CLIENT_ID: 'id' }, ['GOOGLE_CLIENT_SECRET: falta, pois GOOGLE_CLIENT_ID foi definido']],
    [
      { GOOGLE_ISSUER: 'http://127.0.0.1:4000' },
      [
        'GOOGLE_CLIENT_ID: falta, pois GOOGLE_ISSUER foi definido',
        'GOOGLE_CLIENT_SECRET: falta, pois GOOGLE_ISSUER foi definido',
      ],
    ],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, ['GOOGLE_CLIENT_ID: falta, pois GOOGLE_CLIENT_SECRET foi definido']],
    [
      { MERCADOPAGO_ACCESS_TOKEN: mercadoPago.MERCADOPAGO_ACCESS_TOKEN },
      ['MERCADOPAGO_WEBHOOK_SECRET: falta, pois MERCADOPAGO_ACCESS_TOKEN foi definido'],
    ],
    [
      { MERCADOPAGO_API_URL: 'http://localhost:4000' },
      [
        'MERCADOPAGO_ACCESS_TOKEN: falta, pois MERCADOPAGO_API_URL foi definido',
        'MERCADOPAGO_WEBHOOK_SECRET: falta, pois MERCADOPAGO_API_URL foi definido',
      ],
    ],
    [{ STORAGE: 's3' }, ['S3_BUCKET: falta, pois STORAGE=s3 foi definido']],
    [{ ...s3, STORAGE: 'disk' }, ['STORAGE: está disk, mas S3_BUCKET foi definido: escolha um dos dois']],
  ])('%j', (env, lines) => {
    expect(linesOf(env)).toEqual(lines)
  })
})

describe('production', () => {
  test('refuses every embedded default, naming each', () => {
    expect(linesOf({ APP_ENV: 'production' })).toEqual([
      'SITE_ORIGIN: falta em APP_ENV=production: o endereço público do site, com https',
      'DATABASE_URL: falta em APP_ENV=production: o banco PostgreSQL',
      'S3_BUCKET: falta em APP_ENV=production: onde ficam os arquivos (ou STORAGE=disk, para guardá-los em DATA_DIR)',
      'SMTP_URL: falta em APP_ENV=production: o servidor de email',
      'APP_SECRET: falta em APP_ENV=production: o segredo das sessões e das assinaturas, igual em todos os processos',
      'MERCADOPAGO_ACCESS_TOKEN: falta em APP_ENV=production: o Access Token do Mercado Pago',
      'MERCADOPAGO_WEBHOOK_SECRET: falta em APP_ENV=production: a assinatura secreta das notificações do Mercado Pago',
      'MERCADOPAGO_PUBLIC_KEY: falta em APP_ENV=production: a Public Key do Mercado Pago, para o formulário do cartão',
      'SELLER_NAME: falta em APP_ENV=production: o nome de quem vende, que a lei manda mostrar',
      'SELLER_DOCUMENT: falta em APP_ENV=production: o CNPJ ou CPF de quem vende',
      'SELLER_ADDRESS: falta em APP_ENV=production: o endereço de quem vende',
      'SELLER_EMAIL: falta em APP_ENV=production: o email de quem vende, que recebe as mensagens de /contato e as respostas aos emails do site',
    ])
  })

  test('refuses another address of the payment provider', () => {
    expect(linesOf({ ...production, MERCADOPAGO_API_URL: 'https://outro.exemplo.com.br' })).toEqual([
      'MERCADOPAGO_API_URL: não pode ser definido em APP_ENV=production: os pagamentos iriam para outro lugar',
    ])
  })

  test('refuses a secret that anybody would try', () => {
    expect(linesOf({ ...production, APP_SECRET: 'abcab'.repeat(8) })).toEqual([
      'APP_SECRET: é fácil de adivinhar: use o que openssl rand -base64 48 escreve',
    ])
  })

  test('refuses plain http and a mailbox without TLS', () => {
    const MAIL_RETURNS_URL = 'imap://a%40b.c:hush@imap.exemplo.com.br'
    expect(linesOf({ ...production, SITE_ORIGIN: 'http://exemplo.com.br', MAIL_RETURNS_URL })).toEqual([
      'SITE_ORIGIN: deve começar com https:// em APP_ENV=production',
      'MAIL_RETURNS_URL: deve começar com imaps:// em APP_ENV=production',
    ])
  })

  test('signs people in by Google alone', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }
    const as = (GOOGLE_ISSUER: string) => linesOf({ ...production, ...google, GOOGLE_ISSUER })
    expect(as('https://accounts.google.com/')).toEqual([])
    expect(as('https://accounts.google.com.exemplo.com.br')).toEqual([
      'GOOGLE_ISSUER: só pode ser https://accounts.google.com em APP_ENV=production',
    ])
  })

  test('sends reports of errors over https alone', () => {
    expect(linesOf({ ...production, ERROR_WEBHOOK_URL: 'http://avisos.exemplo.com.br/hush' })).toEqual([
      'ERROR_WEBHOOK_URL: deve começar com https:// em APP_ENV=production',
    ])
  })

  test.each(['SITE_ORIGIN', 'DATABASE_URL', 'APP_SECRET', 'SMTP_URL', 'S3_BUCKET'])(
    'does not start without %s',
    (name) => {
      expect(linesOf(without(production, name))).toEqual([expect.stringContaining(`${name}: falta`)])
    },
  )
})
