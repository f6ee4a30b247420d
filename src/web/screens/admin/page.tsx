import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { REPORTING_TEXTS } from '../../../features/reporting/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { forgetAdminReadings } from '../../client/admin-cache.ts'

interface AdminPageProps {
  title: string
  /** Beside the title, e.g. a count. */
  aside?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** The inside of every screen of the admin area: title, actions, content. */
export function AdminPage({ title, aside, actions, children }: AdminPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 md:px-8 md:py-9 xl:px-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-36 flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="min-w-0 wrap-anywhere text-[28px]/9 md:text-[1.875rem]/10">{title}</h1>
          {aside ? <p className="text-ink-3 max-md:text-sm">{aside}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2.5">{actions}</div> : null}
      </div>
      <div className="mt-5 md:mt-6">{children}</div>
    </div>
  )
}

/** Reads the screen again, past the cache. */
export function useRefresh() {
  const { revalidate, state } = useRevalidator()
  const refresh = () => {
    forgetAdminReadings()
    return revalidate()
  }
  return { refresh, busy: state === 'loading' }
}

/** 'Atualizar': reads the numbers again. */
export function RefreshButton() {
  const { refresh, busy } = useRefresh()
  const { refresh: label, refreshing } = REPORTING_TEXTS
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      busyLabel={refreshing}
      icon={<RotateCw aria-hidden size={18} />}
      className="noscript:hidden"
      onClick={() => void refresh()}
    >
      {label}
    </Button>
  )
}

/** In place of what could not be read: the message and another try. */
export function LoadError({ message }: { message: string }) {
  const { refresh, busy } = useRefresh()
  return (
    <EmptyState
      kind="error"
      title={REPORTING_TEXTS.loadFailed}
      action={
        <Button busy={busy} busyLabel={REPORTING_TEXTS.refreshing} onClick={() => void refresh()}>
          {REPORTING_TEXTS.retry}
        </Button>
      }
    >
      <span role="alert">{message}</span>
    </EmptyState>
  )
}
