import { Form, Link } from 'react-router'
import { skillHref } from '../../../features/bncc/address.rules.ts'
import { BNCC_PARAMETERS, parseSkillFilter, type SkillFilter, STAGES } from '../../../features/bncc/rules.ts'
import type { CountedSkill } from '../../../features/bncc/service.server.ts'
import { BNCC, stageOf } from '../../../features/bncc/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/bncc'
import { BnccCredit } from './bncc-credit.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { bncc } = context.get(servicesContext)
  const filter = parseSkillFilter(new URL(request.url).searchParams, bncc.fields)
  return { filter, fields: bncc.fields, skills: await bncc.explore(filter) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { title, description, path } = BNCC
  const { stage, field, search, all } = loaderData.filter
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    // Filtered lists are not indexed; the skills in them are.
    indexed: !stage && !field && search === '' && !all,
    things: [webPage(site, { name: title, description, path }), breadcrumbs(site, [{ name: title, path }])],
  }))
}

/** The explorer of the BNCC: skills by stage, field and words, each with the sheets that support it. */
export default function BnccExplorer({ loaderData: { filter, fields, skills } }: Route.ComponentProps) {
  const byField = Map.groupBy(skills, ({ field }) => field)
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{BNCC.title}</h1>
      <p className="mt-3 max-w-text text-ink-2">{BNCC.intro}</p>
      <SkillFilters key={JSON.stringify(filter)} filter={filter} fields={fields} />
      <p role="status" className="mt-6 text-ink-2">
        {BNCC.found(skills.length)}
      </p>
      {skills.length === 0 ? (
        <EmptyState
          kind="empty"
          title={BNCC.none}
          action={
            <LinkButton variant="secondary" to={BNCC.path}>
              {BNCC.clear}
            </LinkButton>
          }
        >
          {BNCC.noneHint}
        </EmptyState>
      ) : null}
      {[...byField].map(([field, own]) => (
        <section key={field} className="mt-8">
          <h2 className="text-xl md:text-2xl">{field}</h2>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {own.map((skill) => (
              <SkillRow key={skill.code} skill={skill} />
            ))}
          </ul>
        </section>
      ))}
      <BnccCredit />
    </div>
  )
}

/** A form that is an address: it works without JavaScript. */
function SkillFilters({ filter, fields }: { filter: SkillFilter; fields: readonly string[] }) {
  const [stage, field, search, all] = BNCC_PARAMETERS
  return (
    <Form action={BNCC.path} role="search" className="mt-6 grid gap-4 md:grid-cols-3">
      <TextField label={BNCC.search} name={search} defaultValue={filter.search} maxLength={200} autoComplete="off" />
      <Select label={BNCC.stage} name={stage} defaultValue={filter.stage ?? ''}>
        <option value="">{BNCC.everyStage}</option>
        {STAGES.map((value) => (
          <option key={value} value={value}>
            {BNCC.stages[value]}
          </option>
        ))}
      </Select>
      <Select label={BNCC.field} name={field} defaultValue={filter.field ?? ''}>
        <option value="">{BNCC.everyField}</option>
        {fields.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
      <Checkbox label={BNCC.all} name={all} value="1" defaultChecked={filter.all} className="md:col-span-2" />
      <Button type="submit" className="md:justify-self-end">
        {BNCC.submit}
      </Button>
    </Form>
  )
}

function SkillRow({ skill }: { skill: CountedSkill }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={skillHref(skill.code)} className="text-link inline-flex min-h-11 items-center font-semibold">
          {skill.code}
        </Link>
        <span className="text-ink-2">{stageOf(skill)}</span>
        <span className={skill.sheets > 0 ? 'font-semibold' : 'text-ink-2'}>
          {skill.sheets > 0 ? BNCC.sheets(skill.sheets) : BNCC.withoutSheets}
        </span>
      </p>
      <p className="max-w-text">{skill.text}</p>
    </li>
  )
}
