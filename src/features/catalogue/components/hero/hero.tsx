import { Files } from 'lucide-react'
import type { ReactNode } from 'react'
import { roundDownToTens } from '../../rules.ts'
import { SearchBox } from '../../search/components/search-box.tsx'
import { HERO } from '../../texts.ts'
import { HeroWord } from './hero-word.tsx'
import sheetLetter from './sheet-1.svg'
import sheetPairs from './sheet-2.svg'
import sheetMaze from './sheet-3.svg'

/** The top of home: for whom, and the search box. `children` is the line below it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="relative z-10 overflow-x-clip">
      <div className="page-width relative pt-6 pb-2 lg:grid lg:grid-cols-[1fr_350px] lg:gap-6 lg:py-8 xl:grid-cols-[1fr_456px]">
        <span aria-hidden="true" className="absolute inset-y-0 left-7 hidden w-0.5 bg-margin opacity-55 xl:block" />
        <div className="lg:self-center">
          <h1 className="text-[1.75rem]/9 tracking-[-0.022em] min-[22.5rem]:text-[2rem]/10 lg:text-[2.5rem]/12 xl:text-4xl">
            {HERO.lead} <span className="sr-only">{HERO.audience}</span>
          </h1>
          <HeroWord />
          <div className="relative mt-5 max-w-164 lg:mt-6">
            <SearchBox look="hero" />
          </div>
          <div className="relative mt-4 min-h-7">{children}</div>
        </div>
        <Pile />
      </div>
    </section>
  )
}

/** Number of activities, rounded down to tens; empty below ten. */
export function HeroCounter({ count }: { count: number }) {
  const rounded = roundDownToTens(count)
  if (rounded === 0) return null
  return (
    <p className="flex items-center gap-2 text-ink-2 max-[22.5rem]:text-[0.9375rem]">
      <Files aria-hidden size={22} />
      <span>
        <strong className="font-semibold text-ink">{HERO.counterStrong(rounded)}</strong> {HERO.counterRest}
      </span>
    </p>
  )
}

const sheet = 'absolute rounded-sheet shadow-float thumb'

/** Three sheets on the desk, a pencil on the last one: decoration, and only where there is room. */
function Pile() {
  const picture = { width: 300, height: 400, loading: 'lazy', decoding: 'async' } as const
  return (
    <div aria-hidden="true" className="relative hidden h-115 lg:block xl:h-126">
      <div className="absolute top-1/2 left-1/2 h-126 w-114 origin-center -translate-1/2 scale-[.77] xl:scale-100">
        <span className={`${sheet} top-10 left-3 w-62.5 -rotate-7`}>
          <img alt="" {...picture} src={sheetLetter} className="w-full rounded-sheet" />
        </span>
        <span className={`${sheet} top-1 right-1 w-62.5 rotate-[5.5deg]`}>
          <img alt="" {...picture} src={sheetPairs} className="w-full rounded-sheet" />
        </span>
        <span className={`${sheet} top-28 left-26 w-68 -rotate-[1.5deg]`}>
          <img alt="" {...picture} src={sheetMaze} className="w-full rounded-sheet" />
        </span>
      </div>
    </div>
  )
}
