import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import type { OutgoingMail } from '../../platform/mail/mailer.ts'
import { AppError } from '../../product/errors.ts'
import type { AdminSession, Session } from '../accounts/schema.ts'
import { createAudit } from '../audit/service.server.ts'
import { createCatalogue } from '../catalogue/service.server.ts'
import { MAX_OPEN, PAGE_SIZE, REQUEST_ORDERS } from './rules.ts'
import type { RequestAnswer, RequestInput, RequestPage, SheetRequest } from './schema.ts'
import { createRequests } from './service.server.ts'

const { db, pool, url } = await testDatabase()
const jobs = await openJobs({ url, log: createLog({ level: 'silent' }), pollingSeconds: 0.5 })
cleanUpLater(jobs.stop)
const clock = () => new Date('2026-03-10T12:00:00Z')
const outbox: OutgoingMail[] = []
const IMPRINT = 'Editora Exemplo Ltda. Atendimento: contato@exemplo.com.br'
const premium = new Set<string>()
const requests = createRequests({
  db,
  clock,
  jobs,
  mailer: { send: async (mail) => void outbox.push(mail) },
  audit: createAudit({ db, clock }),
  catalogue: createCatalogue({ db }),
  subscriptions: {
    entitlementOf: async ({ userId }: Session) => ({ allowsPremium: premium.has(userId) }) as never,
  },
  site: { name: 'Atividário', origin: 'https://atividario.example', imprint: IMPRINT },
})
await requests.registerJobs()

async function person({ isPremium = true, isProven = true } = {}): Promise<Session> {
  const { id, name, email } = await insertUser(db)
  await db.updateTable('auth_users').set({ mailbox_proven: isProven }).where('id', '=', id).execute()
  if (isPremium) premium.add(id)
  return { userId: id, name, email, isAdmin: false } as Session
}
const admin = async () => ({ ...(await person()), isAdmin: true }) as AdminSession
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const wish: RequestInput = { kind: 'sheet', theme: 'Dinossauros', ageRange: null, goal: 'Recortar', words: null }
const answer = (change: Partial<RequestAnswer> = {}): RequestAnswer => ({
  state: 'received',
  answer: null,
  slug: null,
  isPublic: true,
  ...change,
})

const FIRST = { own: 1, page: 1 }

describe('asking', () => {
  test('is for Premium, and has a bound that holds when pressed at once', async () => {
    expect(await codeOf(requests.ask(await person({ isPremium: false }), wish))).toBe('requests_for_premium')
    const ana = await person()
    const outcomes = await Promise.all(Array.from({ length: MAX_OPEN + 3 }, () => codeOf(requests.ask(ana, wish))))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(MAX_OPEN)
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests_open')).toHaveLength(3)
  })
})

describe('others', () => {
  test('see what an administrator has shown, without who asked, and vote once', async () => {
    const [ana, bia, boss] = [await person(), await person({ isPremium: false }), await admin()]
    const id = await requests.ask(ana, { ...wish, theme: 'Vulcões' })
    const seen = async () => (await requests.page(bia, FIRST)).others.requests.find((one) => one.id === id)
    expect(await seen()).toBeUndefined()
    expect(await codeOf(requests.vote(bia, id, true))).toBe('not_found')
    await requests.answer(boss, id, answer())
    expect(JSON.stringify(await seen())).not.toContain(ana.userId)
    await Promise.all([requests.vote(bia, id, true), requests.vote(bia, id, true)])
    expect(await seen()).toMatchObject({ theme: 'Vulcões', votes: 1, voted: true, isOwn: false })
    await requests.vote(bia, id, false)
    expect(await seen()).toMatchObject({ votes: 0, voted: false })
    expect(await codeOf(requests.vote(ana, id, true))).toBe('not_found')
    await requests.answer(boss, id, answer({ state: 'declined', answer: 'Já existe.' }))
    expect(await codeOf(requests.vote(bia, id, true))).toBe('not_found')
    expect(await seen()).toBeUndefined()
  })

  test('without a proven mailbox give no vote but in their own eyes', async () => {
    const [ana, bia, boss] = [await person(), await person({ isPremium: false }), await admin()]
    const stranger = await person({ isPremium: false, isProven: false })
    const [wanted, pushed] = [await requests.ask(ana, wish), await requests.ask(ana, wish)]
    for (const id of [wanted, pushed]) await requests.answer(boss, id, answer())
    await requests.vote(bia, wanted, true)
    for (const { userId } of [stranger, await person({ isProven: false })])
      await requests.vote({ userId } as Session, pushed, true)
    const votesFor = async (reader: Session, id: string) =>
      (await requests.page(reader, FIRST)).others.requests.find((one) => one.id === id)?.votes
    expect([await votesFor(bia, wanted), await votesFor(bia, pushed)]).toEqual([1, 0])
    expect(await votesFor(stranger, pushed)).toBe(1)
    const { requests: listed } = await requests.list(boss, { list: 'all', order: 'votes', page: 1 })
    const places = [wanted, pushed].map((id) => listed.findIndex((one) => one.id === id))
    expect(places[0]).toBeLessThan(places[1] ?? -1)
    await db.updateTable('auth_users').set({ mailbox_proven: true }).where('id', '=', stranger.userId).execute()
    expect(await votesFor(bia, pushed)).toBe(1)
  })

  test.each(['x', '', randomUUID()])('vote for nothing at %j', async (id) => {
    expect(await codeOf(requests.vote(await person(), id, true))).toBe('not_found')
  })
})

