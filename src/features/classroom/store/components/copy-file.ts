import { dateKey } from '../../../../platform/time.ts'
import { type CopyContents, copyText } from '../copy.rules.ts'
import { seal } from './seal.ts'

/** A copy as a file; its name has no name of a class or a child. */
export async function copyFile(
  contents: CopyContents,
  password: string | null,
  now: Date,
): Promise<{ blob: Blob; name: string }> {
  const written = password === null ? contents : { sealed: await seal(contents, password) }
  const blob = new Blob([copyText(written, now)], { type: 'application/json' })
  return { blob, name: `copia-da-turma-${dateKey(now)}.json` }
}
