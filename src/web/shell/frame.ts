import { useMatches, useRouteError } from 'react-router'

/** `handle` of a route that draws its own bar and `main` instead of the public header and footer. */
export interface FrameHandle {
  readonly ownFrame: true
}

/** True if the current screen renders its own frame. After an error in the root there is no screen. */
export function useOwnFrame(): boolean {
  // Without an error it is null or undefined, by where it is asked.
  const failed = (useRouteError() ?? null) !== null
  const matches = useMatches()
  return !failed && matches.some(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.ownFrame === true)
}
