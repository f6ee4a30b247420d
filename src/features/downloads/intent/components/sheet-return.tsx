import { ArrowLeft } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { RETURN_TEXTS } from '../texts.ts'
import { carriedReturn } from './carried-download.ts'

const never = () => () => undefined
/** A string: useSyncExternalStore compares snapshots by identity. */
const snapshot = () => JSON.stringify(carriedReturn())

/** Link back to the sheet the user came from; empty without one. */
export function SheetReturn({ look = 'quiet', className }: { look?: 'quiet' | 'primary'; className?: string }) {
  const sheet = JSON.parse(useSyncExternalStore(never, snapshot, () => 'null')) as ReturnType<typeof carriedReturn>
  if (!sheet) return null
  return (
    <LinkButton
      to={href('/activities/:slug', { slug: sheet.key })}
      variant={look}
      size={look === 'primary' ? 'lg' : undefined}
      icon={<ArrowLeft aria-hidden size={20} />}
      className={className}
    >
      <span className="min-w-0 wrap-anywhere">{RETURN_TEXTS.back(sheet.label)}</span>
    </LinkButton>
  )
}
