import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.tsx'
import type { ImportCounts, TableKind } from '../schema.ts'
import { IMPORT_SCREEN } from '../texts.ts'
import { callImport, type ImportFiles } from './import-calls.ts'

export interface ProblemRow {
  readonly line: number
  readonly name: string
  readonly problems: readonly string[]
}

export interface ImportState {
  readonly dryRun: boolean
  readonly running: boolean
  readonly kind: TableKind | null
  /** Sent share of the files, 0 to 1. */
  readonly sent: number
  readonly total: number
  readonly done: number
  readonly rows: readonly ProblemRow[]
  /** Rows with problems beyond {@link ROWS_SHOWN}. */
  readonly hidden: number
  readonly refused: string | null
  readonly counts: ImportCounts | null
}

/** With more, the table needs repair first. */
const ROWS_SHOWN = 200

const begun = (dryRun: boolean): ImportState => ({
  dryRun,
  running: true,
  kind: null,
  sent: 0,
  total: 0,
  done: 0,
  rows: [],
  hidden: 0,
  refused: null,
  counts: null,
})

/** One import at a time. `onChanged` is called when the catalogue may have changed. */
export function useImport(onChanged: () => void) {
  const [state, setState] = useState<ImportState | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function start(files: ImportFiles, mode: 'check' | 'run'): Promise<void> {
    const controller = new AbortController()
    stopping.current = controller
    setState(begun(mode === 'check'))
    const add = (more: (before: ImportState) => Partial<ImportState>) =>
      setState((before) => before && { ...before, ...more(before) })
    const call = { mode, signal: controller.signal, onSent: (sent: number) => add(() => ({ sent })) }
    try {
      for await (const event of callImport(files, call)) {
        if (event.type === 'start') add(() => ({ kind: event.kind, total: event.total }))
        if (event.type === 'progress') add(() => ({ done: event.done }))
        if (event.type === 'refused') add(() => ({ refused: event.message }))
        if (event.type === 'problem') {
          add(({ rows, hidden }) => (rows.length < ROWS_SHOWN ? { rows: [...rows, event] } : { hidden: hidden + 1 }))
        }
        if (event.type === 'end') {
          add(({ total, done }) => ({ counts: event.counts, done: event.stopped ? done : total }))
          if (mode === 'run') showToast({ kind: 'success', ...IMPORT_SCREEN.finished })
        }
      }
    } catch {
      if (controller.signal.aborted) showToast({ kind: 'info', ...IMPORT_SCREEN.stopped })
      else showToast({ kind: 'error', ...IMPORT_SCREEN.failed })
    } finally {
      stopping.current = null
      add(() => ({ running: false }))
      if (mode === 'run') onChanged()
    }
  }

  return { state, start, stop: () => stopping.current?.abort(), forget: () => setState(null) }
}
