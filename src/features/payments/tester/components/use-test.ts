import { useState } from 'react'
import { showToast } from '../../../../ui/toast.tsx'
import type { TestOutcome, TestRequest } from '../schema.ts'
import { TESTER_TEXTS } from '../texts.ts'
import { runTest } from './tool-calls.ts'

const TOASTS = { success: 'success', warning: 'warn', error: 'error' } as const

/** State of a tester's tab; the screen stores it while another tab is open. */
export function useBench() {
  const [url, setUrl] = useState('')
  const [payload, setPayload] = useState('')
  return { url, setUrl, payload, setPayload, ...useTest() }
}

export type Bench = ReturnType<typeof useBench>

/** Runs tests one at a time and shows each result in a toast. */
export function useTest() {
  const [outcome, setOutcome] = useState<TestOutcome | null>(null)
  const [busy, setBusy] = useState<TestRequest['kind'] | null>(null)

  async function run(request: TestRequest): Promise<void> {
    if (busy) return
    setBusy(request.kind)
    setOutcome(null)
    try {
      const { title, description, status, ...rest } = await runTest(request)
      setOutcome({ title, description, status, ...rest })
      showToast({ kind: TOASTS[status], title, description })
    } catch (error) {
      showToast({ kind: 'error', title: TESTER_TEXTS.critical, description: messageOf(error) })
    } finally {
      setBusy(null)
    }
  }
  return { outcome, busy, run }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
