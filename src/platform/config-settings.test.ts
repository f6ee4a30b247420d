import { describe, expect, test } from 'vitest'
import { type Env, linesOf, production, smtp } from '../../tests/factories/settings.ts'

describe('a wrong setting is named', () => {
  test.each<[Env, string[]]>([
    [{ PORT: 'abc' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "abc")']],
    [{ PORT: '0' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "0")']],
    [{ PORT: '65536' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "65536")']],
    [{ PORT: '3e3' }, ['PORT: deve ser um número entre 1 e 65535 (recebido "3e3")']],
    [{ HOST: 'a b' }, ['HOST: deve ser um nome de máquina ou um endereço IP (recebido "a b")']],
    [{ APP_ENV: 'prod' }, ['APP_ENV: deve ser demo, development, test ou production (recebido "prod")']],
    [{ REQUIRE_EMAIL_CONFIRMATION: 'sim' }, ['REQUIRE_EMAIL_CONFIRMATION: deve ser true ou false (recebido "sim")']],
    [{ ADMIN_EMAIL: 'ana' }, ['ADMIN_EMAIL: deve ser um email (recebido "ana")']],
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
    [{ ...production, SELLER_EMAIL: 'contato' }, ['SELLER_EMAIL: deve ser um email (recebido "contato")']],
    [
      { ...production, SELLER_EMAIL: 'Contato <contato@exemplo.com.br>' },
      ['SELLER_EMAIL: deve ser um email (recebido "Contato <contato@exemplo.com.br>")'],
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
    ...[
      'http://a%40b.c:hush@imap.exemplo.com.br',
      'imaps://caixa:hush@imap.exemplo.com.br',
      'imaps://a%40b.c@hush',
    ].map(
      (MAIL_RETURNS_URL) =>
        [
          { ...smtp, MAIL_RETURNS_URL },
          'MAIL_RETURNS_URL: deve ser imaps://usuário:senha@máquina; o usuário é o endereço da caixa, com %40',
        ] satisfies [object, string],
    ),
    [{ METRICS_TOKEN: 'hush' }, 'METRICS_TOKEN: deve ter pelo menos 16 caracteres'],
    [{ ERROR_WEBHOOK_URL: 'ftp://hush' }, 'ERROR_WEBHOOK_URL: deve ser um endereço https://'],
    [{ APP_SECRET: 'hush' }, 'APP_SECRET: deve ter pelo menos 32 caracteres'],
  ])('without repeating a secret: %j', (env, line) => {
    expect(linesOf(env)).toEqual([line])
    expect(linesOf(env).join()).not.toContain('hush')
  })
})
