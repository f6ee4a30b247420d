import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { momentOf } from '../../diagnostic/report/rules.ts'
import { hintsOf } from '../../diagnostic/rules.ts'
import type { DiagnosticReport as Report } from '../../diagnostic/schema.ts'
import { DIAGNOSTIC_TEXTS as texts } from '../../diagnostic/texts.ts'
import { Panel } from './panel.tsx'
import { TechnicalDetails } from './technical-details.tsx'

const LOOKS = {
  success: { look: 'ok', Icon: CircleCheck, colour: 'text-ok' },
  warning: { look: 'warn', Icon: TriangleAlert, colour: 'text-warn' },
  error: { look: 'error', Icon: CircleX, colour: 'text-error' },
} as const

/** The six results, when they were found, and what to do next (rule: webhook diagnostic). */
export function DiagnosticReport({ report }: { report: Report }) {
  return (
    <>
      <Panel title={texts.results} aside={<p className="text-ink-2">{texts.ranAt(momentOf(report))}</p>}>
        <p className="break-all text-ink-2 text-sm">
          {texts.tested}: {report.url}
        </p>
        <ul className="mt-4">
          {report.tests.map(({ name, status, message, details }) => {
            const { look, Icon, colour } = LOOKS[status]
            return (
              <li key={name} className="border-line border-t py-4">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <Icon aria-hidden size={22} className={`shrink-0 ${colour}`} />
                  <h3 className="mr-auto text-[1.0625rem]/6">{name}</h3>
                  <StatusBadge look={look}>{texts.statuses[status].toUpperCase()}</StatusBadge>
                </div>
                <p className="mt-1.5 wrap-anywhere">{message}</p>
                <TechnicalDetails label={texts.details} value={details} />
              </li>
            )
          })}
        </ul>
      </Panel>
      <Panel title={texts.nextSteps}>
        <ul className="grid max-w-text list-disc gap-2.5 pl-5">
          {hintsOf(report).map((hint) => (
            <li key={hint} className="wrap-anywhere">
              {hint}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
