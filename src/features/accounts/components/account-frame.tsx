import type { ReactNode } from 'react'
import { Pauta } from '../../../ui/pauta.tsx'
import pencil from './pencil.svg'

interface AccountFrameProps {
  title: string
  intro: string
  /** A word of the cursive subset. */
  welcome: string
  /** The word traced on the second line; default: `welcome`. */
  trace?: string
  aside: string
  children: ReactNode
}

/** Frame of sign-in and sign-up; from 1024 px on with an open notebook page beside the form. */
export function AccountFrame({ title, intro, welcome, trace = welcome, aside, children }: AccountFrameProps) {
  return (
    <div className="grid lg:min-h-[calc(100dvh-77px)] lg:grid-cols-2">
      <div className="mx-auto w-full max-w-120 px-5 pt-8 pb-12 lg:max-w-110 lg:self-center lg:px-0 lg:py-12">
        <h1 className="text-[28px]/9 lg:text-3xl">{title}</h1>
        <p className="mt-1.5 text-ink-2">{intro}</p>
        {children}
      </div>
      <aside className="relative hidden flex-col justify-center overflow-clip border-line border-l bg-paper py-12 pr-8 pl-24 lg:flex">
        <span aria-hidden="true" className="absolute inset-y-0 left-14 w-0.5 bg-margin/55" />
        <div className="grid gap-7 text-[72px]">
          <Pauta>{welcome}</Pauta>
          <Pauta>
            {/* Drawn, not written: a word to trace over is pale on purpose. */}
            <span
              data-trace={trace}
              className="opacity-50 [word-spacing:1.25rem] before:content-[attr(data-trace)] dark:opacity-60"
            />
          </Pauta>
          <div className="relative">
            <Pauta />
            <img
              src={pencil}
              alt=""
              width={206}
              height={24}
              className="absolute top-11.5 left-38 rotate-172 dark:brightness-90"
            />
          </div>
        </div>
        <p className="mt-10 max-w-116 text-lg text-ink-2">{aside}</p>
      </aside>
    </div>
  )
}
