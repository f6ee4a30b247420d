import type { Route } from './+types/users'
import { adminOf } from './guard.ts'
import { AdminPage } from './page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context)
  return null
}

export default function Users() {
  return <AdminPage title="Users">{null}</AdminPage>
}
