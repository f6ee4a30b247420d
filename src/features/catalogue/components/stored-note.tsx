import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FAILURE } from '../texts.ts'

function subscribe(listener: () => void) {
  const kinds = ['online', 'offline']
  for (const kind of kinds) window.addEventListener(kind, listener)
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener)
  }
}

/** Explains that the page below comes from the browser's cache (rule: stale activities). */
export function StoredNote({ className }: { className?: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <p role="status" className={classNames('flex items-center gap-2.5 text-ink-2', className)}>
      <WifiOff aria-hidden size={20} className="shrink-0" />
      {online ? FAILURE.unanswered : FAILURE.offline}
    </p>
  )
}
