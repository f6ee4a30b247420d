import { dateKey } from '../../../../platform/time.ts'
import { copyText } from '../copy.rules.ts'
import type { Room } from '../rules.ts'
import { sealRoom } from './seal.ts'

/** A copy as a file; its name has no name of a class or a child. */
export async function copyFile(room: Room, password: string | null, now: Date): Promise<{ blob: Blob; name: string }> {
  const contents = password === null ? { room } : { sealed: await sealRoom(room, password) }
  const blob = new Blob([copyText(contents, now)], { type: 'application/json' })
  return { blob, name: `copia-da-turma-${dateKey(now)}.json` }
}
