import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { noisyPng, pdf } from '../../factories/hostile-files.ts'
import { encoded, exchange, jsonOf, type Received, type Sent } from '../exchange.ts'
import type { Person } from '../people.ts'
import { anyAddress, type World } from '../world.ts'
import { columnsWithout } from './stored-texts.ts'

/** Markup that would show as an element, end a script, an attribute, a comment or a title, or be a formula. */
export const MARKUP = `=1+1"'><zqx onzqx="1"></script></title><!--<zqx>--> \${7*7}{{7*7}}`
const NAME = `Zq ${MARKUP}`
/** Nothing is found for it; longer texts are not noted. */
const MISSED = `"><zqx onzqx="1"></script></title><!--`
const MAIL_WITHIN_MS = 20_000

/**
 * An element made of stored text, or an attribute that ended early; the contents of scripts end with the element only.
 */
export function markupFaults(html: string): string[] {
  const faults: string[] = []
  if (/<\/?zqx/i.test(html)) faults.push('an element')
  if (/["']\s*onzqx\s*=/i.test(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, ''))) faults.push('an attribute')
  return faults
}

async function call(
  world: World,
  person: Person | null,
  sent: Omit<Sent, 'headers'>,
  type?: string,
): Promise<Received> {
  return exchange(world.port, {
    ...sent,
    headers: {
      'x-forwarded-for': anyAddress(),
      ...(person && { cookie: person.cookie }),
      ...(type && { 'content-type': type }),
    },
  })
}

async function change(world: World, person: Person | null, method: string, path: string, body: unknown, status = 200) {
  const answer = await call(world, person, { method, path, body: JSON.stringify(body) }, 'application/json')
  if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return jsonOf(answer) as Record<string, unknown>
}

async function upload(world: World, admin: Person, folder: string, bytes: Uint8Array): Promise<unknown> {
  const form = new FormData()
  form.set('folder', folder)
  form.set('file', new Blob([Uint8Array.from(bytes)]), `${MARKUP}.pdf`)
  const { type, bytes: body } = await encoded(form)
  const answer = await call(world, admin, { method: 'POST', path: '/functions/v1/upload', body }, type)
  if (answer.status !== 200) throw new Error(`the upload: ${answer.status} ${answer.text}`)
  return (jsonOf(answer) as { url: string }).url
}

/** Puts markup into every text that people, administrators and the provider can leave in the product. */
async function sow(world: World) {
  const [admin, member] = [await world.person('admin'), await world.person('premium')]
  await search(world)
  for (const person of [admin, member]) {
    await change(world, person, 'PATCH', `/rest/v1/profiles/${person.id}`, { name: NAME })
  }
  const email = `${member.mark}-nova@exemplo.com.br`
  const entry = { name: NAME, email, password: 'varanda azul 7', terms_accepted: true, receive_emails: true }
  await change(world, null, 'POST', '/auth/v1/sign-up/email', entry)
  const saved = await change(
    world,
    admin,
    'POST',
    '/rest/v1/activities',
    {
      title: MARKUP,
      description: `${MARKUP}\n${MARKUP}`,
      category: 'Colorir',
      age_range: '"><zqx onzqx="1"><!--',
      plain_title: MARKUP,
      set_name: MARKUP.slice(0, 60),
      tags: [MARKUP, '"><zqx onzqx="1">', '</script><zqx>'],
      image_url: await upload(world, admin, 'thumbnails', await noisyPng()),
      file_url: await upload(world, admin, 'activities', pdf({})),
    },
    201,
  )
  const { id, slug } = saved.activity as { id: string; slug: string }
  await change(world, admin, 'POST', `/functions/v1/admin/users/${member.id}/premium`, {
    action: 'grant',
    until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    reason: MARKUP,
  })
  const grant = { user_id: member.id, activity_id: id }
  const granted = await change(world, member, 'POST', '/rest/v1/rpc/register_download', grant)
  // Texts of the provider about a payment, and of a stranger.
  await world.pool.query('update payment_monitoring set error_message = $2, payment_method = $2 where user_id = $1', [
    member.id,
    MARKUP,
  ])
  await world.pool.query('update subscriptions set cancellation_reason = $2 where user_id = $1', [member.id, MARKUP])
  await change(
    world,
    null,
    'POST',
    '/functions/v1/mercadopago-webhook',
    { type: MARKUP, action: MARKUP, data: { id: MARKUP } },
    401,
  )
  // As a signed notification could contain, whose words are stored.
  await world.pool.query(
    `update webhook_inbox set topic = $1, action = $1, resource_id = $1 where body::text like '%zqx%'`,
    [MARKUP],
  )
  await ask(world, member)
  await post(world, member, '/contato', { topic: 'erro', email: member.email, message: `${MARKUP}\n${MARKUP}` })
  const list = await saveList(world, member, id)
  return { admin, member, email, slug, list, file: String(granted.url) }
}

/** Posts a form of a page, and returns where it leads. */
async function post(world: World, person: Person, path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields).toString()
  const answer = await call(world, person, { method: 'POST', path, body }, 'application/x-www-form-urlencoded')
  if (answer.status !== 303) throw new Error(`the form of ${path}: ${answer.status}`)
  return String(answer.headers.location)
}

/** Three make a text readable that found nothing; of 256 marks two callers may share one. */
const CALLERS = 6

/** Texts that nothing is found for, from as many strangers as make them readable to the team. */
async function search(world: World): Promise<void> {
  for (let caller = 0; caller < CALLERS; caller++) {
    await call(
      world,
      null,
      { method: 'POST', path: '/functions/v1/search-miss', body: JSON.stringify({ text: MISSED }) },
      'application/json',
    )
  }
}

/** A request for a sheet, answered, and shown to everybody who may vote. */
async function ask(world: World, member: Person): Promise<void> {
  const fields = { theme: MARKUP, goal: MARKUP, words: MARKUP, ageRange: MARKUP.slice(0, 40) }
  await post(world, member, '/pedidos', { intent: 'ask', kind: 'sheet', ...fields })
  await world.pool.query('update sheet_requests set answer = $2, is_public = true where user_id = $1', [
    member.id,
    MARKUP,
  ])
}

/** A list with a sheet in it, shared. @returns the address that opens it to others */
async function saveList(world: World, member: Person, activity: string): Promise<string> {
  const path = await post(world, member, '/favoritos', { intent: 'create', name: MARKUP.slice(0, 60) })
  const id = new URL(path, world.origin).searchParams.get('lista') ?? ''
  await post(world, member, '/favoritos', { intent: 'add', activity, to: id })
  await post(world, member, path, { intent: 'share' })
  const { rows } = await world.pool.query('select share_token from favourite_lists where id = $1', [id])
  return `/listas/${rows[0].share_token}`
}

/** Stores markup wherever it can be stored, then reads every page, mail and file in which it may be shown. */
export async function attackWithMarkup(world: World): Promise<{ looked: number; faults: string[] }> {
  const { admin, member, email, slug, list, file } = await sow(world)
  const text = encodeURIComponent(MARKUP)
  // True if the text has to be on the page, or another expected text: an empty page proves nothing.
  const pages: readonly (readonly [Person | null, string, boolean | string])[] = [
    [null, '/', true],
    [null, '/activities', true],
    [null, `/activities?search=${text}`, true],
    [null, `/activities?category=${text}&age=${text}&sort=${text}`, false],
    [null, `/activities/${slug}`, true],
    [null, `/login?next=${text}&error=${text}`, false],
    [null, `/register?next=${text}`, false],
    [null, `/reset-password?token=${text}`, 'Este link não vale mais'],
    [null, `/?notice=${text}`, false],
    [null, `/nada/${text}`, false],
    [null, `/payment-success?status=${text}&payment_id=${text}`, false],
    [null, '/sitemap.xml', false],
    [null, list, true],
    [null, `/criar?q=${text}`, false],
    [null, `/criar/nome-tracado?nome=${text}`, false],
    [member, '/', true],
    [member, '/pedidos', true],
    [member, '/favoritos', true],
    [member, '/profile', true],
    [member, `/profile?form=${text}&done=${text}`, true],
    [admin, '/admin', true],
    [admin, '/admin/activities', true],
    [admin, `/admin/activities?search=${text}`, true],
    [admin, '/admin/users', true],
    [admin, `/admin/users?search=${text}`, true],
    [admin, `/admin/users/${member.id}`, true],
    [admin, '/admin/audit', true],
    [admin, '/admin/requests', true],
    [admin, '/admin/week', true],
    [admin, '/payment-monitoring', true],
    [admin, `/payment-monitoring?search=${text}`, true],
    [admin, '/webhook-tester', false],
  ]
  const faults = (await columnsWithout(world.pool, 'zqx')).map((column) => `no markup in ${column}`)
  for (const [person, path, shown] of pages) {
    const answer = await call(world, person, { method: 'GET', path })
    if (answer.status >= 400 && !path.startsWith('/nada')) faults.push(`${path}: ${answer.status}`)
    if (shown && !answer.text.includes(shown === true ? 'zqx' : shown)) faults.push(`${path} does not show it`)
    faults.push(...markupFaults(answer.text).map((fault) => `${path}: ${fault}`))
  }
  const posted = new URLSearchParams({ name: NAME, email: MARKUP, password: MARKUP, token: MARKUP, confirmation: 'x' })
  for (const path of ['/login', '/register', '/reset-password']) {
    const answer = await call(
      world,
      null,
      { method: 'POST', path, body: posted.toString() },
      'application/x-www-form-urlencoded',
    )
    if (answer.status >= 500) faults.push(`${path}: ${answer.status}`)
    faults.push(...markupFaults(answer.text).map((fault) => `the form of ${path}: ${fault}`))
  }
  const exported = await call(world, member, { method: 'GET', path: '/auth/v1/account-data' })
  // Opened in a browser it is saved, and read only as JSON.
  if (!/^application\/json/.test(String(exported.headers['content-type']))) faults.push('the export is no JSON')
  if (!/^attachment/.test(String(exported.headers['content-disposition'])))
    faults.push('the export opens in the browser')
  if (exported.headers['x-content-type-options'] !== 'nosniff') faults.push('the export may be taken for a page')
  // Its name is made of the title, from which no other text may enter.
  const pdfFile = await call(world, member, { method: 'GET', path: file })
  const disposition = String(pdfFile.headers['content-disposition'])
  if (!/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~!-]+$/.test(disposition)) {
    faults.push(`the file is saved as ${disposition}`)
  }
  if (pdfFile.headers['content-type'] !== 'application/pdf' || !pdfFile.text.startsWith('%PDF-')) {
    faults.push('the file is no PDF')
  }
  if (pdfFile.headers['x-content-type-options'] !== 'nosniff') faults.push('the file may be taken for a page')
  if (/zqx/.test(pdfFile.text)) faults.push('markup in the file')
  faults.push(...(await tableFaults(world, admin)))
  const mails = await mailsTo(world, email)
  faults.push(...mails.flatMap((html) => markupFaults(html).map((fault) => `a mail: ${fault}`)))
  return { looked: pages.length + mails.length + 6, faults }
}

