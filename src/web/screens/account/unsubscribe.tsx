import { Form } from 'react-router'
import { UNSUBSCRIBE } from '../../../features/news/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/unsubscribe'

/** Opening the link has no effect: programs that check mails open every link. */
export async function action({ context, url }: Route.ActionArgs) {
  return { done: await context.get(servicesContext).news.unsubscribe(url.searchParams.get('token') ?? '') }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...UNSUBSCRIBE, indexed: false })

/** Ends the monthly mail, signed out, by one press (rule: monthly news). */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{UNSUBSCRIBE.title}</h1>
      {actionData ? (
        <>
          <p role={actionData.done ? 'status' : 'alert'} className="mt-4 max-w-text">
            {actionData.done ? UNSUBSCRIBE.done : UNSUBSCRIBE.invalid}
          </p>
          <LinkButton to="/" variant="secondary" className="mt-5">
            {UNSUBSCRIBE.home}
          </LinkButton>
        </>
      ) : (
        <Form method="post" className="mt-4">
          <p className="max-w-text text-ink-2">{UNSUBSCRIBE.ask}</p>
          <Button type="submit" className="mt-5">
            {UNSUBSCRIBE.confirm}
          </Button>
        </Form>
      )}
    </div>
  )
}
