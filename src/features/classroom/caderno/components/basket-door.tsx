import { NotebookText } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import { BASKET, CADERNO } from '../texts.ts'
import { useBasketCount } from './late-basket.ts'

/** The link to the booklet, with the number of its sheets. */
export function BasketDoor({ className }: { className?: string }) {
  const count = useBasketCount()
  return (
    <Link
      to={CADERNO.path}
      aria-label={count > 0 ? BASKET.count(count) : BASKET.open}
      className={classNames(
        'relative inline-flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center rounded-control text-ink-2 no-underline hover:bg-well',
        className,
      )}
    >
      <NotebookText aria-hidden size={24} />
      <span aria-hidden className="hidden px-1 text-[0.6875rem]/3.5 min-[24rem]:block">
        {BASKET.open}
      </span>
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute top-0 left-[calc(50%+0.5rem)] grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 font-display font-semibold text-on-brand text-xs"
        >
          {count}
        </span>
      ) : null}
    </Link>
  )
}
