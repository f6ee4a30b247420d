import { TURMA } from '../../../features/classroom/turma/texts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/turma'
import { LazyPanel } from './lazy-panel.tsx'

const loadPanel = async () => {
  const { TurmaPanel } = await import('../../../features/classroom/turma/components/turma-panel.tsx')
  return { Panel: TurmaPanel }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = TURMA.meta
  return pageMeta(matches, (site) => ({
    title,
    description,
    path: TURMA.path,
    things: [
      webPage(site, { name: title, description, path: TURMA.path }),
      breadcrumbs(site, [{ name: TURMA.title, path: TURMA.path }]),
    ],
  }))
}

/** Classes and children (rule: names stay). The server does not know them: a script draws all of the panel. */
export default function Turma() {
  return <LazyPanel load={loadPanel} title={TURMA.title} lead={TURMA.lead} />
}
