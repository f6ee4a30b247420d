import { data } from 'react-router'
import { skillHref } from '../../../features/bncc/address.rules.ts'
import { CopyButton } from '../../../features/bncc/components/copy-button.tsx'
import type { Skill } from '../../../features/bncc/schema.ts'
import { BNCC, CHIPS, SKILL, stageOf } from '../../../features/bncc/texts.ts'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { truncateAtWord } from '../../../features/catalogue/rules.ts'
import { Fold } from '../../../ui/fold.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, META_DESCRIPTION_LENGTH, pageMeta } from '../../seo/page-meta.ts'
import { sheetPicture } from '../../seo/sheet-picture.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList, skillPage } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/bncc-skill'
import { BnccCredit } from './bncc-credit.tsx'
import { SheetsOf } from './sheets-of.tsx'

/** One skill of the BNCC with the sheets that support it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { bncc, catalogue } = context.get(servicesContext)
  const skill = bncc.skill(params.code)
  if (!skill) throw data(null, 404)
  return { skill, list: await catalogue.list({ search: skill.code }) }
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { skill, list } = loaderData
  const [title, path] = [SKILL.title(skill.code), skillHref(skill.code)]
  const description = truncateAtWord(SKILL.description(skill.code, skill.text), META_DESCRIPTION_LENGTH)
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    // A skill without sheets adds no content to its official text.
    indexed: list.total > 0,
    ...sheetPicture(list.activities),
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
  return (
    <SheetsOf
      back={{ to: BNCC.path, text: SKILL.back }}
      title={skill.code}
      about={<About skill={skill} />}
      heading={SKILL.sheets(list.total)}
      list={list}
      all={{ to: catalogueHref({ search: skill.code }), text: SKILL.seeAll }}
    >
      <BnccCredit />
    </SheetsOf>
  )
}

function About({ skill }: { skill: Skill }) {
  return (
    <>
      <p className="mt-1 text-ink-2">
        {skill.field} · {stageOf(skill)}
      </p>
      <p className="mt-3 max-w-text text-lg">{skill.text}</p>
      <p className="mt-4 flex flex-wrap gap-2 print:hidden">
        <CopyButton text={`(${skill.code}) ${skill.text}`}>{CHIPS.copySkill}</CopyButton>
      </p>
      {skill.unit || skill.objects ? (
        <Fold title={SKILL.more} className="mt-2 max-w-text">
          <dl>
            {skill.unit ? <Fact name={SKILL.unit} value={skill.unit} /> : null}
            {skill.objects ? <Fact name={SKILL.objects} value={skill.objects.join(' · ')} /> : null}
          </dl>
        </Fold>
      ) : null}
    </>
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

export { ErrorBoundary } from './not-found-boundary.tsx'
