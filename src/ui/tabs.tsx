import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { focusInView } from './focus-in-view.ts'
import { TabTrigger } from './tab-trigger.tsx'

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  /** The tab that is open at first. */
  initial: string
  tabs: readonly {
    readonly value: string
    readonly label: string
    readonly icon?: ReactNode
    readonly content: ReactNode
  }[]
}

/** Panels of which one is seen: arrow keys go from tab to tab; below 1024 px the tabs take two lines. */
export function Tabs({ label, initial, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue={initial}>
      <div {...focusInView} className="-mx-1 overflow-x-auto px-1 pt-1 [scrollbar-width:none]">
        <Radix.List
          aria-label={label}
          className="grid grid-cols-2 border-line border-b-2 lg:flex lg:w-max lg:min-w-full"
        >
          {tabs.map(({ value, label: name, icon }) => (
            <TabTrigger
              key={value}
              value={value}
              isInitial={value === initial}
              className="-mb-0.5 flex min-h-13 items-center gap-2 lg:whitespace-nowrap max-sm:text-left max-sm:text-[0.9375rem]/5 max-sm:[&_svg]:hidden rounded-t-control border-transparent border-b-4 px-3 pt-1 -outline-offset-3 lg:px-4 font-display font-medium text-ink-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:font-semibold data-[state=active]:text-ink"
            >
              {icon}
              {name}
            </TabTrigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className="mt-5 md:mt-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
