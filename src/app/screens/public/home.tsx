import { type ReactNode, Suspense, use } from 'react'
import { Link } from 'react-router'
import { HOME_INTERVAL_MS } from '../../../features/catalogue/carousel/rules.ts'
import {
  ActivityCarousel,
  ActivityCarouselSkeleton,
} from '../../../features/catalogue/components/activity-carousel.tsx'
import { ActivityDialog } from '../../../features/catalogue/components/activity-dialog.tsx'
import { ActivityGrid, ActivityGridSkeleton } from '../../../features/catalogue/components/activity-grid.tsx'
import { CategoryBlock } from '../../../features/catalogue/components/category-block.tsx'
import { Hero, HeroCounter } from '../../../features/catalogue/components/hero/hero.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { PlansPanel } from '../../../features/catalogue/components/plans-panel.tsx'
import { POPULAR_COUNT } from '../../../features/catalogue/rules.ts'
import type { Activity } from '../../../features/catalogue/schema.ts'
import { HOME, HOME_META } from '../../../features/catalogue/texts.ts'
import cursive from '../../../ui/fonts/playwrite-br-subset.woff2?url'
import { PauseMotionButton } from '../../../ui/pause-motion-button.tsx'
import { servicesContext } from '../../context.ts'
import { useRootData } from '../../shell/root-data.ts'
import type { Route } from './+types/home'
import { allowsPremium } from './allows-premium.ts'
import { pageMeta } from './page-meta.ts'
import { useActivityAction } from './use-activity-action.ts'

/** Cards of the recent section while loading (spec part 1 §2). */
const RECENT_SKELETONS = 5

interface HomeData {
  recent: Activity[]
  popular: Activity[]
  count: number
  isPremiumUser: boolean
}

export async function loader({ context }: Route.LoaderArgs): Promise<{ home: HomeData }> {
  const [home, isPremiumUser] = await Promise.all([
    context.get(servicesContext).catalogue.home(),
    allowsPremium(context),
  ])
  return { home: { ...home, isPremiumUser } }
}

/** Coming from another page, the screen shows at once and its activities follow. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { home: serverLoader().then((data) => data.home) }
}

/** One visit, one reading: neither a dialog, nor a download, nor Back from it may shuffle the sheets under the reader's eyes. */
export const shouldRevalidate = () => false

/** The hero's word is the first thing seen, and its font is optional: without a head start it would come too late. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: cursive, crossOrigin: 'anonymous' },
]

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, HOME_META)

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <Hero>
        <Awaited home={home} fallback={null}>
          <Counter home={home} />
        </Awaited>
      </Hero>
      <Awaited home={home} fallback={<SectionsSkeleton />}>
        <Sections home={home} />
      </Awaited>
      <CategoryBlock />
      <Awaited home={home} fallback={<PlansPanel signedIn={false} />}>
        <Plans home={home} />
      </Awaited>
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure />
}

type Reading = { home: HomeData | Promise<HomeData> }

function useReading(home: Reading['home']): HomeData {
  return home instanceof Promise ? use(home) : home
}

/**
 * Shows `fallback` until the activities are here. The server's page has them already and gets no boundary: React would
 * stream its contents behind a script, and without JavaScript they would never show.
 */
function Awaited({ home, fallback, children }: Reading & { fallback: ReactNode; children: ReactNode }) {
  return home instanceof Promise ? <Suspense fallback={fallback}>{children}</Suspense> : children
}

function Counter({ home }: Reading) {
  return <HeroCounter count={useReading(home).count} />
}

function Plans({ home }: Reading) {
  const signedIn = useRootData()?.session != null
  const isPremiumUser = useReading(home).isPremiumUser && signedIn
  return isPremiumUser ? null : <PlansPanel signedIn={signedIn} />
}

function Sections({ home }: Reading) {
  const signedIn = useRootData()?.session != null
  const { recent, popular, isPremiumUser } = useReading(home)
  const action = useActivityAction(isPremiumUser && signedIn)
  if (recent.length === 0) return <p className="page-width py-10 text-ink-2">{HOME.empty}</p>
  return (
    <>
      <section className="page-width overflow-x-clip overflow-y-visible pt-8 pb-6 lg:pt-10">
        <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
          <SectionTitle>{HOME.recent}</SectionTitle>
          <PauseMotionButton />
        </div>
        <ActivityCarousel label={HOME.recent} activities={recent} intervalMs={HOME_INTERVAL_MS} priorityCount={3} />
      </section>
      <section className="page-width pt-8 pb-6 lg:pt-10">
        <div className="mb-5">
          <SectionTitle>{HOME.popular}</SectionTitle>
        </div>
        <ActivityGrid activities={popular}>
          <li className="md:hidden">
            <Link
              to="/activities"
              className="grid aspect-3/4 place-items-center rounded-sheet bg-brand-soft p-4 text-center font-display font-semibold text-brand no-underline"
            >
              {HOME.wholeCatalogue}
            </Link>
          </li>
        </ActivityGrid>
      </section>
      <ActivityDialog {...action} />
    </>
  )
}

function SectionTitle({ children }: { children: string }) {
  return <h2 className="text-[1.375rem]/7.25 md:text-2xl">{children}</h2>
}

function SectionsSkeleton() {
  return (
    <>
      <section className="page-width pt-8 pb-6 lg:pt-10">
        <div className="mb-4 flex min-h-11 items-center">
          <SectionTitle>{HOME.recent}</SectionTitle>
        </div>
        <ActivityCarouselSkeleton count={RECENT_SKELETONS} />
      </section>
      <section className="page-width pt-8 pb-6 lg:pt-10">
        <div className="mb-5">
          <SectionTitle>{HOME.popular}</SectionTitle>
        </div>
        <ActivityGridSkeleton count={POPULAR_COUNT} />
      </section>
    </>
  )
}
