import { useState } from 'react'
import { data } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { creationHref, creationKind } from '../../../features/creations/kinds.rules.ts'
import { CREATE } from '../../../features/creations/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLater } from '../../../ui/use-later.ts'
import { useRootData } from '../../root-data.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, faqPage, webPage } from '../../seo/structured-data.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { plainText } from '../institutional/document.ts'
import { BackLink } from '../public/back-link.tsx'
import type { Route } from './+types/sheet'
import { MakerText } from './maker-text.tsx'
import { MAKER_TEXTS, makerOf, makerQuestions } from './makers.ts'

const loadPanel = async () => {
  const [{ CreatePanel }, { CreatedButton }] = await Promise.all([
    import('../../../features/creations/components/create-panel.tsx'),
    import('../../../features/classroom/caderno/components/created-button.tsx'),
  ])
  return { CreatePanel, CreatedButton }
}

/** A list of names can be that of a class. */
const loadClassNames = () => import('../../../features/classroom/turma/components/class-names.tsx')

/** Returns only that the kind exists: typed words never leave the page. */
export function loader({ params }: Route.LoaderArgs) {
  if (!creationKind(params.kind)) throw data(null, 404)
  return { id: params.kind }
}

/** Its data never changes. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches, params, error }) => {
  const kind = creationKind(params.kind)
  if (!kind) return failureMeta(matches, error)
  const { name: title, description } = makerOf(kind)
  const path = creationHref(kind.id)
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    picture: { path: `/criar/${kind.id}.webp`, width: 320, height: 453, alt: MAKER_TEXTS.example(title) },
    things: [
      webPage(site, { name: title, description, path }),
      breadcrumbs(site, [
        { name: CREATE.title, path: CREATE.path },
        { name: title, path },
      ]),
      faqPage(makerQuestions(kind).map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
    ],
  }))
}

/** One kind of sheet to make (rule: creations). The form comes by script: drawing needs the browser. */
export default function CreateSheet({ params }: Route.ComponentProps) {
  const kind = creationKind(params.kind)
  const userId = useRootData()?.session?.userId ?? null
  const [failed, setFailed] = useState(false)
  const panel = useLater(loadPanel, !failed, () => setFailed(true))
  const lists = useLater(loadClassNames, kind?.words?.names === true, () => undefined)
  if (!kind) return <NotFoundPage />
  return (
    <div className="page-width pt-6 pb-14">
      <BackLink to={CREATE.path}>{CREATE.back}</BackLink>
      <h1 className="mt-2 text-[1.75rem]/9 md:text-3xl">{makerOf(kind).name}</h1>
      <p className="mt-2 max-w-text text-ink-2">{kind.hint}</p>
      <p className="mt-1 mb-6 max-w-text text-ink-2 text-sm">{CREATE.privacy}</p>
      {panel ? (
        <panel.CreatePanel
          key={kind.id}
          kind={kind}
          userId={userId}
          offer={(list) => (lists ? <lists.ClassNames userId={userId} {...list} /> : null)}
          more={(draft) => <panel.CreatedButton {...draft} userId={userId} />}
        />
      ) : null}
      {panel || failed ? null : (
        <p role="status" className="flex min-h-120 items-start gap-2 noscript:hidden">
          <Spinner />
          {CREATE.loading}
        </p>
      )}
      {failed ? (
        <div role="alert" className="min-h-120">
          <p>{CREATE.failed}</p>
          <Button className="mt-3" onClick={() => setFailed(false)}>
            {CREATE.retry}
          </Button>
        </div>
      ) : null}
      <div className="hidden noscript:block">
        <p className="rounded-control bg-warn-soft p-4 text-warn">{CREATE.noScript}</p>
        <a href={catalogueHref()} className="text-link mt-3 inline-flex min-h-11 items-center">
          {CREATE.catalogue}
        </a>
      </div>
      <MakerText kind={kind} />
    </div>
  )
}

export { ErrorBoundary } from '../public/not-found-boundary.tsx'
