import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig, readEnvironment } from './config.ts'

type Env = Record<string, string | undefined>

const secret = 'one of thirty-two characters, ok'
const s3 = {
  S3_ENDPOINT: 'https://s3.exemplo.com.br',
  S3_REGION: 'sa-east-1',
  S3_BUCKET: 'atividades',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush',
}
const smtp = { SMTP_URL: 'smtps://user:hush@smtp.exemplo.com.br', MAIL_FROM: 'Atividário <oi@exemplo.com.br>' }
const mercadoPago = {
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890-hush',
  MERCADOPAGO_WEBHOOK_SECRET: 'hush'.repeat(16),
}
const production = {
  APP_ENV: 'production',
  SITE_ORIGIN: 'https://exemplo.com.br',
  DATABASE_URL: 'postgres://user:hush@db.exemplo.com.br/site',
  APP_SECRET: secret,
  ...smtp,
  ...s3,
  ...mercadoPago,
}

function linesOf(env: Env): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

const without = (env: Env, ...names: string[]): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))

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
      mailSandboxPort: null,
      google: null,
      mercadoPago: null,
      mercadoPagoPanelUrl: null,
      adminEmail: null,
      requireEmailConfirmation: false,
      downloadCeiling: 200,
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
        SUGGESTION_FORM_URL: 'https://formulario.exemplo.com.br/f?x=1',
        SUPPORT_CHAT_URL: 'https://chat.exemplo.com.br',
        MERCADOPAGO_COLLECTOR_ID: '123456789',
        MERCADOPAGO_PANEL_URL: 'https://www.mercadopago.com.br/developers/panel',
        STARTING_CATALOGUE: 'sample',
        METRICS_TOKEN: 'm'.repeat(16),
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
      mailSandboxPort: null,
      google: { clientId: 'id', clientSecret: 'hush', issuer: 'https://accounts.google.com' },
      mercadoPago: {
        accessToken: mercadoPago.MERCADOPAGO_ACCESS_TOKEN,
        webhookSecret: mercadoPago.MERCADOPAGO_WEBHOOK_SECRET,
        collectorId: '123456789',
        apiUrl: null,
      },
      mercadoPagoPanelUrl: 'https://www.mercadopago.com.br/developers/panel',
      adminEmail: 'ana@exemplo.com.br',
      requireEmailConfirmation: true,
      downloadCeiling: 50,
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
      'a stand-in for Google outside production',
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush', GOOGLE_ISSUER: 'http://127.0.0.1:4000/' },
      { google: { clientId: 'id', clientSecret: 'hush', issuer: 'http://127.0.0.1:4000' } },
    ],
    ['the page of the caught mails', { MAIL_SANDBOX_PORT: '3025' }, { mailSandboxPort: 3025 }],
    ['a relative data folder is made absolute', { DATA_DIR: 'x/y' }, { dataDir: resolve('x/y') }],
    [
      'production may keep files on disk when told so',
      { ...without(production, ...Object.keys(s3)), STORAGE: 'disk' },
      { s3: null },
    ],
  ])('%s', (_name, env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected)
  })
})

