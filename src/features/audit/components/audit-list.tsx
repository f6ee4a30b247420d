import { Link } from 'react-router'
import { formatMoment } from '../../../platform/local-time.ts'
import { type DetailLine, detailLines } from '../rules.ts'
import type { AuditRecord } from '../schema.ts'
import { ACTION_LABELS, fieldLabel, AUDIT_TEXTS as texts } from '../texts.ts'

interface AuditListProps {
  entries: readonly AuditRecord[]
  /** False for a list about one subject. */
  namesSubject?: boolean
}

export function AuditList({ entries, namesSubject = true }: AuditListProps) {
  return (
    <ol className="divide-y divide-line rounded-2xl border border-line bg-paper">
      {entries.map((entry) => (
        <li key={entry.id} className="px-4 py-4 md:px-5">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <b className="font-display font-semibold text-[1rem]/6">{ACTION_LABELS[entry.action] ?? entry.action}</b>
            <span className="text-ink-2">{entry.actor?.name ?? texts.gone}</span>
            <time dateTime={entry.at} className="text-ink-3 text-sm tabular-nums">
              {formatMoment(entry.at)}
            </time>
          </p>
          <p className="mt-1 break-words text-ink-2">{entry.summary}</p>
          {namesSubject ? <Subject {...entry} /> : null}
          {typeof entry.details.reason === 'string' ? (
            <p className="mt-1 break-words text-ink-2">{texts.reason(entry.details.reason)}</p>
          ) : null}
          <Details lines={detailLines(entry.details)} />
        </li>
      ))}
    </ol>
  )
}

function Subject({ subjectType, subjectId, subjectName }: AuditRecord) {
  if (subjectType === 'user' && subjectName !== null)
    return (
      <p className="mt-1 text-sm">
        <Link to={`/admin/users/${subjectId}`} className="text-link">
          {texts.onSubject(subjectName)}
        </Link>
      </p>
    )
  return <p className="mt-1 break-all text-ink-3 text-sm">{texts.onSubject(subjectName ?? subjectId)}</p>
}

function Details({ lines }: { lines: readonly DetailLine[] }) {
  if (lines.length === 0) return null
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-brand text-sm">
        {texts.details}
      </summary>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="bg-well text-left">
            {[texts.field, texts.before, texts.after].map((label) => (
              <th key={label} scope="col" className="px-3 py-2 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ field, before, after }) => (
            <tr key={field} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="px-3 py-2 text-left font-normal text-ink-2">
                {fieldLabel(field)}
              </th>
              <td className="break-words px-3 py-2">{valueText(before)}</td>
              <td className="break-words px-3 py-2">{valueText(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? texts.nothing : value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
