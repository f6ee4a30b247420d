import { Carousel, CarouselItem } from '../carousel/components/carousel.tsx'
import type { Activity } from '../schema.ts'
import { ActivityCard } from './activity-card.tsx'
import { priorityAt } from './activity-thumb.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

export interface ActivityCarouselProps {
  /** Name of the row. */
  label: string
  activities: readonly Activity[]
  intervalMs: number
  /** Number of first pictures that load at once. */
  priorityCount?: number
}

/** Activities in one row that moves by itself. */
export function ActivityCarousel({ label, activities, intervalMs, priorityCount = 0 }: ActivityCarouselProps) {
  return (
    <Carousel label={label} intervalMs={intervalMs}>
      {activities.map((activity, i) => (
        <CarouselItem key={activity.id}>
          <ActivityCard activity={activity} layout="row" priority={priorityAt(i, priorityCount)} />
        </CarouselItem>
      ))}
    </Carousel>
  )
}

/** The same row while its activities load. */
export function ActivityCarouselSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="flex gap-4 overflow-hidden pb-3">
      {Array.from({ length: count }, (_, i) => `skeleton-${i}`).map((key) => (
        <div key={key} className="w-37.5 shrink-0 md:w-45">
          <CardSkeleton />
        </div>
      ))}
    </div>
  )
}
