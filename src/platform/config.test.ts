import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Env, mercadoPago, production, s3, secret, smtp, without } from '../../tests/factories/settings.ts'
import { loadConfig, readEnvironment } from './config.ts'

describe('settings', () => {
  test('have defaults that need nothing', () => {
    expect(loadConfig({})).toEqual({
      appEnv: 'demo',
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      siteName: 'Atividário',
      siteOrigin: 'http://localhost:3000',
      databaseUrl: null,
      appSecret: null,
      s3: null,
      smtp: null,
      mailReturns: null,
      mailSandboxPort: null,
      google: null,
      mercadoPago: null,
      seller: null,
      privacyOfficer: null,
      mercadoPagoPanelUrl: null,
      adminEmail: null,
      requireEmailConfirmation: false,
      downloadCeiling: 200,
      freeVariants: 10,
      suggestionFormUrl: null,
      supportChatUrl: null,
      startingCatalogue: 'full',
      metricsToken: null,
      errorWebhookUrl: null,
      logLevel: 'info',
      trustProxy: 0,
      webProcesses: 1,
    })
  })

  test('are all read', () => {
    expect(
      loadConfig({
        ...production,
        PORT: '8080',
        HOST: '::1',
        DATA_DIR: '/var/lib/site',
        SITE_NAME: 'Folhas',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'hush',
        ADMIN_EMAIL: 'Ana@Exemplo.com.br',
        REQUIRE_EMAIL_CONFIRMATION: 'true',
        DOWNLOAD_CEILING: '50',
        FREE_VARIANTS: '3',
        SUGGESTION_FORM_URL: 'https://formulario.exemplo.com.br/f?x=1',
        SUPPORT_CHAT_URL: 'https://chat.exemplo.com.br',
        MERCADOPAGO_COLLECTOR_ID: '123456789',
        MERCADOPAGO_PANEL_URL: 'https://www.mercadopago.com.br/developers/panel',
        PRIVACY_OFFICER: 'Ana Lima <privacidade@exemplo.com.br>',
        STARTING_CATALOGUE: 'sample',
        METRICS_TOKEN: 'm'.repeat(16),
        MAIL_RETURNS_URL: 'imaps://devolvidos%40exemplo.com.br:hush@imap.exemplo.com.br',
        ERROR_WEBHOOK_URL: 'https://avisos.exemplo.com.br/canal/hush',
        LOG_LEVEL: 'debug',
        TRUST_PROXY: '2',
        WEB_PROCESSES: '4',
      }),
    ).toEqual({
      appEnv: 'production',
      port: 8080,
      host: '::1',
      dataDir: '/var/lib/site',
      siteName: 'Folhas',
      siteOrigin: 'https://exemplo.com.br',
      databaseUrl: 'postgres://user:hush@db.exemplo.com.br/site',
      appSecret: secret,
      s3: {
        endpoint: 'https://s3.exemplo.com.br',
        region: 'sa-east-1',
        bucket: 'atividades',
        accessKeyId: 'key',
        secretAccessKey: 'hush',
      },
      smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
      mailReturns: {
        url: 'imaps://devolvidos%40exemplo.com.br:hush@imap.exemplo.com.br',
        address: 'devolvidos@exemplo.com.br',
      },
      mailSandboxPort: null,
      google: { clientId: 'id', clientSecret: 'hush', issuer: 'https://accounts.google.com' },
      mercadoPago: {
        accessToken: mercadoPago.MERCADOPAGO_ACCESS_TOKEN,
        webhookSecret: mercadoPago.MERCADOPAGO_WEBHOOK_SECRET,
        collectorId: '123456789',
        publicKey: 'APP_USR-public-key',
        apiUrl: null,
      },
      seller: {
        name: 'Editora Exemplo Ltda.',
        document: '12.345.678/0001-95',
        address: 'Rua das Flores, 1, São Paulo, SP',
        email: 'contato@exemplo.com.br',
      },
      privacyOfficer: { name: 'Ana Lima', email: 'privacidade@exemplo.com.br' },
      mercadoPagoPanelUrl: 'https://www.mercadopago.com.br/developers/panel',
      adminEmail: 'ana@exemplo.com.br',
      requireEmailConfirmation: true,
      downloadCeiling: 50,
      freeVariants: 3,
      suggestionFormUrl: 'https://formulario.exemplo.com.br/f?x=1',
      supportChatUrl: 'https://chat.exemplo.com.br',
      startingCatalogue: 'sample',
      metricsToken: 'm'.repeat(16),
      errorWebhookUrl: 'https://avisos.exemplo.com.br/canal/hush',
      logLevel: 'debug',
      trustProxy: 2,
      webProcesses: 4,
    })
  })

  test.each<[string, Env, object]>([
    ['an empty setting counts as not given', { PORT: '', S3_BUCKET: '  ' }, { port: 3000, s3: null }],
    ['spaces around a value do not count', { PORT: ' 8080 ' }, { port: 8080 }],
    ['what nobody knows is ignored', { PORTO: 'x', PATH: '/bin' }, { port: 3000 }],
    ['the origin follows the port', { PORT: '4000' }, { siteOrigin: 'http://localhost:4000' }],
    ['a slash after the origin is dropped', { SITE_ORIGIN: 'https://a.com/' }, { siteOrigin: 'https://a.com' }],
    ['production listens on every interface', production, { host: '0.0.0.0' }],
    ['Amazon needs no endpoint', without(s3, 'S3_ENDPOINT'), { s3: expect.objectContaining({ endpoint: null }) }],
    [
      'a sandbox of Google outside production',
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush', GOOGLE_ISSUER: 'http://127.0.0.1:4000/' },
      { google: { clientId: 'id', clientSecret: 'hush', issuer: 'http://127.0.0.1:4000' } },
    ],
    ['the page of the caught mails', { MAIL_SANDBOX_PORT: '3025' }, { mailSandboxPort: 3025 }],
    ['a relative data folder is made absolute', { DATA_DIR: 'x/y' }, { dataDir: resolve('x/y') }],
    [
      'production may keep files on disk when configured so',
      { ...without(production, ...Object.keys(s3)), STORAGE: 'disk' },
      { s3: null },
    ],
  ])('%s', (_name, env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected)
  })
})

test('the environment is a copy of the one of the process', () => {
  const env = readEnvironment()
  expect(env.PATH).toBe(process.env.PATH)
  env.PATH = 'changed'
  expect(process.env.PATH).not.toBe('changed')
})
