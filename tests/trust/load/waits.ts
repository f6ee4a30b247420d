import { setTimeout as sleep } from 'node:timers/promises'
import type { TrustCase } from '../case.ts'
import { type Answer, ask, inWords } from '../site/ask.ts'
import { anotherSession } from '../site/people.ts'
import { openSite, type Site } from '../site/site.ts'
import { must, tally } from '../site/wait.ts'

const group = 'load'
const ACCOUNTS = 3
const WAITS_EACH = 90
const SESSIONS = 6
/** Uncached pages at a time in each session. */
const HANDS = 4
const TURNS = 8

/** Strangers' results for the most expensive kinds: a page to render, and a sign-in. */
async function strangers(site: Site, name: string): Promise<{ pages: Answer[]; signIns: Answer[] }> {
  const pages: Answer[] = []
  const signIns: Answer[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    pages.push(await ask(site.origin, `/activities.data?search=${name}${turn}`))
    const json = { email: `ninguem-${name}-${turn}@exemplo.com.br`, password: 'papel e lapis 12' }
    signIns.push(await ask(site.origin, '/auth/v1/sign-in/email', { json }))
  }
  return { pages, signIns }
}

function mustServe({ pages, signIns }: { pages: Answer[]; signIns: Answer[] }, more: string): string {
  const told = `meanwhile new searches ${tally(pages.map(inWords))}, sign-ins ${tally(signIns.map(inWords))}; ${more}`
  must(
    pages.every(({ status }) => status === 200),
    told,
  )
  must(
    signIns.every(({ status }) => status === 401),
    told,
  )
  return told
}

/** `/functions/v1/checkout/{id}?wait`, of one unpaid PIX order each. */
const checkouts: TrustCase = {
  group,
  name: `${ACCOUNTS} accounts wait ${WAITS_EACH} times each for a payment`,
  async run() {
    await using site = await openSite()
    const people = await site.people(ACCOUNTS, 'free')
    const waits: Promise<Answer>[] = []
    for (const { id, email, cookie } of people) {
      const json = { planType: 'premium', billingPeriod: 'annual', userId: id, userEmail: email, userName: 'Pessoa' }
      const order = await ask(site.origin, '/functions/v1/create-mercadopago-payment', { json, cookie })
      const [checkout] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(String(order.json.url)) ?? []
      must(checkout !== undefined, `no order: ${inWords(order)}`)
      const wait = () => ask(site.origin, `/functions/v1/checkout/${checkout}?wait=1`, { cookie })
      waits.push(...Array.from({ length: WAITS_EACH }, wait))
    }
    const served = await strangers(site, 'espera')
    const answers = await Promise.all(waits)
    const told = mustServe(served, `waits ${tally(answers.map(inWords))}`)
    must(
      answers.every(({ status }) => status === 200),
      told,
    )
    return { happened: told, lost: 0 }
  },
}

const sessions: TrustCase = {
  group,
  name: `${SESSIONS} sessions of one account ask for new searches, ${HANDS} at a time each`,
  async run() {
    await using site = await openSite()
    const [member] = await site.people(1, 'free')
    must(member !== undefined, 'nobody is there')
    const cookies = await Promise.all(Array.from({ length: SESSIONS }, () => anotherSession(site, member.id)))
    let number = 0
    let isOver = false
    const answers: Answer[] = []
    const hands = cookies.flatMap((cookie) =>
      Array.from({ length: HANDS }, async () => {
        while (!isOver) answers.push(await ask(site.origin, `/activities.data?search=minha${++number}`, { cookie }))
      }),
    )
    await sleep(1_500)
    const served = await strangers(site, 'sessao')
    isOver = true
    await Promise.all(hands)
    return { happened: mustServe(served, `flood ${tally(answers.map(inWords))}`), lost: 0 }
  },
}

export const waits: readonly TrustCase[] = [checkouts, sessions]
