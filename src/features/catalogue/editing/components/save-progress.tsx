import type { Progress } from './use-save.ts'

/** Progress of saving: a name, and a bar during an upload. */
export function SaveProgress({ label, share }: Progress) {
  const percent = share === null ? null : Math.round(share * 100)
  return (
    <div className="mr-auto flex min-h-12 basis-full flex-col justify-center gap-1.5 md:basis-64">
      <p role="status" className="text-sm text-ink-2">
        {label}
        {percent === null ? null : <span className="tabular-nums"> {percent} %</span>}
      </p>
      <progress aria-label={label} max={100} value={percent ?? undefined} className="h-2 w-full accent-brand" />
    </div>
  )
}
