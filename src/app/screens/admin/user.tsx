import type { Route } from './+types/user'
import { adminOf } from './guard.ts'
import { AdminPage } from './page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context)
  return null
}

export default function User() {
  return <AdminPage title="User">{null}</AdminPage>
}
