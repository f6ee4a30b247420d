import { type ComponentType, useState } from 'react'
import { TURMA } from '../../../features/classroom/turma/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLater } from '../../../ui/use-later.ts'
import { useRootData } from '../../root-data.ts'

interface PanelProps {
  userId: string | null
  isPremiumUser: boolean
}

interface LatePanelProps {
  load: () => Promise<{ readonly Panel: ComponentType<PanelProps> }>
  title: string
  lead: string
}

/** A screen of the class. The server draws its heading alone: what is below is on the person's device. */
export function LazyPanel({ load, title, lead }: LatePanelProps) {
  const root = useRootData()
  const userId = root?.session?.userId ?? null
  const [failed, setFailed] = useState(false)
  const late = useLater(load, !failed, () => setFailed(true))
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      {late ? (
        <late.Panel userId={userId} isPremiumUser={root?.isPremiumUser ?? false} />
      ) : (
        <>
          <h1 className="text-[1.75rem]/9 md:text-3xl">{title}</h1>
          <p className="mt-2 max-w-text text-ink-2 text-lg">{lead}</p>
          {failed ? (
            <div role="alert" className="mt-6 min-h-120">
              <p>{TURMA.failed}</p>
              <Button className="mt-3" onClick={() => setFailed(false)}>
                {TURMA.retry}
              </Button>
            </div>
          ) : (
            <p role="status" className="mt-6 flex min-h-120 items-start gap-2 noscript:hidden">
              <Spinner />
              {TURMA.loading}
            </p>
          )}
          <p className="mt-6 hidden rounded-control bg-warn-soft p-4 text-warn noscript:block">{TURMA.noScript}</p>
        </>
      )}
    </div>
  )
}
