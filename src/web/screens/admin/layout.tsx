import { isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorPage } from '../../shell/error-page.tsx'
import type { FrameHandle } from '../../shell/frame.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import type { Route } from './+types/layout'
import { AdminFrame } from './frame.tsx'

export const handle: FrameHandle = { ownFrame: true }

/** The admin area: the board at the side, on a phone a bar with a drawer. */
export default function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return <AdminFrame>{notFound ? <NotFoundPage /> : <ErrorPage />}</AdminFrame>
}