describe('a wrong setting is named', () => {
  test.each<[Env, string[]]>([
    [{ PORT: 'abc' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "abc")']],
    [{ PORT: '0' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "0")']],
    [{ PORT: '65536' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "65536")']],
    [{ PORT: '3e3' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "3e3")']],
    [{ HOST: 'a b' }, ['HOST: deve ser um nome de máquina ou um endereço IP (recebido "a b")']],
    [{ APP_ENV: 'prod' }, ['APP_ENV: deve ser demo, development, test ou production (recebido "prod")']],
    [{ REQUIRE_EMAIL_CONFIRMATION: 'sim' }, ['REQUIRE_EMAIL_CONFIRMATION: deve ser true ou false (recebido "sim")']],
    [{ ADMIN_EMAIL: 'ana' }, ['ADMIN_EMAIL: deve ser um e-mail (recebido "ana")']],
    [{ DOWNLOAD_CEILING: '0' }, ['DOWNLOAD_CEILING: deve ser um número entre 1 e 100000 (recebido "0")']],
    [{ WEB_PROCESSES: '0' }, ['WEB_PROCESSES: deve ser o número de processos que atendem, de 1 a 64 (recebido "0")']],
    [{ TRUST_PROXY: '-1' }, ['TRUST_PROXY: deve ser o número de proxies à frente do site, de 0 a 10 (recebido "-1")']],
    [
      { SITE_ORIGIN: 'https://exemplo.com.br/site' },
      [
        'SITE_ORIGIN: deve ser só a origem do site, sem caminho, como https://exemplo.com.br (recebido "https://exemplo.com.br/site")',
      ],
    ],
    [
      { SITE_ORIGIN: 'exemplo.com.br' },
      [
        'SITE_ORIGIN: deve ser só a origem do site, sem caminho, como https://exemplo.com.br (recebido "exemplo.com.br")',
      ],
    ],
    [
      { SUPPORT_CHAT_URL: 'javascript:alert(1)' },
      ['SUPPORT_CHAT_URL: deve ser um endereço http:// ou https:// (recebido "javascript:alert(1)")'],
    ],
    [{ MAIL_SANDBOX_PORT: '0' }, ['MAIL_SANDBOX_PORT: deve ser um número entre 1 e 65535 (recebido "0")']],
    [{ STORAGE: 'nuvem' }, ['STORAGE: deve ser disk ou s3 (recebido "nuvem")']],
    [
      { PORT: 'abc', LOG_LEVEL: 'alto', SMTP_URL: smtp.SMTP_URL },
      [
        'PORT: deve ser um número entre 1 e 65535 (recebido "abc")',
        'MAIL_FROM: falta, pois SMTP_URL foi definido',
        'LOG_LEVEL: deve ser fatal, error, warn, info, debug, trace, silent (recebido "alto")',
      ],
    ],
  ])('%j', (env, lines) => {
    expect(linesOf(env)).toEqual(lines)
  })

  test.each<[Env, string]>([
    [
      { DATABASE_URL: 'mysql://user:hush@db/x' },
      'DATABASE_URL: deve ser um endereço postgres://usuário:senha@máquina:porta/banco',
    ],
    [{ DATABASE_URL: 'hush' }, 'DATABASE_URL: deve ser um endereço postgres://usuário:senha@máquina:porta/banco'],
    [{ ...smtp, SMTP_URL: 'http://user:hush@x' }, 'SMTP_URL: deve ser um endereço smtp:// ou smtps://'],
    [{ METRICS_TOKEN: 'hush' }, 'METRICS_TOKEN: deve ter pelo menos 16 caracteres'],
    [{ ERROR_WEBHOOK_URL: 'ftp://hush' }, 'ERROR_WEBHOOK_URL: deve ser um endereço https://'],
    [{ APP_SECRET: 'hush' }, 'APP_SECRET: deve ter pelo menos 32 caracteres'],
  ])('without repeating a secret: %j', (env, line) => {
    expect(linesOf(env)).toEqual([line])
    expect(linesOf(env).join()).not.toContain('hush')
  })
})

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
      'SMTP_URL: falta em APP_ENV=production: o servidor de e-mail',
      'APP_SECRET: falta em APP_ENV=production: o segredo das sessões e das assinaturas, igual em todos os processos',
      'MERCADOPAGO_ACCESS_TOKEN: falta em APP_ENV=production: o Access Token do Mercado Pago',
      'MERCADOPAGO_WEBHOOK_SECRET: falta em APP_ENV=production: a assinatura secreta das notificações do Mercado Pago',
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

  test('refuses plain http', () => {
    expect(linesOf({ ...production, SITE_ORIGIN: 'http://exemplo.com.br' })).toEqual([
      'SITE_ORIGIN: deve começar com https:// em APP_ENV=production',
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

test('the environment is a copy of the one of the process', () => {
  const env = readEnvironment()
  expect(env.PATH).toBe(process.env.PATH)
  env.PATH = 'changed'
  expect(process.env.PATH).not.toBe('changed')
})
