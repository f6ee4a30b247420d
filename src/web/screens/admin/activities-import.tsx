import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { forgetActivities } from '../../../features/catalogue/components/cached-catalogue.ts'
import { ExportForm } from '../../../features/imports/components/export-form.tsx'
import { ImportForm } from '../../../features/imports/components/import-form.tsx'
import { IMPORT_SCREEN } from '../../../features/imports/texts.ts'
import { Fold } from '../../../ui/fold.tsx'
import { forgetAdminReadings } from '../../client/admin-cache.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/activities-import'
import { adminOf } from './guard.ts'
import { AdminPage } from './page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: IMPORT_SCREEN.metaTitle,
    description: IMPORT_SCREEN.metaDescription,
    path: '/admin/activities/import',
    indexed: false,
  })

/** Bringing in many activities at once, or a site that exists already. */
export default function ImportActivities() {
  const client = useQueryClient()
  const changed = () => {
    forgetActivities(client)
    forgetAdminReadings()
  }
  return (
    <AdminPage
      title={IMPORT_SCREEN.title}
      actions={
        <Link to="/admin/activities" className="inline-flex min-h-11 items-center gap-2 text-link">
          <ArrowLeft aria-hidden size={18} />
          {IMPORT_SCREEN.back}
        </Link>
      }
    >
      <p className="max-w-text text-ink-2">{IMPORT_SCREEN.intro}</p>
      <Fold title={IMPORT_SCREEN.how} className="mt-3 mb-6 max-w-text">
        <ul className="mt-2 list-disc space-y-2 pl-5 text-ink-2">
          {IMPORT_SCREEN.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Fold>
      <ImportForm onChanged={changed} />
      <ExportForm />
    </AdminPage>
  )
}
