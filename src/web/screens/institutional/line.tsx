import { Link } from 'react-router'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'
import type { Line } from './document.ts'

/** Running text with its links. Those to other sites open in a tab of their own. */
export function RichLine({ line }: { line: Line }) {
  if (typeof line === 'string') return line
  return line.map((piece) => {
    if (typeof piece === 'string') return piece
    if (piece.to.startsWith('/'))
      return (
        <Link key={piece.to} to={piece.to} className="text-link">
          {piece.text}
        </Link>
      )
    return <OutsideLink key={piece.to} {...piece} />
  })
}

/** A link to another site; says that it opens a tab. */
export function OutsideLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="text-link">
      {text}
      <NewTabNote />
    </a>
  )
}
