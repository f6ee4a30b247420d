import { type AddressInfo, createServer, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goneStatus, InvalidMailError, MailboxGoneError, type OutgoingMail } from './mailer.ts'
import { deliveryToken, TOKEN_HEADER } from './returns.ts'
import { createSmtpMailer } from './smtp.ts'

const from = 'Atividário <nao-responda@exemplo.com.br>'
const mail: OutgoingMail = {
  id: 'job-1',
  to: 'professora@exemplo.com.br',
  subject: 'Confirme seu e-mail: ação necessária',
  text: 'Olá!\n\nAbra https://exemplo.com.br/confirmar?token=abc para continuar.',
  html: '<p>Olá!</p><p><a href="https://exemplo.com.br/confirmar?token=abc">Continuar</a></p>',
}

interface Received {
  from: string
  /** Sender of the envelope. */
  sender: string
  token: string | undefined
  /** Recipients of the envelope; headers may differ. */
  recipients: string[]
  messageId: string
  replyTo: string[]
  subject: string
  text: string
  html: string
}

const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })
/** Errors of the server by the first part of the address. */
const REFUSALS = new Map([
  ['unknown', refusal('5.1.1 no such mailbox', 550)],
  ['later', refusal('4.2.1 try again later', 450)],
])

let smtp: SMTPServer
let smtpUrl: string
const delivered: Received[] = []

const listen = (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => done(REFUSALS.get(address.split('@')[0] ?? '') ?? null),
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (raw) => {
          const parsed = await PostalMime.parse(raw)
          delivered.push({
            from: `${parsed.from?.name} <${parsed.from?.address}>`,
            sender: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            token: parsed.headers.find(({ key }) => key === TOKEN_HEADER.toLowerCase())?.value,
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            replyTo: (parsed.replyTo ?? []).map(({ address }) => address ?? ''),
            messageId: parsed.messageId ?? '',
            subject: parsed.subject ?? '',
            text: (parsed.text ?? '').trimEnd(),
            html: (parsed.html ?? '').trimEnd(),
          })
          done()
        })
        .catch(done)
    },
  })
  await listen(smtp)
  smtpUrl = `smtp://127.0.0.1:${portOf(smtp.server)}`
})

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
})

