import { Mail, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { needsOf } from '../texts.ts'

/** Things that need somebody, each with the screen for it. */
export function Needs({ needs }: { needs: ReturnType<typeof needsOf> }) {
  return (
    <ul className="divide-y divide-line">
      {needs.map(({ title, advice, link, urgent }) => {
        const Icon = urgent ? TriangleAlert : Mail
        return (
          <li key={title} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3 first:pt-0 last:pb-0">
            <span className="flex min-w-0 grow basis-64 gap-3">
              <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${urgent ? 'text-warn' : 'text-ink-3'}`} />
              <span className="min-w-0">
                <b className={`block font-semibold ${urgent ? 'text-warn' : ''}`}>{title}</b>
                <span className="block text-ink-2 text-sm">{advice}</span>
              </span>
            </span>
            {link ? (
              <Link to={link.to} className="text-link ml-8.5 inline-flex min-h-11 items-center sm:ml-0">
                {link.label}
              </Link>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
