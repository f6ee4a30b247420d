import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** The way up from a page of one thing to the list of them. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
      <ArrowLeft aria-hidden size={20} />
      {children}
    </Link>
  )
}
