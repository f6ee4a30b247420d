import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { choicesOf } from '../../../../sheets/variants/draw-variant.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../catalogue/taxonomy/rules.ts'
import { fetchGrantedRecipe } from '../../downloads/granted-recipe/components/granted-recipe-calls.ts'
import { grantedRecipeKey } from '../../downloads/granted-recipe/rules.ts'
import { PREPARE } from '../texts.ts'
import { openEngine } from './engine.ts'

interface KeyProps {
  activity: Pick<Activity, 'id' | 'title' | 'category'>
  /** Of the file, from 1. */
  page: number
  /** The blurred picture. */
  children: ReactNode
}

/** True if the element was in view at any time. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || seen) return
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }
    // The page beside the one in view touches its edge.
    const observer = new IntersectionObserver(look, { threshold: 0.01 })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, seen])
  return seen
}

/**
 * A page of the answer key: clear for a person who was granted the sheet (rule: answer keys), blurred for others, until it
 * is drawn, and where it cannot be. The server decides; the pictures are drawn here, by the recipe that it hands out, once
 * for all pages.
 */
export function ClearKey({ userId, activity, page, children }: KeyProps & { userId: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const key = grantedRecipeKey(userId, activity.id)
  const { data: recipe } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchGrantedRecipe(userId, activity.id, signal),
    enabled: seen,
    retry: false,
  })
  const { data: pages } = useQuery({
    queryKey: [...key, 'pages'],
    // The grant brings the recipe: without this check unseen pages would be drawn beside the prepared ones.
    queryFn: recipe && seen ? () => drawPages(recipe, CATEGORY_KEYS[activity.category]) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const url = useSvgUrl(recipe ? pages?.[page - 1] : undefined)
  return (
    <span ref={place} className="block">
      {url ? (
        <span className="block aspect-3/4 bg-sheet">
          <img src={url} alt={PREPARE.clearKey(activity.title)} draggable={false} className="size-full object-cover" />
        </span>
      ) : (
        children
      )}
    </span>
  )
}

/** SVG documents of all pages, answers included. @throws EngineError */
async function drawPages(recipe: Recipe, category: string): Promise<readonly string[]> {
  const engine = openEngine()
  try {
    const order = { kind: recipe.kind, category, source: recipe, choices: choicesOf(recipe) }
    return (await engine.pictures(order)).pages
  } finally {
    engine.stop()
  }
}

/** An address of this page for an SVG document; null without one. */
function useSvgUrl(svg: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (svg === undefined) return
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [svg])
  return url
}
