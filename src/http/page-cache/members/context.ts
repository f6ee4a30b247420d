import { RouterContextProvider } from 'react-router'
import { addressContext, markedRootContext, sessionContext } from '../../../web/context.ts'
import type { RootReading } from '../../../web/shell/root-data.ts'

/** A page asked for on behalf of a kind of people. */
export interface MarkedVisit {
  readonly root: RootReading
  /** Told when something on the page wants to know who is here, beyond `root`: then it is a page for one person. */
  readonly onPersonal: () => void
}

/** Context for rendering a shared page. There is no session; a loader that asks for one marks the page as personal. */
export function markedContext({ root, onPersonal }: MarkedVisit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(markedRootContext, root)
  const get = context.get.bind(context)
  context.get = (wanted) => {
    const personal: readonly unknown[] = [sessionContext, addressContext]
    if (personal.includes(wanted)) onPersonal()
    return get(wanted)
  }
  return context
}
