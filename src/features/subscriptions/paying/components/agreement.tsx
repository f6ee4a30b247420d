import { NewTabNote } from '../../../../ui/new-tab-note.tsx'
import { AGREEMENT as texts } from '../texts.ts'

/** Leads to the contract before it is agreed to; in a new tab, so that no typed card is lost. */
export function Agreement() {
  return (
    <>
      {texts.before}
      <a href="/terms" target="_blank" rel="noopener" className="text-link">
        {texts.terms}
        <NewTabNote />
      </a>
      {texts.after}
    </>
  )
}
