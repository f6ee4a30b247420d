import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { askAhead } from '../features/catalogue/search/components/use-suggestions.ts'
import { queries, startQueries } from './client/queries.ts'
import { reportErrors, sendReport } from './client/report-errors.ts'

reportErrors(window, sendReport)
startQueries()
askAhead(queries)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // What a screen's boundary caught is an error too.
    { onCaughtError: reportError },
  )
})
