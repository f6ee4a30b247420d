import { Form, Link } from 'react-router'
import { skillHref } from '../../../features/bncc/address.rules.ts'
import {
  BNCC_PARAMETERS,
  explorerHref,
  parseSkillFilter,
  type SkillFilter,
  type Stage,
} from '../../../features/bncc/rules.ts'
import type { CountedSkill } from '../../../features/bncc/service.server.ts'
import { BNCC, stageOf } from '../../../features/bncc/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'
import { Select } from '../../../ui/select.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/bncc'
import { BnccCredit } from './bncc-credit.tsx'
import { SamplePicture } from './sample-picture.tsx'

/** A skill with the picture of one of its sheets. */
interface PicturedSkill extends CountedSkill {
  readonly picture: string | undefined
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { bncc, topics } = context.get(servicesContext)
  const filter = parseSkillFilter(new URL(request.url).searchParams, bncc.fields)
  const [found, pictures] = await Promise.all([bncc.explore(filter), topics.samples('codes', 1)])
  const skills = found.map((skill): PicturedSkill => ({ ...skill, picture: pictures.get(skill.code)?.[0] }))
  return { filter, fields: bncc.fields, skills }
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
  // Most people look for a school year: Educação Infantil follows.
  const ordered = skills.toSorted((a, b) => Number(a.stage === 'EI') - Number(b.stage === 'EI'))
  const byField = Map.groupBy(ordered, ({ field }) => field)
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{BNCC.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{BNCC.intro}</p>
      <Stages filter={filter} />
      <SkillFilters key={JSON.stringify(filter)} filter={filter} fields={fields} />
      <p role="status" className="mt-3 text-ink-2">
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
        <section key={field} className="mt-4 not-first-of-type:mt-8">
          <h2 className="text-xl md:text-2xl">{field}</h2>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {own.map((skill) => (
              <SkillRow key={skill.code} skill={skill} />
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-10 max-w-text text-ink-2 text-sm">{BNCC.support}</p>
      <BnccCredit />
    </div>
  )
}

const EVERY_STAGE = [null, '1', '2', '3', '4', '5', 'EI'] as const
const GROUPS_OF_INFANTIL = ['EI01', 'EI02', 'EI03'] as const

/** School years, and the groups of Educação Infantil once it is chosen: links, for browsers without the application. */
function Stages({ filter }: { filter: SkillFilter }) {
  const isInfantil = filter.stage?.startsWith('EI') ?? false
  const rows: readonly (readonly (Stage | null)[])[] = isInfantil ? [EVERY_STAGE, GROUPS_OF_INFANTIL] : [EVERY_STAGE]
  return (
    <nav aria-label={BNCC.stage} className="mt-4 space-y-2 print:hidden">
      {rows.map((row) => (
        <ul key={row[0]} className="flex flex-wrap gap-2">
          {row.map((stage) => (
            <li key={stage} className="max-w-full">
              <PillLink
                to={explorerHref({ ...filter, stage })}
                current={filter.stage === stage || (stage === 'EI' && isInfantil)}
              >
                {stage === null ? BNCC.everyStage : BNCC.stages[stage]}
              </PillLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

/** A form that is an address: it works without JavaScript. */
function SkillFilters({ filter, fields }: { filter: SkillFilter; fields: readonly string[] }) {
  const [stage, field, search, all] = BNCC_PARAMETERS
  return (
    <Form action={BNCC.path} role="search" className="mt-4 print:hidden">
      <div className="flex items-end gap-2.5 md:max-w-164">
        <TextField
          label={BNCC.search}
          name={search}
          defaultValue={filter.search}
          placeholder={BNCC.example}
          maxLength={200}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button type="submit" className="min-h-13">
          {BNCC.submit}
        </Button>
      </div>
      {filter.stage ? <input type="hidden" name={stage} value={filter.stage} /> : null}
      <Fold title={BNCC.more} open={filter.field !== null || filter.all} className="mt-1">
        <div className="mt-1 grid gap-3 md:grid-cols-2">
          <Select label={BNCC.field} name={field} defaultValue={filter.field ?? ''}>
            <option value="">{BNCC.everyField}</option>
            {fields.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
          <Checkbox label={BNCC.all} name={all} value="1" defaultChecked={filter.all} className="md:self-end" />
        </div>
      </Fold>
    </Form>
  )
}

function SkillRow({ skill }: { skill: PicturedSkill }) {
  return (
    <li className="relative grid min-h-22 grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-3 hover:bg-well">
      <span aria-hidden="true" className="row-span-2 self-start">
        {skill.picture ? <SamplePicture url={skill.picture} className="w-14" /> : null}
      </span>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link
          to={skillHref(skill.code)}
          className="text-link inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
        >
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
