import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './error.ts'
import { texts } from './texts.ts'

/** The system user of the server. Without numbers: the current one. */
export interface Identity {
  readonly uid?: number
  readonly gid?: number
}

/** Users that exist to run such a server, best first (`_postgres` is macOS). */
const PREFERRED_USERS = ['postgres', '_postgres', 'node', 'nobody']

/**
 * PostgreSQL refuses to run as root, so root hands it to another user: the owner of the data directory when that is
 * another user already (a directory prepared for a user, or a cluster an earlier start made), or an unprivileged user.
 * @param dir the data directory; need not exist
 * @throws EmbeddedPostgresError when we are root and there is no other user
 */
export function chooseIdentity(dir: string): Identity {
  if (process.getuid?.() !== 0) return {}
  for (const place of [join(dir, 'cluster', 'data'), dir]) {
    const owner = ownerOf(place)
    if (owner) return owner
  }
  const user = unprivilegedUser(existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '')
  if (user) return user
  throw new EmbeddedPostgresError(texts.noOtherUser)
}

function ownerOf(place: string): Identity | null {
  const stat = statSync(place, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null
}

/**
 * The entry of an /etc/passwd to run a server as: a preferred name, else the first entry that is not root.
 * Lines are `name:password:uid:gid:…`; entries whose numbers are not numbers are passed over.
 */
export function unprivilegedUser(passwd: string): Identity | null {
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid || 'none'), gid: Number(gid || 'none') }))
    .filter((user) => Number.isInteger(user.uid) && Number.isInteger(user.gid) && user.uid !== 0)
  const chosen = PREFERRED_USERS.map((name) => users.find((user) => user.name === name)).find(Boolean) ?? users[0]
  return chosen ? { uid: chosen.uid, gid: chosen.gid } : null
}
