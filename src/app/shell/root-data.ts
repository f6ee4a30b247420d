import { useRouteLoaderData } from 'react-router'
import type { SessionInfo } from '../../features/accounts/schema.ts'
import type { Site } from '../context.ts'

/** What every page knows: who is here and what this installation is. */
export interface RootData {
  readonly session: SessionInfo | null
  readonly site: Pick<Site, 'name' | 'demo' | 'links'>
}

/** The root loader's data; undefined only where the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}
