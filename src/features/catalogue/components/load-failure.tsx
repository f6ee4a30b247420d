import { RotateCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FAILURE } from '../texts.ts'

/**
 * Error of unreadable activities, with a button that reloads the page. Without a network a reload would replace the
 * site with an error page of the browser: then only the page's reads run again.
 */
export function LoadFailure({ level = 1 }: { level?: 1 | 2 }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState
        kind="error"
        level={level}
        title={FAILURE.title}
        action={
          <Button
            icon={<RotateCw aria-hidden size={20} />}
            busy={state === 'loading'}
            busyLabel={FAILURE.retrying}
            onClick={() => (navigator.onLine ? window.location.reload() : void revalidate())}
          >
            {FAILURE.retry}
          </Button>
        }
      >
        {FAILURE.description}
      </EmptyState>
    </div>
  )
}
