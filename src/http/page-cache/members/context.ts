import { RouterContextProvider } from 'react-router'
import { addressContext, type MarkedVisit, markedRootContext, sessionContext } from '../../../web/context.ts'

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
