import { FieldError } from '../../../ui/field.tsx'
import { KIND_NAMES, IMPORT_SCREEN as texts } from '../texts.ts'
import type { ImportState } from './use-import.ts'

/** Progress and result of an import, with every problem. */
export function ImportReport({ state }: { state: ImportState }) {
  const { dryRun, running, kind, sent, total, done, rows, hidden, refused, counts } = state
  const label = total > 0 ? texts.progress(done, total) : texts.sending(sent)
  // Everything is sent and the answer has not begun: the server reads.
  const share = total > 0 ? done / total : sent < 1 ? sent : undefined
  return (
    <section aria-busy={running} className="mt-7">
      <h2 className="text-xl">{dryRun ? texts.checkedTitle : texts.doneTitle}</h2>
      <div role="status" className="mt-2 text-ink-2">
        {kind ? <p>{texts.kind(KIND_NAMES[kind])}</p> : null}
        {counts ? <p className="font-semibold text-ink">{texts.summary(counts, dryRun)}</p> : null}
        {counts && !running ? <p className="mt-1">{counts.problems === 0 ? texts.noProblems : texts.partial}</p> : null}
      </div>
      {running ? (
        <div className="mt-3 max-w-text">
          <p className="text-sm text-ink-2 tabular-nums">{label}</p>
          <progress aria-label={label} value={share} className="mt-1.5 h-2 w-full accent-brand" />
        </div>
      ) : null}
      {refused === null ? null : <FieldError id="import-refused">{refused}</FieldError>}
      {rows.length > 0 ? (
        <ul className="mt-4 overflow-hidden rounded-2xl border border-line bg-paper">
          {rows.map(({ line, name, problems }) => (
            <li key={line} className="border-line border-t px-5 py-3.5 first:border-t-0">
              <p className="font-semibold wrap-anywhere">
                {texts.line} {line}
                {name === '' ? null : <span className="font-normal text-ink-3"> · {name}</span>}
              </p>
              <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? <p className="mt-3 text-ink-2">{texts.more(hidden)}</p> : null}
    </section>
  )
}
