import { isRouteErrorResponse, useRouteError } from 'react-router'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'

/** An address that names nothing is the whole site's not-found page; what could not be read can be asked for again. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <LoadFailure />
}
