/** Adds to a link's name that it opens a new tab. */
export function NewTabNote() {
  return <span className="sr-only"> (abre em nova aba)</span>
}
