import { useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import { z } from 'zod'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { BuyerDocumentField } from '../../../features/subscriptions/buyer-document/components/buyer-document-field.tsx'
import { Agreement } from '../../../features/subscriptions/paying/components/agreement.tsx'
import type { CardFormData } from '../../../features/subscriptions/paying/components/card-brick.ts'
import { CardForm } from '../../../features/subscriptions/paying/components/card-form.tsx'
import { callChangeCard, callPayByCard } from '../../../features/subscriptions/paying/components/paying-calls.ts'
import { CARD_PAGE, cardTerms, orderName, submitLabel } from '../../../features/subscriptions/paying/texts.ts'
import { formatPrice } from '../../../features/subscriptions/plans/rules.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { servicesContext, siteContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ownSession } from '../account/own-session.ts'
import { answerForm, answerRefusal, readForm } from '../account/posted-form.ts'
import type { Route } from './+types/subscribe'
import { foundOr404 } from './found.ts'

const idSchema = z.uuid()
const emailSchema = z.object({ payerEmail: z.email().max(254) })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const session = ownSession(context, url)
  const { subscriptions } = context.get(servicesContext)
  const { cardOf } = await subscriptions.summaryOf(session)
  const page = await foundOr404(idSchema, params.id, (id) => subscriptions.paying.pageOf(session, id))
  if (page.type === 'one_time') throw redirect(`/pix/${page.id}`)
  const changes = cardOf === page.id
  if (page.state === 'paid' && !changes) throw redirect('/payment-success?status=approved')
  const cpf = await context.get(servicesContext).buyerDocuments.maskedOf(session)
  return { page, changes, cpf, email: session.email, cardForm: context.get(siteContext).payments.cardForm }
}

/** Pays on the provider's own page; posted with or without JavaScript. */
export async function action({ context, request, url, params }: Route.ActionArgs) {
  const session = ownSession(context, url)
  const fields = await readForm(request)
  const form = emailSchema.safeParse(fields)
  const { hosted } = CARD_PAGE
  if (!form.success) return answerForm({ fields, message: { title: hosted.invalid, description: '' } })
  try {
    const order = { subscriptionId: idSchema.parse(params.id), payerEmail: form.data.payerEmail }
    const opened = await context.get(servicesContext).subscriptions.paying.openHosted(session, order)
    return redirect(opened.url, 303)
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: CARD_PAGE.title, description: CARD_PAGE.description, path: '/assinar', indexed: false })

/** Paying with a card on our page, or changing the card of a running subscription. */
export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { page, changes, cpf, email, cardForm } = loaderData
  const navigate = useNavigate()
  const [subscriptionId, setSubscriptionId] = useState(page.id)
  const [unavailable, setUnavailable] = useState(cardForm === null)
  const pay = async (card: CardFormData): Promise<string | null> => {
    const { problem, nextId } = changes
      ? await callChangeCard(card.token)
      : await callPayByCard({ subscriptionId, cardToken: card.token, payerEmail: card.payer.email ?? email })
    if (nextId) {
      setSubscriptionId(nextId)
      // A reload shows the checkout that is open; navigating would take the form and its sentence away.
      window.history.replaceState(window.history.state, '', `/assinar/${nextId}`)
    }
    if (problem !== null) return problem
    if (changes) showToast({ kind: 'success', ...CARD_PAGE.changed })
    await navigate(changes ? '/profile' : '/payment-success?status=approved')
    return null
  }
  if (page.state === 'over' && !changes) {
    const { title, text, action: label } = CARD_PAGE.over
    return (
      <div className="page-width py-10">
        <EmptyState kind="empty" level={1} title={title} action={<LinkButton to="/plans">{label}</LinkButton>}>
          {text}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto max-w-[34rem]">
        <h1 className="text-[28px]/9 md:text-3xl">{changes ? CARD_PAGE.changeTitle : CARD_PAGE.title}</h1>
        <p className="mt-2 text-lg">
          {orderName(page)}: <strong className="tabular-nums">{formatPrice(page.amountCents)}</strong>
        </p>
        {changes ? (
          <p className="mt-3 text-ink-2">{CARD_PAGE.changeText}</p>
        ) : (
          <ul className="mt-3 grid list-disc gap-1 pl-5 text-ink-2">
            {cardTerms(page).map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>
              <Agreement />
            </li>
          </ul>
        )}
        {cardForm && !unavailable ? (
          <section className="mt-6 rounded-panel bg-paper p-5 shadow-sheet noscript:hidden md:p-7 forced-colors:border">
            <CardForm
              source={cardForm}
              amountCents={page.amountCents}
              email={email}
              submit={changes ? CARD_PAGE.changeTitle : submitLabel(page)}
              pay={pay}
              onUnavailable={() => setUnavailable(true)}
            />
          </section>
        ) : null}
        {changes ? (
          <div className={unavailable ? '' : 'hidden noscript:block'}>
            <p className="mt-6 font-semibold">{CARD_PAGE.noChange.title}</p>
            <p className="text-ink-2">{CARD_PAGE.noChange.text}</p>
          </div>
        ) : (
          <section
            aria-labelledby="pagina-do-provedor"
            className={`mt-6 rounded-panel bg-paper p-5 shadow-sheet md:p-7 forced-colors:border ${unavailable ? '' : 'hidden noscript:block'}`}
          >
            <h2 id="pagina-do-provedor" className="text-xl">
              {CARD_PAGE.hosted.title}
            </h2>
            {cardForm ? <p className="mt-2">{CARD_PAGE.hosted.failed}</p> : null}
            <p className="mt-2 text-ink-2">{CARD_PAGE.hosted.text}</p>
            {actionData ? <Notice {...actionData} /> : null}
            <form method="post" className="mt-4 grid gap-4">
              <TextField
                label={CARD_PAGE.hosted.label}
                name="payerEmail"
                type="email"
                required
                autoComplete="email"
                defaultValue={email}
              />
              <Button type="submit" size="lg">
                {CARD_PAGE.hosted.action}
              </Button>
            </form>
          </section>
        )}
        <BuyerDocumentField stored={cpf} />
        <p className="mt-4">
          <Link to={changes ? '/profile' : '/plans'} className="text-link inline-flex min-h-11 items-center">
            {changes ? CARD_PAGE.backToProfile : CARD_PAGE.otherWay}
          </Link>
        </p>
      </div>
    </div>
  )
}
