import { StatusBadge } from '../../../../ui/status-badge.tsx'
import type { TestOutcome } from '../schema.ts'
import { TESTER_TEXTS as texts } from '../texts.ts'
import { Panel } from './panel.tsx'
import { TechnicalDetails } from './technical-details.tsx'

const LOOKS = { success: 'ok', warning: 'warn', error: 'error' } as const

/** Result of the last test. */
export function ResultPanel({ outcome }: { outcome: TestOutcome | null }) {
  if (!outcome) return null
  const { status, message, details } = outcome
  return (
    <Panel title={texts.result} aside={<StatusBadge look={LOOKS[status]}>{texts.statuses[status]}</StatusBadge>}>
      <p className="wrap-anywhere">{message}</p>
      <TechnicalDetails label={texts.details} value={details} />
    </Panel>
  )
}
