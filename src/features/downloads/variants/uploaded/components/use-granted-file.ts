import { useCallback, useEffect, useState } from 'react'
import type { DownloadEffects } from '../../../components/run-download.ts'
import type { Size } from '../rules.ts'
import type { FileFault } from './arrange-pdf.ts'
import { type Arranger, ArrangerError, openArranger } from './arranger.ts'
import { grantedFile, Refused } from './granted-file.ts'

/** A granted file on its way into the page. */
export type FileState =
  | { readonly is: 'coming' }
  | { readonly is: 'open'; readonly file: Blob; readonly sizes: readonly Size[]; readonly arranger: Arranger }
  /** It is here, and can only be printed or saved as it is. */
  | { readonly is: 'fixed'; readonly file: Blob; readonly why: FileFault }
  | { readonly is: 'missing'; readonly message: string | null }

/** Fetches a granted file and reads it, for as long as the caller is on the page; `retry` does so again. */
export function useGrantedFile(
  { session, calls }: Pick<DownloadEffects, 'session' | 'calls'>,
  activityId: string,
  url: string,
): { state: FileState; retry: () => void } {
  const [state, setState] = useState<FileState>({ is: 'coming' })
  const [tries, setTries] = useState(0)
  const userId = session?.userId
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another try
  useEffect(() => {
    if (userId === undefined) return
    const arranger = openArranger()
    let isCurrent = true
    const become = (next: FileState) => {
      if (isCurrent) setState(next)
    }
    async function fetchAndRead(user: string) {
      become({ is: 'coming' })
      const file = await grantedFile(calls, user, activityId, url)
      try {
        become({ is: 'open', file, sizes: await arranger.open(file), arranger })
      } catch (error) {
        if (!(error instanceof ArrangerError) || error.why === 'unreachable') throw error
        become({ is: 'fixed', file, why: error.why })
      }
    }
    fetchAndRead(userId).catch((error: unknown) =>
      become({ is: 'missing', message: error instanceof Refused ? error.message : null }),
    )
    return () => {
      isCurrent = false
      arranger.stop()
    }
  }, [userId, activityId, url, calls, tries])
  return { state, retry: useCallback(() => setTries((count) => count + 1), []) }
}
