import { WifiOff } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { FAILURE } from '../texts.ts'

/** Says that what follows is only what the browser still knows (rule: stale activities). */
export function PartialNote({ className }: { className?: string }) {
  return (
    <p role="status" className={classNames('flex items-center gap-2.5 text-ink-2', className)}>
      <WifiOff aria-hidden size={20} className="shrink-0" />
      {FAILURE.partial}
    </p>
  )
}
