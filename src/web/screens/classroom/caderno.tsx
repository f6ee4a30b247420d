import { CADERNO } from '../../../features/classroom/caderno/texts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/caderno'
import { LazyPanel } from './lazy-panel.tsx'

const loadPanel = async () => {
  const { CadernoPanel } = await import('../../../features/classroom/caderno/components/caderno-panel.tsx')
  return { Panel: CadernoPanel }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = CADERNO.meta
  return pageMeta(matches, (site) => ({
    title,
    description,
    path: CADERNO.path,
    things: [
      webPage(site, { name: title, description, path: CADERNO.path }),
      breadcrumbs(site, [{ name: CADERNO.title, path: CADERNO.path }]),
    ],
  }))
}

/** The sheets of this person that become one file (rule: booklets). It is made in the browser. */
export default function Caderno() {
  return <LazyPanel load={loadPanel} title={CADERNO.title} lead={CADERNO.lead} />
}
