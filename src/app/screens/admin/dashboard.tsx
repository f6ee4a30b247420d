import type { Route } from './+types/dashboard'
import { adminOf } from './guard.ts'
import { AdminPage } from './page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context)
  return null
}

export default function Dashboard() {
  return <AdminPage title="Dashboard">{null}</AdminPage>
}
