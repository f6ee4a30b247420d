import { useEffect, useState } from 'react'
import { useCalm } from '../../../../ui/appearance.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Pauta } from '../../../../ui/pauta.tsx'
import { HERO_WORD_MS } from '../../rules.ts'
import { HERO } from '../../texts.ts'

/**
 * Users of the sheets, one word after the other, on handwriting lines: each shows for 2 s and fades in 500 ms (rule:
 * home lists). In calm mode it stays at the first. Decoration: the heading contains all of them.
 */
export function HeroWord() {
  const calm = useCalm()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (calm) return
    const timer = setInterval(() => setTurn((now) => (now + 1) % HERO.words.length), HERO_WORD_MS)
    return () => {
      clearInterval(timer)
      setTurn(0)
    }
  }, [calm])

  // All words are at the same position, so that the widest one sets the width and the layout is stable.
  return (
    <Pauta className="mt-3 text-[min(50px,14vw)] lg:text-[62px] xl:text-[76px]">
      <span className="inline-grid">
        {HERO.words.map((word, i) => (
          <span
            key={word}
            className={classNames(
              'col-start-1 row-start-1 transition-opacity duration-500',
              i === turn ? 'opacity-100' : 'opacity-0',
            )}
          >
            {word}
          </span>
        ))}
      </span>
    </Pauta>
  )
}
