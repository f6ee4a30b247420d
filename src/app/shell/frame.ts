import { useMatches } from 'react-router'
import { useRootData } from './root-data.ts'

/** `handle` of a route that draws its own bar and `main` instead of the public header and footer. */
export interface FrameHandle {
  readonly ownFrame: true
}

/** Whether the current screen brings its own frame. Where the root failed, none of its screens is drawn. */
export function useOwnFrame(): boolean {
  const matches = useMatches()
  const known = useRootData() !== undefined
  return known && matches.some(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.ownFrame === true)
}
