import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { usage } from '../../../bench/product.ts'
import type { TrustCase } from '../case.ts'
import { type Answer, ask, inWords, ownAddress } from '../site/ask.ts'
import { openSite } from '../site/site.ts'
import { must, tally } from '../site/wait.ts'
import { createGenerator } from './generator.ts'

const group = 'load'
const PAGES = 35_000
const MEMORY_MAX_MB = 400
const FLOOD_CONNECTIONS = 150
const FLOOD_S = 25
const MEMBER_P99_MAX_MS = 1_000
const SLOW_BODIES = 300
/** Simultaneous requests of one client. */
const HANDS = 16

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const newSearch = (number: number) => `/activities.data?search=nunca${number.toString(36)}x`

/** Half of the pages are unknown routes, half are new searches. */
const differentPages: TrustCase = {
  group,
  name: `${PAGES.toLocaleString('en')} different pages, from a thousand addresses and from one`,
  async run() {
    await using site = await openSite()
    const pid = site.product.pid()
    const before = usage(pid).memoryMb
    const statuses: number[] = []
    let highest = before
    let sent = 0
    const addresses = Array.from({ length: 1_000 }, ownAddress)
    const one = async () => {
      while (sent < PAGES) {
        const number = sent++
        const path = number % 2 ? `/faq.data?_routes=a${number}` : newSearch(number)
        // Two thirds from all over, the rest from one address.
        const address = number % 3 ? (addresses[number % addresses.length] ?? '') : '10.0.0.1'
        statuses.push((await ask(site.origin, path, { headers: { 'x-forwarded-for': address } })).status)
        if (number % 500 === 0) highest = Math.max(highest, usage(pid).memoryMb)
      }
    }
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: HANDS }, one))
    const seconds = (performance.now() - startedAt) / 1000
    const after = usage(pid).memoryMb
    must(site.product.isAlive(), 'the process is gone')
    const page = await ask(site.origin, '/')
    must(page.status === 200, `afterwards a page answers ${inWords(page)}`)
    const odd = statuses.filter((status) => ![200, 400, 404, 429, 503].includes(status))
    must(odd.length === 0, `answers: ${tally(statuses.map(String))}`)
    const told = `${tally(statuses.map(String))} in ${seconds.toFixed(0)} s; memory ${before.toFixed(0)} → ${after.toFixed(0)} MB (highest ${highest.toFixed(0)})`
    must(highest < MEMORY_MAX_MB, told)
    return { happened: told, lost: 0 }
  },
}

const newSearches = (byMember: boolean): TrustCase => ({
  group,
  name: `${FLOOD_CONNECTIONS} connections of new searches${byMember ? ' with one session' : ''} while a member works`,
  async run() {
    await using site = await openSite()
    const [member, flooder] = await site.people(2, 'free')
    const [activity] = await site.activities()
    must(member !== undefined && flooder !== undefined && activity !== undefined, 'nobody is there')
    let number = 0
    // Each request from another address: what limits by address cannot see.
    const headers = byMember ? { cookie: flooder.cookie } : undefined
    const flood = createGenerator(site.origin, () => ({ kind: 'search', path: newSearch(++number), headers }))
    const answers: Answer[] = []
    const visitors: Answer[] = []
    let over = false
    const { cookie } = member
    const asMember = async () => {
      const calls = ['/profile', '/', `/activities/${activity.slug}`]
      for (let turn = 0; !over; turn++) {
        const path = calls[turn % calls.length] ?? '/'
        answers.push(await ask(site.origin, path, { cookie }))
        visitors.push(await ask(site.origin, '/faq'))
        await sleep(50)
      }
    }
    await ask(site.origin, '/faq')
    const working = asMember()
    const hits = await flood.closed(FLOOD_CONNECTIONS, FLOOD_S)
    over = true
    await working
    flood.close()
    const p99 = percentile(
      answers.map(({ ms }) => ms),
      0.99,
    )
    const told = `flood ${tally(hits.map(({ status }) => String(status)))}; member ${tally(answers.map(inWords))}, p99 ${p99.toFixed(0)} ms; page at hand ${tally(visitors.map(inWords))}`
    must(
      [...answers, ...visitors].every(({ status }) => status === 200),
      told,
    )
    must(p99 < MEMBER_P99_MAX_MS, told)
    return { happened: told, lost: 0 }
  },
})

const slowBodies: TrustCase = {
  group,
  name: `${SLOW_BODIES} bodies that come in by the byte, and connections that say nothing`,
  async run() {
    await using site = await openSite()
    const port = Number(new URL(site.origin).port)
    const closedAt: number[] = []
    const startedAt = performance.now()
    const open = (first: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {}).on('close', () => closedAt.push(performance.now() - startedAt))
      socket.resume()
      if (first) socket.write(first)
      return socket
    }
    const head = () =>
      `POST /auth/v1/sign-in/email HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ownAddress()}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`
    const sockets: Socket[] = Array.from({ length: SLOW_BODIES }, () => open(head()))
    for (let count = 0; count < 20; count++) sockets.push(open(''))
    const drip = setInterval(() => {
      for (const socket of sockets.slice(0, SLOW_BODIES)) if (socket.writable) socket.write(' ')
    }, 2_000)
    await sleep(1_000)
    const answers: Answer[] = []
    for (let turn = 0; turn < 8; turn++) {
      const form = { email: `ninguem-${turn}@exemplo.com.br`, password: 'papel e lapis 12' }
      answers.push(await ask(site.origin, '/auth/v1/sign-in/email', { json: form }))
      await sleep(500)
    }
    while (closedAt.length < sockets.length && performance.now() - startedAt < 40_000) await sleep(250)
    clearInterval(drip)
    const last = Math.max(...closedAt)
    for (const socket of sockets) socket.destroy()
    const told = `sign-ins meanwhile ${tally(answers.map(inWords))}; ${closedAt.length} of ${sockets.length} connections closed, the last after ${(last / 1000).toFixed(0)} s`
    must(
      answers.every(({ status }) => status === 401),
      told,
    )
    must(closedAt.length === sockets.length && last < 25_000, told)
    return { happened: told, lost: 0 }
  },
}

export const floods: readonly TrustCase[] = [differentPages, newSearches(false), newSearches(true), slowBodies]
