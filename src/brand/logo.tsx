import { classNames } from '../ui/class-names.ts'
import { WORDMARK } from './wordmark.ts'

/**
 * The half-finished A of a tracing sheet and the wordmark. Set the height by class (36 px in the bar, 30 on mobile, never
 * under 24). Letters take the current colour, crossbar and accent the margin red. Name the link around it.
 */
export function Logo({ className, onBoard = false }: { className?: string; onBoard?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 211 40"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      className={classNames('w-auto shrink-0', onBoard ? 'text-chalk' : 'text-brand', className)}
    >
      <path d="M5.500 35 19 6" stroke="currentColor" />
      <path d="M13 24.600h8.400" className={onBoard ? 'stroke-[#F0907F]' : 'stroke-margin'} />
      <g fill="currentColor">
        <circle cx="22.700" cy="14" r="2.500" />
        <circle cx="25.900" cy="21" r="2.500" />
        <circle cx="29.200" cy="28" r="2.500" />
        <circle cx="32.500" cy="35" r="2.500" />
        <path transform="translate(44 30)" d={WORDMARK.letters} />
      </g>
      <path transform="translate(44 30)" d={WORDMARK.accent} className={onBoard ? 'fill-[#F0907F]' : 'fill-margin'} />
    </svg>
  )
}
