import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** A link from a detail page up to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
      <ArrowLeft aria-hidden size={20} />
      {children}
    </Link>
  )
}
