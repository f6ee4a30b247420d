import { RotateCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { errorTexts } from './texts.ts'

/** The page of an unexpected error, with a button to reload. */
export function ErrorPage() {
  const { failed } = errorTexts
  return (
    <EmptyState
      kind="error"
      level={1}
      title={failed.heading}
      className="min-h-[60vh] justify-center"
      action={
        <Button icon={<RotateCw aria-hidden size={20} />} onClick={() => window.location.reload()}>
          {failed.retry}
        </Button>
      }
    >
      {failed.description}
    </EmptyState>
  )
}
