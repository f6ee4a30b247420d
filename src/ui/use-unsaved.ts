import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Holds back a change of page while `unsaved`, until the person decides: `asked` is true meanwhile. Loading the page anew
 * or closing it is held back by the browser's own question.
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
