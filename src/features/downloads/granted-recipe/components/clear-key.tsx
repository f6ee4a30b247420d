import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { choicesOf } from '../../../../../sheets/variants/draw-variant.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../../catalogue/taxonomy/rules.ts'
import { useEngine } from '../../variants/components/use-engine.ts'
import { usePictures } from '../../variants/components/use-pictures.ts'
import { PREPARE } from '../../variants/texts.ts'
import { grantedRecipeKey } from '../rules.ts'
import { fetchGrantedRecipe } from './granted-recipe-calls.ts'

interface KeyProps {
  activity: Pick<Activity, 'id' | 'title' | 'category'>
  /** Of the file, from 1. */
  page: number
  /** The blurred picture. */
  children: ReactNode
}

/** Whether the element was in view at any time. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || seen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, seen])
  return seen
}

/**
 * A page of the answer key: clear for a person who was granted the sheet (rule: answer keys), blurred for others. The
 * server decides; the picture is drawn here, by the recipe that it hands out.
 */
export function ClearKey({ userId, ...key }: KeyProps & { userId: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const { data: recipe } = useQuery({
    queryKey: grantedRecipeKey(userId, key.activity.id),
    queryFn: ({ signal }) => fetchGrantedRecipe(userId, key.activity.id, signal),
    enabled: seen,
    retry: false,
  })
  return (
    <span ref={place} className="block">
      {seen && recipe ? <DrawnKey recipe={recipe} {...key} /> : key.children}
    </span>
  )
}

/** Until it is drawn, and where it cannot be, the blurred picture. */
function DrawnKey({ recipe, activity, page, children }: KeyProps & { recipe: Recipe }) {
  const { drawn } = usePictures(useEngine().engine, {
    kind: recipe.kind,
    category: CATEGORY_KEYS[activity.category],
    source: recipe,
    choices: choicesOf(recipe),
  })
  const url = drawn.urls[page - 1]
  if (!url) return children
  return (
    <span className="block aspect-3/4 bg-sheet">
      <img src={url} alt={PREPARE.clearKey(activity.title)} draggable={false} className="size-full object-cover" />
    </span>
  )
}
