import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask } from './ask.ts'
import type { Person } from './people.ts'
import type { Postgres } from './postgres.ts'

export const REGISTER = '/rest/v1/rpc/register_download'

/** A download that the site granted. */
interface Acknowledged {
  readonly user: string
  readonly activity: string
}

/** Between two downloads of one person (ms): the limit of thirty a minute is not what is tried. */
const PAUSE_MS = 2_100

/** Asks for one download. */
export function register(origin: string, person: Person, activity: string): Promise<Answer> {
  return ask(origin, REGISTER, { cookie: person.cookie, json: { user_id: person.id, activity_id: activity } })
}

/**
 * Asks for a download and fetches the file, as the page does. @returns both answers; the second null without a grant
 */
export async function fetchFile(origin: string, person: Person, activity: string) {
  const granted = await register(origin, person, activity)
  const url = typeof granted.json.url === 'string' ? granted.json.url : null
  return { granted, file: url === null ? null : await ask(origin, url) }
}

/**
 * People who each download one activity after the other, from any of the origins, until stopped or until there
 * are no more.
 */
export function keepDownloading(
  origins: readonly string[],
  people: readonly Person[],
  activities: readonly { id: string }[],
) {
  const answers: Answer[] = []
  const acknowledged: Acknowledged[] = []
  let stopped = false

  async function one(person: Person, turn: number) {
    for (const [index, { id }] of activities.entries()) {
      if (stopped) return
      const answer = await register(origins[(turn + index) % origins.length] ?? '', person, id)
      answers.push(answer)
      if (answer.json.success === true) acknowledged.push({ user: person.id, activity: id })
      await sleep(PAUSE_MS)
    }
  }
  const done = Promise.all(people.map(one))
  return {
    answers,
    acknowledged,
    done,
    async stop() {
      stopped = true
      await done
    },
  }
}

/** Number of acknowledged downloads missing in the database. */
export async function lostDownloads(
  postgres: Pick<Postgres, 'query'>,
  acknowledged: readonly Acknowledged[],
): Promise<number> {
  const [row] = await postgres.query<{ lost: number }>(
    `select count(*)::int as lost from jsonb_to_recordset($1) as a("user" uuid, activity uuid)
     where not exists (select 1 from downloads d where d.user_id = a."user" and d.activity_id = a.activity)`,
    [JSON.stringify(acknowledged)],
  )
  if (!row) throw new Error('the database did not count')
  return row.lost
}
