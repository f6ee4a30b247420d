import { useEffect } from 'react'
import { redirect, useLocation, useRevalidator } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { withNext } from '../../../features/accounts/next/rules.ts'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LateActivityDialog } from '../../../features/catalogue/components/late-activity-dialog.tsx'
import { LIST_PARAMETER, listHref } from '../../../features/favourites/address.rules.ts'
import { DeviceFavourites } from '../../../features/favourites/components/device-favourites.tsx'
import { ItemTools } from '../../../features/favourites/components/item-tools.tsx'
import { ListSharing } from '../../../features/favourites/components/list-sharing.tsx'
import { ListSettings, NewList } from '../../../features/favourites/components/list-tools.tsx'
import { FAVOURITES, LISTS, NOT_SENT } from '../../../features/favourites/texts.ts'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'
import { servicesContext, sessionContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { answerRefusal, readForm } from '../account/posted-form.ts'
import { useActivityAction } from '../public/use-activity-action.tsx'
import type { Route } from './+types/favourites'
import { changeLists } from './change-lists.server.ts'
import { Unreadable } from './unreadable.tsx'

/** A member's lists; for visitors the page fills itself from their device. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (!session) return null
  const { favourites } = context.get(servicesContext)
  const lists = await favourites.lists(session)
  const wanted = url.searchParams.get(LIST_PARAMETER)
  const list = lists.find(({ id }) => id === wanted) ?? lists[0] ?? null
  return { lists, list, activities: list ? await favourites.activities(session, list.id) : [] }
}

/** Forms of the page, and hearts pressed where there are no scripts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  if (!session) throw redirect(withNext('/login', FAVOURITES.path), 303)
  const fields = await readForm(request)
  try {
    const { favourites } = context.get(servicesContext)
    const listId = url.searchParams.get(LIST_PARAMETER)
    return redirect(await changeLists(favourites, session, { fields, listId }), 303)
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

/** What the page shows by now; nothing once it is left, so that nobody else ever sees it. */
let shown: { readonly search: string; readonly reading: Reading } | null = null

/** Without an answer, what is shown stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return shown?.search === new URL(request.url).search ? shown.reading : 'unreadable'
  }
}

/** A change that finds no server leaves the page as it is, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return { kind: 'error', message: NOT_SENT } as const
  }
}

export { shouldRevalidate } from '../public/should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...FAVOURITES, indexed: false })

type Reading = NonNullable<Awaited<ReturnType<typeof loader>>>

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  const action = useActivityAction()
  const { revalidate } = useRevalidator()
  const isMember = Boolean(useRootData()?.session)
  const { search } = useLocation()
  useEffect(() => {
    if (loaderData && loaderData !== 'unreadable') shown = { search, reading: loaderData }
    return () => {
      shown = null
    }
  }, [loaderData, search])
  return (
    <div className="page-width pt-8 pb-14 md:pt-10">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{FAVOURITES.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{isMember ? FAVOURITES.intro : FAVOURITES.onDevice}</p>
      {actionData ? <Notice kind={actionData.kind} message={actionData.message} /> : null}
      {loaderData === 'unreadable' ? (
        <Unreadable on={isMember ? 'account' : 'device'} onRetry={() => void revalidate()} />
      ) : loaderData ? (
        <Lists reading={loaderData} />
      ) : (
        <OnDevice />
      )}
      <LateActivityDialog {...action} />
    </div>
  )
}

function OnDevice() {
  return (
    <>
      <p className="mt-4 hidden noscript:block">{FAVOURITES.withoutScript}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <LinkButton size="sm" to={withNext('/register', FAVOURITES.path)}>
          {FAVOURITES.register}
        </LinkButton>
        <LinkButton size="sm" variant="secondary" to={withNext('/login', FAVOURITES.path)}>
          {FAVOURITES.signIn}
        </LinkButton>
      </p>
      <DeviceFavourites none={<NothingSaved />} unreadable={(retry) => <Unreadable on="device" onRetry={retry} />}>
        {(activities) => (
          <section className="mt-8">
            <h2 className="mb-4 text-xl">{countSheets(activities.length)}</h2>
            <ActivityGrid activities={activities} level={3} priorityCount={2} />
          </section>
        )}
      </DeviceFavourites>
    </>
  )
}

function Lists({ reading: { lists, list, activities } }: { reading: Reading }) {
  const siteOrigin = useRootData()?.site.origin ?? ''
  const named = lists.filter(({ isDefault }) => !isDefault)
  return (
    <>
      {lists.length > 1 ? (
        <nav aria-label={LISTS.title} className="mt-6 print:hidden">
          <ul className="flex flex-wrap gap-2">
            {lists.map(({ id, name, count }) => (
              <li key={id} className="max-w-full">
                <PillLink to={listHref(id)} current={id === list?.id}>
                  <span className="truncate">{name}</span>
                  <span>{count}</span>
                </PillLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {list ? (
        <section className="mt-8">
          <h2 className="text-xl wrap-anywhere md:text-2xl">{list.name}</h2>
          <p className="mt-1 text-ink-2">{countSheets(list.count)}</p>
          <div className="mt-3 mb-6 grid gap-2 print:hidden">
            <ListSharing list={list} siteOrigin={siteOrigin} />
            {list.isDefault ? null : (
              <ListSettings
                key={list.id}
                list={list}
                index={named.findIndex(({ id }) => id === list.id)}
                count={named.length}
              />
            )}
          </div>
          {activities.length > 0 ? (
            <ActivityGrid
              activities={activities}
              level={3}
              priorityCount={2}
              below={(activity, index) => (
                <ItemTools
                  activity={activity}
                  index={index}
                  count={activities.length}
                  others={lists.filter(({ id }) => id !== list.id)}
                />
              )}
            />
          ) : list.isDefault ? (
            <NothingSaved />
          ) : (
            <EmptyState kind="empty" level={3} title={FAVOURITES.noneInList}>
              {FAVOURITES.noneInListHint}
            </EmptyState>
          )}
        </section>
      ) : (
        <NothingSaved />
      )}
      <section className="mt-12 print:hidden">
        <h2 className="mb-3 text-xl">{LISTS.create}</h2>
        {/* Another form once a list was made: its field is empty again. */}
        <NewList key={lists.length} />
      </section>
    </>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      kind="empty"
      title={FAVOURITES.none}
      action={<LinkButton to={catalogueHref()}>{FAVOURITES.browse}</LinkButton>}
    >
      {FAVOURITES.noneHint}
    </EmptyState>
  )
}
