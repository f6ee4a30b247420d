import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Blocks navigation while `unsaved`, until the user decides: `asked` is true meanwhile. For a reload or a closed tab
 * the browser asks.
 */
export function useUnsaved(unsaved: boolean) {
  const blocker = useBlocker(unsaved)
  useEffect(() => {
    if (!unsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [unsaved])
  return {
    asked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  }
}
