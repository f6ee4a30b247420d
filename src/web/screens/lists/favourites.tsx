import { useEffect } from 'react'
import { redirect, useLocation, useRevalidator } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { withNext } from '../../../features/accounts/next/rules.ts'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { LIST_PARAMETER } from '../../../features/favourites/address.rules.ts'
import { FAVOURITES, NOT_SENT } from '../../../features/favourites/texts.ts'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import { servicesContext, sessionContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { answerRefusal, readForm } from '../account/posted-form.ts'
import { useActivityAction } from '../public/use-activity-action.tsx'
import type { Route } from './+types/favourites'
import { changeLists } from './change-lists.server.ts'
import { OnDevice } from './on-device.tsx'
import { OwnLists } from './own-lists.tsx'
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

/** The page's current data; null after the user has left it, so that the next user never sees it. */
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

/** A change that reaches no server leaves the page as it is, with a message. */
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
      <p className="mt-2 max-w-text text-ink-2">{FAVOURITES.intro}</p>
      {actionData ? <Notice kind={actionData.kind} message={actionData.message} /> : null}
      {loaderData === 'unreadable' ? (
        <Unreadable on={isMember ? 'account' : 'device'} onRetry={() => void revalidate()} />
      ) : loaderData ? (
        <OwnLists {...loaderData} />
      ) : (
        <OnDevice />
      )}
      <LazyActivityDialog {...action} />
    </div>
  )
}
