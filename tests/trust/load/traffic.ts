import { ask, inWords } from '../site/ask.ts'
import { REGISTER } from '../site/downloads.ts'
import type { Person } from '../site/people.ts'
import { notification } from '../site/provider.ts'
import type { Site } from '../site/site.ts'
import { must } from '../site/wait.ts'
import type { Shot } from './generator.ts'

/** Of a thousand requests. Sign-ins are dear on purpose (a slow hash), and rare on any site. */
const SHARES = { browse: 560, picture: 180, search: 120, member: 50, download: 60, webhook: 20, signIn: 10 }
type Kind = keyof typeof SHARES

/** Enough to stay below the limit of downloads a minute. */
const MEMBERS = 800
const ACCOUNTS = 6
const SEARCHES = ['gato', 'letra', 'número', 'labirinto', 'colorir', 'soma', 'flor', 'casa', 'peixe', 'forma']
const PASSWORD = 'papel e lapis 12'

const json = { 'content-type': 'application/json' }

/** The people and pages of the mixture, and a new shot each time it is asked. */
export async function mixedTraffic(site: Site): Promise<() => Shot> {
  const members = await site.people(MEMBERS, 'premium')
  const activities = await site.activities()
  const emails: string[] = []
  for (let index = 0; index < ACCOUNTS; index++) {
    const email = `entra-${index}@exemplo.com.br`
    const form = { name: 'Pessoa', email, password: PASSWORD, terms_accepted: true, receive_emails: false }
    const answer = await ask(site.origin, '/auth/v1/sign-up/email', { json: form })
    must(answer.status === 200, `sign-up answered ${inWords(answer)}`)
    emails.push(email)
  }
  const pages = ['/', '/', '/activities', '/plans', '/faq', ...activities.map(({ slug }) => `/activities/${slug}`)]
  const deck = Object.entries(SHARES).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))
  const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T
  let payment = 8_000_000_000

  const shots: Record<Kind, () => Shot> = {
    browse: () => ({ kind: 'browse', path: any(pages) }),
    picture: () => ({ kind: 'picture', path: any(activities).image_url }),
    search: () => ({ kind: 'search', path: `/activities?search=${encodeURIComponent(any(SEARCHES))}` }),
    member: () => ({ kind: 'member', path: '/profile', headers: { cookie: any(members).cookie } }),
    download: () => download(any(members), any(activities).id),
    webhook() {
      const { path, headers, json: body } = notification(site.webhookSecret, String(++payment))
      return { kind: 'webhook', method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(body) }
    },
    signIn: () => ({
      kind: 'signIn',
      method: 'POST',
      path: '/auth/v1/sign-in/email',
      headers: json,
      body: JSON.stringify({ email: any(emails), password: PASSWORD }),
    }),
  }
  return () => shots[any(deck)]()
}

function download({ id, cookie }: Person, activity: string): Shot {
  return {
    kind: 'download',
    method: 'POST',
    path: REGISTER,
    headers: { ...json, cookie },
    body: JSON.stringify({ user_id: id, activity_id: activity }),
    follow(body) {
      const { url }: { url: string | null } = JSON.parse(body)
      return url === null ? null : { kind: 'download', path: url }
    },
  }
}
