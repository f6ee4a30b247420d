import type { ReactNode } from 'react'
import { StarredPile, TwoSheets } from '../../../brand/plan-art.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PLANS_PANEL } from '../texts.ts'

/** Contents of the two plans, for every user without Premium. */
export function PlansPanel({ signedIn }: { signedIn: boolean }) {
  const { free, premium } = PLANS_PANEL
  return (
    <section
      aria-labelledby="plans-panel"
      className="late page-width pt-10 pb-18 [--late-size:50rem] md:[--late-size:28rem] lg:[--late-size:20rem]"
    >
      <div className="overflow-clip rounded-panel bg-paper shadow-sheet lg:grid lg:grid-cols-[1.06fr_1fr_1fr] forced-colors:border">
        <div className="relative flex flex-col pt-8 lg:pb-8">
          <span aria-hidden="true" className="absolute inset-y-0 left-7 w-0.5 bg-margin opacity-55 lg:left-9" />
          <h2 id="plans-panel" className="pr-6 pl-12 text-[1.375rem]/7.25 lg:pl-16 lg:text-2xl">
            {PLANS_PANEL.title}
          </h2>
          {/* Written on the lines: one to each line of text, to the end of the panel. */}
          <p className="mt-3 grow bg-[repeating-linear-gradient(transparent_0_calc(1lh-1px),var(--color-guide)_calc(1lh-1px)_1lh)] bg-local pr-6 pb-[2lh] pl-12 text-base text-ink-2 lg:pl-16">
            {PLANS_PANEL.intro}
          </p>
        </div>
        <div className="md:grid md:grid-cols-2 lg:contents">
          <Plan drawing={<TwoSheets />} name={free.name} description={free.description}>
            <LinkButton block variant="secondary" to={signedIn ? '/activities' : '/register'}>
              {free.action}
            </LinkButton>
          </Plan>
          <Plan drawing={<StarredPile />} name={premium.name} description={premium.description}>
            <LinkButton block variant="star" to="/plans">
              {premium.action}
            </LinkButton>
          </Plan>
        </div>
      </div>
    </section>
  )
}

interface PlanProps {
  drawing: ReactNode
  name: string
  description: string
  children: ReactNode
}

function Plan({ drawing, name, description, children }: PlanProps) {
  return (
    <div className="flex flex-col border-line border-t p-6 md:p-8 md:not-first:border-l lg:border-t-0 lg:border-l">
      {drawing}
      <h3 className="mt-4 text-lg">{name}</h3>
      <p className="mt-1 mb-6 text-ink-2">{description}</p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
