import { ArrowRight, CalendarDays, NotebookText, PencilRuler, Users } from 'lucide-react'
import { Link } from 'react-router'
import {
  currentHome,
  HOME_KEY,
  type HomeReading,
  readHome,
} from '../../../features/catalogue/components/cached-catalogue.ts'
import { CategoryBlock } from '../../../features/catalogue/components/category-block.tsx'
import { Hero } from '../../../features/catalogue/components/hero/hero.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { PlansPanel } from '../../../features/catalogue/components/plans-panel.tsx'
import { type AnnouncedDate, announcedDates, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { COMING } from '../../../features/catalogue/dates/texts.ts'
import { HOME_META, TOOL_LINKS } from '../../../features/catalogue/texts.ts'
import { dateKey } from '../../../platform/time.ts'
import cursive from '../../../ui/fonts/playwrite-br-subset.woff2?url'
import { queries, useCached } from '../../client/queries.ts'
import { servicesContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { organization, website } from '../../seo/structured-data.ts'
import type { Route } from './+types/home'
import { Awaited, Counter, type HomeProps, Sections, SectionsSkeleton } from './home-sections.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<{ home: HomeReading; today: string }> {
  const { catalogue } = context.get(servicesContext)
  return { home: await catalogue.home(), today: catalogue.today() }
}

/** Coming from another page, the screen shows at once; its activities too when they are known, else they follow. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HomeScreenProps> {
  const today = dateKey(new Date())
  const current = navigator.onLine ? currentHome(queries) : null
  if (current) return { home: current, today }
  const home = readHome(queries, async () => (await serverLoader()).home)
  // It may fail before the screen exists to report it.
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
  useCached(HOME_KEY, home instanceof Promise ? null : home)
  const tools = <ToolLinks today={today} />
  return (
    <>
      <Hero>
        <Awaited home={home} fallback={null}>
          <Counter home={home} />
        </Awaited>
      </Hero>
      <Awaited home={home} fallback={<SectionsSkeleton>{tools}</SectionsSkeleton>}>
        <Sections home={home}>{tools}</Sections>
      </Awaited>
      <CategoryBlock />
      {isPremiumUser ? null : <PlansPanel signedIn={session !== null} />}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure />
}

const TOOL_ICONS = { '/criar': PencilRuler, '/cadernos': NotebookText, '/turma': Users } as const
const TOOLS = ['/criar', '/cadernos', '/turma'] as const

/** Links to personal sheets (rule: creations), to ready-made booklets, to the class and to dates that come up. */
function ToolLinks({ today }: { today: string }) {
  return (
    <ul className="page-width grid grid-cols-3 gap-2 pt-2 md:flex md:flex-wrap md:gap-2.5">
      {TOOLS.map((to) => {
        const Icon = TOOL_ICONS[to]
        return (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-11 flex-col items-center gap-1 rounded-control border-[1.5px] border-outline bg-paper px-1 py-2.5 text-center font-display font-medium text-[0.875rem]/4.5 text-ink no-underline hover:bg-well md:flex-row md:gap-2 md:rounded-pill md:px-4 md:py-1 md:text-base"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-brand" />
              {TOOL_LINKS[to]}
            </Link>
          </li>
        )
      })}
      {announcedDates(today).map((date) => (
        <ComingDate key={date.id} date={date} />
      ))}
    </ul>
  )
}

/** A date that comes up, from four weeks before it on (rule: school dates). */
function ComingDate({ date }: { date: AnnouncedDate }) {
  return (
    <li className="col-span-3">
      <Link
        to={schoolDateHref(date.id)}
        className="flex min-h-11 items-center justify-center gap-x-2 rounded-control bg-brand-soft px-3 py-1 font-semibold text-[0.9375rem]/5.5 text-brand no-underline hover:underline md:rounded-pill md:px-4 md:text-base forced-colors:border"
      >
        <CalendarDays aria-hidden size={20} className="shrink-0" />
        <span>
          {COMING.before} {COMING.date(date.name, date.day)}
        </span>
        <ArrowRight aria-hidden size={18} className="shrink-0" />
      </Link>
    </li>
  )
}

interface HomeScreenProps extends HomeProps {
  /** Today in São Paulo, `yyyy-mm-dd`. */
  today: string
}
