import { Form, redirect } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { AGE_RANGES } from '../../../features/catalogue/taxonomy/rules.ts'
import { AskForm } from '../../../features/requests/components/ask-form.tsx'
import { RequestCard } from '../../../features/requests/components/request-card.tsx'
import { mayVote, type RequestKind } from '../../../features/requests/rules.ts'
import { requestSchema, type SheetRequest } from '../../../features/requests/schema.ts'
import { REQUESTS } from '../../../features/requests/texts.ts'
import { parseInput } from '../../../product/parse-input.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'
import { servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ownSession } from '../account/own-session.ts'
import { answerRefusal, readForm } from '../account/posted-form.ts'
import type { Route } from './+types/requests'

/** Query parameters: which form is shown, and that one was sent. */
const [KIND, SENT] = ['tipo', 'enviado']
const IMPROVEMENT = 'melhoria'

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = ownSession(context, url)
  const kind: RequestKind = url.searchParams.get(KIND) === IMPROVEMENT ? 'improvement' : 'sheet'
  return { ...(await context.get(servicesContext).requests.page(session)), kind, sent: url.searchParams.has(SENT) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const session = ownSession(context, url)
  const fields = await readForm(request)
  const { requests } = context.get(servicesContext)
  try {
    if (fields.intent === 'vote' || fields.intent === 'unvote') {
      await requests.vote(session, fields.id ?? '', fields.intent === 'vote')
      return redirect(REQUESTS.path, 303)
    }
    await requests.ask(session, parseInput(requestSchema, fields))
  } catch (error) {
    return answerRefusal(error, fields)
  }
  return redirect(`${REQUESTS.path}?${SENT}`, 303)
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...REQUESTS, indexed: false })

/** Asking for sheets, suggesting, voting (rule: requests). All of it by forms. */
export default function Requests({
  loaderData: { mayAsk, own, others, kind, sent },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-14 md:pt-10">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{REQUESTS.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{REQUESTS.intro}</p>
      {actionData ? <Notice {...actionData} /> : sent ? <Notice kind="success" message={REQUESTS.sent} /> : null}
      {mayAsk ? (
        <section className="mt-8">
          <ul className="mb-6 flex flex-wrap gap-2">
            <li>
              <PillLink current={kind === 'sheet'} to={REQUESTS.path}>
                {REQUESTS.askSheet}
              </PillLink>
            </li>
            <li>
              <PillLink current={kind === 'improvement'} to={`${REQUESTS.path}?${KIND}=${IMPROVEMENT}`}>
                {REQUESTS.askImprovement}
              </PillLink>
            </li>
          </ul>
          <h2 className="sr-only">{kind === 'sheet' ? REQUESTS.askSheet : REQUESTS.askImprovement}</h2>
          {/* Another form once one was sent: its fields are empty again. */}
          <AskForm key={`${kind} ${own.length}`} kind={kind} ages={AGE_RANGES} issues={actionData?.issues ?? {}} />
        </section>
      ) : (
        <div className="mt-6 max-w-text rounded-panel bg-star-soft p-5">
          <p>{REQUESTS.premiumOnly}</p>
          <LinkButton to="/plans" variant="star" size="sm" className="mt-3">
            {REQUESTS.seePlans}
          </LinkButton>
        </div>
      )}
      {own.length > 0 ? (
        <section className="mt-10">
          <h2 className="mb-4 text-xl">{REQUESTS.own}</h2>
          <List requests={own} />
        </section>
      ) : null}
      <section className="mt-10">
        <h2 className="mb-4 text-xl">{REQUESTS.others}</h2>
        {others.length > 0 ? <List requests={others} /> : <p className="text-ink-2">{REQUESTS.noneOfOthers}</p>}
      </section>
    </div>
  )
}

function List({ requests }: { requests: readonly SheetRequest[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} level={3}>
            {mayVote(request) ? <Vote request={request} /> : null}
          </RequestCard>
        </li>
      ))}
    </ul>
  )
}

function Vote({ request: { id, theme, voted } }: { request: SheetRequest }) {
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={voted ? 'unvote' : 'vote'}
        size="sm"
        variant={voted ? 'quiet' : 'secondary'}
        aria-label={voted ? REQUESTS.unvoteLabel(theme) : REQUESTS.voteLabel(theme)}
      >
        {voted ? REQUESTS.unvote : REQUESTS.vote}
      </Button>
    </Form>
  )
}
