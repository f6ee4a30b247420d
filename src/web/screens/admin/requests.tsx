import { Form, useSubmit } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { RequestCard } from '../../../features/requests/components/request-card.tsx'
import {
  ANSWER_MAX,
  PAGE_SIZE,
  REQUEST_LISTS,
  REQUEST_ORDERS,
  REQUEST_STATES,
} from '../../../features/requests/rules.ts'
import {
  type AdminRequest,
  answerSchema,
  mergeSchema,
  type RequestListQuery,
  type RequestPage,
  requestListSchema,
  type SheetRequest,
} from '../../../features/requests/schema.ts'
import { REQUESTS, STATE_NAMES, ADMIN_REQUESTS as texts } from '../../../features/requests/texts.ts'
import { parseInput } from '../../../product/parse-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { controlClass, Field, TextField } from '../../../ui/field.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Select } from '../../../ui/select.tsx'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { answerForm, answerRefusal, readForm } from '../account/posted-form.ts'
import type { Route } from './+types/requests'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

const PATH = '/admin/requests'
const [MERGE, SEPARATE] = ['merge', 'separate']

export function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const query = requestListSchema.parse(Object.fromEntries(url.searchParams))
  return attempt(context.get(logContext), async () => ({
    ...(await context.get(servicesContext).requests.list(admin, query)),
    query,
  }))
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = adminOf(context)
  const fields = await readForm(request)
  const { requests } = context.get(servicesContext)
  const id = fields.id ?? ''
  try {
    if (fields.intent === SEPARATE) {
      await requests.separate(admin, id)
      return answerForm({ fields, message: texts.separated, status: 200, kind: 'success' })
    }
    if (fields.intent === MERGE) {
      await requests.merge(admin, id, parseInput(mergeSchema, fields).into)
      return answerForm({ fields, message: texts.merged, status: 200, kind: 'success' })
    }
    const answer = parseInput(answerSchema, { ...fields, isPublic: fields.isPublic === 'on' })
    await requests.answer(admin, id, answer)
  } catch (error) {
    return answerRefusal(error, fields)
  }
  return answerForm({ fields, message: texts.saved, status: 200, kind: 'success' })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: PATH, indexed: false })

/** /admin/requests: what people ask for, by votes, and the answers (rule: requests). */
export default function AdminRequests({ loaderData: { data, error }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} aside={texts.mailNote} actions={<RefreshButton />}>
      {actionData ? <Notice {...actionData} /> : null}
      {data === null ? <LoadError message={error} /> : <Requests {...data} />}
    </AdminPage>
  )
}

function Requests({ requests, total, page, pages, query }: RequestPage<AdminRequest> & { query: RequestListQuery }) {
  const first = (page - 1) * PAGE_SIZE + 1
  const toPage = (other: number) =>
    `${PATH}?${new URLSearchParams({ list: query.list, order: query.order, page: String(other) })}`
  return (
    <>
      <ListForm {...query} />
      {requests.length > 0 ? (
        <>
          <p role="status" className="mt-4 text-ink-2">
            {texts.range(first, first + requests.length - 1, total)}
          </p>
          <ul className="mt-3 grid gap-5 xl:grid-cols-2">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} level={2}>
                  <Merged request={request} />
                  <Answer request={request} />
                  <Merge request={request} />
                </RequestCard>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState kind="empty" title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
      <Pager
        label={texts.paging}
        back={{ to: page > 1 ? toPage(page - 1) : null, label: texts.previous }}
        forth={{ to: page < pages ? toPage(page + 1) : null, label: texts.next }}
      />
    </>
  )
}

/** Chooses list and order: a GET form, so that each choice has its address. */
function ListForm({ list, order }: Pick<RequestListQuery, 'list' | 'order'>) {
  const submit = useSubmit()
  const apply = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => void submit(currentTarget.form)
  return (
    <Form className="mt-5 flex flex-wrap items-center gap-3">
      <Select
        key={`list ${list}`}
        name="list"
        label={texts.list}
        hideLabel
        look="filter"
        defaultValue={list}
        onChange={apply}
      >
        {REQUEST_LISTS.map((one) => (
          <option key={one} value={one}>
            {texts.lists[one]}
          </option>
        ))}
      </Select>
      <Select
        key={`order ${order}`}
        name="order"
        label={texts.order}
        hideLabel
        look="filter"
        defaultValue={order}
        onChange={apply}
      >
        {REQUEST_ORDERS.map((one) => (
          <option key={one} value={one}>
            {texts.orders[one]}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" size="sm">
          {texts.apply}
        </Button>
      </span>
    </Form>
  )
}

function Answer({ request: { id, state, answer, sheet, isPublic } }: { request: SheetRequest }) {
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-4 border-line border-t pt-4">
      <input type="hidden" name="id" value={id} />
      <Select label={texts.state} name="state" defaultValue={state}>
        {REQUEST_STATES.map((one) => (
          <option key={one} value={one}>
            {STATE_NAMES[one]}
          </option>
        ))}
      </Select>
      <Field label={texts.answer}>
        {(control) => (
          <textarea
            {...control}
            name="answer"
            rows={3}
            maxLength={ANSWER_MAX}
            defaultValue={answer ?? ''}
            className={controlClass}
          />
        )}
      </Field>
      <TextField label={texts.slug} name="slug" defaultValue={sheet?.slug ?? ''} autoComplete="off" />
      <Checkbox name="isPublic" label={texts.isPublic} defaultChecked={isPublic} />
      <div>
        <Button type="submit" size="sm">
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

/** Requests that were merged into this one; each may be taken out again. */
function Merged({ request: { merged } }: { request: AdminRequest }) {
  if (merged.length === 0) return null
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="text-base">{texts.mergedHere}</h3>
      <ul className="mt-2 grid gap-3">
        {merged.map(({ id, theme, goal, words }) => (
          <li key={id} className="rounded-control bg-well p-3 wrap-anywhere">
            <strong>{theme}</strong>
            <p className="whitespace-pre-line text-ink-2">{goal}</p>
            {words ? <p className="text-ink-2">{REQUESTS.wordsOf(words)}</p> : null}
            <Form method="post" preventScrollReset className="mt-2">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value={SEPARATE}
                size="sm"
                variant="quiet"
                aria-label={texts.separateLabel(theme)}
              >
                {texts.separate}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Merges the request into another one that asks for the same. */
function Merge({ request: { id, candidates } }: { request: AdminRequest }) {
  if (candidates.length === 0) return null
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-3 border-line border-t pt-4">
      <input type="hidden" name="id" value={id} />
      <Select label={texts.merge} helper={texts.mergeHint} name="into" defaultValue="" required>
        <option value="">{texts.noMerge}</option>
        {candidates.map((other) => (
          <option key={other.id} value={other.id}>
            {other.theme}
          </option>
        ))}
      </Select>
      <div>
        <Button type="submit" name="intent" value={MERGE} size="sm" variant="secondary">
          {texts.doMerge}
        </Button>
      </div>
    </Form>
  )
}
