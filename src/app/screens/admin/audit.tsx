import type { Route } from './+types/audit'
import { adminOf } from './guard.ts'
import { AdminPage } from './page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context)
  return null
}

export default function AuditLog() {
  return <AdminPage title="AuditLog">{null}</AdminPage>
}
