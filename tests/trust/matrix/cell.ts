import { randomUUID } from 'node:crypto'
import { encoded, exchange, jsonOf, type Received, type Sent } from '../exchange.ts'
import type { Kind, Person } from '../people.ts'
import { sessionCookie } from '../people.ts'
import { anyAddress, type World } from '../world.ts'
import type { Ask, Cell, Column, Row } from './row.ts'

/** Kinds of the people behind the columns. A visitor's browser carries no credential. */
const KIND_OF: Readonly<Record<Column, Kind>> = {
  visitor: 'free',
  free: 'free',
  premium: 'premium',
  cancelled: 'cancelled',
  expired: 'expired',
  admin: 'admin',
  other: 'free',
}

/** The address of a row, with what its request fills in. */
function pathOf(address: string, { params = {}, query = {} }: Ask): string {
  const path = address.replace(/\{([a-z]+)\}|:([a-z]+)|\*/g, (place, braced, named) => {
    const value = params[braced ?? named ?? place]
    if (value === undefined) throw new Error(`nothing is given for ${place} of ${address}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** React Router's address of the same screen as data. */
function dataAddress(path: string): string {
  const [address = '', search] = path.split('?')
  return `${address === '/' ? '/_' : address}.data${search === undefined ? '' : `?${search}`}`
}

/** The request of a row, as it goes out. */
export async function requestOf(row: Row, ask: Ask, cookie: string | null, asData: boolean): Promise<Sent> {
  const [method = '', address = ''] = row.endpoint.split(' ')
  const form = ask.form && (await encoded(ask.form))
  const type = form?.type ?? (ask.json === undefined ? null : 'application/json')
  const path = pathOf(address, ask)
  return {
    // A row for every other method.
    method: method === 'ALL' ? 'PUT' : method,
    path: asData ? dataAddress(path) : path,
    headers: {
      'x-forwarded-for': anyAddress(),
      ...(type && { 'content-type': type }),
      ...(cookie && { cookie }),
      ...ask.headers,
    },
    body: form?.bytes ?? (ask.json === undefined ? undefined : JSON.stringify(ask.json)),
  }
}

/** The result in the notation of a cell. */
function seen({ expected, verdict }: Row, answer: Received, at: number): string {
  const word = String(expected[at]).split(' ')[1]
  if (word === undefined) return String(answer.status)
  const { location } = answer.headers
  if (typeof location === 'string') return `${answer.status} ${location.startsWith(word) ? word : location}`
  return `${answer.status} ${verdict?.(jsonOf(answer)) ?? ''}`.trim()
}

/** A screen as data answers a redirect inside a 202; the decision is the same. */
const asDataCell = (cell: Cell): string => {
  const status = String(cell).split(' ')[0] ?? ''
  return status.startsWith('30') ? '202' : status
}

/** One checked cell: empty if it agrees with the table. */
export interface CellSeen {
  readonly at: string
  readonly wrong: readonly string[]
}

interface Look {
  readonly row: Row
  readonly column: Column
  readonly index: number
  /** A user who is never named: none of their data may be in any answer. */
  readonly bystander: Person
  readonly asData?: boolean
}

/** Sends the request of one cell of the matrix, with new users, and compares. */
export async function lookAtCell(
  world: World,
  { row, column, index, bystander, asData = false }: Look,
): Promise<CellSeen> {
  const premium = row.premium ?? 'premium'
  const self = await world.person(column === 'premium' ? premium : KIND_OF[column])
  const target = column === 'other' ? await world.person(premium) : self
  const before = column === 'other' ? await world.everythingOf(target.id) : null
  const ask = (await row.ask?.({ self, target, world })) ?? {}
  const sent = await requestOf(row, ask, column === 'visitor' ? null : self.cookie, asData)
  const answer = await exchange(world.port, sent)

  const wrong: string[] = []
  const cell = row.expected[index] ?? 0
  const got = asData ? String(answer.status) : seen(row, answer, index)
  const wanted = asData ? String(row.asData?.[index] ?? asDataCell(cell)) : String(cell)
  if (got !== wanted) wrong.push(`${got} instead of ${wanted}: ${answer.text.slice(0, 300)}`)
  if (column !== 'admin' && mentions(answer, bystander)) wrong.push('the answer mentions another person')
  if (column === 'other') {
    const given = `${sent.path} ${sent.body instanceof Uint8Array ? Buffer.from(sent.body).toString() : (sent.body ?? '')}`
    // The request's own text may come back; other personal data may not.
    const marks = [target.mark, target.paymentId, target.name].filter((mark) => !given.includes(mark))
    if (marks.some((mark) => answer.text.includes(mark))) wrong.push('the answer tells of the other person')
    if ((await world.everythingOf(target.id)) !== before) wrong.push('something of the other person changed')
  }
  return { at: `${row.endpoint}${row.about ? ` (${row.about})` : ''}${asData ? ' as data' : ''} × ${column}`, wrong }
}

const mentions = ({ text, headers }: Received, { mark }: Person) =>
  text.includes(mark) || JSON.stringify(headers).includes(mark)

/** Invalid session cookies, by their fault. */
export async function worthlessCookies(world: World): Promise<ReadonlyMap<string, string>> {
  const over = await world.person('admin')
  await world.pool.query(`update auth_sessions set expires_at = now() - interval '1 minute' where user_id = $1`, [
    over.id,
  ])
  const ended = await world.person('admin')
  await world.pool.query('delete from auth_sessions where user_id = $1', [ended.id])
  const admin = await world.person('admin')
  const { rows } = await world.pool.query<{ token: string }>('select token from auth_sessions where user_id = $1', [
    admin.id,
  ])
  const token = rows[0]?.token ?? ''
  return new Map([
    ['over', over.cookie],
    ['ended', ended.cookie],
    ['never given', sessionCookie(randomUUID(), world.secret)],
    ['signed with another secret', sessionCookie(token, 'another secret of forty characters, at least')],
    ['unsigned', `session=${token}`],
    ['signed with nothing', `session=${encodeURIComponent(`${token}.`)}`],
    ['no session at all', 'session=%00%ff; session=; a=b'],
  ])
}

/** Sends an invalid cookie: the answer is the one for visitors. */
export async function lookAtWorthless(
  world: World,
  row: Row,
  [fault, cookie]: readonly [string, string],
): Promise<CellSeen> {
  const self = await world.person('free')
  const ask = (await row.ask?.({ self, target: self, world })) ?? {}
  const answer = await exchange(world.port, await requestOf(row, ask, cookie, false))
  const [got, wanted] = [seen(row, answer, 0), String(row.expected[0])]
  const wrong = got === wanted ? [] : [`${got} instead of ${wanted}: ${answer.text.slice(0, 300)}`]
  return { at: `${row.endpoint}${row.about ? ` (${row.about})` : ''} × session ${fault}`, wrong }
}
