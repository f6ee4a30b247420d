/** The activities of the home page, and what is in their place while they are being read. */
import { ArrowRight, Files } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { Link } from 'react-router'
import { HOME_INTERVAL_MS } from '../../../features/catalogue/carousel/rules.ts'
import {
  ActivityCarousel,
  ActivityCarouselSkeleton,
} from '../../../features/catalogue/components/activity-carousel.tsx'
import { ActivityGrid, ActivityGridSkeleton } from '../../../features/catalogue/components/activity-grid.tsx'
import type { HomeReading, Reading } from '../../../features/catalogue/components/cached-catalogue.ts'
import { HeroCounter } from '../../../features/catalogue/components/hero/hero.tsx'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { StoredNote } from '../../../features/catalogue/components/stored-note.tsx'
import { POPULAR_COUNT } from '../../../features/catalogue/rules.ts'
import { HOME } from '../../../features/catalogue/texts.ts'
import { PauseMotionButton } from '../../../ui/pause-motion-button.tsx'
import { useActivityAction } from './use-activity-action.tsx'

/** Cards of the recent section while loading. */
const RECENT_SKELETONS = 5

export interface HomeProps {
  home: Reading<HomeReading> | Promise<Reading<HomeReading>>
}

function useReading(home: HomeProps['home']): Reading<HomeReading> {
  return home instanceof Promise ? use(home) : home
}

/**
 * Shows `fallback` until the activities are here. The server's page has them already and gets no boundary: React would
 * stream its contents behind a script, and without JavaScript they would never show.
 */
export function Awaited({ home, fallback, children }: HomeProps & { fallback: ReactNode; children: ReactNode }) {
  return home instanceof Promise ? <Suspense fallback={fallback}>{children}</Suspense> : children
}

export function Counter({ home }: HomeProps) {
  return <HeroCounter count={useReading(home).count} />
}

/** `children` is between the two lists: the first row of sheets is in the first window of a phone. */
export function Sections({ home, children }: HomeProps & { children: ReactNode }) {
  const { recent, popular, stored } = useReading(home)
  const action = useActivityAction()
  if (recent.length === 0)
    return (
      <>
        <p className="page-width py-10 text-ink-2">{HOME.empty}</p>
        {children}
      </>
    )
  return (
    <>
      {stored ? <StoredNote className="page-width pt-6" /> : null}
      <section className="page-width pt-4 pb-4 lg:pt-6">
        <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
          <SectionTitle>{HOME.recent}</SectionTitle>
          <PauseMotionButton />
        </div>
        <ActivityCarousel label={HOME.recent} activities={recent} intervalMs={HOME_INTERVAL_MS} priorityCount={3} />
      </section>
      {children}
      <section data-pictures="below" className="page-width pt-8 pb-6 lg:pt-10">
        <div className="mb-5">
          <SectionTitle>{HOME.popular}</SectionTitle>
        </div>
        <ActivityGrid activities={popular}>
          <li className="md:hidden">
            <Link
              to="/activities"
              className="flex aspect-3/4 flex-col items-center justify-center gap-3 rounded-sheet bg-brand-soft p-4 text-center font-display font-semibold text-brand no-underline"
            >
              <Files aria-hidden size={40} strokeWidth={1.5} />
              {HOME.wholeCatalogue}
              <ArrowRight aria-hidden size={22} />
            </Link>
          </li>
        </ActivityGrid>
      </section>
      <LazyActivityDialog {...action} />
    </>
  )
}

function SectionTitle({ children }: { children: string }) {
  return <h2 className="text-[1.375rem]/7.25 md:text-2xl">{children}</h2>
}

export function SectionsSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <section className="page-width pt-4 pb-4 lg:pt-6">
        <div className="mb-3 flex min-h-11 items-center">
          <SectionTitle>{HOME.recent}</SectionTitle>
        </div>
        <ActivityCarouselSkeleton count={RECENT_SKELETONS} />
      </section>
      {children}
      <section className="page-width pt-8 pb-6 lg:pt-10">
        <div className="mb-5">
          <SectionTitle>{HOME.popular}</SectionTitle>
        </div>
        <ActivityGridSkeleton count={POPULAR_COUNT} />
      </section>
    </>
  )
}
