import { classNames } from './class-names.ts'

/** A placeholder for something still loading; set its size by class. Put `aria-busy` on what holds it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-skeleton rounded-pill bg-line calm:animate-none', className)}
    />
  )
}
