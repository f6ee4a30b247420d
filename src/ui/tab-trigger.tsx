import * as Tabs from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface TabTriggerProps extends ComponentProps<typeof Tabs.Trigger> {
  /** True for the tab whose panel is open at first. */
  isInitial: boolean
}

/** A tab that keys reach before the application is there, too: the server's page has no place in the order of Tab else. */
export function TabTrigger({ isInitial, ...props }: TabTriggerProps) {
  const early = useHydrated() ? {} : { tabIndex: isInitial ? 0 : -1 }
  return <Tabs.Trigger {...props} {...early} />
}
