import { BNCC } from '../../../features/bncc/texts.ts'

/** Credits the compilers of the texts, as their licence requires. */
export function BnccCredit() {
  return (
    <p className="mt-10 text-sm text-ink-2">
      <a href={BNCC.creditHref} className="text-link inline-flex min-h-11 items-center" rel="noopener noreferrer">
        {BNCC.credit}
      </a>
    </p>
  )
}