/** A table (CSV) with markup and a formula in each cell, looked at as an administrator does before it is imported. */
async function tableFaults(world: World, admin: Person): Promise<string[]> {
  const quoted = `"${MARKUP.replaceAll('"', '""')}"`
  const form = new FormData()
  form.set('mode', 'check')
  form.set('table', new Blob([`slug,title,category\n${quoted},${quoted},${quoted}\n`]), `${MARKUP}.csv`)
  const { type, bytes: body } = await encoded(form)
  const count = async () => (await world.pool.query('select count(*)::int as count from activities')).rows[0].count
  const before = await count()
  const answer = await call(world, admin, { method: 'POST', path: '/functions/v1/import', body }, type)
  const isData = /^application\/(x-ndjson|json)/.test(String(answer.headers['content-type']))
  if (answer.status >= 500 || !isData || answer.headers['x-content-type-options'] !== 'nosniff') {
    return [`the table: ${answer.status} ${answer.text.slice(0, 200)}`]
  }
  return (await count()) === before ? [] : ['the table was imported']
}

/** Has a mail sent to the person with the hostile name, and reads all there are by then. */
async function mailsTo(world: World, email: string): Promise<string[]> {
  await change(world, null, 'POST', '/auth/v1/request-password-reset', { email })
  const folder = join(world.directory, 'mail')
  const giveUpAt = Date.now() + MAIL_WITHIN_MS
  for (;;) {
    const names = await readdir(folder).catch(() => [])
    const raw = await Promise.all(names.map((name) => readFile(join(folder, name))))
    const mails = await Promise.all(raw.map((bytes) => PostalMime.parse(bytes)))
    if (mails.some(({ to }) => to?.some(({ address }) => address === email))) return mails.map(({ html }) => html ?? '')
    if (Date.now() > giveUpAt) throw new Error('no mail came')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
