import { KEY_PATH } from '../../../features/classroom/key/code.rules.ts'
import { KEY } from '../../../features/classroom/key/texts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/chave'
import { LazyPanel } from './lazy-panel.tsx'

const loadPanel = async () => {
  const { KeyPanel } = await import('../../../features/classroom/key/components/key-panel.tsx')
  return { Panel: KeyPanel }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...KEY.meta, path: KEY_PATH, indexed: false })

/** The key of one copy (rule: key of a copy). The server is asked for a sheet, never for a copy. */
export default function Chave() {
  return <LazyPanel load={loadPanel} title={KEY.title} lead={KEY.lead} />
}
