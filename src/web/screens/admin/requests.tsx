import { Form } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { RequestCard } from '../../../features/requests/components/request-card.tsx'
import { ANSWER_MAX, REQUEST_STATES } from '../../../features/requests/rules.ts'
import { answerSchema, type SheetRequest } from '../../../features/requests/schema.ts'
import { STATE_NAMES, ADMIN_REQUESTS as texts } from '../../../features/requests/texts.ts'
import { parseInput } from '../../../product/parse-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { controlClass, Field, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { answerForm, answerRefusal, readForm } from '../account/posted-form.ts'
import type { Route } from './+types/requests'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

export function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context)
  return attempt(context.get(logContext), () => context.get(servicesContext).requests.all(admin))
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = adminOf(context)
  const fields = await readForm(request)
  try {
    const answer = parseInput(answerSchema, { ...fields, isPublic: fields.isPublic === 'on' })
    await context.get(servicesContext).requests.answer(admin, fields.id ?? '', answer)
  } catch (error) {
    return answerRefusal(error, fields)
  }
  return answerForm({ fields, message: texts.saved, status: 200, kind: 'success' })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/admin/requests', indexed: false })

/** /admin/requests: what people ask for, by votes, and the answers (rule: requests). */
export default function AdminRequests({ loaderData: { data, error }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} aside={texts.mailNote} actions={<RefreshButton />}>
      {actionData ? <Notice {...actionData} /> : null}
      {data === null ? (
        <LoadError message={error} />
      ) : data.length > 0 ? (
        <ul className="mt-5 grid gap-5 xl:grid-cols-2">
          {data.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} level={2}>
                <Answer request={request} />
              </RequestCard>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState kind="empty" title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
    </AdminPage>
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