describe('an answer', () => {
  test('reaches the person by page and by one mail, with the sheet that was made', async () => {
    const [ana, boss] = [await person(), await admin()]
    const id = await requests.ask(ana, wish)
    const sheet = await insertActivity(db, { title: 'Dinossauros para recortar' })
    const hidden = await insertActivity(db, { status: 'inativo' })
    for (const slug of ['nao-existe', hidden.slug])
      expect(await codeOf(requests.answer(boss, id, answer({ slug })))).toBe('invalid_input')
    await requests.answer(boss, id, answer({ isPublic: false }))
    const done = answer({ state: 'done', answer: 'Ficou pronta!', slug: sheet.slug })
    await requests.answer(boss, id, done)
    await requests.answer(boss, id, done)
    const mails = () => outbox.filter(({ to }) => to === ana.email)
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
    expect(mails()[0]).toMatchObject({ subject: 'Seu pedido está pronto no Atividário' })
    expect(mails()[0]?.text).toContain(`https://atividario.example/activities/${sheet.slug}`)
    expect(mails()[0]?.text).toContain(IMPRINT)
    expect((await requests.page(ana, FIRST)).own.requests).toMatchObject([
      { state: 'done', answer: 'Ficou pronta!', sheet: { slug: sheet.slug }, isOwn: true },
    ])
    const { rows } = await pool.query(`select actor_id from audit_log where subject_id = $1`, [id])
    expect(rows).toHaveLength(3)
  })

  test('to a person whose account is gone is stored, and no mail goes out', async () => {
    const [ana, boss] = [await person(), await admin()]
    const id = await requests.ask(ana, wish)
    await pool.query('delete from auth_users where id = $1', [ana.userId])
    await requests.answer(boss, id, answer({ state: 'in_progress' }))
    const { requests: newest } = await requests.list(boss, { list: 'open', order: 'newest', page: 1 })
    expect(newest.find((one) => one.id === id)).toMatchObject({ state: 'in_progress' })
    expect(outbox.filter(({ to }) => to === ana.email)).toEqual([])
  })
})

describe('requests for the same', () => {
  async function merged() {
    const [ana, bia, boss] = [await person(), await person(), await admin()]
    const [first, second] = [await requests.ask(ana, wish), await requests.ask(bia, { ...wish, theme: 'Dinossauro' })]
    for (const id of [first, second]) await requests.answer(boss, id, answer())
    return { ana, bia, boss, first, second }
  }
  const inList = async (boss: AdminSession, id: string) => {
    const { requests: newest } = await requests.list(boss, { list: 'all', order: 'newest', page: 1 })
    return newest.find((one) => one.id === id)
  }

  test('are one in the lists, with the votes of both counted once each', async () => {
    const { ana, bia, boss, first, second } = await merged()
    const [carla, davi] = [await person(), await person()]
    for (const id of [first, second]) await requests.vote(carla, id, true)
    await requests.vote(davi, second, true)
    await requests.vote(ana, second, true)
    expect((await inList(boss, second))?.candidates.map(({ id }) => id)).toContain(first)
    await requests.merge(boss, second, first)
    // Carla, Davi and Bia; Ana asked for it herself.
    expect(await inList(boss, first)).toMatchObject({ votes: 3, merged: [{ id: second, theme: 'Dinossauro' }] })
    expect(await inList(boss, second)).toBeUndefined()
    const othersOf = async (reader: Session) => (await requests.page(reader, FIRST)).others.requests
    expect((await othersOf(davi)).find(({ id }) => id === first)).toMatchObject({ votes: 3, voted: true })
    expect((await othersOf(davi)).some(({ id }) => id === second)).toBe(false)
    expect((await othersOf(bia)).some(({ id }) => id === first)).toBe(false)
    expect(await codeOf(requests.vote(bia, first, true))).toBe('not_found')
    expect(await codeOf(requests.vote(davi, second, true))).toBe('not_found')
    await requests.vote(davi, first, false)
    expect(await inList(boss, first)).toMatchObject({ votes: 2 })
    await requests.separate(boss, second)
    expect([(await inList(boss, first))?.votes, (await inList(boss, second))?.votes]).toEqual([1, 2])
  })

  test('are answered together, each person by a mail', async () => {
    const { ana, bia, boss, first, second } = await merged()
    await requests.merge(boss, second, first)
    expect(await codeOf(requests.answer(boss, second, answer()))).toBe('request_merged')
    await requests.answer(boss, first, answer({ state: 'in_progress', answer: 'Estamos desenhando.' }))
    for (const { email } of [ana, bia])
      await expect.poll(() => outbox.filter(({ to }) => to === email), { timeout: 20_000 }).toHaveLength(1)
    const { own } = await requests.page(bia, FIRST)
    expect(own.requests).toMatchObject([{ state: 'in_progress', answer: 'Estamos desenhando.', isMerged: true }])
  })

  test('merge one way only when pressed at once, and never in a circle', async () => {
    const { boss, first, second } = await merged()
    const outcomes = await Promise.all([
      codeOf(requests.merge(boss, second, first)),
      codeOf(requests.merge(boss, first, second)),
    ])
    expect(outcomes.sort()).toEqual(['done', 'requests_not_mergeable'])
  })

  test('take along what was merged into them, and stand alone again once the other one is gone', async () => {
    const { ana, boss, first, second } = await merged()
    const third = await requests.ask(await person(), wish)
    await requests.merge(boss, third, second)
    await requests.merge(boss, second, first)
    expect((await inList(boss, first))?.merged.map(({ id }) => id).sort()).toEqual([second, third].sort())
    await pool.query('delete from sheet_requests where id = $1 and user_id = $2', [first, ana.userId])
    expect(await inList(boss, second)).toMatchObject({ merged: [] })
    expect(await inList(boss, third)).toMatchObject({ merged: [] })
  })

  test.each(['x', '', randomUUID()])('are not merged at %j', async (id) => {
    const { boss, first } = await merged()
    expect(await codeOf(requests.merge(boss, id, first))).toBe('not_found')
    expect(await codeOf(requests.separate(boss, id))).toBe('not_found')
  })
})

