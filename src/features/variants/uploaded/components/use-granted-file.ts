import { useEffect, useRef, useState } from 'react'
import type { DownloadEffects } from '../../../downloads/components/run-download.ts'
import type { Size } from '../rules.ts'
import type { FileFault } from './arrange-pdf.ts'
import { type Arranger, ArrangerError, openArranger } from './arranger.ts'

/** A file that is in the page. */
type HereFile =
  | { readonly is: 'open'; readonly file: Blob; readonly sizes: readonly Size[]; readonly arranger: Arranger }
  /** It can only be printed or saved as it is. */
  | { readonly is: 'fixed'; readonly file: Blob; readonly why: FileFault }

/** An uploaded file, which comes with the first grant; its pictures need no grant. */
export type FileState = HereFile | { readonly is: 'away' }

/** Fetches a granted file and reads it, once, for as long as the caller is on the page. */
export function useGrantedFile(calls: Pick<DownloadEffects['calls'], 'file'>) {
  const [state, setState] = useState<FileState>({ is: 'away' })
  const arranger = useRef<Arranger | null>(null)
  useEffect(() => () => arranger.current?.stop(), [])

  async function read(file: Blob): Promise<HereFile> {
    arranger.current ??= openArranger()
    try {
      return { is: 'open', file, sizes: await arranger.current.open(file), arranger: arranger.current }
    } catch (error) {
      arranger.current.stop()
      arranger.current = null
      if (!(error instanceof ArrangerError) || error.why === 'unreachable') throw error
      return { is: 'fixed', file, why: error.why }
    }
  }

  return {
    state,
    /** The file behind a signed address. @throws CallFailure; ArrangerError when it cannot be had now */
    async open(url: string): Promise<HereFile> {
      if (state.is !== 'away') return state
      const here = await read(await calls.file(url))
      setState(here)
      return here
    },
  }
}
