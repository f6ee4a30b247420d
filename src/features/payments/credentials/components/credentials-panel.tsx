import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { as, callApi } from '../../../../platform/browser/call-api.ts'
import { formatMoment } from '../../../../platform/local-time.ts'
import { Button } from '../../../../ui/button.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { Panel } from '../../tester/components/panel.tsx'
import { type CredentialsReport, credentialsReportSchema, type Finding } from '../schema.ts'
import { CHECK_LABELS, CHECK_OK, PROBLEM_TEXTS, CREDENTIALS_TEXTS as texts } from '../texts.ts'

const LOOKS = { success: 'ok', warning: 'warn', error: 'error', unknown: 'warn' } as const

/** One button that asks the provider what the credentials may do, and what mends them. */
export function CredentialsPanel() {
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<CredentialsReport | null>(null)
  const check = async () => {
    setBusy(true)
    setReport(null)
    const answer = await callApi<CredentialsReport>('/functions/v1/admin/credentials-check', {
      body: {},
      read: as(credentialsReportSchema),
    })
    setBusy(false)
    if (answer.ok) return setReport(answer.data)
    showToast({ kind: 'error', title: texts.failed, description: answer.refusal?.description ?? '' })
  }
  return (
    <Panel
      title={texts.title}
      aside={report ? <p className="text-ink-2">{texts.checkedAt(formatMoment(report.checkedAt))}</p> : null}
    >
      <p className="mb-4 max-w-text text-ink-2">{texts.intro}</p>
      <Button
        className="w-full sm:w-auto"
        variant="secondary"
        icon={<KeyRound aria-hidden size={20} />}
        busy={busy}
        busyLabel={texts.running}
        onClick={() => void check()}
      >
        {texts.start}
      </Button>
      {report ? (
        <ul role="status" className="mt-4">
          {report.findings.map((finding) => (
            <Row key={finding.check} finding={finding} />
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

function Row({ finding: { check, status, problem } }: { finding: Finding }) {
  const words = problem && PROBLEM_TEXTS[problem]
  return (
    <li className="border-line border-t py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="mr-auto text-[1.0625rem]/6">{CHECK_LABELS[check]}</h3>
        <StatusBadge look={LOOKS[status]}>{texts.statuses[status]}</StatusBadge>
      </div>
      <p className="mt-1.5 wrap-anywhere">{words?.message ?? CHECK_OK[check]}</p>
      {words ? <p className="mt-1 text-ink-2 wrap-anywhere">{words.advice}</p> : null}
    </li>
  )
}
