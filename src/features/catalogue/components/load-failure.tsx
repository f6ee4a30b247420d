import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FAILURE } from '../texts.ts'

/** Shown when the activities could not be read: says so and reloads the page (spec part 1 §2). */
export function LoadFailure({ level = 1 }: { level?: 1 | 2 }) {
  return (
    <div role="alert">
      <EmptyState
        kind="error"
        level={level}
        title={FAILURE.title}
        action={
          <Button icon={<RotateCw aria-hidden size={20} />} onClick={() => window.location.reload()}>
            {FAILURE.retry}
          </Button>
        }
      >
        {FAILURE.description}
      </EmptyState>
    </div>
  )
}
