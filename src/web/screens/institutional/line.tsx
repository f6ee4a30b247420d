import { Link } from 'react-router'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'
import type { Line } from './document.ts'

/** Running text with its links. Those to other sites open a new tab. */
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
    if (piece.to.startsWith('mailto:'))
      return (
        <a key={piece.to} href={piece.to} className="text-link">
          {piece.text}
        </a>
      )
    return <OutsideLink key={piece.to} {...piece} />
  })
}

/** A link to another site; announces that it opens a tab. */
export function OutsideLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="text-link">
      {text}
      <NewTabNote />
    </a>
  )
}
