import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { TERMS } from '../texts.ts'

/**
 * Asks a member to accept changed terms. The form reloads the page, so that all its parts are current, and works without
 * JavaScript.
 */
export function TermsNotice() {
  return (
    <section aria-label={TERMS.label} className="bg-info-soft text-info print:hidden">
      <form
        method="post"
        action="/profile?form=terms"
        className="page-width flex flex-wrap items-center gap-x-5 gap-y-2 py-3"
      >
        <p className="min-w-0 flex-1 basis-72 font-semibold">{TERMS.due()}</p>
        <Link to="/terms" className="inline-flex min-h-11 items-center text-link">
          {TERMS.read}
        </Link>
        <Button type="submit" size="sm">
          {TERMS.accept}
        </Button>
      </form>
    </section>
  )
}
