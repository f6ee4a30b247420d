import { useEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { PROFILE_FAILURE } from './texts.ts'

/** Error of an unreadable profile, with a button to try again. */
export function ProfileFailure() {
  useEffect(
    () => showToast({ kind: 'error', title: PROFILE_FAILURE.title, description: PROFILE_FAILURE.description }),
    [],
  )
  return (
    <EmptyState
      kind="error"
      level={1}
      title={PROFILE_FAILURE.title}
      className="min-h-[60vh] justify-center"
      action={<Button onClick={() => window.location.reload()}>{PROFILE_FAILURE.retry}</Button>}
    >
      {PROFILE_FAILURE.description}
    </EmptyState>
  )
}
