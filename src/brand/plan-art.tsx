import { classNames } from '../ui/class-names.ts'

const SHEET = 'M0 0h40v52H0z'
const LINES = 'M8 12h24M8 20h24M8 28h14'

const frame = {
  width: 104,
  height: 60,
  viewBox: '-4 -4 104 60',
  fill: 'none',
  strokeWidth: 2,
} as const

/** The free plan: two sheets. */
export function TwoSheets({ className }: { className?: string }) {
  return (
    <svg {...frame} aria-hidden="true" className={classNames('stroke-ink-2', className)}>
      {[0, 52].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={SHEET} className="fill-paper" />
          <path d={LINES} />
        </g>
      ))}
    </svg>
  )
}

/** Premium: a pile with the star on it. */
export function StarredPile({ className }: { className?: string }) {
  return (
    <svg {...frame} aria-hidden="true" className={classNames('stroke-ink-2', className)}>
      {[40, 32, 24, 16, 8, 0].map((x) => (
        <path key={x} d={SHEET} transform={`translate(${x} 0)`} className="fill-paper" />
      ))}
      <path d={LINES} />
      <path
        d="m80 -2 5 11 12 1-9 8 3 12-11-6-10 6 2-12-9-8 12-1z"
        className="fill-star stroke-on-star"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
