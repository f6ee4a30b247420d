import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { askAhead } from '../features/catalogue/search/components/use-suggestions.ts'
import { closeDialogsOnBack } from '../ui/dialog-steps.ts'
import { queries, startQueries } from './client/queries.ts'
import { reportErrors, sendReport } from './client/report-errors.ts'
import { nameViewer } from './client/viewer.ts'

reportErrors(window, sendReport)
startQueries()
askAhead(queries)
closeDialogsOnBack()

function start(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // An error that a screen's boundary caught is reported too.
      { onCaughtError: reportError },
    )
  })
}

if (window.viewer) void nameViewer(window.viewer).then(start)
else start()
