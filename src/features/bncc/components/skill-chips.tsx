import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { skillHref } from '../address.rules.ts'
import { planText } from '../rules.ts'
import type { Skill } from '../schema.ts'
import { CHIPS } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'

export function SkillChips({ skills, sheet }: { skills: readonly Skill[]; sheet: string }) {
  if (skills.length === 0) return null
  return (
    <section className="mt-5 print:hidden">
      <h2 className="text-base font-semibold">{CHIPS.title}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {skills.map((skill) => (
          <li key={skill.code}>
            <details className="group rounded-control border border-line">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold">
                {skill.code}
                <span className="min-w-0 flex-1 truncate font-normal text-ink-2">{skill.field}</span>
                <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-2 group-open:rotate-180" />
              </summary>
              <div className="px-3 pb-3">
                <p className="text-ink-2">{skill.text}</p>
                <p className="mt-2 flex flex-wrap items-center gap-2">
                  <CopyButton text={skill.code}>{CHIPS.copyCode}</CopyButton>
                  <CopyButton text={planText(skill, sheet)}>{CHIPS.copyPlan}</CopyButton>
                </p>
                <Link to={skillHref(skill.code)} className="text-link mt-1 inline-flex min-h-11 items-center">
                  {CHIPS.seeSheets}
                </Link>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
