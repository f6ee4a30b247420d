import { Form, Link, redirect } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { searchText } from '../../../features/catalogue/search/rules.ts'
import { AGE_RANGES } from '../../../features/catalogue/taxonomy/rules.ts'
import { AskForm } from '../../../features/requests/components/ask-form.tsx'
import { RequestCard } from '../../../features/requests/components/request-card.tsx'
import { mayVote, type RequestKind, THEME_MAX } from '../../../features/requests/rules.ts'
import {
  type RequestPage,
  requestPagesSchema,
  requestSchema,
  type SheetRequest,
} from '../../../features/requests/schema.ts'
import { REQUESTS } from '../../../features/requests/texts.ts'
import { parseInput } from '../../../product/parse-input.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ownSession } from '../account/own-session.ts'
import { answerRefusal, readForm } from '../account/posted-form.ts'
import type { Route } from './+types/requests'

/** Query parameters: which form is shown, that one was sent, and the theme that it begins with. */
const [KIND, SENT, THEME] = ['tipo', 'enviado', 'tema']
const IMPROVEMENT = 'melhoria'

const pagesOf = (url: URL) => requestPagesSchema.parse(Object.fromEntries(url.searchParams))

/** The address of these pages of the two lists. */
function addressOf(own: number, page: number): string {
  const query = new URLSearchParams()
  if (own > 1) query.set('own', String(own))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${REQUESTS.path}?${query}` : REQUESTS.path
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = ownSession(context, url)
  const kind: RequestKind = url.searchParams.get(KIND) === IMPROVEMENT ? 'improvement' : 'sheet'
  const pages = await context.get(servicesContext).requests.page(session, pagesOf(url))
  const theme = searchText(url.searchParams.get(THEME)).slice(0, THEME_MAX)
  return { ...pages, kind, theme, sent: url.searchParams.has(SENT) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const session = ownSession(context, url)
  const fields = await readForm(request)
  const { requests } = context.get(servicesContext)
  try {
    if (fields.intent === 'vote' || fields.intent === 'unvote') {
      await requests.vote(session, fields.id ?? '', fields.intent === 'vote')
      const { own, page } = pagesOf(url)
      return redirect(addressOf(own, page), 303)
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
  loaderData: { mayAsk, own, others, kind, theme, sent },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-14 md:pt-10">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{REQUESTS.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{REQUESTS.intro}</p>
      {actionData ? <Notice {...actionData} /> : sent ? <Notice kind="success" message={REQUESTS.sent} /> : null}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-16">
        <div className="min-w-0">
          {mayAsk ? (
            <section>
              <ul className="mb-6 flex w-full max-w-text rounded-2xl bg-well p-1.5 forced-colors:border">
                <Choice isChosen={kind === 'sheet'} to={REQUESTS.path}>
                  {REQUESTS.askSheet}
                </Choice>
                <Choice isChosen={kind === 'improvement'} to={`${REQUESTS.path}?${KIND}=${IMPROVEMENT}`}>
                  {REQUESTS.askImprovement}
                </Choice>
              </ul>
              <h2 className="sr-only">{kind === 'sheet' ? REQUESTS.askSheet : REQUESTS.askImprovement}</h2>
              {/* Another form once one was sent: its fields are empty again. */}
              <AskForm
                key={`${kind} ${own.total} ${theme}`}
                kind={kind}
                ages={AGE_RANGES}
                theme={theme}
                issues={actionData?.issues ?? {}}
              />
            </section>
          ) : (
            <div className="max-w-text rounded-panel bg-star-soft p-5">
              <p>{REQUESTS.premiumOnly}</p>
              <LinkButton to="/plans" variant="star" size="sm" className="mt-3">
                {REQUESTS.seePlans}
              </LinkButton>
            </div>
          )}
          {own.total > 0 ? (
            <section className="mt-10">
              <h2 className="mb-4 text-xl">{REQUESTS.own}</h2>
              <List listed={own} label={REQUESTS.ownPaging} toPage={(page) => addressOf(page, others.page)} />
            </section>
          ) : null}
        </div>
        <section className="min-w-0">
          <h2 className="mb-4 text-xl">{REQUESTS.others}</h2>
          {others.total > 0 ? (
            <>
              <p className="mb-4 text-ink-2 text-sm">{REQUESTS.oneVote}</p>
              <List listed={others} label={REQUESTS.othersPaging} toPage={(page) => addressOf(own.page, page)} />
            </>
          ) : (
            <p className="text-ink-2">{REQUESTS.noneOfOthers}</p>
          )}
        </section>
      </div>
    </div>
  )
}

/** One of the two forms: a choice, and no button that sends. */
function Choice({ isChosen, to, children }: { isChosen: boolean; to: string; children: string }) {
  return (
    <li className="flex flex-1">
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'page' : undefined}
        className="flex min-h-11 flex-1 items-center justify-center rounded-control border-[1.5px] border-transparent px-3 py-1.5 text-center font-display font-semibold text-ink-2 no-underline aria-[current=page]:border-outline aria-[current=page]:bg-paper aria-[current=page]:text-ink aria-[current=page]:shadow-sheet forced-colors:aria-[current=page]:border-[Highlight]"
      >
        {children}
      </Link>
    </li>
  )
}

interface ListProps {
  listed: RequestPage
  /** Names the links to other pages. */
  label: string
  toPage: (page: number) => string
}

function List({ listed: { requests, page, pages }, label, toPage }: ListProps) {
  return (
    <>
      {pages > 1 ? <p className="mb-3 text-ink-2">{REQUESTS.pageOf(page, pages)}</p> : null}
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} level={3}>
              {mayVote(request) ? <Vote request={request} /> : null}
            </RequestCard>
          </li>
        ))}
      </ul>
      <Pager
        label={label}
        back={{ to: page > 1 ? toPage(page - 1) : null, label: REQUESTS.previous }}
        forth={{ to: page < pages ? toPage(page + 1) : null, label: REQUESTS.next }}
      />
    </>
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
