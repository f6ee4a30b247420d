import { CircleCheck, Clock } from 'lucide-react'
import { Link, redirect, useNavigate } from 'react-router'
import { encode } from 'uqr'
import { z } from 'zod'
import { BuyerDocumentField } from '../../../features/subscriptions/buyer-document/components/buyer-document-field.tsx'
import { Agreement } from '../../../features/subscriptions/paying/components/agreement.tsx'
import { PixCode, QrCode } from '../../../features/subscriptions/paying/components/pix-code.tsx'
import { TimeLeft } from '../../../features/subscriptions/paying/components/time-left.tsx'
import { useCheckoutWatch } from '../../../features/subscriptions/paying/components/use-checkout-watch.ts'
import { orderName, PIX_PAGE } from '../../../features/subscriptions/paying/texts.ts'
import { formatPrice } from '../../../features/subscriptions/plans/rules.ts'
import { formatMoment } from '../../../platform/local-time.ts'
import { systemClock } from '../../../platform/time.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ownSession } from '../account/own-session.ts'
import type { Route } from './+types/pix'
import { foundOr404 } from './found.ts'

const idSchema = z.uuid()

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const session = ownSession(context, url)
  const { subscriptions } = context.get(servicesContext)
  await subscriptions.lookFor(session.userId)
  const page = await foundOr404(idSchema, params.id, (id) => subscriptions.paying.pageOf(session, id))
  if (page.type === 'subscription') throw redirect(`/assinar/${page.id}`)
  // The picture is made here, so that it is there without JavaScript.
  const modules = page.pix && page.state === 'open' ? encode(page.pix.code, { border: 0 }).data : null
  const cpf = await context.get(servicesContext).buyerDocuments.maskedOf(session)
  return { page, modules, cpf, serverNow: systemClock().getTime() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: PIX_PAGE.title, description: PIX_PAGE.description, path: '/pix', indexed: false })

const paidAddress = (id: string) => `/payment-success?status=approved&payment_id=${id}`

/** A PIX that waits to be paid: to scan, to copy, and to see arrive. */
export default function Pix({ loaderData: { page, modules, cpf, serverNow } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useCheckoutWatch(page.id, page.state === 'open', ({ state }) => {
    void navigate(state === 'paid' ? paidAddress(page.id) : `/pix/${page.id}`, { replace: true })
  })
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto max-w-[34rem]">
        {page.state === 'open' && page.pix && modules ? (
          <>
            <h1 className="text-[28px]/9 md:text-3xl">{PIX_PAGE.title}</h1>
            <p className="mt-2 text-lg">
              {orderName(page)}: <strong className="tabular-nums">{formatPrice(page.amountCents)}</strong>
            </p>
            <section className="mt-5 grid gap-5 rounded-panel bg-paper p-5 shadow-sheet md:p-7 forced-colors:border">
              {/* A phone cannot read its own screen: there the code to copy comes before the picture. */}
              <div className="grid gap-5 max-md:[&>:first-child]:order-2">
                <QrCode modules={modules} />
                <PixCode code={page.pix.code} />
              </div>
              <p className="flex items-center gap-2 text-ink-2">
                <Clock aria-hidden size={20} />
                <span className="noscript:hidden">
                  {PIX_PAGE.expires} <TimeLeft until={page.pix.expiresAt} serverNow={serverNow} />
                </span>
                <span className="hidden noscript:inline">
                  {PIX_PAGE.expiresAt} {formatMoment(page.pix.expiresAt)}
                </span>
              </p>
              <p role="status" className="font-semibold noscript:hidden">
                {PIX_PAGE.waiting}
              </p>
              <p className="hidden font-semibold noscript:block">{PIX_PAGE.noScript}</p>
            </section>
            <ol className="mt-6 grid list-decimal gap-2 pl-6">
              {PIX_PAGE.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-5 text-ink-2">{PIX_PAGE.once}</p>
            <p className="mt-2 text-ink-2">
              <Agreement />
            </p>
            <p className="mt-2 text-ink-2">{PIX_PAGE.mailed}</p>
            <BuyerDocumentField stored={cpf} />
            <p className="mt-4">
              <Link to="/profile" className="text-link inline-flex min-h-11 items-center">
                {PIX_PAGE.profile}
              </Link>
            </p>
          </>
        ) : (
          <Outcome paid={page.state === 'paid'} id={page.id} />
        )}
      </div>
    </div>
  )
}

function Outcome({ paid, id }: { paid: boolean; id: string }) {
  const { title, text, action } = paid ? PIX_PAGE.paid : PIX_PAGE.over
  if (!paid)
    return (
      <EmptyState kind="empty" level={1} title={title} action={<LinkButton to="/plans">{action}</LinkButton>}>
        {text}
      </EmptyState>
    )
  return (
    <div role="status" className="text-center">
      <CircleCheck aria-hidden size={44} className="mx-auto text-ok" />
      <h1 className="mt-4 text-[28px]/9 md:text-3xl">{title}</h1>
      <p className="mt-3 text-ink-2 text-lg">{text}</p>
      <LinkButton to={paidAddress(id)} size="lg" className="mt-8">
        {action}
      </LinkButton>
    </div>
  )
}
