/** Says in a link's name that it leaves the page. */
export function NewTabNote() {
  return <span className="sr-only"> (abre em nova aba)</span>
}
