import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { DeletionLabel, PrivacySection } from '../../../features/accounts/privacy/components/privacy-section.tsx'
import { saveFile } from '../../../features/downloads/components/save-file.ts'
import { CancelDialog } from '../../../features/subscriptions/components/cancel-dialog.tsx'
import { PlanNotices } from '../../../features/subscriptions/components/plan-notices.tsx'
import { Receipts } from '../../../features/subscriptions/components/receipts.tsx'
import { WithdrawalOffer } from '../../../features/subscriptions/components/withdrawal-offer.tsx'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import { dateKey } from '../../../platform/time.ts'
import { addressContext, servicesContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/profile'
import { ownSession } from './own-session.ts'
import { answerRefusal, readForm } from './posted-form.ts'
import { FormOnPage, ProfileDialogs } from './profile/dialogs.tsx'
import { DownloadHistory } from './profile/download-history.tsx'
import { type ProfileFormName, postedFormOf, submitForm } from './profile/forms.ts'
import { Opener } from './profile/opener.tsx'
import { PersonalCard } from './profile/personal-card.tsx'
import { PayAgain, Renewal } from './profile/pix-renewal.tsx'
import { ProfileMenu } from './profile/profile-menu.tsx'
import { readProfile } from './profile/read-profile.server.ts'
import { PROFILE_TEXTS as texts } from './profile/texts.ts'
import { TodayCard } from './profile/today-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = ownSession(context, url)
  return readProfile(context.get(servicesContext), session, url.searchParams)
}

type Reading = Awaited<ReturnType<typeof loader>>

/** The page's current data; null after the user has left it, so that the next user never sees it. */
let shown: { readonly search: string; readonly reading: Reading } | null = null

/** Reading again without a network must not take away the page, and what is being typed on it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Reading> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isUnanswered(error) || shown?.search !== new URL(request.url).search) throw error
    return shown.reading
  }
}

/** The forms posted without JavaScript. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const session = ownSession(context, url)
  const name = postedFormOf(url.searchParams)
  if (!name) return redirect('/profile')
  const fields = await readForm(request)
  const { accounts } = context.get(servicesContext)
  const { headers } = request
  try {
    return await submitForm(name, { accounts, session, fields, headers, address: context.get(addressContext) })
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/profile', indexed: false })

export { ProfileFailure as ErrorBoundary } from './profile/profile-failure.tsx'

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { person, plan, today, history, form, notice } = loaderData
  const root = useRootData()
  const { search } = useLocation()
  useEffect(() => {
    shown = { search, reading: loaderData }
    return () => {
      shown = null
    }
  }, [search, loaderData])
  const [open, setOpen] = useState<ProfileFormName | null>(form)
  const [cancelling, setCancelling] = useState(false)
  if (!root?.session) return null
  // A count without a limit is read by few: it comes last.
  const isUnlimited = today.stats.daily_limit === null
  return (
    <div className="page-width pt-8 pb-14 md:pt-10">
      <h1 className="text-[28px]/9 md:text-3xl">{texts.title}</h1>
      {notice ? <Notice kind="success" message={notice} /> : null}
      <div className="mt-6 grid gap-6 lg:grid-cols-[17.5rem_1fr] lg:gap-x-8">
        {/* In reading order the menu comes after the cards; where there is room it sits beside them. */}
        <div className="grid min-w-0 content-start gap-6 lg:col-start-2">
          {form ? <FormOnPage name={form} person={person} posted={actionData} /> : null}
          {isUnlimited ? null : <TodayCard {...today} />}
          <PlanNotices
            summary={loaderData.subscription}
            renewal={<Renewal subscription={loaderData.subscription} />}
            payAgain={<PayAgain subscription={loaderData.subscription} />}
          />
          <PersonalCard
            person={person}
            plan={plan}
            edit={
              <Opener form="edit" size="sm" onOpen={setOpen}>
                <Pencil aria-hidden size={18} />
                <span>{texts.edit}</span>
              </Opener>
            }
          />
          {isUnlimited ? <TodayCard {...today} /> : null}
        </div>
        <div className="grid min-w-0 gap-8 lg:col-start-2">
          <WithdrawalOffer
            until={loaderData.subscription.withdrawableUntil}
            amountCents={loaderData.subscription.withdrawableCents}
          />
          <DownloadHistory page={history} />
          <Receipts receipts={loaderData.receipts} />
          <PrivacySection
            save={saveFile}
            day={dateKey(new Date(today.serverNow))}
            deletion={
              <Opener form="delete" onOpen={setOpen}>
                <DeletionLabel />
              </Opener>
            }
          />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ProfileMenu
            session={root.session}
            plan={plan}
            suggestionForm={root.site.links.suggestionForm}
            onChangePassword={() => setOpen('password')}
            onCancel={() => setCancelling(true)}
          />
        </div>
      </div>
      <CancelDialog
        open={cancelling}
        onOpenChange={setCancelling}
        billingPeriod={plan.billingPeriod}
        keepsUntil={loaderData.subscription.keepsUntil}
      />
      <ProfileDialogs open={open} person={person} onClose={() => setOpen(null)} />
    </div>
  )
}
