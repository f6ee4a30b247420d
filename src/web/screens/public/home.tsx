import { ArrowRight, CalendarDays, Files, PencilRuler } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { Link } from 'react-router'
import { HOME_INTERVAL_MS } from '../../../features/catalogue/carousel/rules.ts'
import {
  ActivityCarousel,
  ActivityCarouselSkeleton,
} from '../../../features/catalogue/components/activity-carousel.tsx'
import { ActivityGrid, ActivityGridSkeleton } from '../../../features/catalogue/components/activity-grid.tsx'
import {
  currentHome,
  HOME_KEY,
  type HomeReading,
  type Reading,
  readHome,
} from '../../../features/catalogue/components/cached-catalogue.ts'
import { CategoryBlock } from '../../../features/catalogue/components/category-block.tsx'
import { Hero, HeroCounter } from '../../../features/catalogue/components/hero/hero.tsx'
import { LateActivityDialog } from '../../../features/catalogue/components/late-activity-dialog.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { PartialNote } from '../../../features/catalogue/components/partial-note.tsx'
import { PlansPanel } from '../../../features/catalogue/components/plans-panel.tsx'
import { announcedDate, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { COMING } from '../../../features/catalogue/dates/texts.ts'
import { POPULAR_COUNT } from '../../../features/catalogue/rules.ts'
import { CREATE_LINK, HOME, HOME_META } from '../../../features/catalogue/texts.ts'
import { dateKey } from '../../../platform/time.ts'
import cursive from '../../../ui/fonts/playwrite-br-subset.woff2?url'
import { PauseMotionButton } from '../../../ui/pause-motion-button.tsx'
import { queries, useKept } from '../../client/queries.ts'
import { servicesContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { organization, website } from '../../seo/structured-data.ts'
import type { Route } from './+types/home'
import { useActivityAction } from './use-activity-action.tsx'

/** Cards of the recent section while loading. */
const RECENT_SKELETONS = 5

export async function loader({ context }: Route.LoaderArgs): Promise<{ home: HomeReading; today: string }> {
  const { catalogue } = context.get(servicesContext)
  return { home: await catalogue.home(), today: catalogue.today() }
}

/** Coming from another page, the screen shows at once; its activities too when they are known, else they follow. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HomeScreenProps> {
  const today = dateKey(new Date())
  const current = currentHome(queries)
  if (current) return { home: current, today }
  const home = readHome(queries, async () => (await serverLoader()).home)
  // It may fail before the screen is there to say so.
  home.catch(() => undefined)
  return { home, today }
}

export { shouldRevalidate } from './should-revalidate.ts'

/** The hero's word is the first thing seen, and its font is optional: without a head start it would come too late. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: cursive, crossOrigin: 'anonymous' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (site) => ({
    ...HOME_META,
    path: '/',
    things: [website(site, HOME_META.description), organization(site)],
  }))

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, today }: HomeScreenProps = loaderData
  const { session, isPremiumUser } = useRootData() ?? { session: null, isPremiumUser: false }
  useKept(HOME_KEY, home instanceof Promise ? null : home)
  return (
    <>
      <Hero>
        <Awaited home={home} fallback={null}>
          <Counter home={home} />
        </Awaited>
      </Hero>
      <CreateLink />
      <ComingDate today={today} />
      <Awaited home={home} fallback={<SectionsSkeleton />}>
        <Sections home={home} />
      </Awaited>
      <CategoryBlock />
      {isPremiumUser ? null : <PlansPanel signedIn={session !== null} />}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure />
}

/** The way to sheets of one's own (rule: creations). */
function CreateLink() {
  return (
    <p className="page-width pt-6">
      <Link to="/criar" className="text-link inline-flex min-h-11 items-center gap-x-2 font-semibold">
        <PencilRuler aria-hidden size={20} className="shrink-0" />
        {CREATE_LINK}
        <ArrowRight aria-hidden size={18} className="shrink-0" />
      </Link>
    </p>
  )
}

/** The date that comes up, from four weeks before it on (rule: school dates). */
function ComingDate({ today }: { today: string }) {
  const date = announcedDate(today)
  if (!date?.day) return null
  return (
    <p className="page-width pt-6">
      <Link
        to={schoolDateHref(date.id)}
        className="inline-flex min-h-11 items-center gap-x-2 rounded-control bg-brand-soft px-4 py-2 font-semibold text-brand no-underline hover:underline"
      >
        <CalendarDays aria-hidden size={20} className="shrink-0" />
        <span>
          {COMING.before} {COMING.date(date.name, date.day)}
        </span>
        <ArrowRight aria-hidden size={18} className="shrink-0" />
      </Link>
    </p>
  )
}

interface HomeProps {
  home: Reading<HomeReading> | Promise<Reading<HomeReading>>
}

interface HomeScreenProps extends HomeProps {
  /** Today in São Paulo, `yyyy-mm-dd`. */
  today: string
}

function useReading(home: HomeProps['home']): Reading<HomeReading> {
  return home instanceof Promise ? use(home) : home
}

/**
 * Shows `fallback` until the activities are here. The server's page has them already and gets no boundary: React would
 * stream its contents behind a script, and without JavaScript they would never show.
 */
function Awaited({ home, fallback, children }: HomeProps & { fallback: ReactNode; children: ReactNode }) {
  return home instanceof Promise ? <Suspense fallback={fallback}>{children}</Suspense> : children
}

function Counter({ home }: HomeProps) {
  return <HeroCounter count={useReading(home).count} />
}

function Sections({ home }: HomeProps) {
  const { recent, popular, partial } = useReading(home)
  const action = useActivityAction()
  if (recent.length === 0) return <p className="page-width py-10 text-ink-2">{HOME.empty}</p>
  return (
    <>
      {partial ? <PartialNote className="page-width pt-6" /> : null}
      <section className="page-width pt-8 pb-6 lg:pt-10">
        <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
          <SectionTitle>{HOME.recent}</SectionTitle>
          <PauseMotionButton />
        </div>
        <ActivityCarousel label={HOME.recent} activities={recent} intervalMs={HOME_INTERVAL_MS} priorityCount={3} />
      </section>
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
      <LateActivityDialog {...action} />
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
