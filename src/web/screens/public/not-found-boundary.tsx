import { isRouteErrorResponse, useRouteError } from 'react-router'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'

/** An unknown address gets the whole site's not-found page; an unreadable one gets a button to try again. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <LoadFailure />
}
