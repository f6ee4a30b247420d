import { ChevronDown } from 'lucide-react'

/** Technical details, closed at first. */
export function TechnicalDetails({ label, value }: { label: string; value: unknown }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-control font-display font-semibold text-[0.9375rem] text-brand">
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
        {label}
      </summary>
      <pre className="mt-2 whitespace-pre-wrap wrap-anywhere rounded-control bg-well p-5 text-[0.9375rem]/6">
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  )
}
