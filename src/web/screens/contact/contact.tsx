import type { ReactNode } from 'react'
import { data, Link, redirect } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { ContactForm } from '../../../features/contact/components/contact-form.tsx'
import { answerTime, isContactNumber, topicOf } from '../../../features/contact/rules.ts'
import { contactSchema } from '../../../features/contact/schema.ts'
import { CONTACT, contactSentHref } from '../../../features/contact/texts.ts'
import { sellerIdentity } from '../../../features/subscriptions/seller/texts.ts'
import { AppError, ERRORS } from '../../../product/errors.ts'
import { parseInput } from '../../../product/parse-input.ts'
import { servicesContext, sessionContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import { readForm } from '../account/posted-form.ts'
import type { Route } from './+types/contact'
import { AnswerTimes } from './answer-times.tsx'
import { ContactSent } from './contact-sent.tsx'

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const number = searchParams.get('numero') ?? ''
  return {
    email: context.get(sessionContext)?.email ?? '',
    topic: topicOf(searchParams.get('assunto')),
    /** Set after a message was sent. */
    number: isContactNumber(number) ? number : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request)
  try {
    const input = parseInput(contactSchema, fields)
    const { number } = await context.get(servicesContext).contact.write(context.get(sessionContext), input)
    return redirect(contactSentHref(number, input.topic), 303)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { title, description } = ERRORS[error.code]
    const issues = Object.fromEntries((error.issues ?? []).toReversed().map(({ path, message }) => [path, message]))
    return data({ message: { title, description }, issues, fields }, { status: error.status })
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title: name, description, path } = CONTACT
  return pageMeta(matches, (site) => ({
    ...CONTACT,
    things: [webPage(site, { name, description, path }), breadcrumbs(site, [{ name, path }])],
  }))
}

/** Writing to the team (rule: contact). */
export default function ContactScreen({ loaderData: { email, topic, number }, actionData }: Route.ComponentProps) {
  const root = useRootData()
  const isPremium = root?.isPremiumUser ?? false
  return (
    <div className="page-width pt-8 pb-16 lg:pt-10">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{CONTACT.title}</h1>
      <p className="mt-3 max-w-text text-ink-2 text-lg">{CONTACT.intro}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-16">
        {number === null ? (
          <div>
            {actionData ? <Notice kind="error" message={actionData.message} /> : null}
            <div className={actionData ? 'mt-6' : undefined}>
              <ContactForm
                email={actionData?.fields.email ?? email}
                topic={topicOf(actionData?.fields.topic ?? null) || topic}
                message={actionData?.fields.message ?? ''}
                issues={actionData?.issues ?? {}}
              />
            </div>
          </div>
        ) : (
          <ContactSent number={number} time={answerTime(topic || 'duvida', isPremium)} />
        )}
        <aside className="grid content-start gap-8">
          <Part title={CONTACT.times}>
            <AnswerTimes />
          </Part>
          <Part title={CONTACT.before}>
            <p className="text-ink-2">{CONTACT.beforeText}</p>
            <ul className="mt-1">
              <Way to="/faq">{CONTACT.faq}</Way>
              <Way to="/profile">{CONTACT.profile}</Way>
              <Way to="/pedidos">{CONTACT.requests}</Way>
            </ul>
          </Part>
          {root?.site.seller ? (
            <Part title={CONTACT.identity}>
              <p className="text-ink-2 wrap-anywhere">{sellerIdentity(root.site.seller)}</p>
              <p className="mt-3 text-ink-2 wrap-anywhere">
                {CONTACT.emailLine} <Mail address={root.site.seller.email} />
              </p>
              {root.site.privacyOfficer ? (
                <p className="mt-3 text-ink-2 wrap-anywhere">
                  {CONTACT.officer} {root.site.privacyOfficer.name}, <Mail address={root.site.privacyOfficer.email} />
                </p>
              ) : null}
            </Part>
          ) : null}
        </aside>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </li>
  )
}

const Mail = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="text-link">
    {address}
  </a>
)
