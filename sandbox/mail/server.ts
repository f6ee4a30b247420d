import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { SMTPServer } from 'smtp-server'
import { freePort, isAskedByName, LOOPBACK, listen, portOf } from '../ports.ts'
import { listPage, mailPage, missingPage } from './pages.ts'
import { createMailStore, type MailStore } from './store.ts'

/** Largest mail taken, in bytes. */
const MAIL_MAX_BYTES = 5 * 1024 * 1024

/** Pages run and load nothing; only a mail's own styles apply, in its frame. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox"

export interface MailSandboxOptions {
  /** Folder of the mails. */
  readonly dir: string
  /** The port of the page: this very one, or the first free one from `from` on. */
  readonly port: { readonly exactly: number } | { readonly from: number }
}

/**
 * A mail server that keeps what it is given: SMTP on one port, a page to read the mails on another, both for this
 * machine only. `GET /mails.json?to=…` lists them for programs, newest first.
 * @throws when the port that was asked for by number is taken
 */
export async function startMailSandbox({ dir, port }: MailSandboxOptions) {
  const store = createMailStore(dir)
  const pages = createServer()
  pages.on('request', getRequestListener(mailPages(store, () => portOf(pages)).fetch))
  await listen(pages, 'from' in port ? await freePort(port.from) : port.exactly).catch((error) => {
    throw 'from' in port ? error : new Error(`MAIL_SANDBOX_PORT: a porta ${port.exactly} já está em uso`)
  })
  const smtp = smtpServer(store)
  await listen(smtp.server, 0)
  return {
    smtpUrl: `smtp://${LOOPBACK}:${portOf(smtp.server)}`,
    /** The page to read the mails. */
    url: `http://${LOOPBACK}:${portOf(pages)}`,
    async stop(): Promise<void> {
      pages.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => pages.close(resolve)),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ])
    },
  }
}

function smtpServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    size: MAIL_MAX_BYTES,
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('message too large'), { responseCode: 552 })
          await store.add(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          )
        })
        .then(() => done(), done)
    },
  })
}

function mailPages(store: MailStore, port: () => number): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    // Mails carry links that open accounts: no page of another site may read or press anything here.
    if (!isAskedByName(c.req.header('host'), port())) return c.text('Endereço desconhecido.\n', 421)
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', PAGE_POLICY)
  })
  app.get('/', async (c) => c.html(listPage(await store.list())))
  app.get('/mails.json', async (c) => {
    const to = c.req.query('to')
    const mails = await store.list()
    return c.json(to === undefined ? mails : mails.filter((mail) => mail.to.includes(to)))
  })
  app.get('/mails/:id', async (c) => {
    const mail = await store.read(c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.html(missingPage(), 404)
  })
  app.get('/mails/:id/html', async (c) => {
    const mail = await store.read(c.req.param('id'))
    if (!mail) return c.html(missingPage(), 404)
    c.header('content-security-policy', MAIL_POLICY)
    // A link in the mail opens beside it: the frame itself has nowhere to go.
    return c.html(`<base target="_blank">${mail.html}`)
  })
  app.post('/clear', async (c) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')) return c.text('Recusado.\n', 403)
    await store.clear()
    return c.redirect('/', 303)
  })
  app.notFound((c) => c.html(missingPage(), 404))
  return app
}
