import { ArrowLeft } from 'lucide-react'
import { data, isRouteErrorResponse, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { CopyButton } from '../../../features/bncc/components/copy-button.tsx'
import { skillHref } from '../../../features/bncc/rules.ts'
import { BNCC, CHIPS, SKILL, stageOf } from '../../../features/bncc/texts.ts'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LateActivityDialog } from '../../../features/catalogue/components/late-activity-dialog.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { onlyDialogChanged } from '../../../features/catalogue/components/open-activity.ts'
import { truncateAtWord } from '../../../features/catalogue/rules.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, META_DESCRIPTION_LENGTH, pageMeta } from '../../seo/page-meta.ts'
import { activityList, breadcrumbs, skillPage } from '../../seo/structured-data.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import type { Route } from './+types/bncc-skill'
import { BnccCredit } from './bncc-credit.tsx'
import { useActivityAction } from './use-activity-action.tsx'

/** One skill of the BNCC with the sheets that support it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { bncc, catalogue } = context.get(servicesContext)
  const skill = bncc.skill(params.code)
  if (!skill) throw data(null, 404)
  return { skill, list: await catalogue.list({ search: skill.code }) }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { skill, list } = loaderData
  const [title, path] = [SKILL.title(skill.code), skillHref(skill.code)]
  const description = truncateAtWord(SKILL.description(skill.code, skill.text), META_DESCRIPTION_LENGTH)
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    // A skill without sheets says nothing that its official text does not.
    indexed: list.total > 0,
    things: [
      skillPage(site, { name: title, description, path, skill, creditHref: BNCC.creditHref }),
      activityList(site, { name: title, ...list }),
      breadcrumbs(site, [
        { name: BNCC.title, path: BNCC.path },
        { name: skill.code, path },
      ]),
    ],
  }))
}

export default function BnccSkill({ loaderData: { skill, list } }: Route.ComponentProps) {
  const action = useActivityAction()
  return (
    <div className="page-width pt-6 pb-14">
      <Link to={BNCC.path} className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden size={20} />
        {SKILL.back}
      </Link>
      <h1 className="mt-3 text-[1.75rem]/9 md:text-3xl">{skill.code}</h1>
      <p className="mt-1 text-ink-2">
        {skill.field} · {stageOf(skill)}
      </p>
      <p className="mt-4 max-w-text text-lg">{skill.text}</p>
      <dl className="mt-4 max-w-text">
        {skill.unit ? <Fact name={SKILL.unit} value={skill.unit} /> : null}
        {skill.objects ? <Fact name={SKILL.objects} value={skill.objects.join(' · ')} /> : null}
      </dl>
      <p className="mt-4 flex flex-wrap gap-2 print:hidden">
        <CopyButton text={`(${skill.code}) ${skill.text}`}>{CHIPS.copySkill}</CopyButton>
      </p>
      <h2 className="mt-10 mb-4 text-xl md:text-2xl">{SKILL.sheets(list.total)}</h2>
      <ActivityGrid activities={list.activities} level={3} priorityCount={2} />
      {list.total > list.activities.length ? (
        <p className="mt-8 text-center">
          <LinkButton variant="secondary" to={catalogueHref({ search: skill.code })}>
            {SKILL.seeAll}
          </LinkButton>
        </p>
      ) : null}
      <BnccCredit />
      <LateActivityDialog {...action} />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="py-1">
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline text-ink-2">{value}</dd>
    </div>
  )
}

/** An unknown code is the whole site's not-found page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <LoadFailure />
}
