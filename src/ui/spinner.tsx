import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

/** A turning circle without text: put the words beside it. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return <LoaderCircle aria-hidden size={size} className={classNames('shrink-0 animate-spin', className)} />
}