describe('a list longer than a page', () => {
  const allOf = async (read: (page: number) => Promise<RequestPage>): Promise<SheetRequest[]> => {
    const first = await read(1)
    const others = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => read(index + 2)))
    return [first, ...others].flatMap((page) => page.requests)
  }

  test('is read to its end, each request once, by administrators and by members', async () => {
    const { bia, ids, oldest } = await many(PAGE_SIZE * 2 + 10)
    const boss = await admin()
    for (const order of REQUEST_ORDERS) {
      const open = await allOf((page) => requests.list(boss, { list: 'open', order, page }))
      const found = open.filter(({ id }) => ids.has(id)).map(({ id }) => id)
      expect(new Set(found)).toEqual(ids)
      expect(found).toHaveLength(ids.size)
    }
    const byAge = await requests.list(boss, { list: 'open', order: 'oldest', page: 1 })
    expect(byAge.requests[0]?.id).toBe(oldest)
    const shown = await allOf((page) => requests.page(bia, { own: 1, page }).then(({ others }) => others))
    expect(shown.filter(({ id }) => ids.has(id))).toHaveLength(ids.size)
  })

  test('gives its last page for one past the end, and counts what it holds', async () => {
    const boss = await admin()
    const { pages, total } = await requests.list(boss, { list: 'all', order: 'votes', page: 1 })
    const past = await requests.list(boss, { list: 'all', order: 'votes', page: pages + 1_000 })
    expect(past.page).toBe(pages)
    expect(past.requests).toHaveLength(total - (pages - 1) * PAGE_SIZE)
  })

  test('divides answered requests from open ones', async () => {
    const [ana, boss] = [await person(), await admin()]
    const id = await requests.ask(ana, wish)
    await requests.answer(boss, id, answer({ state: 'done', answer: 'Pronta' }))
    const has = async (list: 'open' | 'closed' | 'all') =>
      (await allOf((page) => requests.list(boss, { list, order: 'newest', page }))).some((one) => one.id === id)
    expect([await has('open'), await has('closed'), await has('all')]).toEqual([false, true, true])
  })

  /** Public open requests of several members, a minute between them, all older than any other request. */
  async function many(count: number) {
    const people = await Promise.all(Array.from({ length: Math.ceil(count / MAX_OPEN) }, () => person()))
    const { rows } = await pool.query<{ id: string }>(
      `insert into sheet_requests (user_id, kind, theme, goal, is_public, created_at)
       select ($1::uuid[])[1 + (n - 1) / ${MAX_OPEN}], 'sheet', 'Tema ' || n, 'Contar', true,
              timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, $2::int) n order by n returning id`,
      [people.map(({ userId }) => userId), count],
    )
    return { bia: await person({ isPremium: false }), ids: new Set(rows.map(({ id }) => id)), oldest: rows[0]?.id }
  }
})