describe('a mail', () => {
  const mailer = () => createSmtpMailer({ url: smtpUrl, from, replyTo: null })

  test('arrives as it was written, accents included', async () => {
    await mailer().send(mail)
    const { to, subject, text, html } = mail
    expect(delivered.at(-1)).toMatchObject({ from, recipients: [to], subject, text, html })
  })

  test('is answered to the mailbox of the seller, or to the sender where none is set', async () => {
    await createSmtpMailer({ url: smtpUrl, from, replyTo: 'contato@exemplo.com.br' }).send(mail)
    await mailer().send(mail)
    expect(delivered.slice(-2).map(({ replyTo }) => replyTo)).toEqual([['contato@exemplo.com.br'], []])
    await mailer().send({ ...mail, replyTo: 'bia@exemplo.com.br' })
    expect(delivered.at(-1)?.replyTo).toEqual(['bia@exemplo.com.br'])
  })

  test('comes back to the mailbox of returns, with a token of its address', async () => {
    const returns = { address: 'devolvidos@exemplo.com.br', key: 'key of tokens' }
    await createSmtpMailer({ url: smtpUrl, from, replyTo: null, returns }).send(mail)
    await mailer().send(mail)
    const [back, bare] = delivered.slice(-2)
    expect(back).toMatchObject({ from, sender: returns.address, token: deliveryToken(mail.to, returns.key) })
    expect(back?.recipients).toEqual([mail.to])
    expect(bare).toMatchObject({ sender: 'nao-responda@exemplo.com.br', token: undefined })
  })

  test('keeps its Message-ID when it is sent again', async () => {
    await mailer().send(mail)
    await mailer().send(mail)
    expect(delivered.slice(-2).map(({ messageId }) => messageId)).toEqual(Array(2).fill('<job-1@exemplo.com.br>'))
  })

  test.each<[string, Partial<OutgoingMail>]>([
    ['a line break in the address', { to: 'a@exemplo.com.br\r\nBcc: b@exemplo.com.br' }],
    ['a bare newline in the address', { to: 'a@exemplo.com.br\n' }],
    ['two addresses', { to: 'a@exemplo.com.br,b@exemplo.com.br' }],
    ['a name with the address', { to: 'Ana <a@exemplo.com.br>' }],
    ['a group', { to: 'todos:a@exemplo.com.br;' }],
    ['no address', { to: '' }],
    ['an address without @', { to: 'exemplo.com.br' }],
    ['an endless address', { to: `${'a'.repeat(300)}@exemplo.com.br` }],
    ['a line break in the subject', { subject: 'Oi\r\nBcc: b@exemplo.com.br' }],
    ['a bare return in the subject', { subject: 'Oi\rBcc: b@exemplo.com.br' }],
    ['a Unicode line separator in the subject', { subject: 'Oi\u2028Bcc: b@exemplo.com.br' }],
    ['a NUL in the subject', { subject: 'Oi\0' }],
    ['no subject', { subject: '  ' }],
    ['an endless subject', { subject: 'a'.repeat(1000) }],
    ['a line break in the address of answers', { replyTo: 'a@exemplo.com.br\r\nBcc: b@exemplo.com.br' }],
    ['two addresses of answers', { replyTo: 'a@exemplo.com.br,b@exemplo.com.br' }],
    ['no id', { id: '' }],
    ['an id that ends the header', { id: 'a>\r\nBcc: b@exemplo.com.br' }],
  ])('is refused with %s', async (_case, change) => {
    const before = delivered.length
    await expect(mailer().send({ ...mail, ...change })).rejects.toThrow(InvalidMailError)
    expect(delivered).toHaveLength(before)
  })
})

describe('mail by SMTP', () => {
  test('fails when the server refuses the recipient', async () => {
    const mailer = createSmtpMailer({ url: smtpUrl, from, replyTo: null })
    const sending = mailer.send({ ...mail, to: 'unknown@exemplo.com.br' })
    await expect(sending).rejects.toThrow(MailboxGoneError)
    await expect(sending).rejects.toThrow('550')
    await expect(sending).rejects.not.toThrow('exemplo.com.br')
  })

  test('fails as a delivery where the server says no more than "later"', async () => {
    const mailer = createSmtpMailer({ url: smtpUrl, from, replyTo: null })
    await expect(mailer.send({ ...mail, to: 'later@exemplo.com.br' })).rejects.not.toThrow(MailboxGoneError)
  })

  test.each([
    ['550 5.1.1 No such user', '550 5.1.1'],
    ['550-5.1.1 The email account does not exist', '550 5.1.1'],
    ['550 5.2.1 The mailbox is disabled', '550 5.2.1'],
    ['550 no such mailbox', '550'],
    ['553 sorry', '553'],
    ['550 5.7.1 Blocked by policy', null],
    ['552 5.2.2 Mailbox full', null],
    ['554 5.1.8 Bad sender', null],
    ['450 4.2.1 Try again later', null],
    ['450 5.1.1 Undecided', null],
    ['554 Refused', null],
    ['', null],
  ])('of the answer "%s" the mailbox is gone by %s', (response, status) => {
    expect(goneStatus(response)).toBe(status)
  })

  test('gives up on a server that never answers', async () => {
    const silent = createServer(() => {})
    await listen(silent)
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${portOf(silent)}`,
      from,
      replyTo: null,
      // Only the greeting is awaited in vain: on a busy machine a short limit on the connection would pass first.
      timeouts: { connect: 30_000, greeting: 50, silence: 30_000 },
    })
    await expect(mailer.send(mail)).rejects.toThrow(/greeting/i)
    await new Promise((resolve) => silent.close(resolve))
  })
})
