import { Skeleton } from '../../../ui/skeleton.tsx'

/** The geometry of an activity card: a 3:4 sheet and five bars. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="block aspect-3/4 animate-skeleton rounded-sheet border border-line bg-well calm:animate-none" />
      <Skeleton className="mt-3 h-3 w-1/2" />
      <Skeleton className="mt-2.5 h-3 w-11/12" />
      <Skeleton className="mt-2.5 h-3 w-2/3" />
      <Skeleton className="mt-2.5 h-3 w-10/12" />
      <Skeleton className="mt-2.5 h-3 w-1/2" />
    </div>
  )
}
