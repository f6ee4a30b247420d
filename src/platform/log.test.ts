import { describe, expect, test } from 'vitest'
import { createLog, requestLog } from './log.ts'

function capture(options: { level?: string; pretty?: boolean } = {}) {
  const lines: string[] = []
  const destination = { write: (line: string) => lines.push(line) }
  return { log: createLog({ level: 'info', ...options, destination }), lines, text: () => lines.join('') }
}

const PERSONAL = /ana|silva|exemplo|hunter2|s3cr3t|203\.0\.113|2001:db8/i

describe('no personal data is logged', () => {
  const person = {
    email: 'ana@exemplo.com.br',
    name: 'Ana Silva',
    password: 'hunter2',
    token: 's3cr3t',
    ip: '203.0.113.7',
  }

  test.each<[string, object]>([
    ['at the top', person],
    ['in nested objects', { request: { body: { person } } }],
    ['in lists', { people: [person, [person]] }],
    ['deeper than any path one would list', { a: { b: { c: { d: { e: { f: { g: person } } } } } } }],
    [
      'under other spellings',
      { Email: 'ana@exemplo.com.br', user_email: 'ana@exemplo.com.br', fullName: 'Ana', NAME: 'Ana' },
    ],
    [
      'in headers',
      {
        headers: {
          Authorization: 'Bearer s3cr3t',
          cookie: 'sid=s3cr3t',
          'set-cookie': ['sid=s3cr3t'],
          'x-forwarded-for': '203.0.113.7',
        },
      },
    ],
    ['as secrets', { newPassword: 'hunter2', access_token: 's3cr3t', clientSecret: 's3cr3t', 'api-key': 's3cr3t' }],
    ['as addresses', { ip_address: '2001:db8::1', remoteAddress: '203.0.113.7', ips: ['203.0.113.7'] }],
    ['as objects', { email: { value: 'Ana' }, name: ['Ana'] }],
    ['under keys nobody foresaw', { to: 'ana@exemplo.com.br', note: 'wrote to <ana@exemplo.com.br>, twice' }],
    [
      'in addresses with secrets',
      { url: '/reset-password?token=s3cr3t&next=/', db: 'postgres://ana:hunter2@db.internal/site' },
    ],
  ])('%s', (_name, data) => {
    const { log, text } = capture()
    log.info(data, 'something happened')
    expect(text()).toContain('something happened')
    expect(text()).toContain('[oculto]')
    expect(text()).not.toMatch(PERSONAL)
  })

  test('in the message itself, or filled into it', () => {
    const { log, text } = capture()
    log.warn('could not write to ana@exemplo.com.br')
    log.warn('could not write to %s', 'ana@exemplo.com.br')
    log.warn({}, 'could not read %j', { email: 'ana@exemplo.com.br' })
    expect(text()).not.toMatch(PERSONAL)
  })

  test('in what children carry', () => {
    const { log, text } = capture()
    requestLog(log.child({ email: 'ana@exemplo.com.br', session: person }), 'req-1').info('hello')
    expect(text()).toContain('"requestId":"req-1"')
    expect(text()).not.toMatch(PERSONAL)
  })

  test('what is no personal data stays', () => {
    const { log, lines } = capture()
    log.info({ userId: '6f1c', path: '/activities?category=Colorir&page=2', ms: 12.5, done: true, none: null }, 'ok')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      userId: '6f1c',
      path: '/activities?category=Colorir&page=2',
      ms: 12.5,
      done: true,
      none: null,
      msg: 'ok',
    })
  })
})

describe('errors', () => {
  const logged = (err: unknown) => {
    const { log, lines } = capture()
    log.error({ err }, 'it failed')
    return { err: JSON.parse(lines[0] ?? '').err, text: lines.join('') }
  }

  test('keep type, code, message and stack', () => {
    const error = Object.assign(new TypeError('no connection'), { code: 'ECONNREFUSED' })
    expect(logged(error).err).toEqual({
      type: 'TypeError',
      code: 'ECONNREFUSED',
      message: 'no connection',
      stack: expect.stringMatching(/^\s+at .*log\.test\.ts/),
    })
  })

  test('passed alone are the same', () => {
    const { log, lines } = capture()
    log.error(new RangeError('too far'))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'too far',
      err: { type: 'RangeError', message: 'too far' },
    })
  })

  test('of the database keep what names the schema, not the values', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "profiles_email"'), {
      code: '23505',
      detail: 'Key (lower(email))=(ana@exemplo.com.br) already exists.',
      table: 'profiles',
      constraint: 'profiles_email',
      parameters: ['Ana Silva'],
      where: 'SQL statement: ... Ana Silva',
    })
    const { err, text } = logged(error)
    expect(err).toMatchObject({ code: '23505', table: 'profiles', constraint: 'profiles_email' })
    expect(err.message).toContain('"profiles_email"')
    expect(text).not.toMatch(PERSONAL)
  })

  test('about a value that does not fit do not quote it', () => {
    const { err, text } = logged(
      Object.assign(new Error('invalid input syntax for type uuid: "Ana Silva"'), { code: '22P02' }),
    )
    expect(err.message).toBe('invalid input syntax for type uuid: …')
    expect(text).not.toMatch(PERSONAL)
  })

  test('keep their causes, even in a circle', () => {
    const inner = new Error('inner')
    const outer = new Error('outer', { cause: inner })
    expect(logged(outer).err.cause).toMatchObject({ message: 'inner' })
    inner.cause = outer
    expect(logged(outer).text).toContain('it failed')
  })

  test('gathered in one are all there', () => {
    const error = new AggregateError([new Error('first'), new Error('second')], 'all failed')
    expect(logged(error).err.errors).toMatchObject([{ message: 'first' }, { message: 'second' }])
  })

  test.each([['a text with ana@exemplo.com.br'], [{ email: 'ana@exemplo.com.br' }], [undefined], [null]])(
    'that are none (%j) do no harm',
    (thrown) => {
      expect(logged(thrown).text).not.toMatch(PERSONAL)
    },
  )
})

describe('lines', () => {
  test('below the level are not written', () => {
    const { log, lines } = capture({ level: 'warn' })
    log.info('quiet')
    log.warn('loud')
    expect(lines).toHaveLength(1)
  })

  test('for people are cleaned too, one for each event, with the stack below', () => {
    const { log, lines, text } = capture({ pretty: true })
    log.info({ email: 'ana@exemplo.com.br', port: 3000 }, 'started')
    log.error({ err: new Error('broken') }, 'it failed')
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}started email="\[oculto\]" port=3000\n$/)
    expect(lines[1]).toMatch(/error it failed\n {2}Error: broken\n\s+at .*\n$/s)
    expect(text()).not.toMatch(PERSONAL)
  })
})
