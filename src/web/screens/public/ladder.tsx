import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import type { Level } from '../../../features/catalogue/facets/rules.ts'
import type { Ladder as Sheets } from '../../../features/catalogue/topics/service.server.ts'
import { TOPIC_PAGE } from '../../../features/catalogue/topics/texts.ts'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'

/** The sheets of a ladder that its page shows. */
export const shownOf = ({ rungs }: Pick<Sheets, 'rungs'>) => rungs.flatMap(({ activities }) => activities)

/** The number of sheets, a button that puts them into the booklet, and links to the levels where there are several. */
export function LadderHead({ ladder, isPremiumUser }: { ladder: Sheets; isPremiumUser: boolean }) {
  const { rungs, total, free } = ladder
  const shown = shownOf(ladder)
  return (
    <>
      <p className="mt-2 mb-3 font-semibold">{TOPIC_PAGE.counted(free, total)}</p>
      <PutAll activities={shown} isPart={total > shown.length} isPremiumUser={isPremiumUser} />
      {rungs.length > 1 ? (
        <ul className="mt-3 flex flex-wrap gap-2 print:hidden">
          {rungs.map(({ level, total: ofLevel }) =>
            level === null ? null : (
              <li key={level}>
                <PillLink to={`#${level}`} current={false}>
                  {TOPIC_PAGE.level(level, ofLevel)}
                </PillLink>
              </li>
            ),
          )}
        </ul>
      ) : null}
    </>
  )
}

interface LadderProps extends Pick<Sheets, 'rungs'> {
  /** Heading of sheets without a level, for readers that do not see them. */
  title: string
  /** The sheets of a level in the catalogue; null for sheets that are no filter of it. */
  hrefOf: (level: Level | null) => string | null
}

/** Sheets from easy to hard. */
export function Ladder({ title, rungs, hrefOf }: LadderProps) {
  return rungs.map(({ level, activities, total }, index) => {
    const all = total > activities.length ? hrefOf(level) : null
    return (
      <section key={level ?? 'todas'} id={level ?? undefined} className="mt-7 scroll-mt-20">
        <h2 className={level === null ? 'sr-only' : 'mb-4 text-xl md:text-2xl'}>
          {level === null ? title : TOPIC_PAGE.level(level, total)}
        </h2>
        <ActivityGrid activities={activities} level={3} priorityCount={index === 0 ? 2 : 0} />
        {all ? (
          <p className="mt-6 text-center">
            <LinkButton variant="secondary" to={all}>
              {TOPIC_PAGE.seeAll}
            </LinkButton>
          </p>
        ) : null}
      </section>
    )
  })
}
